import { type OfferFilters, type Sort, TIMES_OF_DAY, type TimeOfDay } from "@/lib/client/offer-view";
import type { Offer } from "@/lib/contracts/offers";
import { allSegments, departureOf, durationOf, stopsOf } from "../card/offer-facts";

const HOURS_PER_QUARTER = 6;

export function timeOfDay(offer: Offer): TimeOfDay {
  const hour = Number(departureOf(offer).slice(11, 13));
  return TIMES_OF_DAY[Math.floor(hour / HOURS_PER_QUARTER)] ?? "night";
}

/** Whether an offer stays in sight. A journey is kept where a chosen carrier flies any part of it. */
export function passes(offer: Offer, filters: OfferFilters): boolean {
  const { stops, carriers, times } = filters;
  if (filters.withBaggage && !offer.baggage) return false;
  if (filters.refundable && !offer.refund) return false;
  if (filters.noSelfTransfer && offer.is_vtrip) return false;
  if (stops.length > 0 && !stops.includes(stopsOf(offer))) return false;
  if (times.length > 0 && !times.includes(timeOfDay(offer))) return false;
  return carriers.length === 0 || allSegments(offer).some(({ airline }) => carriers.includes(airline.code));
}

/** A new list in the wanted order; the cheaper offer stands first among equals. */
export function sortOffers(offers: readonly Offer[], sort: Sort): Offer[] {
  const byPrice = offers.toSorted((left, right) => left.price.amount - right.price.amount);
  if (sort === "duration") return byPrice.toSorted((left, right) => durationOf(left) - durationOf(right));
  if (sort === "departure") return byPrice.toSorted((left, right) => departureOf(left).localeCompare(departureOf(right)));
  if (sort === "best") return byBest(byPrice);
  return byPrice;
}

/** An hour and a half more on the way of a five-hour journey is worth about a tenth of the price; so is a connection. */
function byBest(offers: Offer[]): Offer[] {
  const cheapest = Math.min(...offers.map((offer) => offer.price.amount));
  const shortest = Math.min(...offers.map(durationOf));
  const cost = (offer: Offer) => offer.price.amount / cheapest + 0.3 * (durationOf(offer) / shortest) + 0.1 * stopsOf(offer);
  return offers.toSorted((left, right) => cost(left) - cost(right));
}
