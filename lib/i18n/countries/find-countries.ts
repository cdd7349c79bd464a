import type { Locale } from "@/lib/domain/localized";
import { plainText } from "@/lib/i18n/plain-text";
import { otherNamesOf } from "./other-names";

interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the page's language. */
  name: string;
}

/** Whose citizens an agency in Uzbekistan sees most: offered before anything is typed. */
const FREQUENT = ["UZ", "KZ", "KG", "TJ", "TM", "RU", "TR", "KR"];
const LIMIT = 8;

/**
 * Countries whose code or name begins with what was typed, then those that have a word beginning with it, then those with another name in use.
 * Apostrophes and letter case do not matter.
 */
export function findCountries<Country extends CountryOption>(countries: readonly Country[], text: string, locale: Locale): Country[] {
  const wanted = plainText(text, locale);
  if (wanted === "") return FREQUENT.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted, locale) })).filter(({ rank }) => rank < NO_MATCH);
  return ranked
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, LIMIT)
    .map(({ country }) => country);
}

const NO_MATCH = 4;

function rankOf({ code, name }: CountryOption, wanted: string, locale: Locale): number {
  const others = otherNamesOf(code);
  if (code.toLowerCase() === wanted || others.includes(wanted)) return 0;
  const words = plainText(name, locale);
  if (words.startsWith(wanted)) return 1;
  if (words.includes(` ${wanted}`)) return 2;
  return others.some((other) => ` ${other}`.includes(` ${wanted}`)) ? 3 : NO_MATCH;
}
