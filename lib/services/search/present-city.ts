import type { Destination } from "@/lib/contracts/calendar";
import type { Locale } from "@/lib/domain/localized";
import { airportsOf } from "@/lib/reference/airports";
import { presentAirport } from "./present-place";

/** A city by its metropolitan code, or by that of its only airport. */
export function presentCity(code: string, locale: Locale): Destination["place"] {
  const { city, city_intl, country } = presentAirport(airportsOf(code)[0] ?? code, locale);
  return { code, title: city, title_intl: city_intl, country };
}
