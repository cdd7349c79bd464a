import { transitionBooking } from "./transition-booking";

interface Expire {
  bookingId: string;
  /** Hex, of the Idempotency-Key of a request in test mode. */
  requestKey?: string | null;
  /** Id of the request that did it, in test mode; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/**
 * Cancels a booking that was not paid by its auto-cancel moment; its seats are free at once. Does nothing to any other, so it may
 * run twice, or beside a payment: one of the two wins.
 * @returns whether it was cancelled now
 */
export async function expireBooking({ bookingId, requestKey = null, byRequest = null, now }: Expire): Promise<boolean> {
  const result = await transitionBooking({
    bookingId,
    from: "booked",
    action: "expire",
    actor: "worker",
    requestKey,
    byRequest,
    now,
    deadline: "after",
  });
  return result.outcome === "moved";
}
