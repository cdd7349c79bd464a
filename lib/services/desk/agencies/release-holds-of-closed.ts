import { db } from "@/lib/db";
import type { ErrorName } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import { refusalOf } from "@/lib/services/aftersale/refusal-of";
import { recordHouseAct } from "@/lib/services/booking/house/record-house-act";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";

interface ReleasingClosed {
  /** By which the agency was closed. */
  proposalId: string;
  requestId?: string | undefined;
  now: Date;
}

/** Somebody has paid or cancelled it in this moment. */
const NOT_HELD: ErrorName = "refund_unavailable";

/**
 * Cancels what a closed agency holds and has not paid: nobody of it pays any more, and its seats are sold. Each is a transaction of its own, in the name of whoever
 * decided the closing and for its reason. What is done is not done again: it may run as often as it must. An agency that was opened again keeps what it holds.
 * @returns how many were cancelled, and how many are held still
 */
export async function releaseHoldsOfClosed({ proposalId, requestId, now }: ReleasingClosed): Promise<{ released: number; left: number }> {
  const closing = await db().proposal.findUnique({
    where: { id: proposalId, kind: "close", state: "done", partner: { closedAt: { not: null } } },
    select: { partnerId: true, reason: true, decidedBy: true },
  });
  if (!closing?.decidedBy) return { released: 0, left: 0 };
  const { partnerId, reason, decidedBy: actor } = closing;
  const held = { partnerId, status: "booked" } as const;
  let released = 0;
  for (const { id: bookingId } of await db().booking.findMany({ where: held, select: { id: true }, orderBy: { id: "asc" } })) {
    const done = { ...{ partnerId, bookingId, reason, now }, kind: "cancel_unpaid", by: { actor, requestId: requestId ?? null } } as const;
    const request = { partnerId, bookingId, actor, requestId, now };
    const refusal = await refusalOf("a hold of a closed agency could not be released", () =>
      cancelUnpaidBooking({ ...request, record: (tx) => recordHouseAct(tx, done) }),
    );
    if (refusal === null) released += 1;
    else if (refusal !== NOT_HELD) log.warn({ bookingId, refusal }, "a hold of a closed agency is left; it is tried again");
  }
  return { released, left: await db().booking.count({ where: held }) };
}
