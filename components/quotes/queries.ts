import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { PickedOffer, QuoteBody, QuoteItem, QuoteMade, QuoteOffer, QuotePage, QuoteRenewal } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";

const POLL_MS = 30_000;
/** While a mail is on its way: it is written and sent within seconds. */
const SENDING_MS = 3_000;

/** A page of the agency's quotes, or the one that is named; customers open and choose while it is looked at, and mails are sent. */
export const quotesQuery = ({ page, quote }: { page: number; quote?: string | undefined }, locale: Locale) =>
  queryOptions({
    queryKey: ["quotes", page, quote ?? "all", locale],
    queryFn: ({ signal }) => getJson<QuotePage>({ path: api.quotes({ page, quote }), signal }),
    refetchInterval: ({ state: { data } }) => (data?.items.some(isBeingSent) ? SENDING_MS : POLL_MS),
  });

function isBeingSent({ mails }: QuoteItem): boolean {
  return mails.some(({ state, attempts }) => state === "waiting" && attempts === 0);
}

export function makeQuote(body: QuoteBody) {
  return postJson<QuoteMade>({ path: api.quotes(), body });
}

/** An offer at its price of now. */
export function askOffer(offerId: string) {
  return getJson<PickedOffer>({ path: api.offer(offerId) });
}

/** @param choice from 0 @returns an offer id of now */
export function askQuoteOffer(quoteId: string, choice: number) {
  return postJson<QuoteOffer>({ path: api.quoteOffer(quoteId), body: { choice } });
}

/** @returns the quote with its new mail */
export function mailQuote(quoteId: string, to: string) {
  return postJson<QuoteMade>({ path: api.quoteMails(quoteId), body: { to } });
}

/** @returns what a new quote can be made of */
export function renewQuote(quoteId: string) {
  return postJson<QuoteRenewal>({ path: api.renewQuote(quoteId) });
}

export function withdrawQuote(quoteId: string) {
  return postJson<QuoteMade>({ path: api.withdrawQuote(quoteId) });
}
