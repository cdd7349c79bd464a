import type { Location } from "@/lib/contracts/interface/calendar";
import type { Locale } from "@/lib/domain/localized";
import { airportByCode, airportsOf } from "@/lib/reference/airports";

/** Finds the city of a place and its location. @param code of a city or an airport. @returns null where it is unknown */
export function findCity(code: string, locale: Locale): { title: string; location: Location } | null {
  const airport = airportByCode(airportsOf(code)[0] ?? "");
  if (!airport) return null;
  const { latitude, longitude, city } = airport;
  return { title: city[locale], location: { latitude, longitude } };
}
