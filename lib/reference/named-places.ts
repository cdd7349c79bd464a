import { bestPlace, type FoundPlace } from "./places";

/** A part of a text, and the place that it names; null where nothing is called so. */
export interface NamedPart {
  text: string;
  found: FoundPlace | null;
}

interface Part extends NamedPart {
  words: number;
  doubt: number;
}

/** Words of a name at most: `Rio de Janeiro`. */
const LONGEST_NAME = 3;
/** Of more words, each is a name: there would be too many ways to divide them. */
const MOST_WORDS = 6;

/**
 * Divides a text into names of places that stand one after the other: `new york ist` is New York and Istanbul. Of all ways to divide it, the
 * one that leaves the fewest words unknown, does not stay in one city, and is least in doubt of any of them; then the one of fewer names. Typing
 * errors are looked for only where words are unknown without. A comma divides names too, unless it is a letter of one on the other keyboard.
 */
export function divideNames(text: string): NamedPart[] {
  const words = text.split(/\s+/).flatMap(atCommas).filter(Boolean);
  const exact = divide(words, false);
  const parts = unknownWords(exact) === 0 ? exact : divide(words, true);
  return parts.map(({ text: part, found }) => ({ text: part, found }));
}

/** Shorter parts of a word are names of nothing: `n,bkbcb` is Tbilisi. */
const SHORTEST_NAME = 3;

function atCommas(word: string): string[] {
  const parts = word.split(/[,;]+/).filter(Boolean);
  if (parts.length < 2) return [word];
  const areNames = parts.every((part) => part.length >= SHORTEST_NAME && bestPlace(part, false));
  return !areNames && bestPlace(word, true) ? [word] : parts;
}

function divide(words: readonly string[], heedsErrors: boolean): Part[] {
  const known = new Map<string, Part>();
  const partOf = (from: number, to: number): Part => {
    const text = words.slice(from, to).join(" ");
    const part = known.get(text) ?? lookUp(text, to - from, heedsErrors);
    known.set(text, part);
    return part;
  };
  if (words.length > MOST_WORDS) return words.map((_, index) => partOf(index, index + 1));
  const ways = (from: number): Part[][] => {
    if (from === words.length) return [[]];
    const ends = Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, index) => from + index + 1);
    return ends.flatMap((end) => ways(end).map((rest) => [partOf(from, end), ...rest]));
  };
  return ways(0).reduce((best, way) => (isBetter(way, best) ? way : best));
}

function lookUp(text: string, words: number, heedsErrors: boolean): Part {
  const best = bestPlace(text, heedsErrors);
  return { text, words, found: best?.found ?? null, doubt: best?.doubt ?? 0 };
}

function isBetter(way: readonly Part[], best: readonly Part[]): boolean {
  const [mine, theirs] = [way, best].map((each) => [unknownWords(each), stays(each), greatestDoubt(each), each.length]);
  const differing = mine?.findIndex((value, index) => value !== theirs?.[index]) ?? -1;
  return differing >= 0 && (mine?.[differing] ?? 0) < (theirs?.[differing] ?? 0);
}

function unknownWords(parts: readonly Part[]): number {
  return parts.reduce((total, { found, words }) => total + (found ? 0 : words), 0);
}

/** How often one goes from a city to itself. */
function stays(parts: readonly Part[]): number {
  return parts.filter(({ found }, index) => found && found.airport.cityCode === parts[index - 1]?.found?.airport.cityCode).length;
}

function greatestDoubt(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map(({ doubt }) => doubt));
}
