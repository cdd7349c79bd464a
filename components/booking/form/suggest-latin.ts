import { passportSpelling } from "@/lib/domain/passengers/transliterate";

/**
 * The Latin spelling of a name that was typed in Cyrillic, in part at least; null where there is nothing to suggest.
 * @param citizenship ISO 3166-1 alpha-2: passports spell by their country's custom
 */
export function suggestLatin(name: string, citizenship: string): string | null {
  if (!/\p{Script=Cyrillic}/u.test(name)) return null;
  return passportSpelling(name, citizenship) || null;
}
