import { queryOptions } from "@tanstack/react-query";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { SettledChanges } from "@/lib/contracts/operator/operator-schedule";
import type { RefundDecisions, RefundPreview } from "@/lib/contracts/operator/refund-decisions";
import type { Locale } from "@/lib/domain/localized";

/** What the rules would give back; it is asked anew each time that the window opens. */
export function refundPreviewQuery(ids: readonly string[], locale: Locale) {
  return queryOptions({
    queryKey: ["operator", "refund-preview", ids, locale],
    queryFn: () => postJson<RefundPreview>({ path: api.refundPreview(), body: { ids: [...ids] } }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function decideMany(body: RefundDecisions) {
  return postJson<SettledChanges>({ path: api.refundDecisions(), body });
}
