"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { ErrorState } from "@/components/ui/states/error-state";
import { LoadError } from "@/components/ui/states/load-error";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { SellingProvider, sellingOptions } from "@/lib/client/money/selling";
import { offersOptions } from "@/lib/client/offers/offers-options";
import { NO_FILTERS } from "@/lib/client/travel/offer-view";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";
import { codesBeside } from "@/lib/domain/places/places-beside";
import { BesideProvider } from "../card/airport-code";
import { ArrangedOffers } from "./arranged-offers";
import { NothingFound, type OtherSearches } from "./nothing-found";
import { OfferSkeletons } from "./offer-skeletons";
import { WatchSearch } from "./watch-search";

interface OfferResultsProps {
  query: SearchQuery;
  /** The same as it was asked for. */
  asked: RecentSearch;
  /** Ways out where nothing is found. */
  others: OtherSearches;
  /** Carrier code to alliance. */
  alliances: Readonly<Record<string, string>>;
}

/** The offers of a search in all its states. */
export function OfferResults({ query, asked, others, alliances }: OfferResultsProps) {
  const locale = useLocale();
  const { data: offers, error, refetch, isFetching } = useQuery(offersOptions(query, locale));
  // Hundreds of offers are judged, sorted and drawn between presses, not before them: a telephone needs a second for it.
  const drawn = useDeferredValue(useMemo(() => ({ query, offers }), [query, offers]));
  // What an offer costs the agency is not what its customer pays: without the agency's rules there is no price to sort or choose by.
  const selling = useQuery(sellingOptions());
  const errorText = useAddressErrorText();
  const beside = useMemo(() => besideOf(query), [query]);
  if (error && !offers) return <ErrorState {...errorText(error)} onRetry={() => refetch()} />;
  if (offers?.length === 0) return <NothingFound others={others} watch={<WatchSearch asked={asked} filters={NO_FILTERS} isNamed />} />;
  if (selling.error && !selling.data) return <ErrorState {...errorText(selling.error)} onRetry={() => void selling.refetch()} />;
  if (!selling.data || !offers || !drawn.offers?.length) return <OfferSkeletons />;
  return (
    <SellingProvider value={selling.data}>
      {error && !isFetching ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : null}
      <BesideProvider value={beside}>
        <ArrangedOffers query={drawn.query} asked={asked} found={drawn.offers} alliances={alliances} isFetching={isFetching} />
      </BesideProvider>
    </SellingProvider>
  );
}

/** Codes of the places that are searched beside those that were asked for. */
function besideOf({ directions }: SearchQuery): string[] {
  return directions.flatMap(({ departure_also, arrival_also }) => [...codesBeside(departure_also), ...codesBeside(arrival_also)]);
}
