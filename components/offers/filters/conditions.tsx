"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { type Facets, keptOf } from "@/lib/client/offers/facets";
import { conditionsOf, FARE_CONDITIONS, type FareCondition, type FareList, fareListOf, meets } from "@/lib/client/offers/fare-lists";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import type { ChangeFilters, OfferFilters } from "@/lib/client/travel/offer-view";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { Currency } from "@/lib/domain/money";
import type { Count } from "../list/use-count";
import { useFareLists } from "../list/use-fare-lists";
import { FacetBox, FilterGroup } from "./filter-group";

/** Whoever goes on to another day in this time asks for none of its lists. */
const REST_MS = 1_000;

export interface ConditionsProps {
  query: SearchQuery;
  /** What it finds without filters. */
  found: readonly ListedOffer[];
  count: Count;
  facets: Facets;
  filters: OfferFilters;
  onChange: ChangeFilters;
  currency: Currency;
}

/**
 * What is asked of fares and tickets. One that all meet without filters is not offered, unless it is set: it came with the search of another day.
 * Filters do not change which there are, so nothing moves away under a pointer.
 */
export function Conditions({ query, found, count, facets, filters, onChange, currency }: ConditionsProps) {
  const t = useTranslations("search.filters");
  const counted = useDeferredValue(filters);
  const { known } = useFareLists({ query, found, filters: counted, isAhead: useIsAtRest(query) });
  const offered = useMemo(() => FARE_CONDITIONS.filter((name) => found.some((offer) => !meets(offer, name))), [found]);
  const isSeparateFound = useMemo(() => found.some(({ is_vtrip }) => is_vtrip), [found]);
  const change = (name: FareCondition | "noSelfTransfer") => (isOn: boolean) => onChange((before) => ({ ...before, [name]: isOn }));
  return (
    <FilterGroup title={t("include")}>
      {FARE_CONDITIONS.filter((name) => filters[name] || offered.includes(name)).map((name) => (
        <ConditionBox
          key={name}
          name={name}
          isOn={filters[name]}
          filters={counted}
          {...{ known, count, currency }}
          onChange={change(name)}
        />
      ))}
      {filters.noSelfTransfer || isSeparateFound ? (
        <FacetBox
          facet={{ ...facets.noSelfTransfer, label: t("noSelfTransfer") }}
          isOn={filters.noSelfTransfer}
          onChange={change("noSelfTransfer")}
          currency={currency}
        />
      ) : null}
    </FilterGroup>
  );
}

function useIsAtRest(query: SearchQuery): boolean {
  const [rested, setRested] = useState<SearchQuery | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return rested === query;
}

interface ConditionBoxProps extends Pick<ConditionsProps, "count" | "filters" | "currency"> {
  name: FareCondition;
  isOn: boolean;
  known: readonly FareList[];
  onChange: (isOn: boolean) => void;
}

/** Counted in the list that it would show, at the fares that meet it; not counted while that is not there yet. */
function ConditionBox({ name, isOn, known, count, filters, currency, onChange }: ConditionBoxProps) {
  const t = useTranslations("search.filters");
  const list = fareListOf(conditionsOf({ ...filters, [name]: true }), known);
  const kept = useMemo(() => list && keptOf(count(list, { ...filters, [name]: true })), [name, list, count, filters]);
  return <FacetBox facet={{ count: null, minPrice: null, ...kept, label: t(name) }} isOn={isOn} onChange={onChange} currency={currency} />;
}
