import type { SoldDestination } from "@/lib/contracts/portal/sold-prices";
import type { Locale } from "@/lib/domain/localized";
import { REGIONS, type Region } from "@/lib/domain/places/regions";

export const ORDERS = ["price", "duration", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** A part of the world; empty for all of it. */
export interface Part {
  region: Region | "";
  country: string;
}
export const ALL: Part = { region: "", country: "" };

const COMPARE: Record<Order, (left: SoldDestination, right: SoldDestination, locale: Locale) => number> = {
  price: (left, right) => left.lowest.price.amount - right.lowest.price.amount,
  duration: (left, right) => left.lowest.route_duration - right.lowest.route_duration,
  name: (left, right, locale) => left.place.title.localeCompare(right.place.title, locale),
};

/** The destinations of a part of the world in an order; what comes cheapest stays so among equals. */
export function arrange(
  destinations: readonly SoldDestination[],
  { region, country }: Part,
  order: Order,
  locale: Locale,
): SoldDestination[] {
  return destinations
    .filter(({ place }) => (region === "" || place.region === region) && (country === "" || place.country.code === country))
    .toSorted((left, right) => COMPARE[order](left, right, locale) || COMPARE.price(left, right, locale));
}

/** Regions that have destinations, the nearest of the market first. */
export function regionsOf(destinations: readonly SoldDestination[]): Region[] {
  const found = new Set(destinations.map(({ place }) => place.region));
  return REGIONS.filter((region) => found.has(region));
}

/** Countries of the destinations in a region, or in all where it is empty, by name, each once. */
export function countriesOf(
  destinations: readonly SoldDestination[],
  region: Part["region"],
  locale: Locale,
): { code: string; title: string }[] {
  const inside = destinations.filter(({ place }) => region === "" || place.region === region);
  const byCode = new Map(inside.map(({ place }) => [place.country.code, place.country.title]));
  return [...byCode].map(([code, title]) => ({ code, title })).sort((left, right) => left.title.localeCompare(right.title, locale));
}
