import type { ReferenceAirport } from "@/lib/contracts/interface/reference";
import type { Locale } from "@/lib/domain/localized";
import { type Airport, allAirports } from "@/lib/reference/airports";
import { listByLocale } from "./list-by-locale";

/** All airports with scheduled service, by code. */
export const listAirports = listByLocale((locale) =>
  allAirports()
    .map((airport) => present(airport, locale))
    .sort((left, right) => (left.code < right.code ? -1 : 1)),
);

function present(
  { code, cityCode, country, timeZone, latitude, longitude, name, city, cityNames }: Airport,
  locale: Locale,
): ReferenceAirport {
  return {
    code,
    city_code: cityCode,
    title: name[locale] ?? name.en,
    title_intl: { uz: name.uz, en: name.en, ru: name.ru },
    city: city[locale],
    city_intl: { uz: cityNames.uz, en: cityNames.en, ru: cityNames.ru },
    country_code: country,
    time_zone: timeZone,
    latitude,
    longitude,
  };
}
