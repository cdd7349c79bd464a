import type { z } from "zod";
import type { airport as airportSchema } from "@/lib/contracts/shared";
import type { Locale, LocalizedText } from "@/lib/domain/localized";
import { airportByCode } from "@/lib/reference/airports";
import { countryName } from "@/lib/reference/countries";

export type AirportView = z.infer<typeof airportSchema>;

/** ISO 3166-1 leaves `ZZ` to its users: an airport that the reference data does not know. */
const UNKNOWN_COUNTRY = "ZZ";

function inAllLocales(name: (locale: Locale) => string): LocalizedText {
  return { uz: name("uz"), en: name("en"), ru: name("ru") };
}

/** A search shows the same few airports thousands of times, and country names are slow to look up. */
const shown = new Map<string, AirportView>();

/** An airport as every answer of the interface shows it; one that is unknown shows its code. The object is shared: never change it. */
export function presentAirport(code: string, locale: Locale): Readonly<AirportView> {
  const key = `${code}${locale}`;
  const view = shown.get(key) ?? makeView(code, locale);
  // Unknown codes are not kept: they could be any number.
  if (isKnownAirport(view)) shown.set(key, view);
  return view;
}

/** Whether the reference data know the airport. */
export function isKnownAirport({ country }: AirportView): boolean {
  return country.code !== UNKNOWN_COUNTRY;
}

function makeView(code: string, locale: Locale): AirportView {
  const known = airportByCode(code);
  const title = known?.name ?? { uz: null, en: code, ru: null };
  const city = known?.city ?? inAllLocales(() => code);
  const country = known?.country ?? UNKNOWN_COUNTRY;
  const countries = inAllLocales((each) => (known ? countryName(country, each) : country));
  return {
    code,
    title: title[locale] ?? title.en,
    title_intl: { uz: title.uz, en: title.en, ru: title.ru },
    city: city[locale],
    city_intl: { uz: city.uz, en: city.en, ru: city.ru },
    country: { code: country, title: countries[locale], title_intl: countries },
  };
}
