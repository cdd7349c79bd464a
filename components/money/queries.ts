import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { LowBalance } from "@/lib/contracts/interface/money";
import type { TableFormat } from "@/lib/contracts/limits";
import type { StatementFilter, StatementPage } from "@/lib/contracts/portal/account-statement";
import type { Sales, SalesRequest } from "@/lib/contracts/portal/sales";
import type { TableFile, WorkChoices } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";

/** What has moved on a deposit, page by page. */
export function statementQuery(filter: StatementFilter) {
  return infiniteQueryOptions({
    queryKey: ["money", "statement", filter],
    queryFn: ({ pageParam, signal }) => getJson<StatementPage>({ path: api.moneyStatement({ ...filter, cursor: pageParam }), signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5_000,
  });
}

export function exportStatement(filter: StatementFilter, format: TableFormat) {
  return getJson<TableFile>({ path: api.moneyStatementExport({ ...filter, format }) });
}

/** What was sold and what came back; carriers are named in the reader's language. */
export function salesQuery(asked: SalesRequest, locale: Locale) {
  return queryOptions({
    queryKey: ["money", "sales", asked, locale],
    queryFn: ({ signal }) => getJson<Sales>({ path: api.sales(asked), signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

export function exportSales(asked: SalesRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.salesExport({ ...asked, format }) });
}

/** @param amount major units; null ends the warnings */
export function setLowBalance(amount: number | null, currency: Currency) {
  return postJson<LowBalance>({ path: api.lowBalance(), body: { amount, currency } });
}

/** Who has made bookings. */
export function agentChoicesQuery() {
  return queryOptions({
    queryKey: ["money", "agents"],
    queryFn: async ({ signal }) => (await getJson<WorkChoices>({ path: api.workChoices(), signal })).sellers,
    staleTime: 60_000,
  });
}
