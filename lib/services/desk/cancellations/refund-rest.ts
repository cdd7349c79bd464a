import { db } from "@/lib/db";
import { departureName, legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { cancelledJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import type { CancellationAct } from "./confirm-cancellation";

/**
 * Has the worker try once more to give back bookings of a cancelled departure that could not be given back before.
 * @throws AppError departure_cancellation_not_found where none of that number is confirmed
 */
export async function refundRest({ id, cancellation, by, now }: CancellationAct): Promise<void> {
  const legKey = legKeyOfDeparture(id) ?? "";
  const where = { id: cancellation, legKey, confirmedAt: { not: null } };
  await db().$transaction(async (tx) => {
    if ((await tx.departureCancellation.count({ where })) === 0) throw new AppError("departure_cancellation_not_found");
    await queueInside(tx, [cancelledJob(cancellation)], by.requestId);
    await recordAudit(tx, { action: "departure_refunds_tried_again", by, now, detail: { source: departureName(legKey) } });
  });
  relayJobsSoon();
}
