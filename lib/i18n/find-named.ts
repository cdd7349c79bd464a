import type { Locale } from "@/lib/domain/localized";
import { plainText } from "./plain-text";

interface Named {
  code: string;
  /** In the page's language. */
  name: string;
}

interface Finding {
  /** As `plainText` makes it; not empty. */
  wanted: string;
  language: Locale;
  /** Other names in use, as `plainText` makes them. */
  othersOf?: (code: string) => readonly string[];
}

const LIMIT = 8;
const NO_MATCH = 4;

/** What has the code, then what has a name that begins with what was typed, then a word of its name, then another name in use. */
export function findNamed<Item extends Named>(items: readonly Item[], { wanted, language, othersOf = () => [] }: Finding): Item[] {
  const rankOf = ({ code, name }: Named): number => {
    const others = othersOf(code);
    if (code.toLowerCase() === wanted || others.includes(wanted)) return 0;
    const words = plainText(name, language);
    if (words.startsWith(wanted)) return 1;
    if (words.includes(` ${wanted}`)) return 2;
    return others.some((other) => ` ${other}`.includes(` ${wanted}`)) ? 3 : NO_MATCH;
  };
  const ranked = items.map((item) => ({ item, rank: rankOf(item) })).filter(({ rank }) => rank < NO_MATCH);
  return ranked
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, LIMIT)
    .map(({ item }) => item);
}
