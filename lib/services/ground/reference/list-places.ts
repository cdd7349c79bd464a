import type { PlaceOption } from "@/lib/contracts/portal/places";
import type { Locale } from "@/lib/domain/localized";
import { searchPlaces } from "@/lib/reference/places";

/** Longest list that an agent would read while typing. */
const LIMIT = 8;

/** Cities and airports that begin with what was typed, in any of the three languages. */
export async function listPlaces({ text, locale }: { text: string; locale: Locale }): Promise<PlaceOption[]> {
  return searchPlaces(text, locale, LIMIT);
}
