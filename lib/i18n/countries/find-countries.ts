import type { Locale } from "@/lib/domain/localized";
import { findNamed } from "../find-named";
import { plainText } from "../plain-text";
import { otherNamesOf } from "./other-names";

interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the page's language. */
  name: string;
}

/** Whose citizens an agency in Uzbekistan sees most: offered before anything is typed. */
const FREQUENT = ["UZ", "KZ", "KG", "TJ", "TM", "RU", "TR", "KR"];

/**
 * Countries whose code or name begins with what was typed, then those that have a word beginning with it, then those with another name in use.
 * Apostrophes and letter case do not matter.
 */
export function findCountries<Country extends CountryOption>(countries: readonly Country[], text: string, language: Locale): Country[] {
  const wanted = plainText(text, language);
  if (wanted === "") return FREQUENT.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return findNamed(countries, { wanted, language, othersOf: otherNamesOf });
}
