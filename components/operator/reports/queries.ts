import { infiniteQueryOptions } from "@tanstack/react-query";
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
import { reportQuery } from "./report-query";

/** What agencies have bought; carriers are named in the reader's language. */
export function houseSalesQuery(asked: HouseSalesRequest, locale: Locale) {
  return reportQuery<HouseSales>(["sales", asked, locale], api.houseSales(asked));
}

export function exportHouseSales(asked: HouseSalesRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.houseSalesExport({ ...asked, format }) });
}

/** What was given back, and what of it was kept. */
export function houseRefundsQuery(asked: HouseRefundsRequest, locale: Locale) {
  return reportQuery<HouseRefunds>(["refunds", asked, locale], api.houseRefunds(asked));
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
  return reportQuery<HouseDebts>(["debts", asked], api.debts(asked));
}

export function exportDebts(asked: DebtsRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.debtsExport({ ...asked, format }) });
}
