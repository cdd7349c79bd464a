"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { conditionsOf, FARE_CONDITIONS, type FareCondition, type FareList, fareListOf } from "@/lib/client/offers/fare-lists";
import { offersOptions } from "@/lib/client/offers/offers-options";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { NO_FILTERS, type OfferFilters, serviceFilters } from "@/lib/client/travel/offer-view";
import type { SearchQuery } from "@/lib/contracts/interface/offers";

interface FareListsOptions {
  query: SearchQuery;
  /** What it finds without conditions. */
  found: readonly ListedOffer[];
  filters: OfferFilters;
  /** Lists under one condition more are asked for too: they can be counted, and are shown at once. */
  isAhead: boolean;
}

interface FareLists {
  known: FareList[];
  /** Whether one that is wanted here is on its way, and the first of them that did not come. */
  isAsking: boolean;
  failed: Failed | undefined;
}

export interface Failed {
  error: Error;
  retry: () => void;
}

/** The lists of a search by what its fares have to meet, as far as they are known. What follows from others is not asked for. */
export function useFareLists({ query, found, filters, isAhead }: FareListsOptions): FareLists {
  const set = conditionsOf(filters);
  const more = isAhead ? FARE_CONDITIONS.filter((each) => !set.includes(each)).map((each) => [...set, each]) : [];
  const first: FareList = { conditions: [], offers: found };
  // The list in sight may be one for fewer conditions: a search that is repeated asks for it too.
  const isInSight = ({ conditions, offers }: PossibleList) =>
    !!offers && !fareListOf(set, [first]) && !!fareListOf(set, [{ conditions, offers }]);
  const single = useAsked(query, {
    lists: FARE_CONDITIONS.map((condition) => [condition]),
    isWanted: (list) => isInSight(list) || ((isAhead || set.join() === list.conditions.join()) && !fareListOf(list.conditions, [first])),
  });
  const known = [first, ...single.known];
  const several = useAsked(query, {
    lists: [set, ...more].filter((conditions) => conditions.length > 1 && !fareListOf(conditions, known)),
    isWanted: ({ conditions }) => conditions === set || !single.isAsking,
  });
  return {
    known: [...known, ...several.known],
    isAsking: single.isAsking || several.isAsking,
    failed: single.failed ?? several.failed,
  };
}

/** A list that may be known already. */
interface PossibleList {
  conditions: FareList["conditions"];
  offers: FareList["offers"] | undefined;
}

interface Asked {
  lists: readonly (readonly FareCondition[])[];
  isWanted: (list: PossibleList) => boolean;
}

/** What another part of the page asked for is known, wanted or not. */
function useAsked(query: SearchQuery, { lists, isWanted }: Asked): FareLists {
  const locale = useLocale();
  const answers = useQueries({
    queries: lists.map((conditions) => ({
      ...offersOptions({ ...query, ...serviceFilters(filtersOf(conditions)) }, locale),
      enabled: ({ state }: { state: { data: PossibleList["offers"] } }) => isWanted({ conditions, offers: state.data }),
    })),
  });
  const known = lists.flatMap((conditions, index) => {
    const offers = answers[index]?.data;
    return offers ? [{ conditions, offers }] : [];
  });
  const wanted = answers.filter(({ data }, index) => lists[index] && isWanted({ conditions: lists[index], offers: data }));
  const [failed] = wanted.flatMap(({ error, data, refetch }) => (error && !data ? [{ error, retry: () => void refetch() }] : []));
  return { known, isAsking: wanted.some(({ isLoading }) => isLoading), failed };
}

function filtersOf(conditions: readonly FareCondition[]): OfferFilters {
  const has = (condition: FareCondition) => conditions.includes(condition);
  return { ...NO_FILTERS, withBaggage: has("withBaggage"), refundable: has("refundable"), changeable: has("changeable") };
}
