import type { SupplierOffer } from "@/lib/domain/offer";
import type { OfferToMake, SearchAnswer } from "@/lib/suppliers/port";
import type { PricedOffer } from "./price-offer";
import { type OfferOrder, sortOffers } from "./sort-offers";

type Price = (offer: SupplierOffer) => PricedOffer;
type Found = Pick<SearchAnswer, "offers" | "toMake">;

/**
 * The first offers of all suppliers in an order (sortOffers). In the order of prices, where every supplier knows them beforehand, only
 * those that are shown are made: the service's fee is the same for all and changes no order.
 */
export function firstOffers(found: readonly Found[], order: OfferOrder, limit: number, price: Price): PricedOffer[] {
  const toMake = order === "price" ? allToMake(found) : null;
  if (toMake) {
    const cheapest = [...toMake].sort((left, right) => left.totalMinor - right.totalMinor).slice(0, limit);
    return cheapest.map((each) => price(each.make()));
  }
  const priced = found.flatMap(({ offers }) => offers.map(price));
  return sortOffers(priced, order).slice(0, limit);
}

/** Null where a supplier has to make its offers to know their prices. */
function allToMake(found: readonly Found[]): OfferToMake[] | null {
  const all: OfferToMake[] = [];
  for (const { toMake } of found) {
    if (!toMake) return null;
    for (const each of toMake) all.push(each);
  }
  return all;
}
