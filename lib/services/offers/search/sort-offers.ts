import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { SupplierOffer } from "@/lib/domain/offer";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import type { PricedOffer } from "../offer/price-offer";

export type OfferOrder = NonNullable<SearchQuery["sort"]>;

/** What half of the journey's time, and a stop, weigh beside the price in the order `best`. */
const TIME_WEIGHT = 0.5;
const STOP_WEIGHT = 0.1;
/** A self transfer is worse than another stop: as much as half a stop more. */
const SELF_TRANSFER_STOPS = 0.5;

/**
 * Offers in an order; those that are equal in it cheapest first, and those that cost the same as the suppliers gave them.
 * - `price`: total of the whole party.
 * - `duration`: first departure to last arrival of each direction, added up.
 * - `departure`: departure of the first direction, then of the second, and so on.
 * - `best`: price ÷ lowest price + ½ × duration ÷ shortest duration + ⅒ × stops, where a self transfer counts half a stop more. The lowest
 *   and the shortest are those of all offers given here.
 */
export function sortOffers(offers: readonly PricedOffer[], order: OfferOrder): PricedOffer[] {
  const ranked = offers.map((priced) => ({ priced, rank: 0 }));
  if (order === "duration") for (const each of ranked) each.rank = durationOf(each.priced.offer);
  if (order === "best") rankByMerit(ranked);
  const sorted = ranked.sort((left, right) => left.rank - right.rank || left.priced.totalMinor - right.priced.totalMinor);
  const result = sorted.map(({ priced }) => priced);
  return order === "departure" ? result.sort((left, right) => compareDepartures(left.offer, right.offer)) : result;
}

function rankByMerit(ranked: { priced: PricedOffer; rank: number }[]): void {
  const lowest = ranked.reduce((least, { priced }) => Math.min(least, priced.totalMinor), Number.POSITIVE_INFINITY);
  const shortest = ranked.reduce((least, { priced }) => Math.min(least, durationOf(priced.offer)), Number.POSITIVE_INFINITY);
  for (const each of ranked) {
    const { offer, totalMinor } = each.priced;
    each.rank = totalMinor / Math.max(1, lowest) + (TIME_WEIGHT * durationOf(offer)) / Math.max(1, shortest) + STOP_WEIGHT * stopsOf(offer);
  }
}

function compareDepartures(left: SupplierOffer, right: SupplierOffer): number {
  for (const [direction, { segments }] of left.directions.entries()) {
    const difference = (segments[0]?.departure.utc ?? 0) - (right.directions[direction]?.segments[0]?.departure.utc ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Minutes. */
function durationOf({ directions }: SupplierOffer): number {
  return directions.reduce((total, { segments }) => total + (segments.at(-1)?.arrival.utc ?? 0) - (segments[0]?.departure.utc ?? 0), 0);
}

function stopsOf({ directions, ticketGroups }: SupplierOffer): number {
  let stops = 0;
  directions.forEach(({ segments }, direction) => {
    stops += segments.length - 1;
    if (ticketGroups.length < 2) return;
    stops += SELF_TRANSFER_STOPS * segments.filter((_, index) => isSelfTransferAfter(ticketGroups, direction, index)).length;
  });
  return stops;
}
