"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { useAddressErrorText } from "@/lib/client/use-error-text";
import type { SearchQuery } from "@/lib/contracts/offers";
import { offersOptions } from "../queries";
import { ArrangedOffers } from "./arranged-offers";
import { NothingFound, type OtherSearches } from "./nothing-found";
import { OfferSkeletons } from "./offer-skeletons";

interface OfferResultsProps {
  query: SearchQuery;
  /** Ways out where nothing is found. */
  others: OtherSearches;
  /** Carrier code to alliance. */
  alliances: Readonly<Record<string, string>>;
}

/** The offers of a search in all its states. */
export function OfferResults({ query, others, alliances }: OfferResultsProps) {
  const locale = useLocale();
  const { data: offers, error, refetch } = useQuery(offersOptions(query, locale));
  const errorText = useAddressErrorText();
  if (error && !offers) return <ErrorState {...errorText(error)} onRetry={() => refetch()} />;
  if (!offers) return <OfferSkeletons />;
  if (offers.length === 0) return <NothingFound others={others} />;
  return <ArrangedOffers query={query} found={offers} alliances={alliances} />;
}
