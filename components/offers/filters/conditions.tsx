"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import type { ChangeFilters, OfferFilters } from "@/lib/client/offer-view";
import { type Facets, keptOf } from "@/lib/client/offers/facets";
import { conditionsOf, FARE_CONDITIONS, type FareCondition, type FareList, fareListOf, meets } from "@/lib/client/offers/fare-lists";
import type { Offer, SearchQuery } from "@/lib/contracts/offers";
import type { Currency } from "@/lib/domain/money";
import type { Count } from "../list/use-count";
import { useFareLists } from "../list/use-fare-lists";
import { FacetBox, FilterGroup } from "./filter-group";

export interface ConditionsProps {
  query: SearchQuery;
  /** What it finds without filters. */
  found: readonly Offer[];
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
  const { known } = useFareLists({ query, found, filters, isAhead: true });
  const offered = useMemo(() => FARE_CONDITIONS.filter((name) => found.some((offer) => !meets(offer, name))), [found]);
  const isSeparateFound = useMemo(() => found.some(({ is_vtrip }) => is_vtrip), [found]);
  const change = (name: FareCondition | "noSelfTransfer") => (isOn: boolean) => onChange((before) => ({ ...before, [name]: isOn }));
  return (
    <FilterGroup title={t("include")}>
      {FARE_CONDITIONS.filter((name) => filters[name] || offered.includes(name)).map((name) => (
        <ConditionBox key={name} name={name} {...{ known, count, filters, currency }} onChange={change(name)} />
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

interface ConditionBoxProps extends Pick<ConditionsProps, "count" | "filters" | "currency"> {
  name: FareCondition;
  known: readonly FareList[];
  onChange: (isOn: boolean) => void;
}

/** Counted in the list that it would show, at the fares that meet it; not counted while that is not there yet. */
function ConditionBox({ name, known, count, filters, currency, onChange }: ConditionBoxProps) {
  const t = useTranslations("search.filters");
  const wanted = useDeferredValue(filters);
  const list = fareListOf(conditionsOf({ ...wanted, [name]: true }), known);
  const kept = useMemo(() => list && keptOf(name, "", count(list, { ...wanted, [name]: true })), [name, list, count, wanted]);
  return (
    <FacetBox
      facet={{ count: null, minPrice: null, ...kept, label: t(name) }}
      isOn={filters[name]}
      onChange={onChange}
      currency={currency}
    />
  );
}
