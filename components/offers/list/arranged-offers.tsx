"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { ErrorState } from "@/components/ui/states/error-state";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { type Choice, choicesOf, offersAfter, type PriceOf, validPicks, wholeOffer } from "@/lib/client/offers/choices";
import { countsOf, type FacetsOptions } from "@/lib/client/offers/facets";
import { conditionsOf } from "@/lib/client/offers/fare-lists";
import { type FilterWorld, setFilters, withoutFilter } from "@/lib/client/offers/filter-offers";
import { conditionsToDrop } from "@/lib/client/offers/lost-picks";
import { sortOffers } from "@/lib/client/offers/sort-offers";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { useDirectionLabel } from "@/lib/client/travel/journey-text";
import { type ChangeFilters, NO_FILTERS, type OfferView } from "@/lib/client/travel/offer-view";
import { useQuoteBasket } from "@/lib/client/travel/quote-basket";
import { useMedia } from "@/lib/client/use-media";
import type { OfferDirection, SearchQuery } from "@/lib/contracts/interface/offers";
import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";
import { PartyText } from "../card/party-text";
import { FilterChips } from "../filters/filter-chips";
import { FilterPanel } from "../filters/filter-panel";
import { FilterSheet } from "../filters/filter-sheet";
import { ChoiceList } from "./choice-list";
import { ChosenDirections } from "./chosen-directions";
import { useArrowsToOffers } from "./focus-offers";
import { ListHeader } from "./list-header";
import { LostChoice } from "./lost-choice";
import { NoneMatch } from "./nothing-found";
import { useCount } from "./use-count";
import { useListAddress } from "./use-list-address";
import { useUniverse } from "./use-universe";
import { WatchSearch } from "./watch-search";

/** Loaded after the list: few customers sit beside the agent. */
const SecondScreen = dynamic(async () => (await import("../screen/second-screen")).SecondScreen, { ssr: false });

const NONE: readonly OfferDirection[] = [];

interface ArrangedOffersProps {
  query: SearchQuery;
  /** The search as it was asked for. */
  asked: RecentSearch;
  /** Offers that were found, at least one. */
  found: readonly ListedOffer[];
  /** Carrier code to alliance. */
  alliances: FilterWorld["alliances"];
  /** They are asked for once more. */
  isFetching: boolean;
}

/** Offers with their filters and order: chosen direction by direction, or all combinations in one list. */
export function ArrangedOffers({ query, asked, found, alliances, isFetching }: ArrangedOffersProps) {
  const t = useTranslations("search.results");
  const labelOf = useDirectionLabel();
  const errorText = useAddressErrorText();
  const { view, settledView, changeView, picks, setPicks } = useListAddress();
  const [isCombined, setCombined] = useCombined();
  // The list follows a slider when there is time; the slider itself never waits.
  const { filters, sort } = useDeferredValue(view);
  const { offers, known, isAsking, failed } = useUniverse({ query, found, filters, settled: settledView.filters });
  const isStepwise = query.directions.length > 1 && !isCombined;
  const picked = useMemo(() => (isStepwise ? validPicks(offers, picks) : []), [isStepwise, offers, picks]);
  const conditions = conditionsOf(filters);
  const isLost = isStepwise && !isAsking && !failed && picks.length > picked.length;
  const dropped = isLost ? conditionsToDrop({ set: conditions, known, picks, kept: picked.length }) : [];
  const count = useCount({ found, picked, isStepwise, alliances });
  const counted = useMemo(() => count(offers, filters), [count, offers, filters]);
  const choices = useChoices({ counted, step: picked.length, isStepwise, sort });
  const { inSight, total } = useMemo(() => countsOf(counted), [counted]);
  const isDesk = useMedia("lg");
  const heading = useRef<HTMLHeadingElement>(null);
  // The quote in the making stands over the foot of the filters.
  const isQuoted = useQuoteBasket().length > 0;
  useArrowsToOffers();

  const directions = found[0]?.directions ?? NONE;
  const labels = useMemo(() => directions.map((_, index) => labelOf(directions, index)), [directions, labelOf]);
  const step = picked.length;
  const choose = (chosen: readonly string[]) => {
    setPicks(chosen);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  const latest = useRef({ choose, picked });
  latest.current = { choose, picked };
  const pick = useCallback(({ key }: Choice) => latest.current.choose([...latest.current.picked, key]), []);
  const changeFilters: ChangeFilters = useCallback(
    (change) => changeView((before) => ({ ...before, filters: change(before.filters) })),
    [changeView],
  );
  const drop = () => {
    changeFilters((before) => dropped.reduce(withoutFilter, before));
    heading.current?.focus({ preventScroll: true });
  };
  const chosen = offersAfter(offers, picked)[0]?.directions.slice(0, step) ?? [];
  const panel = (
    <FilterPanel
      query={query}
      found={found}
      count={count}
      counted={counted}
      filters={view.filters}
      onChange={changeFilters}
      currency={found[0]?.price.currency ?? "UZS"}
      labels={labels}
    />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <section aria-label={t("label")} className="flex min-w-0 flex-col gap-2 lg:col-start-2 lg:gap-1.5">
        <ChosenDirections directions={chosen} labels={labels} onChange={(index) => choose(picked.slice(0, index))} />
        <LostChoice set={conditions} dropped={dropped} onDrop={drop} />
        <ListHeader
          headingRef={heading}
          direction={isStepwise ? (directions[step] ?? null) : null}
          label={labels[step] ?? ""}
          count={inSight}
          total={total}
          isLast={!isStepwise || step === query.directions.length - 1}
          isAsking={isAsking || isFetching}
          sort={view.sort}
          onSort={(sort) => changeView((before) => ({ ...before, sort }))}
          mode={query.directions.length > 1 ? { isCombined, onChange: setCombined } : null}
          party={<PartyText passengers={found[0]?.passengers ?? []} />}
          filterSheet={
            <FilterSheet active={setFilters(view.filters).length} count={inSight}>
              {panel}
            </FilterSheet>
          }
          watch={<WatchSearch asked={asked} filters={settledView.filters} />}
          secondScreen={isDesk ? <SecondScreen query={query} choices={choices} step={step} /> : null}
        />
        <FilterChips filters={view.filters} onChange={changeFilters} labels={labels} />
        {failed ? (
          <ErrorState {...errorText(failed.error)} onRetry={failed.retry} />
        ) : choices.length > 0 ? (
          <ChoiceList key={picked.join()} choices={choices} label={labels[step] ?? ""} onPick={pick} />
        ) : isAsking ? null : (
          <NoneMatch hidden={total || found.length} onClear={() => changeFilters(() => NO_FILTERS)} />
        )}
      </section>
      {/* Behind the offers for the keyboard, which would meet some sixty filters first; beside them for the eye. */}
      {isDesk ? (
        <aside
          className={`sticky top-16 col-start-1 row-start-1 max-h-[calc(100dvh-5rem)] overflow-y-auto pr-1 [scrollbar-width:thin] ${isQuoted ? "pb-28" : ""}`}
        >
          {panel}
        </aside>
      ) : null}
    </div>
  );
}

interface Arrangement extends Pick<OfferView, "sort"> {
  counted: FacetsOptions;
  step: number;
  isStepwise: boolean;
}

/** What passes the filters, as choices in their order. */
function useChoices({ counted: { judged }, step, isStepwise, sort }: Arrangement): Choice[] {
  return useMemo(() => {
    const prices = new Map(judged.map(({ offer, price }) => [offer, price]));
    const priceOf: PriceOf = (offer) => prices.get(offer) ?? offer.price.amount;
    const shown = judged.filter(({ hiddenBy }) => hiddenBy === null).map(({ offer }) => offer);
    return sortOffers(isStepwise ? choicesOf(shown, step, priceOf) : shown.map((offer) => wholeOffer(offer, priceOf(offer))), sort);
  }, [judged, step, isStepwise, sort]);
}

const KEY = "parvoz.offers-combined";

/** Whether journeys of several directions are listed whole, every combination by itself. Remembered in the browser. */
function useCombined(): [boolean, (isCombined: boolean) => void] {
  // Offers are shown once they have been fetched, so never on the server.
  const [isCombined, setCombined] = useState(() => window.localStorage.getItem(KEY) === "1");
  const change = (chosen: boolean) => {
    if (chosen) window.localStorage.setItem(KEY, "1");
    else window.localStorage.removeItem(KEY);
    setCombined(chosen);
  };
  return [isCombined, change];
}
