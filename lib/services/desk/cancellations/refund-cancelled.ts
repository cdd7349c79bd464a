import { db } from "@/lib/db";
import { departureName } from "@/lib/domain/departures/departure-id";
import type { DepartureCancellation } from "@/lib/generated/prisma/client";
import { refusalOf } from "@/lib/services/aftersale/refusal-of";
import { openSinceCancelled } from "@/lib/services/aftersale/schedule-changes/open-since-cancelled";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import { recordHouseAct } from "@/lib/services/booking/house/record-house-act";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { liftLimits, lockLeg, writeLimits } from "@/lib/services/schedule/sale-limits/write-limits";

interface RefundCancelled {
  cancellationId: number;
  requestId?: string | undefined;
  now: Date;
}

/**
 * Closes a departure for sale whose cancellation is confirmed, should its flight ever come back, and gives back every booking that has not answered
 * otherwise meanwhile, also where another of its flights has changed since: in full, by the rules of changed flights, each in a transaction of its own;
 * unpaid ones are cancelled. What is done is not done again: it may run as often as it must.
 * @returns how many could not be given back yet
 */
export async function refundCancelled({ cancellationId, requestId, now }: RefundCancelled): Promise<{ refunded: number; left: number }> {
  const cancelled = await db().departureCancellation.findUnique({ where: { id: cancellationId } });
  if (!cancelled?.importId || cancelled.confirmedBy === null) return { refunded: 0, left: 0 };
  const by: Doer = { actor: cancelled.confirmedBy, requestId: requestId ?? null };
  await closeForSale(cancelled, by, now);
  const open = await openSinceCancelled({ importId: cancelled.importId, legKey: cancelled.legKey });
  let refunded = 0;
  for (const { changeId, bookingId, partnerId, status } of open) {
    const kind = status === "booked" ? "cancel_unpaid" : "refund";
    const act = { ...{ partnerId, bookingId, now }, kind, reason: cancelled.reason, by } as const;
    const answer = { partnerId, bookingId, changeId, now, actor: by.actor, requestId };
    const refusal = await refusalOf("a booking of a cancelled departure could not be given back", () =>
      refundChange({ ...answer, record: (tx) => recordHouseAct(tx, act) }),
    );
    if (refusal === null) refunded += 1;
  }
  return { refunded, left: open.length - refunded };
}

/** Once: whoever opens the departure again later has said so. */
async function closeForSale({ id, legKey, reason }: DepartureCancellation, by: Doer, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.departureCancellation.updateMany({ where: { id, closedAt: null }, data: { closedAt: now } });
    if (count === 0) return;
    await lockLeg(tx, legKey);
    await liftLimits(tx, { legKey, bookingClass: null, actor: by.actor, now });
    await tx.saleLimit.create({ data: { legKey, bookingClass: null, seats: 0, until: null, reason, setBy: by.actor, setAt: now } });
    await writeLimits(tx, legKey);
    const detail = { source: departureName(legKey), booking_class: null, seats: 0, until: null, reason };
    await recordAudit(tx, { action: "sale_limit_set", by, now, detail });
  });
}
