import { db } from "@/lib/db";
import { bookedBehaviour } from "@/lib/services/ground/test-mode/booked-behaviour";
import { refundPartly, rejectRefund } from "./decide-refund";

/** Name in booking events for the worker. */
const ACTOR = "worker";

/**
 * Decides the refund request of a test booking as its route does. May run any number of times: nothing happens to a booking without an open
 * request.
 * @returns whether it was decided now
 */
export async function answerSandboxRefund({ bookingId, now }: { bookingId: string; now: Date }): Promise<boolean> {
  const booking = await db().booking.findFirst({
    where: { id: bookingId, status: "refund_request_sent" },
    select: { partnerId: true, snapshot: true, partner: { select: { testOf: true } } },
  });
  const behaviour = booking && bookedBehaviour(booking);
  const played = { partnerId: booking?.partnerId ?? "", bookingId, actor: ACTOR, now };
  if (behaviour === "refund_rejected") await rejectRefund(played);
  else if (behaviour === "refund_partial") await refundPartly(played);
  else return false;
  return true;
}
