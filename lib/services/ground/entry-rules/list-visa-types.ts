import type { VisaTypes, VisaTypesLegacy } from "@/lib/contracts/interface/services";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { allCountryCodes, continentOf, countryName } from "@/lib/reference/countries";
import { CITIZENSHIP, entryRules } from "./entry-rules";
import { visaTypeOf } from "./visa-type-texts";

type VisaQuery = { countries: readonly string[]; locale: Locale };
type LegacyCountry = VisaTypesLegacy[string];

/**
 * How citizens of Uzbekistan enter the countries, by country and citizenship. A country without a known rule has no visa types.
 * @throws AppError validation where a code is no country's
 */
export async function listVisaTypes(query: VisaQuery): Promise<VisaTypes> {
  const countries = await readCountries(query);
  return Object.fromEntries(
    countries.map(({ visa_types, ...country }) => [
      country.code,
      { ...country, visas_for_citizens: { [CITIZENSHIP]: { ...named(CITIZENSHIP), visa_types } } },
    ]),
  );
}

/** The same in the older shape: visa types directly per country. */
export async function listVisaTypesLegacy(query: VisaQuery): Promise<VisaTypesLegacy> {
  const countries = await readCountries(query);
  return Object.fromEntries(countries.map((country) => [country.code, country]));
}

async function readCountries({ countries, locale }: VisaQuery): Promise<LegacyCountry[]> {
  validate(countries);
  const rules = await entryRules(CITIZENSHIP);
  return countries.map((code) => ({
    ...named(code),
    continent: continentOf(code),
    visa_types: (rules.get(code) ?? []).map((rule) => visaTypeOf(rule, locale)),
  }));
}

function named(code: string) {
  return { code, name_ru: countryName(code, "ru"), name_en: countryName(code, "en") };
}

const KNOWN: ReadonlySet<string> = new Set(allCountryCodes());

function validate(countries: readonly string[]): void {
  const fields: FieldErrors = {};
  countries.forEach((code, index) => {
    if (!KNOWN.has(code)) fields[`countries.${index}`] = [unknownCountry(code)];
  });
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
}

function unknownCountry(code: string): LocalizedText {
  return t(
    `${code} is no country's code. Give two letters of ISO 3166-1, such as TR.`,
    `${code} — не код страны. Укажите две буквы по ISO 3166-1, например TR.`,
    `${code} — davlat kodi emas. ISO 3166-1 boʻyicha ikki harfni kiriting, masalan TR.`,
  );
}
