import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { recordHouseAct } from "@/lib/services/booking/house/record-house-act";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import type { Doer } from "@/lib/services/ground/audit/doer";

interface Releasing {
  partnerId: string;
  /** Why, for the history of each booking. */
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Cancels what an agency holds and has not paid: nobody of one that is closed pays it any more, and its seats are sold. Each is a transaction of its own; what
 * is left where a process dies in between ends at its time.
 */
export async function releaseHoldsOf({ partnerId, reason, by, now }: Releasing): Promise<void> {
  const held = await db().booking.findMany({ where: { partnerId, status: "booked", expiresAt: { gt: now } }, select: { id: true } });
  for (const { id: bookingId } of held) {
    const done = { partnerId, bookingId, kind: "cancel_unpaid", reason, by, now } as const;
    const request = { partnerId, bookingId, actor: by.actor, requestId: by.requestId, now };
    await cancelUnpaidBooking({ ...request, record: (tx) => recordHouseAct(tx, done) }).catch(passOver);
  }
}

/** Somebody has cancelled or paid it in this moment. */
function passOver(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
