import { v7 as uuid } from "uuid";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { sandboxRefundJob } from "@/lib/jobs/names";
import { type BookingAddress, findBookingRow } from "../booking/booking-record";
import { checkTransition } from "../booking/check-operation";
import { retryTransition, transitionBooking } from "../booking/transition-booking";
import { bookedBehaviour } from "../sandbox/booked-behaviour";

/** How long the sandbox's back office thinks, on the routes where it decides by itself. */
const DECISION_MS = 5_000;

/**
 * Asks the back office for a refund. The tickets stay in force until it has decided.
 * @returns `refund_request_sent`, once; every later read shows `ticketed` until then
 * @throws AppError booking_not_found; refund_unavailable in any status but `ticketed`, and while a request is open
 */
export async function requestManualRefund(
  options: BookingAddress & { actor: string; requestKey?: string | null; byRequest?: string | null; now: Date },
): Promise<{ status: BookingStatus }> {
  const { bookingId, actor, requestKey = null, byRequest = null, now } = options;
  return retryTransition(async () => {
    const booking = await findBookingRow(options);
    const { action } = checkTransition("manual_refund", booking, { now });
    const refundRequest = { open: { id: uuid(), requestedBy: actor } };
    const jobs = decidesByItself(booking) ? [sandboxRefundJob(bookingId, new Date(now.getTime() + DECISION_MS))] : [];
    const result = await transitionBooking({
      bookingId,
      from: booking.status,
      action,
      actor,
      requestKey,
      byRequest,
      now,
      refundRequest,
      jobs,
    });
    return result.outcome === "moved" ? { status: result.status } : null;
  });
}

function decidesByItself(booking: Parameters<typeof bookedBehaviour>[0]): boolean {
  return ["refund_rejected", "refund_partial"].includes(bookedBehaviour(booking));
}
