import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { RefundDecision, RefundRequestDecided, RefundRequestDetail, RefundRequestPage } from "@/lib/contracts/operator/operator";
import type { OfficeToday } from "@/lib/contracts/operator/operator-today";
import type { Locale } from "@/lib/domain/localized";
import type { RefundRequestState } from "@/lib/domain/refund/request";

const POLL_LIST_MS = 30_000;

/** Filter of the list, as its page's address has it. */
export interface RequestFilter {
  state?: RefundRequestState;
  page?: number;
}

/** Requests, the longest waiting first; new ones appear by themselves. */
export function requestListQuery(filter: RequestFilter, locale: Locale) {
  return queryOptions({
    queryKey: ["operator", "list", filter, locale],
    queryFn: ({ signal }) => getJson<RefundRequestPage>({ path: api.refundRequests(filter), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_LIST_MS,
    refetchOnWindowFocus: true,
  });
}

export function requestQuery(requestId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["operator", "one", requestId, locale],
    queryFn: ({ signal }) => getJson<RefundRequestDetail>({ path: api.refundRequest(requestId), signal }),
    staleTime: 0,
  });
}

/** @returns the request as it is then, and whether this decision waits for a second person */
export async function decideRequest(requestId: string, body: RefundDecision): Promise<{ request: RefundRequestDetail; waits: boolean }> {
  const { waits, ...request } = await postJson<RefundRequestDecided>({ path: api.refundRequest(requestId), body });
  return { request, waits };
}

/** What waits: Today shows it, and the rail its counts. */
export function todayQuery() {
  return queryOptions({
    queryKey: ["operator", "today"],
    queryFn: ({ signal }) => getJson<OfficeToday>({ path: api.officeToday(), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_LIST_MS,
    refetchOnWindowFocus: true,
  });
}
