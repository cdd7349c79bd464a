import type { OfferFilters } from "@/lib/client/travel/offer-view";
import { allSegments } from "./offer-facts";
import type { ListedOffer } from "./unfold-offers";

/**
 * What is asked of fares, by the names of their filters. A search lists each journey at its lowest fare; with a condition, at the lowest that
 * meets it: a dearer one of the same flights, or flights that would not be worth a line without it.
 */
export const FARE_CONDITIONS = ["withBaggage", "refundable", "changeable"] as const;
export type FareCondition = (typeof FARE_CONDITIONS)[number];

/** What a search lists where its fares have to meet some conditions. */
export interface FareList {
  conditions: readonly FareCondition[];
  offers: readonly ListedOffer[];
}

const CHECKS: Record<FareCondition, (offer: ListedOffer) => boolean> = {
  withBaggage: ({ baggage }) => baggage,
  refundable: ({ refund }) => refund,
  changeable: (offer) => allSegments(offer).every(({ change }) => change),
};

/** The conditions that are set, always in the same order. */
export function conditionsOf(filters: OfferFilters): FareCondition[] {
  return FARE_CONDITIONS.filter((condition) => filters[condition]);
}

export function meets(offer: ListedOffer, condition: FareCondition): boolean {
  return CHECKS[condition](offer);
}

/**
 * What a search lists where fares have to meet these conditions, as far as it is known. A list made for some of them is the same as for all of them
 * where each of its offers meets the others too: they are the lowest fares under weaker terms.
 */
export function fareListOf(conditions: readonly FareCondition[], known: readonly FareList[]): readonly ListedOffer[] | undefined {
  return known.find(({ conditions: own, offers }) => {
    if (!own.every((condition) => conditions.includes(condition))) return false;
    const others = conditions.filter((condition) => !own.includes(condition));
    return offers.every((offer) => others.every((condition) => meets(offer, condition)));
  })?.offers;
}
