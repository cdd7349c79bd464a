import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import type { QuoteBody, QuoteMade, QuoteOffer, QuotePage } from "@/lib/contracts/quotes";
import type { Locale } from "@/lib/domain/localized";

const POLL_MS = 30_000;

/** A page of the agency's quotes; customers open and choose while it is looked at. */
export const quotesQuery = (page: number, locale: Locale) =>
  queryOptions({
    queryKey: ["quotes", page, locale],
    queryFn: ({ signal }) => getJson<QuotePage>({ path: api.quotes({ page }), signal }),
    refetchInterval: POLL_MS,
  });

export function makeQuote(body: QuoteBody) {
  return postJson<QuoteMade>({ path: api.quotes(), body });
}

/** @param choice from 0 @returns an offer id of now */
export function askQuoteOffer(quoteId: string, choice: number) {
  return postJson<QuoteOffer>({ path: api.quoteOffer(quoteId), body: { choice } });
}

export function withdrawQuote(quoteId: string) {
  return postJson<QuoteMade>({ path: api.withdrawQuote(quoteId) });
}
