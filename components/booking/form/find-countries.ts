import type { CountryOption } from "@/lib/contracts/places";
import type { Locale } from "@/lib/domain/localized";
import { plainText } from "@/lib/i18n/plain-text";

/** Whose citizens an agency in Uzbekistan sees most: offered before anything is typed. */
const FREQUENT = ["UZ", "KZ", "KG", "TJ", "TM", "RU", "TR", "KR"];
const LIMIT = 8;

/**
 * Countries whose code or name begins with what was typed, then those that have a word beginning with it.
 * Apostrophes and letter case do not matter.
 */
export function findCountries(countries: readonly CountryOption[], text: string, locale: Locale): CountryOption[] {
  const wanted = plainText(text, locale);
  if (wanted === "") return FREQUENT.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted, locale) })).filter(({ rank }) => rank < NO_MATCH);
  return ranked
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, LIMIT)
    .map(({ country }) => country);
}

const NO_MATCH = 3;

function rankOf({ code, name }: CountryOption, wanted: string, locale: Locale): number {
  if (code.toLowerCase() === wanted) return 0;
  const words = plainText(name, locale);
  if (words.startsWith(wanted)) return 1;
  return words.includes(` ${wanted}`) ? 2 : NO_MATCH;
}
