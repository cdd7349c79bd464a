import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueAct, QueueActed, QueuePage, QueueStep, QueueView } from "@/lib/contracts/operator/queues";
import type { Locale } from "@/lib/domain/localized";

const POLL_MS = 30_000;

/** Which items are shown, as the page's address has it. */
export interface QueueFilter {
  kind: QueueKind;
  view: QueueView;
  page?: number;
}

export function queueQuery({ kind, view, page }: QueueFilter, locale: Locale) {
  return queryOptions({
    queryKey: ["operator", "queue", kind, view, page ?? 1, locale],
    queryFn: ({ signal }) => getJson<QueuePage>({ path: api.queue(kind, { view, page }), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}

export function queueStepQuery(kind: QueueKind, subject: string, locale: Locale) {
  return queryOptions({
    queryKey: ["operator", "queue", kind, "step", subject, locale],
    queryFn: ({ signal }) => getJson<QueueStep>({ path: api.queueSteps(kind, subject), signal }),
    staleTime: 5_000,
  });
}

export function actOnItem(kind: QueueKind, body: QueueAct) {
  return postJson<QueueActed>({ path: api.queue(kind), body });
}
