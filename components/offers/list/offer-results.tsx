"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { activeFilters, NO_FILTERS, type OfferFilters, SORTS, type Sort } from "@/lib/client/offer-view";
import { useSellOffer } from "@/lib/client/selling";
import { useAddressErrorText } from "@/lib/client/use-error-text";
import { useOfferView } from "@/lib/client/use-offer-view";
import type { Offer, SearchQuery } from "@/lib/contracts/offers";
import { offersOptions } from "../queries";
import { passes, sortOffers } from "./arrange-offers";
import { facetsOf } from "./facets";
import { FilterPanel } from "./filter-panel";
import { FilterSheet } from "./filter-sheet";
import { narrowQuery } from "./narrow-query";
import { NoneMatch, NothingFound, type OtherSearches } from "./nothing-found";
import { OfferList } from "./offer-list";
import { OfferCards, OfferSkeletons } from "./offer-skeletons";

interface OfferResultsProps {
  query: SearchQuery;
  /** Ways out where nothing is found. */
  others: OtherSearches;
}

/** The offers of a search in all its states. */
export function OfferResults({ query, others }: OfferResultsProps) {
  const locale = useLocale();
  const { data: offers, error, refetch } = useQuery(offersOptions(query, locale));
  const errorText = useAddressErrorText();
  if (error && !offers) return <ErrorState {...errorText(error)} onRetry={() => refetch()} />;
  if (!offers) return <OfferSkeletons directions={query.directions.length} />;
  if (offers.length === 0) return <NothingFound others={others} />;
  return <Arranged query={query} found={offers} />;
}

/** Offers with their filters and order. Fares with baggage and the like, and what lies behind the cut of an answer, are asked for anew. */
function Arranged({ query, found }: { query: SearchQuery; found: readonly Offer[] }) {
  const t = useTranslations("search.results");
  const locale = useLocale();
  const [{ sort, filters }, setView] = useOfferView();
  const narrowed = narrowQuery(query, filters, found.length);
  const { data: asked, isLoading: isAsking } = useQuery({ ...offersOptions(narrowed ?? query, locale), enabled: narrowed !== null });
  const offers = narrowed && asked && asked.length > 0 ? asked : found;
  // Of both answers: a filter that is set can be taken back.
  const facets = useMemo(() => facetsOf(offers === found ? found : [...found, ...offers]), [found, offers]);
  const shown = useMemo(
    () =>
      sortOffers(
        offers.filter((offer) => passes(offer, filters)),
        sort,
      ),
    [offers, filters, sort],
  );
  const setFilters = (changed: OfferFilters) => setView({ sort, filters: changed });
  const currency = offers[0]?.price.currency ?? "UZS";
  const panel = <FilterPanel facets={facets} filters={filters} onChange={setFilters} currency={currency} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto pr-1 lg:block">{panel}</aside>
      <section aria-label={t("label")} className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="num font-medium">
            {isAsking ? null : <CountText shown={shown.length} total={offers.length} />}
            <CostNote offer={offers[0]} />
          </p>
          <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
            <FilterSheet active={activeFilters(filters)} count={shown.length}>
              {panel}
            </FilterSheet>
            <SortBar sort={sort} onChange={(chosen) => setView({ sort: chosen, filters })} />
          </div>
        </div>
        {isAsking ? (
          <OfferCards directions={query.directions.length} />
        ) : shown.length > 0 ? (
          <OfferList offers={shown} />
        ) : (
          <NoneMatch hidden={offers.length} onClear={() => setFilters(NO_FILTERS)} />
        )}
      </section>
    </div>
  );
}

function CountText({ shown, total }: { shown: number; total: number }) {
  const t = useTranslations("search.results");
  return shown === total ? t("count", { count: total }) : t("countOf", { shown, total });
}

/** The order of the offers: all choices in sight on a desk, a list on a phone. */
function SortBar({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const t = useTranslations("search.sort");
  const options = SORTS.map((id) => ({ id, label: t(id) }));
  return (
    <>
      <Select label={t("label")} isLabelHidden options={options} value={sort} onChange={onChange} className="w-44 md:hidden" />
      <RadioGroup label={t("label")} isLabelHidden options={options} value={sort} onChange={onChange} className="hidden md:block" />
    </>
  );
}

/** The offers show what customers pay; what stands around them does not. */
function CostNote({ offer }: { offer: Offer | undefined }) {
  const t = useTranslations("selling");
  const sell = useSellOffer();
  if (!offer || !sell(offer)) return null;
  return <span className="block font-normal text-ink-soft text-xs">{t("daysByCost")}</span>;
}
