import type { Sort } from "@/lib/client/travel/offer-view";

/** What an order looks at, of an offer or of the flights of one direction. */
export interface Sortable {
  /** Major units. */
  price: number;
  /** Minutes on the way. */
  duration: number;
  /** Of the direction that has most. */
  stops: number;
  /** Local departure as comparable text. */
  departure: string;
}

/** A new list in the wanted order; the cheaper one stands first among equals. */
export function sortOffers<Item extends Sortable>(items: readonly Item[], sort: Sort): Item[] {
  const byPrice = items.toSorted((left, right) => left.price - right.price);
  if (sort === "duration") return byPrice.toSorted((left, right) => left.duration - right.duration);
  if (sort === "departure") return byPrice.toSorted((left, right) => left.departure.localeCompare(right.departure));
  if (sort === "best") return byBest(byPrice);
  return byPrice;
}

/** An hour and a half more on the way of a five-hour journey is worth about a tenth of the price; so is a connection. */
function byBest<Item extends Sortable>(items: Item[]): Item[] {
  const cheapest = Math.min(...items.map(({ price }) => price));
  const shortest = Math.min(...items.map(({ duration }) => duration));
  const cost = ({ price, duration, stops }: Item) => price / cheapest + 0.3 * (duration / shortest) + 0.1 * stops;
  return items.toSorted((left, right) => cost(left) - cost(right));
}
