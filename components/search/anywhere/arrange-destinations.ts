import type { Destination } from "@/lib/contracts/calendar";
import type { Locale } from "@/lib/domain/localized";

export const ORDERS = ["price", "duration", "name"] as const;
export type Order = (typeof ORDERS)[number];

const COMPARE: Record<Order, (left: Destination, right: Destination, locale: Locale) => number> = {
  price: (left, right) => left.lowest.price.amount - right.lowest.price.amount,
  duration: (left, right) => left.lowest.route_duration - right.lowest.route_duration,
  name: (left, right, locale) => left.place.title.localeCompare(right.place.title, locale),
};

/** The destinations of a country, or of all where it is empty, in an order; what comes cheapest stays so among equals. */
export function arrange(destinations: readonly Destination[], country: string, order: Order, locale: Locale): Destination[] {
  return destinations
    .filter(({ place }) => country === "" || place.country.code === country)
    .toSorted((left, right) => COMPARE[order](left, right, locale) || COMPARE.price(left, right, locale));
}

/** Countries of the destinations by name, each once. */
export function countriesOf(destinations: readonly Destination[], locale: Locale): { code: string; title: string }[] {
  const byCode = new Map(destinations.map(({ place }) => [place.country.code, place.country.title]));
  return [...byCode].map(([code, title]) => ({ code, title })).sort((left, right) => left.title.localeCompare(right.title, locale));
}
