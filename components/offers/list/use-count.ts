"use client";

import { useCallback, useMemo } from "react";
import { usePayable } from "@/lib/client/money/selling";
import { directionKey, offersAfter } from "@/lib/client/offers/choices";
import type { FacetsOptions } from "@/lib/client/offers/facets";
import { type FilterWorld, judgeOffers, worldOf } from "@/lib/client/offers/filter-offers";
import { factsOf, type OfferFacts } from "@/lib/client/offers/offer-facts";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import type { OfferFilters } from "@/lib/client/travel/offer-view";

/** Judges a list of offers by filters, ready to be counted. */
export type Count = (offers: readonly ListedOffer[], filters: OfferFilters) => FacetsOptions;

interface CountOptions {
  /** What the search finds without filters: the choices of filters stay, whatever list is counted. */
  found: readonly ListedOffer[];
  /** The directions that are chosen: what does not begin with them counts for nothing. */
  picked: readonly string[];
  isStepwise: boolean;
  alliances: FilterWorld["alliances"];
}

/** Counts the flights of the direction to choose, and offers where it is the last one or none is chosen by itself. */
export function useCount({ found, picked, isStepwise, alliances }: CountOptions): Count {
  const known = useFacts();
  return useCallback(
    (offers, filters) => {
      const step = picked.length;
      const facts = offersAfter(offers, picked).map(known);
      const all = offers === found ? facts : [...offersAfter(found, picked).map(known), ...facts];
      const world = worldOf(all, alliances);
      const isLast = facts.every(({ offer }) => offer.directions.length - 1 === step);
      const flights = new Map(facts.map(({ offer }) => [offer, offer.directions[step] ? directionKey(offer.directions[step]) : ""]));
      const countBy = ({ offer }: OfferFacts) => (isStepwise && !isLast ? (flights.get(offer) ?? "") : offer.id);
      return { judged: judgeOffers(facts, filters, world), all, world, countBy };
    },
    [found, picked, isStepwise, alliances, known],
  );
}

/** Offers with what filters look at and what customers pay. Found out once for each offer, not with every move of a slider. */
function useFacts(): (offer: ListedOffer) => OfferFacts {
  const payable = usePayable();
  return useMemo(() => {
    const known = new WeakMap<ListedOffer, OfferFacts>();
    return (offer) => {
      const facts = known.get(offer) ?? factsOf(offer, payable(offer));
      known.set(offer, facts);
      return facts;
    };
  }, [payable]);
}
