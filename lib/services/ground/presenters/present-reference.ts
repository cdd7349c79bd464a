import type { z } from "zod";
import type { Destination } from "@/lib/contracts/interface/calendar";
import type { airport as airportSchema, operatingCarrier } from "@/lib/contracts/shared";
import type { Locale, LocalizedText } from "@/lib/domain/localized";
import type { Operator } from "@/lib/domain/offer";
import { aircraftName } from "@/lib/reference/aircraft";
import { airlineByCode } from "@/lib/reference/airlines";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { countryName, regionOf } from "@/lib/reference/countries";
import { derived } from "@/lib/reference/current-tables";

type AirportView = z.infer<typeof airportSchema>;

/** ISO 3166-1 leaves `ZZ` to its users: an airport that the reference data does not know. */
const UNKNOWN_COUNTRY = "ZZ";

function inAllLocales(name: (locale: Locale) => string): LocalizedText {
  return { uz: name("uz"), en: name("en"), ru: name("ru") };
}

/** Views of all airports that the reference data know. A search shows the same few thousands of times, and country names are slow to look up. */
const viewsNow = derived(() => new Map<string, AirportView>());

/**
 * An airport as every answer of the interface shows it; one that is unknown shows its code.
 * @returns for a known airport the same object each time, until reference data are replaced: never change it
 */
export function presentAirport(code: string, locale: Locale): Readonly<AirportView> {
  const views = viewsNow();
  const key = `${code}${locale}`;
  const known = views.get(key);
  if (known) return known;
  const view = makeView(code, locale);
  // Unknown codes are not kept: they could be any number.
  if (view.country.code !== UNKNOWN_COUNTRY) views.set(key, view);
  return view;
}

function makeView(code: string, locale: Locale): AirportView {
  const known = airportByCode(code);
  const title = known?.name ?? { uz: null, en: code, ru: null };
  const city = known?.city ?? inAllLocales(() => code);
  const names = known?.cityNames ?? { uz: null, en: code, ru: null };
  const country = known?.country ?? UNKNOWN_COUNTRY;
  const countries = inAllLocales((each) => (known ? countryName(country, each) : country));
  return {
    code,
    title: title[locale] ?? title.en,
    title_intl: { uz: title.uz, en: title.en, ru: title.ru },
    city: city[locale],
    city_intl: { uz: names.uz, en: names.en, ru: names.ru },
    country: { code: country, title: countries[locale], title_intl: countries },
  };
}

/** A city by its metropolitan code, or by that of its only airport. */
export function presentCity(code: string, locale: Locale): Destination["place"] {
  const airport = airportsOf(code)[0] ?? code;
  const { city, city_intl, country } = presentAirport(airport, locale);
  const known = airportByCode(airport);
  const location = known ? { latitude: known.latitude, longitude: known.longitude } : null;
  return { code, title: city, title_intl: city_intl, country, region: regionOf(country.code), location };
}

/** A carrier as every answer of the interface shows it; one that is unknown shows its code. */
export function presentAirline(code: string, locale: Locale): { code: string; title: string } {
  return { code, title: airlineByCode(code)?.name[locale] ?? code };
}

/** An aircraft type; one that is unknown shows its code. */
export function presentAircraft(code: string): { code: string; title: string } {
  return { code, title: aircraftName(code) };
}

/** Who flies a flight of another carrier: by its name in the schedule, where there is one. */
export function presentOperator({ carrier, name }: Operator, locale: Locale): z.infer<typeof operatingCarrier> {
  return { code: carrier || null, title: name || presentAirline(carrier, locale).title };
}
