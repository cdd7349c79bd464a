import { QUEUE_AREAS, type QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueAct, QueueActed } from "@/lib/contracts/operator/queues";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { snoozeProblem } from "@/lib/domain/queues/snooze";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Done } from "@/lib/services/ground/audit/audit-row";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { holdMail, holdPersonalData } from "@/lib/services/ground/personal-data/hold-personal-data";
import { colleaguesFor } from "@/lib/services/views/queues/colleagues-for";
import { findQueueRow, type QueueRow } from "@/lib/services/views/queues/queue-rows";
import { sealSnooze } from "@/lib/services/views/queues/snooze-reason";

interface ActOnItem {
  kind: QueueKind;
  asked: QueueAct;
  by: Doer;
  now: Date;
}

type Columns = Omit<Prisma.QueueItemUncheckedCreateInput, "kind" | "subject" | "bookingId">;
type Written = Pick<Done, "action" | "detail"> & { columns: Columns };

const AWAKE = { snoozedUntil: null, snoozedBy: null, snoozedAt: null, snoozeReason: null, sealedReason: "" } as const;

const NOBODY = t(
  "Choose a colleague who may see this queue.",
  "Выберите коллегу, которому доступна эта очередь.",
  "Bu navbatni koʻra oladigan hamkasbni tanlang.",
);

/**
 * Gives an item of a queue to a colleague or takes it from them, puts it off until a moment with a reason, or takes it back at once. The reason is not kept
 * where the personal data of what the item is about are erased.
 * @throws AppError queue_item_not_found where it does not wait any more; validation (`to`: nobody who may see the queue; `until`: past, or after the
 *   item's deadline)
 */
export async function actOnItem({ kind, asked, by, now }: ActOnItem): Promise<QueueActed> {
  const row = await findQueueRow(kind, asked.subject, now);
  if (!row) throw new AppError("queue_item_not_found");
  const { action, detail, columns } = await writtenBy(asked, { kind, row, by, now });
  const { subject, bookingId } = row;
  await db().$transaction(async (tx) => {
    const data = { bookingId, ...columns, ...((await mayBeNamed(tx, kind, row)) ? {} : { sealedReason: "" }) };
    await tx.queueItem.upsert({ where: { kind_subject: { kind, subject } }, create: { kind, subject, ...data }, update: data });
    await recordAudit(tx, { action, by, bookingId, detail: { kind, subject, ...detail }, now });
  });
  return { subject };
}

/** Whether a reason may still name somebody: of what is erased none is kept. */
async function mayBeNamed(tx: Prisma.TransactionClient, kind: QueueKind, { subject, bookingId }: QueueRow): Promise<boolean> {
  if (bookingId !== null && !(await holdPersonalData(tx, bookingId))) return false;
  return kind !== "mails" || holdMail(tx, subject);
}

interface Known extends Omit<ActOnItem, "asked"> {
  row: QueueRow;
}

async function writtenBy(asked: QueueAct, { kind, row, by, now }: Known): Promise<Written> {
  if (asked.act === "wake") return { action: "queue_item_woken", columns: AWAKE };
  if (asked.act === "assign") {
    const to = asked.to ?? null;
    if (to !== null && !(await colleaguesFor(QUEUE_AREAS[kind])).some(({ id }) => id === to))
      throw new AppError("validation", { fields: { to: [NOBODY] } });
    return { action: "queue_item_assigned", detail: { to }, columns: { assignedTo: to, assignedBy: by.actor, assignedAt: now } };
  }
  const until = new Date(asked.until);
  const fields = snoozeProblem({ until, due: row.due, now });
  if (fields) throw new AppError("validation", { fields });
  // It may name a passenger, and nobody can empty the audit log.
  const sealedReason = await sealSnooze({ kind, subject: row.subject, reason: asked.reason });
  return {
    action: "queue_item_snoozed",
    detail: { until: until.toISOString() },
    columns: { snoozedUntil: until, snoozedBy: by.actor, snoozedAt: now, snoozeReason: "", sealedReason },
  };
}
