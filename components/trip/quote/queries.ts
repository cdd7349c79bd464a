import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";

const POLL_MS = 120_000;

/** A quote by the token of its page; its prices move while it is looked at. */
export function customerQuoteQuery(token: string, locale: Locale) {
  return queryOptions({
    queryKey: ["customer-quote", token, locale],
    queryFn: ({ signal }) => getJson<CustomerQuote>({ path: publicApi.quote(token), signal }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}

/** @param choice from 0 @param amount that the customer was shown @returns the quote as it is then */
export function chooseFromQuote(token: string, choice: number, amount: number) {
  return postJson<CustomerQuote>({ path: publicApi.chooseQuote(token), body: { choice, amount } });
}

export function noteQuoteOpened(token: string) {
  return postJson<null>({ path: publicApi.quoteOpened(token) });
}
