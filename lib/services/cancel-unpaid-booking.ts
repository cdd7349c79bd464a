import type { BookingStatus } from "@/lib/domain/booking-status";
import { AppError } from "@/lib/domain/errors";
import { type BookingAddress, findBookingRow, statusOf } from "./booking-record";
import { transitionBooking } from "./transition-booking";

/**
 * Cancels a booking that is not paid, without penalty; its seats are free at once.
 * @throws AppError booking_not_found; refund_unavailable in any status but `booked`
 */
export async function cancelUnpaidBooking(options: BookingAddress & { actor: string; now: Date }): Promise<{ status: BookingStatus }> {
  const { bookingId, actor, now } = options;
  const booking = await findBookingRow(options);
  const result = await transitionBooking({ bookingId, from: statusOf(booking), action: "cancel_unpaid", actor, now });
  if (result.outcome !== "moved") throw new AppError("refund_unavailable");
  return { status: result.status };
}
