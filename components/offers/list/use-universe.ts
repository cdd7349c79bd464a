"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import { useHasOwnPrices } from "@/lib/client/money/selling";
import { directionKey } from "@/lib/client/offers/choices";
import { conditionsOf, type FareList, fareListOf } from "@/lib/client/offers/fare-lists";
import { offersOptions } from "@/lib/client/offers/offers-options";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import type { OfferFilters } from "@/lib/client/travel/offer-view";
import type { SearchQuery } from "@/lib/contracts/interface/offers";

import { narrowQuery } from "./narrow-query";
import { type Failed, useFareLists } from "./use-fare-lists";

interface UniverseOptions {
  query: SearchQuery;
  /** What it finds without filters. */
  found: readonly ListedOffer[];
  filters: OfferFilters;
  /** Filters once nothing moves, by which the service is asked. */
  settled: OfferFilters;
}

interface Universe {
  offers: readonly ListedOffer[];
  /** The lists of fares under each of the conditions that were asked for. */
  known: readonly FareList[];
  isAsking: boolean;
  /** Why the list at these fares is not there: the offers are those of any fare then. */
  failed: Failed | undefined;
}

/** All offers that are known of a search at the fares that its filters ask for, with what lies behind the cut of an answer where they ask for that. */
export function useUniverse({ query, found, filters, settled }: UniverseOptions): Universe {
  const locale = useLocale();
  const lists = useFareLists({ query, found, filters, isAhead: false });
  const atFares = fareListOf(conditionsOf(filters), lists.known);
  const narrowed = narrowQuery(query, settled, atFares?.length ?? 0, useHasOwnPrices());
  const { data: asked, isLoading } = useQuery({ ...offersOptions(narrowed ?? query, locale), enabled: narrowed !== null });
  const listed = atFares ?? found;
  const besides = narrowed === null ? undefined : asked;
  const offers = useMemo(() => (besides ? distinct([...besides, ...listed]) : listed), [besides, listed]);
  return { offers, known: lists.known, isAsking: lists.isAsking || isLoading, failed: atFares ? undefined : lists.failed };
}

/** The same fare of the same flights has another id in every answer. */
function distinct(offers: readonly ListedOffer[]): ListedOffer[] {
  const keyed = offers.map(
    (offer) => [[...offer.directions.map(directionKey), offer.fare_family_type, offer.price.amount].join("|"), offer] as const,
  );
  return [...new Map(keyed).values()];
}
