import { TIMES_OF_DAY, type TimeOfDay } from "@/lib/client/offer-view";
import type { Offer } from "@/lib/contracts/offers";
import { allSegments, carriersOf, stopsOf } from "../card/offer-facts";
import { timeOfDay } from "./arrange-offers";

/** One choice of a filter, with the cheapest offer that it would keep. */
export interface Facet<Id> {
  id: Id;
  label: string;
  /** Major units. */
  minPrice: number;
}

export interface Facets {
  stops: Facet<number>[];
  carriers: Facet<string>[];
  times: Facet<TimeOfDay>[];
  /** The same flights may have a dearer fare with it, though no offer shows one. */
  hasBaggageChoice: boolean;
  hasRefundChoice: boolean;
  hasSelfTransfer: boolean;
}

/** The filters that would make a difference for these offers. Carriers from the cheapest on. */
export function facetsOf(offers: readonly Offer[]): Facets {
  const carriers = new Map(offers.flatMap((offer) => carriersOf(allSegments(offer))).map(({ code, title }) => [code, title]));
  const cheapest = (keep: (offer: Offer) => boolean) => Math.min(...offers.filter(keep).map((offer) => offer.price.amount));
  const isMixed = (test: (offer: Offer) => boolean) => offers.some(test) && !offers.every(test);
  return {
    stops: [0, 1, 2]
      .map((id) => ({ id, label: String(id), minPrice: cheapest((offer) => stopsOf(offer) === id) }))
      .filter(({ minPrice }) => Number.isFinite(minPrice)),
    times: TIMES_OF_DAY.map((id) => ({ id, label: id, minPrice: cheapest((offer) => timeOfDay(offer) === id) })).filter(({ minPrice }) =>
      Number.isFinite(minPrice),
    ),
    carriers: [...carriers]
      .map(([id, label]) => ({ id, label, minPrice: cheapest((offer) => allSegments(offer).some(({ airline }) => airline.code === id)) }))
      .toSorted((left, right) => left.minPrice - right.minPrice),
    hasBaggageChoice: offers.some((offer) => !offer.baggage),
    hasRefundChoice: offers.some((offer) => !offer.refund),
    hasSelfTransfer: isMixed((offer) => offer.is_vtrip),
  };
}
