import { transliterate } from "@/lib/domain/transliterate";

/** The Latin spelling of a name that was typed in Cyrillic, in part at least; null where there is nothing to suggest. */
export function suggestLatin(name: string): string | null {
  if (!/\p{Script=Cyrillic}/u.test(name)) return null;
  return transliterate(name) || null;
}
