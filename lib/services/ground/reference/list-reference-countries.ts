import type { ReferenceCountry } from "@/lib/contracts/interface/reference";
import { allCountryCodes, continentOf, countryName } from "@/lib/reference/countries";
import { listByLocale } from "./list-by-locale";

/** All countries, by code. */
export const listReferenceCountries = listByLocale((locale): ReferenceCountry[] =>
  allCountryCodes().map((code) => ({
    code,
    title: countryName(code, locale),
    title_intl: { uz: countryName(code, "uz"), en: countryName(code, "en"), ru: countryName(code, "ru") },
    continent: continentOf(code),
  })),
);
