import type { Locale } from "@/lib/domain/localized";
import { derived } from "@/lib/reference/current-tables";
import { remembered } from "@/lib/util/waiting/remembered";

/**
 * A list of reference data in each language, made when it is first asked for, and again once the tables were replaced.
 * @returns the same object each time, until then: never change it
 */
export function listByLocale<Item>(make: (locale: Locale) => Item[]): (locale: Locale) => readonly Item[] {
  const lists = derived(() => new Map<Locale, Item[]>());
  return (locale) => remembered(lists(), locale, () => make(locale));
}
