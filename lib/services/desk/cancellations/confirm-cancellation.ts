import { db } from "@/lib/db";
import { departureName, legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { DepartureCancellation, Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { cancelledJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { cancelDeparture } from "@/lib/services/schedule/messages/cancel-departure";
import { requireTaken } from "./require-taken";

/** Which cancellation, of which departure, and who acts. */
export interface CancellationAct {
  /** As addresses name the departure. */
  id: string;
  cancellation: number;
  by: Doer;
  now: Date;
}

/**
 * Confirms the cancellation that somebody else has proposed: in one transaction it takes the departure out of the schedule as an ASM CNL does, lets its
 * bookings follow, and leaves the job that refunds all of them (`refundCancelled`). The statement itself finds none that the same person has proposed,
 * nor one that is confirmed already.
 * @throws AppError departure_cancellation_not_found where none of that number waits, departure_cancellation_own where whoever confirms has proposed it;
 *   departure_not_found and departure_cancellation_refused where the schedule does not take it (any more)
 */
export async function confirmCancellation({ id, cancellation, by, now }: CancellationAct): Promise<void> {
  const waiting = await db().departureCancellation.findFirst({ where: openOne({ id, cancellation }) });
  if (!waiting) throw new AppError("departure_cancellation_not_found");
  const outcome = await cancelDeparture({
    ...{ legKey: waiting.legKey, actor: by.actor, reason: waiting.reason, now },
    delivery: {
      ...{ mayName: () => true, sender: "" },
      begin: (tx) => confirm(tx, waiting, { by, now }),
      keep: (tx, { importId }) => keep(tx, waiting, { importId, by, now }),
    },
  });
  requireTaken(outcome);
  relayJobsSoon();
}

/** One of a departure that waits. */
export function openOne({ id, cancellation }: Pick<CancellationAct, "id" | "cancellation">) {
  return { id: cancellation, legKey: legKeyOfDeparture(id) ?? "", confirmedAt: null, withdrawnAt: null };
}

type Tx = Prisma.TransactionClient;
type Done = Pick<CancellationAct, "by" | "now">;

async function confirm(tx: Tx, { id, proposedBy }: DepartureCancellation, { by, now }: Done): Promise<void> {
  const { count } = await tx.departureCancellation.updateMany({
    where: { id, confirmedAt: null, withdrawnAt: null, proposedBy: { not: by.actor } },
    data: { confirmedAt: now, confirmedBy: by.actor },
  });
  if (count === 0) throw new AppError(proposedBy === by.actor ? "departure_cancellation_own" : "departure_cancellation_not_found");
}

async function keep(tx: Tx, { id, legKey, reason }: DepartureCancellation, done: Done & { importId: string }): Promise<void> {
  const { importId, by, now } = done;
  await tx.departureCancellation.update({ where: { id }, data: { importId } });
  await queueInside(tx, [cancelledJob(id)], by.requestId);
  const detail = { source: departureName(legKey), import: importId, reason };
  await recordAudit(tx, { action: "departure_cancellation_confirmed", by, now, detail });
}
