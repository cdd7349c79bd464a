"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/components/ui/press/button";
import { type Facet, type FacetsOptions, facetsOf } from "@/lib/client/offers/facets";
import { setFilters } from "@/lib/client/offers/filter-offers";
import { NO_FILTERS, type OfferFilters } from "@/lib/client/travel/offer-view";
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
  const facets = useMemo(() => facetsOf(counted), [counted]);
  const t = useTranslations("search.filters");
  const common = useTranslations("common.actions");
  const set = (changes: Partial<OfferFilters>) => onChange((before) => ({ ...before, ...changes }));
  const stops = facets.stops.map((facet) => ({ ...facet, label: t(STOP_TEXTS[facet.id] ?? "stops2") }));
  const slides = { facets, filters, onChange };
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
      <FacetGroup
        title={t("stops")}
        facets={stops}
        chosen={filters.stops}
        onChange={(chosen) => set({ stops: chosen })}
        currency={currency}
      />
      <Conditions query={query} found={found} count={count} facets={facets} filters={filters} onChange={onChange} currency={currency} />
      <TimeFilters {...slides} labels={labels} />
      <PriceFilter {...slides} />
      <FacetGroup
        title={t("carriers")}
        facets={facets.carriers}
        chosen={filters.carriers}
        onChange={(carriers) => set({ carriers })}
        currency={currency}
        hasOnly
        mark={(code) => <CarrierMark code={code} />}
      />
      <FacetGroup
        title={t("alliances")}
        facets={facets.alliances}
        chosen={filters.alliances}
        onChange={(alliances) => set({ alliances })}
        currency={currency}
        least={1}
      />
      <DurationFilters {...slides} />
      <FacetGroup
        title={t("via")}
        facets={facets.via.map(withCode)}
        chosen={filters.via}
        onChange={(via) => set({ via })}
        currency={currency}
        hasOnly
      />
      {facets.airports.map(({ city, airports }) => (
        <FacetGroup
          key={city}
          title={t("airports", { city })}
          facets={airports.map(withCode)}
          chosen={filters.airports.filter((code) => airports.some(({ id }) => id === code))}
          onChange={(chosen) =>
            set({ airports: [...filters.airports.filter((code) => !airports.some(({ id }) => id === code)), ...chosen] })
          }
          currency={currency}
        />
      ))}
    </div>
  );
}

const STOP_TEXTS: Partial<Record<number, "stops0" | "stops1" | "stops2">> = { 0: "stops0", 1: "stops1", 2: "stops2" };

const withCode = (facet: Facet<string>) => ({ ...facet, label: `${facet.id} ${facet.label}` });
