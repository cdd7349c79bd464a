import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { type BookingAddress, findBookingRow } from "../record/booking-record";
import { changeBooking } from "../writer/change-booking";
import { checkTransition } from "./check-operation";

/**
 * Cancels a booking that is not paid, without penalty; its seats are free at once.
 * @throws AppError booking_not_found; refund_unavailable in any status but `booked`
 */
export function cancelUnpaidBooking(request: BookingAddress & Act): Promise<{ status: BookingStatus }> {
  return changeBooking(
    request,
    () => findBookingRow(request),
    (booking) => {
      const { action, status } = checkTransition("cancel_unpaid", booking, request);
      return { change: moveBooking(booking, action), result: { status } };
    },
  );
}
