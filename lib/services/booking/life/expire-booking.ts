import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { changeBooking, type Decision } from "../writer/change-booking";
import { findChangedBooking } from "../writer/changed-booking";

/**
 * Cancels a booking that was not paid by its auto-cancel moment; its seats are free at once. Does nothing to any other, so it may
 * run twice, or beside a payment: one of the two wins.
 * @returns whether it was cancelled now
 */
export function expireBooking({ bookingId, ...request }: Omit<Act, "actor"> & { bookingId: string }): Promise<boolean> {
  return changeBooking(
    { ...request, actor: "worker" },
    () => findChangedBooking(bookingId),
    (booking): Decision<boolean> => {
      if (booking?.status !== "booked" || request.now < booking.expiresAt) return { done: false };
      return { change: moveBooking(booking, "expire"), result: true };
    },
  );
}
