import type { PlaceOption } from "@/lib/contracts/portal/places";

/** Where the place of an IATA code stands in the page's cache; the server fills it too. */
export const placeKey = (code: string, locale: string) => ["place", locale, code] as const;

/** Where the places that a text finds stand; of a blank one the popular ones. */
export const placesKey = (text: string, locale: string) => ["places", locale, text] as const;

/** What stands at `placeKey`: of the places that a code finds, the one of this code. */
export function placeOfCode(found: readonly PlaceOption[], code: string): PlaceOption | null {
  return found.find((place) => place.code === code) ?? null;
}
