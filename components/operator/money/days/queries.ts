import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { CloseDayRequest, ClosedDayPage, ClosedDaySums } from "@/lib/contracts/operator/money/closed-days";
import { AGENCY_AFFAIRS } from "../../proposals/queries";

export function closedDaysQuery() {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "days"],
    queryFn: ({ signal }) => getJson<ClosedDayPage>({ path: api.closedDays(), signal }),
    staleTime: 5_000,
  });
}

export function closedDayQuery(day: string) {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "day", day],
    queryFn: ({ signal }) => getJson<ClosedDaySums>({ path: api.closedDay(day), signal }),
  });
}

export function closeDay(body: CloseDayRequest) {
  return postJson<ClosedDayPage>({ path: api.closedDays(), body });
}
