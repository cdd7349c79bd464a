import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueStep } from "@/lib/contracts/operator/queues";
import type { Locale } from "@/lib/domain/localized";
import { presentQueueItems } from "./present-queue-items";
import { readQueueSteps } from "./queue-rows";

interface ReadQueueStep {
  kind: QueueKind;
  subject: string;
  /** Who asks. */
  userId: string;
  locale: Locale;
  now: Date;
}

/** Where an item stands in its queue, and what stands before and after it; of one that waits no more, what waits first. */
export async function readQueueStep({ kind, subject, ...shown }: ReadQueueStep): Promise<QueueStep> {
  const { place, total, previous, next } = await readQueueSteps(kind, subject, shown.now);
  const items = await presentQueueItems([...(previous ? [previous] : []), ...(next ? [next] : [])], { kind, ...shown });
  const itemOf = (of: { subject: string } | null) => items.find((item) => item.subject === of?.subject) ?? null;
  return { place, total, previous: itemOf(previous), next: itemOf(next) };
}
