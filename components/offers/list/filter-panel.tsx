"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { activeFilters, NO_FILTERS, type OfferFilters } from "@/lib/client/offer-view";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import type { Facet, Facets } from "./facets";

interface FilterPanelProps {
  facets: Facets;
  filters: OfferFilters;
  onChange: (filters: OfferFilters) => void;
  currency: Currency;
}

/** What to keep of the offers. Shows only filters that make a difference, each with the cheapest offer behind it. */
export function FilterPanel({ facets, filters, onChange, currency }: FilterPanelProps) {
  const t = useTranslations("search.filters");
  const common = useTranslations("common.actions");
  const set = (changes: Partial<OfferFilters>) => onChange({ ...filters, ...changes });
  const stops = facets.stops.map((facet) => ({ ...facet, label: t(STOP_TEXTS[facet.id] ?? "stops2") }));
  const times = facets.times.map((facet) => ({ ...facet, label: t(`times.${facet.id}`) }));
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center justify-end lg:min-h-10 lg:justify-between">
        <h2 className="font-semibold max-lg:hidden">{t("title")}</h2>
        {activeFilters(filters) > 0 ? (
          <Button variant="quiet" size="sm" onPress={() => onChange(NO_FILTERS)}>
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
      <Conditions facets={facets} filters={filters} onChange={onChange} />
      <FacetGroup
        title={t("departure")}
        facets={times}
        chosen={filters.times}
        onChange={(chosen) => set({ times: chosen })}
        currency={currency}
      />
      <FacetGroup
        title={t("carriers")}
        facets={facets.carriers}
        chosen={filters.carriers}
        onChange={(chosen) => set({ carriers: chosen })}
        currency={currency}
      />
    </div>
  );
}

const STOP_TEXTS: Partial<Record<number, "stops0" | "stops1" | "stops2">> = { 0: "stops0", 1: "stops1", 2: "stops2" };

interface FacetGroupProps<Id> {
  title: string;
  facets: readonly Facet<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  currency: Currency;
}

function FacetGroup<Id extends string | number>({ title, facets, chosen, onChange, currency }: FacetGroupProps<Id>) {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  if (facets.length < 2 && chosen.length === 0) return null;
  const toggle = (id: Id, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Group title={title}>
      {facets.map(({ id, label, minPrice }) => (
        <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
          <span className="num flex items-baseline justify-between gap-2">
            <span className="min-w-0 leading-tight">{label}</span>
            <span title={t("from", { price: formatMoney(minPrice, currency, locale) })} className="shrink-0 text-ink-faint text-xs">
              {formatNumber(Math.round(minPrice), locale)}
            </span>
          </span>
        </Checkbox>
      ))}
    </Group>
  );
}

function Conditions({ facets, filters, onChange }: Pick<FilterPanelProps, "facets" | "filters" | "onChange">) {
  const t = useTranslations("search.filters");
  const { hasBaggageChoice, hasRefundChoice, hasSelfTransfer } = facets;
  // One that is set stays in sight where it makes no difference: it came with the search of another day, and can be taken back.
  const isSet = filters.withBaggage || filters.refundable || filters.noSelfTransfer;
  if (!hasBaggageChoice && !hasRefundChoice && !hasSelfTransfer && !isSet) return null;
  return (
    <Group title={t("include")}>
      {hasBaggageChoice || filters.withBaggage ? (
        <Checkbox isSelected={filters.withBaggage} onChange={(withBaggage) => onChange({ ...filters, withBaggage })}>
          {t("baggage")}
        </Checkbox>
      ) : null}
      {hasRefundChoice || filters.refundable ? (
        <Checkbox isSelected={filters.refundable} onChange={(refundable) => onChange({ ...filters, refundable })}>
          {t("refundable")}
        </Checkbox>
      ) : null}
      {hasSelfTransfer || filters.noSelfTransfer ? (
        <Checkbox isSelected={filters.noSelfTransfer} onChange={(noSelfTransfer) => onChange({ ...filters, noSelfTransfer })}>
          {t("ownTransfer")}
        </Checkbox>
      ) : null}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium text-ink-soft text-sm">{title}</legend>
      {children}
    </fieldset>
  );
}
