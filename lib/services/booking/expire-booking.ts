import { transitionBooking } from "./transition-booking";

/**
 * Cancels a booking that was not paid by its auto-cancel moment; its seats are free at once. Does nothing to any other, so it may
 * run twice, or beside a payment: one of the two wins.
 * @returns whether it was cancelled now
 */
export async function expireBooking({ bookingId, now }: { bookingId: string; now: Date }): Promise<boolean> {
  const result = await transitionBooking({ bookingId, from: "booked", action: "expire", actor: "worker", now, deadline: "after" });
  return result.outcome === "moved";
}
