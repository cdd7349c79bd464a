import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { TableFormat } from "@/lib/contracts/limits";
import type {
  DebtsRequest,
  HouseDebts,
  HouseRefunds,
  HouseRefundsRequest,
  HouseSales,
  HouseSalesRequest,
  ReportPeriod,
  TicketPage,
} from "@/lib/contracts/operator/reports/money";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";

/** What agencies have bought; carriers are named in the reader's language. */
export function houseSalesQuery(asked: HouseSalesRequest, locale: Locale) {
  return queryOptions({
    queryKey: ["reports", "sales", asked, locale],
    queryFn: ({ signal }) => getJson<HouseSales>({ path: api.houseSales(asked), signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

export function exportHouseSales(asked: HouseSalesRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.houseSalesExport({ ...asked, format }) });
}

/** What was given back, and what of it was kept. */
export function houseRefundsQuery(asked: HouseRefundsRequest, locale: Locale) {
  return queryOptions({
    queryKey: ["reports", "refunds", asked, locale],
    queryFn: ({ signal }) => getJson<HouseRefunds>({ path: api.houseRefunds(asked), signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

export function exportHouseRefunds(asked: HouseRefundsRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.houseRefundsExport({ ...asked, format }) });
}

/** What moved for each ticket, page by page. */
export function ticketReportQuery(asked: ReportPeriod) {
  return infiniteQueryOptions({
    queryKey: ["reports", "tickets", asked],
    queryFn: ({ pageParam, signal }) => getJson<TicketPage>({ path: api.ticketReport({ ...asked, cursor: pageParam }), signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5_000,
  });
}

export function exportTicketReport(asked: ReportPeriod, format: TableFormat) {
  return getJson<TableFile>({ path: api.ticketReportExport({ ...asked, format }) });
}

/** What agencies owe now. */
export function debtsQuery(asked: DebtsRequest) {
  return queryOptions({
    queryKey: ["reports", "debts", asked],
    queryFn: ({ signal }) => getJson<HouseDebts>({ path: api.debts(asked), signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

export function exportDebts(asked: DebtsRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.debtsExport({ ...asked, format }) });
}
