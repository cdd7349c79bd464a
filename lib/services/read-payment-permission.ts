import { nextStatus } from "@/lib/domain/booking-status";
import { type BookingAddress, findBookingRow, statusOf } from "./booking-record";

/**
 * Whether the booking may be paid now: its status allows it and its auto-cancel moment has not come. Says nothing of the deposit; a
 * payment that it does not cover is refused by itself.
 * @throws AppError booking_not_found
 */
export async function readPaymentPermission(options: BookingAddress & { now: Date }): Promise<{ payment_allowed: boolean }> {
  const booking = await findBookingRow(options);
  return { payment_allowed: nextStatus(statusOf(booking), "pay") !== null && options.now < booking.expiresAt };
}
