import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { type RefundDecision, refundRequestDetail, refundRequestPage } from "@/lib/contracts/operator";
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
    queryFn: ({ signal }) => getJson({ path: api.refundRequests(filter), schema: refundRequestPage, signal }),
    staleTime: 5_000,
    refetchInterval: POLL_LIST_MS,
    refetchOnWindowFocus: true,
  });
}

export function requestQuery(requestId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["operator", "one", requestId, locale],
    queryFn: ({ signal }) => getJson({ path: api.refundRequest(requestId), schema: refundRequestDetail, signal }),
    staleTime: 0,
  });
}

/** @returns the request as it is then */
export function decideRequest(requestId: string, body: RefundDecision) {
  return postJson({ path: api.refundRequest(requestId), schema: refundRequestDetail, body });
}
