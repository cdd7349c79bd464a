import type { NamedPlace } from "@/lib/contracts/portal/places";
import type { Locale } from "@/lib/domain/localized";
import { divideNames } from "@/lib/reference/named-places";
import { presentPlace } from "@/lib/reference/places";

/** Places that a text names one after the other, in its order; names may be of several words, in any of the three languages. */
export async function listNamedPlaces({ text, locale }: { text: string; locale: Locale }): Promise<NamedPlace[]> {
  return divideNames(text).map(({ text: part, found }) => ({ text: part, place: found && presentPlace(found, locale) }));
}
