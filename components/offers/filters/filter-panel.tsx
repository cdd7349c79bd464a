"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode, useMemo } from "react";
import { Button } from "@/components/ui/press/button";
import { type Facet, type FacetsOptions, facetsOf } from "@/lib/client/offers/facets";
import { setFilters } from "@/lib/client/offers/filter-offers";
import { type ChangeFilters, NO_FILTERS, type OfferFilters } from "@/lib/client/travel/offer-view";
import { CarrierMark } from "../card/carrier-mark";
import { Conditions, type ConditionsProps } from "./conditions";
import { FacetGroup } from "./filter-group";
import { DurationFilters, PriceFilter, TimeFilters } from "./slide-filters";

interface FilterPanelProps extends Omit<ConditionsProps, "facets"> {
  /** What is filtered. Counting what stands behind every choice takes long: it is done where the choices are seen. */
  counted: FacetsOptions;
  /** What the directions are called; empty where there is one. */
  labels: readonly string[];
}

/** What to keep of the offers. Each choice tells how many it would keep beside the other filters, and the cheapest of them. */
export function FilterPanel({ query, found, count, counted, filters, onChange, currency, labels }: FilterPanelProps) {
  const t = useTranslations("search.filters");
  const common = useTranslations("common.actions");
  const facets = useMemo(() => facetsOf(counted), [counted]);
  const stops = useMemo(() => facets.stops.map((facet) => ({ ...facet, label: t(STOP_TEXTS[facet.id] ?? "stops2") })), [facets, t]);
  const via = useMemo(() => facets.via.map(withCode), [facets]);
  // The same functions until the list is another: a press draws the group that it changes, and the others once they are counted anew.
  const set = useMemo(() => settersOf(onChange), [onChange]);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-end lg:min-h-9 lg:justify-between">
        <h2 className="font-semibold max-lg:hidden">{t("title")}</h2>
        {setFilters(filters).length > 0 ? (
          <Button variant="quiet" size="sm" onPress={() => onChange(() => NO_FILTERS)}>
            {common("reset")}
          </Button>
        ) : null}
      </div>
      <StopGroup title={t("stops")} facets={stops} chosen={filters.stops} onChange={set.stops} currency={currency} />
      <Conditions query={query} found={found} count={count} facets={facets} filters={filters} onChange={onChange} currency={currency} />
      <TimeFilters facets={facets} times={filters.times} onChange={onChange} labels={labels} />
      <PriceFilter facets={facets} chosen={filters.price} onChange={onChange} />
      <CodeGroup
        title={t("carriers")}
        facets={facets.carriers}
        chosen={filters.carriers}
        onChange={set.carriers}
        currency={currency}
        hasOnly
        mark={markOf}
      />
      <CodeGroup
        title={t("alliances")}
        facets={facets.alliances}
        chosen={filters.alliances}
        onChange={set.alliances}
        currency={currency}
        least={1}
      />
      <DurationFilters facets={facets} longest={filters.maxDuration} waits={filters.connection} onChange={onChange} />
      <CodeGroup title={t("via")} facets={via} chosen={filters.via} onChange={set.via} currency={currency} hasOnly />
      {facets.airports.map(({ city, airports }) => (
        <CodeGroup
          key={city}
          title={t("airports", { city })}
          facets={airports.map(withCode)}
          chosen={filters.airports.filter((code) => airports.some(({ id }) => id === code))}
          onChange={(chosen) => set.airports([...filters.airports.filter((code) => !airports.some(({ id }) => id === code)), ...chosen])}
          currency={currency}
        />
      ))}
    </div>
  );
}

// Drawn anew only where what they are given has changed.
const StopGroup = memo(FacetGroup<number>);
const CodeGroup = memo(FacetGroup<string>);

const STOP_TEXTS: Partial<Record<number, "stops0" | "stops1" | "stops2">> = { 0: "stops0", 1: "stops1", 2: "stops2" };

const markOf = (code: string): ReactNode => <CarrierMark code={code} />;

type Lists = Pick<OfferFilters, "stops" | "carriers" | "alliances" | "via" | "airports">;

function settersOf(onChange: ChangeFilters): { [Name in keyof Lists]: (chosen: Lists[Name]) => void } {
  const set = (changes: Partial<OfferFilters>) => onChange((before) => ({ ...before, ...changes }));
  return {
    stops: (stops) => set({ stops }),
    carriers: (carriers) => set({ carriers }),
    alliances: (alliances) => set({ alliances }),
    via: (via) => set({ via }),
    airports: (airports) => set({ airports }),
  };
}

const withCode = (facet: Facet<string>) => ({ ...facet, label: `${facet.id} ${facet.label}` });
