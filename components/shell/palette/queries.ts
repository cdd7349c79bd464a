import { queryOptions } from "@tanstack/react-query";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { WorkListPage } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";

const FRESH_MS = 10_000;

/** Bookings that a text finds, as the work list finds them. It may be a name: it is sent in the body, never in an address. */
export const soughtBookings = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: ["palette", text, locale],
    queryFn: ({ signal }) => postJson<WorkListPage>({ path: api.workList(), body: { search: text }, signal }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
