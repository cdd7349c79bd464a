import { infiniteQueryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { TableFormat } from "@/lib/contracts/limits";
import type { AccountingActPage, AccountingActsRequest, ActFileRequest } from "@/lib/contracts/operator/reports/acts";
import type { Commissions, CommissionsRequest, Load, LoadRequest, Rebooked, RebookedRequest } from "@/lib/contracts/operator/reports/trade";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";
import { reportQuery } from "./report-query";

/** What the house has earned by its fees; carriers are named in the reader's language. */
export function commissionsQuery(asked: CommissionsRequest, locale: Locale) {
  return reportQuery<Commissions>(["commissions", asked, locale], api.commissions(asked));
}

export function exportCommissions(asked: CommissionsRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.commissionsExport({ ...asked, format }) });
}

/** Holds that ended unpaid and were booked anew. */
export function rebookedQuery(asked: RebookedRequest, locale: Locale) {
  return reportQuery<Rebooked>(["rebooked", asked, locale], api.rebooked(asked));
}

export function exportRebooked(asked: RebookedRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.rebookedExport({ ...asked, format }) });
}

/** How full departures are. */
export function loadQuery(asked: LoadRequest, locale: Locale) {
  return reportQuery<Load>(["load", asked, locale], api.load(asked));
}

export function exportLoad(asked: LoadRequest, format: TableFormat) {
  return getJson<TableFile>({ path: api.loadExport({ ...asked, format }) });
}

/** Acts of the ledger with their numbers, page by page. */
export function actsQuery(asked: Pick<AccountingActsRequest, "from" | "to">) {
  return infiniteQueryOptions({
    queryKey: ["reports", "acts", asked],
    queryFn: ({ pageParam, signal }) =>
      getJson<AccountingActPage>({ path: api.acts({ ...asked, ...(pageParam > 0 && { before: pageParam }) }), signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    staleTime: 5_000,
  });
}

/** The documents of a range of acts as one file. */
export function fetchActFile(range: ActFileRequest) {
  return getJson<TableFile>({ path: api.actFile(range) });
}
