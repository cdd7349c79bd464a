"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import type { OfferFilters } from "@/lib/client/offer-view";
import { directionKey } from "@/lib/client/offers/choices";
import { useHasOwnPrices } from "@/lib/client/selling";
import type { Offer, SearchQuery } from "@/lib/contracts/offers";
import { offersOptions } from "../queries";
import { narrowQuery } from "./narrow-query";

/**
 * All offers that are known of a search: those found, shown at once, and those that its filters make the service be asked for: dearer fares with
 * baggage and the like, and what lies behind the cut of an answer.
 */
export function useUniverse(
  query: SearchQuery,
  found: readonly Offer[],
  filters: OfferFilters,
): { offers: readonly Offer[]; isAsking: boolean } {
  const locale = useLocale();
  const narrowed = narrowQuery(query, filters, found.length, useHasOwnPrices());
  const { data: asked, isLoading } = useQuery({ ...offersOptions(narrowed ?? query, locale), enabled: narrowed !== null });
  const besides = narrowed === null ? undefined : asked;
  const offers = useMemo(() => (besides ? distinct([...besides, ...found]) : found), [besides, found]);
  return { offers, isAsking: isLoading };
}

/** The same fare of the same flights has another id in every answer. */
function distinct(offers: readonly Offer[]): Offer[] {
  const keyed = offers.map(
    (offer) => [[...offer.directions.map(directionKey), offer.fare_family_type, offer.price.amount].join("|"), offer] as const,
  );
  return [...new Map(keyed).values()];
}
