import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import type { SearchValues } from "../search-form-schema";

// Travellers and cabins as people write them, in all languages at once: an agent's keyboard is not always in the language of the page.

type Party = SearchValues["party"];

/** Latin letters, the Russian ones of the same words and of the same keys, and those that only look Latin. */
const LETTERS: Readonly<Record<keyof Party, string>> = { adt: "aавф", chd: "cср", inf: "iмш", ins: "sы" };

const PARTY = new RegExp(`^(?:\\d+[${Object.values(LETTERS).join("")}])+$`, "iu");

/** Codes of the trade, abbreviations and words. An infant with a seat comes first: its words hold those of the others. */
const AGE_WORDS = [
  ["s", "ins|infants?\\s+with\\s+(?:a\\s+)?seats?|младен(?:ец|ца|цев|цы)\\s+с\\s+мест(?:ом|ами)|joyli\\s+chaqaloq(?:lar)?"],
  ["a", "adt|adults?|взр|взросл(?:ый|ого|ых|ые)|katta(?:lar)?(?:\\s+yoshli(?:lar)?)?|катта(?:лар)?"],
  ["c", "chd|cnn|child(?:ren)?|kids?|реб|реб[её]н(?:ок|ка)|дет|дет(?:и|ей)|bola(?:lar)?|бола(?:лар)?"],
  ["i", "inf|infants?|мл|млад|младен(?:ец|ца|цев|цы)|chaqaloq(?:lar)?|ча[қк]ало[қк](?:лар)?"],
] as const;

/** What Uzbek puts between a number and what is counted. */
const COUNTERS = "ta|nafar|та|нафар";

const CABIN_WORDS = [
  ["B", "business|бизнес|biznes"],
  ["E", "economy|эконом|ekonom"],
] as const;

/** A line whose words of travellers and cabins are the letters of experts: `2 adults 1 child business` is `2a 1c B`. */
export function shortened(line: string): string {
  const ages = AGE_WORDS.reduce((text, [letter, words]) => {
    const counted = new RegExp(`(\\d{1,2})\\s*(?:(?:${COUNTERS})\\s+)?(?:${words})(?!\\p{L})\\.?`, "giu");
    return text.replaceAll(counted, (found: string, count: string, at: number, whole: string) =>
      BEFORE_COUNT.test(whole.slice(0, at)) ? count + letter : found,
    );
  }, line);
  return CABIN_WORDS.reduce((text, [letter, words]) => {
    const named = new RegExp(`(^|[^\\p{L}])(?:${words})(?:[\\s-]*(?:class|класс|klass))?(?!\\p{L})`, "giu");
    return text.replaceAll(named, (_, before: string) => before + letter);
  }, ages);
}

/** What may stand before a number of travellers: it is no part of a longer number. */
const BEFORE_COUNT = /(?:^|[\s,;\p{L}])$/u;

/** The travellers of `2A1C1I1S`, or of `2в1р1м`; null where a word tells of none. */
export function partyOf(word: string): Party | null {
  if (!PARTY.test(word)) return null;
  const count = (age: keyof Party) =>
    [...word.matchAll(new RegExp(`(\\d+)[${LETTERS[age]}]`, "giu"))].reduce((total, [, digits]) => total + Number(digits), 0);
  return { adt: count("adt"), chd: count("chd"), inf: count("inf"), ins: count("ins") };
}

/** All of several words together: `2A 1C 1I`. */
export function sumOf(parties: readonly Party[]): Party {
  const sum = (age: keyof Party) => parties.reduce((total, party) => total + party[age], 0);
  return { adt: sum("adt"), chd: sum("chd"), inf: sum("inf"), ins: sum("ins") };
}

/** Whether both tell how many there are of one age. */
export function saysTwice(one: Party, other: Party): boolean {
  return AGE_GROUPS.some((age) => one[age] > 0 && other[age] > 0);
}
