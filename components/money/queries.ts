import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { type StatementFilter, statementPage } from "@/lib/contracts/account-statement";
import { lowBalance } from "@/lib/contracts/money";
import { type SalesRequest, sales } from "@/lib/contracts/sales";
import { type TableFormat, tableFile, workChoices } from "@/lib/contracts/work-list";
import type { Currency } from "@/lib/domain/money";

/** What has moved on a deposit, page by page. */
export function statementQuery(filter: StatementFilter) {
  return infiniteQueryOptions({
    queryKey: ["money", "statement", filter],
    queryFn: ({ pageParam, signal }) =>
      getJson({ path: api.moneyStatement({ ...filter, cursor: pageParam }), schema: statementPage, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5_000,
  });
}

export function exportStatement(filter: StatementFilter, format: TableFormat) {
  return getJson({ path: api.moneyStatementExport({ ...filter, format }), schema: tableFile });
}

/** What was sold and what came back. */
export function salesQuery(asked: SalesRequest) {
  return queryOptions({
    queryKey: ["money", "sales", asked],
    queryFn: ({ signal }) => getJson({ path: api.sales(asked), schema: sales, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

export function exportSales(asked: SalesRequest, format: TableFormat) {
  return getJson({ path: api.salesExport({ ...asked, format }), schema: tableFile });
}

/** @param amount major units; null ends the warnings */
export function setLowBalance(amount: number | null, currency: Currency) {
  return postJson({ path: api.lowBalance(), schema: lowBalance, body: { amount, currency } });
}

/** Who has made bookings. */
export function agentChoicesQuery() {
  return queryOptions({
    queryKey: ["money", "agents"],
    queryFn: async ({ signal }) => (await getJson({ path: api.workChoices(), schema: workChoices, signal })).sellers,
    staleTime: 60_000,
  });
}
