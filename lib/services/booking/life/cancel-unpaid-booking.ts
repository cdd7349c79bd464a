import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { type BookingAddress, findBookingRow } from "../record/booking-record";
import { checkTransition } from "./check-operation";
import { retryTransition, transitionBooking } from "./transition-booking";

/**
 * Cancels a booking that is not paid, without penalty; its seats are free at once.
 * @throws AppError booking_not_found; refund_unavailable in any status but `booked`
 */
export async function cancelUnpaidBooking(
  options: BookingAddress & { actor: string; byRequest?: string | null; requestKey?: string | null; now: Date },
): Promise<{ status: BookingStatus }> {
  const { bookingId, actor, byRequest = null, requestKey = null, now } = options;
  return retryTransition(async () => {
    const booking = await findBookingRow(options);
    const { action } = checkTransition("cancel_unpaid", booking, { now });
    const result = await transitionBooking({ bookingId, from: booking.status, action, actor, byRequest, requestKey, now });
    return result.outcome === "moved" ? { status: result.status } : null;
  });
}
