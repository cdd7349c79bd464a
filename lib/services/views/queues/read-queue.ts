import { QUEUE_AREAS, type QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueuePage, QueueQuery } from "@/lib/contracts/operator/queues";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import type { Locale } from "@/lib/domain/localized";
import { colleaguesFor } from "./colleagues-for";
import { presentQueueItems } from "./present-queue-items";
import { readQueueRows } from "./queue-rows";

interface ReadQueue extends QueueQuery {
  kind: QueueKind;
  /** Who asks. */
  userId: string;
  locale: Locale;
  now: Date;
}

/** A page of what waits in a queue, the nearest deadline first, with those to whom it may be given. */
export async function readQueue({ kind, view, page, userId, locale, now }: ReadQueue): Promise<QueuePage> {
  const piece = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { rows, total } = await readQueueRows({ kind, view, userId, now, ...piece });
  const colleagues = await colleaguesFor(QUEUE_AREAS[kind]);
  return {
    items: await presentQueueItems(rows, { kind, userId, locale, now }),
    ...placeOf(page, total),
    colleagues: colleagues.map((each) => ({ ...each, is_you: each.id === userId })),
  };
}
