import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { TableFormat } from "@/lib/contracts/limits";
import type { OfficeWorkChoices, OfficeWorkFilter, OfficeWorkPage } from "@/lib/contracts/operator/bookings/office-bookings";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";

const POLL_WORK_MS = 60_000;

/** The work list of all agencies, page by page; an open one is asked again by itself. */
export function officeWorkQuery(filter: OfficeWorkFilter, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: ["office-bookings", "list", filter, locale],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filter, ...(pageParam === "" ? {} : { cursor: pageParam }) };
      return postJson<OfficeWorkPage>({ path: api.officeWorkList(), body, signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5_000,
    refetchInterval: POLL_WORK_MS,
    refetchOnWindowFocus: true,
  });
}

/** Agencies and carriers that bookings can be filtered by, and of one agency its agents. */
export function officeChoicesQuery({ mode, agency }: OfficeWorkFilter, locale: Locale) {
  return queryOptions({
    queryKey: ["office-bookings", "choices", mode ?? "live", agency ?? "", locale],
    queryFn: ({ signal }) => getJson<OfficeWorkChoices>({ path: api.officeWorkChoices({ mode, agency }), signal }),
    staleTime: 60_000,
  });
}

export function exportOfficeWork(filter: OfficeWorkFilter, format: TableFormat) {
  return postJson<TableFile>({ path: api.officeWorkExport(), body: { ...filter, format } });
}
