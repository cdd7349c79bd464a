"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { Button } from "@/components/ui/press/button";
import { Spinner } from "@/components/ui/states/spinner";
import { SORTS, type Sort } from "@/lib/client/travel/offer-view";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import { formatWeekdayDate } from "@/lib/i18n/formats";

interface ListHeaderProps {
  headingRef: Ref<HTMLHeadingElement>;
  /** The one to choose, as any offer has it; null where offers are listed whole. */
  direction: OfferDirection | null;
  label: string;
  count: number;
  total: number;
  /** Offers are counted, no more the flights of a direction. */
  isLast: boolean;
  isAsking: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Null where there is one direction only. */
  mode: { isCombined: boolean; onChange: (isCombined: boolean) => void } | null;
  /** Whom the prices are for. */
  party: ReactNode;
  filterSheet: ReactNode;
  /** What lets a customer follow the list; null where there is no room for a second one. */
  secondScreen: ReactNode;
  /** What watches the price of the search. */
  watch: ReactNode;
}

/** What the list is of, how many there are, and in which order. */
export function ListHeader({
  headingRef,
  direction,
  label,
  count,
  total,
  isLast,
  isAsking,
  sort,
  onSort,
  mode,
  party,
  filterSheet,
  secondScreen,
  watch,
}: ListHeaderProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="flex min-h-11 min-w-0 items-center gap-2 max-sm:w-full max-sm:justify-between md:min-h-9">
        <div className="min-w-0">
          <h2 ref={headingRef} tabIndex={-1} data-ring="none" className="font-semibold leading-tight">
            {direction
              ? `${label}: ${direction.departure.airport.city} → ${direction.arrival.airport.city}`
              : t(mode ? "choice.combinations" : "choice.flights")}
          </h2>
          <p role="status" className="num flex flex-wrap items-center gap-x-1.5 text-ink-soft text-xs">
            {isAsking ? <Spinner /> : null}
            {direction ? `${formatWeekdayDate(direction.departure.datetime, locale)} · ` : ""}
            {count === total
              ? t(isLast ? "results.count" : "choice.count", { count: total })
              : t("results.countOf", { shown: count, total })}
            {direction && mode ? ` · ${t("choice.wholeJourney")}` : ""}
            <span>· {party}</span>
          </p>
        </div>
        {watch}
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:gap-1 narrow:flex-wrap">
        {filterSheet}
        {secondScreen}
        {mode ? (
          <Button variant="quiet" size="sm" onPress={() => mode.onChange(!mode.isCombined)}>
            {t(mode.isCombined ? "choice.byDirection" : "choice.combinations")}
          </Button>
        ) : null}
        <SortBar sort={sort} onChange={onSort} />
      </div>
    </div>
  );
}

/** The order of the offers: all choices in sight on a desk, a list on a phone. */
function SortBar({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const t = useTranslations("search.sort");
  const options = SORTS.map((id) => ({ id, label: t(id) }));
  return (
    <>
      <Select label={t("label")} isLabelHidden options={options} value={sort} onChange={onChange} className="ml-auto w-32 md:hidden" />
      <RadioGroup label={t("label")} isLabelHidden options={options} value={sort} onChange={onChange} className="hidden md:block" />
    </>
  );
}
