import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { type RefundRequestChange, transitionBooking } from "./transition-booking";

/** A refund that was asked for has nothing left to decide: the whole price may be had back. */
const ANSWERED: RefundRequestChange = {
  close: {
    state: "rejected",
    refundMinor: null,
    decidedBy: "worker",
    note: "The airline cancelled the flight: auto-cancel returns the whole price.",
  },
};

/** What a cancelled flight may be met in. */
const TICKETED: readonly BookingStatus[] = ["ticketed", "refund_request_sent"];

interface Cancellation {
  bookingId: string;
  /** Hex, of the Idempotency-Key of a request in test mode. */
  requestKey?: string | null;
  /** Id of the request that led to it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/**
 * Writes down that the carrier has cancelled the flight of a ticketed booking: from then on its whole price may be had back. An open
 * refund request is closed with it. May run any number of times, and does nothing to a booking that is not ticketed any more.
 * @returns whether it was written now
 */
export async function recordAirlineCancellation({ bookingId, byRequest = null, requestKey = null, now }: Cancellation): Promise<boolean> {
  for (const from of TICKETED) {
    const refundRequest = from === "refund_request_sent" ? { refundRequest: ANSWERED } : {};
    const result = await transitionBooking({
      bookingId,
      from,
      action: "airline_cancel",
      actor: "worker",
      byRequest,
      requestKey,
      now,
      ...refundRequest,
    });
    if (result.outcome === "moved") return true;
  }
  return false;
}
