import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { DeclareStockRequest, SettledStock, SettleStockRequest, StockPage } from "@/lib/contracts/operator/carriers/stock";
import type { Locale } from "@/lib/domain/localized";

const STOCK_KEY = ["office", "stock"] as const;

/** Ticket numbers of all carriers; those that others declare appear by themselves. */
export function stockQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...STOCK_KEY, locale],
    queryFn: ({ signal }) => getJson<StockPage>({ path: api.ticketStocks(), signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

export function declareStock(body: DeclareStockRequest) {
  return postJson<SettledStock>({ path: api.ticketStocks(), body });
}

export function settleStock(number: number, body: SettleStockRequest) {
  return postJson<SettledStock>({ path: api.ticketStock(number), body });
}
