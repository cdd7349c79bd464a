"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { type ChangeFilters, NO_FILTERS, type OfferFilters } from "@/lib/client/offer-view";
import { type Facet, type Facets, type FacetsOptions, facetsOf } from "@/lib/client/offers/facets";
import { setFilters } from "@/lib/client/offers/filter-offers";
import type { Currency } from "@/lib/domain/money";
import { CarrierMark } from "../card/carrier-mark";
import { FacetBox, FacetGroup, FilterGroup } from "./filter-group";
import { DurationFilters, PriceFilter, TimeFilters } from "./slide-filters";

interface FilterPanelProps {
  /** What is filtered. Counting what stands behind every choice takes long: it is done where the choices are seen. */
  counted: FacetsOptions;
  filters: OfferFilters;
  onChange: ChangeFilters;
  currency: Currency;
  /** What the directions are called; empty where there is one. */
  labels: readonly string[];
}

/** What to keep of the offers. Each choice tells how many it would keep beside the other filters, and the cheapest of them. */
export function FilterPanel({ counted, filters, onChange, currency, labels }: FilterPanelProps) {
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
      <Conditions {...slides} currency={currency} />
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

const CONDITIONS = ["withBaggage", "refundable", "changeable", "noSelfTransfer"] as const;
/** What an offer shows of its flights' lowest fare only: a dearer one of the same flights may have it. */
const OF_FARES: readonly (typeof CONDITIONS)[number][] = ["withBaggage", "refundable", "changeable"];

/**
 * One that every offer in sight meets is not offered, except where it is set: it came with the search of another day, and can be taken back.
 * Those of fares ask the service anew, and their counts are known then.
 */
function Conditions({ facets, filters, onChange, currency }: Omit<FilterPanelProps, "counted" | "labels"> & { facets: Facets }) {
  const t = useTranslations("search.filters");
  const shown = CONDITIONS.filter((name) => filters[name] || facets[name].count < facets.inSight);
  return (
    <FilterGroup title={t("include")}>
      {shown.map((name) => (
        <FacetBox
          key={name}
          facet={{ ...facets[name], label: t(name) }}
          isUnknown={!filters[name] && OF_FARES.includes(name)}
          isOn={filters[name]}
          onChange={(isOn) => onChange((before) => ({ ...before, [name]: isOn }))}
          currency={currency}
        />
      ))}
    </FilterGroup>
  );
}
