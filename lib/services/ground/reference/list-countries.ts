import type { CountryOption } from "@/lib/contracts/portal/places";
import type { Locale } from "@/lib/domain/localized";
import { allCountryCodes, countryName } from "@/lib/reference/countries";

/** All countries by name in the caller's language, in its alphabetical order. */
export async function listCountries({ locale }: { locale: Locale }): Promise<CountryOption[]> {
  const order = new Intl.Collator(locale);
  return allCountryCodes()
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((left, right) => order.compare(left.name, right.name));
}
