import type { CountryOption, PlaceOption } from "@/lib/contracts/portal/places";
import type { Locale } from "@/lib/domain/localized";
import { findCountries } from "@/lib/i18n/countries/find-countries";
import { findNamed } from "@/lib/i18n/find-named";
import { plainText } from "@/lib/i18n/plain-text";

/** A country, a city or an airport that a rule may name. */
export interface RulePlaceItem {
  /** Two letters of a country, three of a city or an airport. */
  id: string;
  /** `Istanbul (IST)` */
  text: string;
  /** Beside it in the list: of an airport its name. */
  name: string;
}

interface Found {
  text: string;
  places: readonly PlaceOption[];
  countries: readonly CountryOption[];
  language: Locale;
}

/**
 * What a text may mean, the likeliest first: a place whose code it is, countries called so, places, and countries that people call so besides. A
 * blank text means places that are often asked for.
 */
export function rulePlaces({ text, places, countries, language }: Found): RulePlaceItem[] {
  const wanted = plainText(text, language);
  const coded = places.filter(({ code }) => code.toLowerCase() === wanted).map(placeItem);
  const named = wanted === "" ? [] : findNamed(countries, { wanted, language }).map(countryItem);
  const others = wanted === "" ? [] : findCountries(countries, text, language).map(countryItem);
  const all = [...coded, ...named, ...places.map(placeItem), ...others];
  return all.filter(({ id }, index) => all.findIndex((each) => each.id === id) === index);
}

export function placeItem({ code, kind, name, city }: PlaceOption): RulePlaceItem {
  return { id: code, text: `${city} (${code})`, name: kind === "city" ? city : `${city}, ${name}` };
}

export function countryItem({ code, name }: CountryOption): RulePlaceItem {
  return { id: code, text: `${name} (${code})`, name };
}
