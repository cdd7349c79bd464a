import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { Desk } from "@/lib/contracts/portal/desk";
import type { Locale } from "@/lib/domain/localized";

const HALF_MINUTE_MS = 30_000;

/** What is to be done now. Asked again by itself; react-query stops that while nobody sees the page. */
export function deskQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["desk", locale],
    queryFn: ({ signal }) => getJson<Desk>({ path: api.desk(), signal }),
    refetchInterval: HALF_MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}
