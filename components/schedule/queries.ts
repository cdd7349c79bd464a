import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import type { Locale } from "@/lib/domain/localized";
import type { ScheduleFilter } from "./schedule-address";

const MINUTES = 60_000;

/** Flights of a range of days. Schedules change with an import, not by the minute. */
export function scheduleOptions({ from, to, since, until }: ScheduleFilter, locale: Locale) {
  const query = { departure_from: since, departure_to: until, airport_from: from, ...(to ? { airport_to: to } : {}) };
  return queryOptions({
    queryKey: ["schedule", query, locale],
    queryFn: ({ signal }) => getJson<ScheduleEntry[]>({ path: api.schedule(query), signal }),
    staleTime: 5 * MINUTES,
  });
}
