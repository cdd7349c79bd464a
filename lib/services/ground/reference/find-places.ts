import type { ReferencePlace } from "@/lib/contracts/interface/reference";
import type { Locale } from "@/lib/domain/localized";
import { airportsOf } from "@/lib/reference/airports";
import { type FoundPlace, findPlaces as find } from "@/lib/reference/places";
import { presentAirport } from "../presenters/present-reference";

interface Typed {
  /** Text in any of the three languages, or a code; empty finds the popular places. */
  text: string;
  /** How many places to find, at most. */
  limit?: number | undefined;
  /** Language of the names in the answer. */
  locale: Locale;
}

const USUAL_LIMIT = 10;

/** Cities and airports that begin with what was typed, best first. */
export function findPlaces({ text, limit = USUAL_LIMIT, locale }: Typed): ReferencePlace[] {
  return find(text, limit).map((found) => present(found, locale));
}

function present({ code, kind, airport, town }: FoundPlace, locale: Locale): ReferencePlace {
  const { title, title_intl, city, city_intl, country } = presentAirport(airport.code, locale);
  const name = kind === "city" ? { title: city, title_intl: city_intl } : { title, title_intl };
  return { code, type: kind, ...name, city, city_intl, country, airports: airportsOf(code), town_intl: town ?? null };
}
