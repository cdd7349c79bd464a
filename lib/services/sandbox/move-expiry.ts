import { tellBefore } from "@/lib/services/aftersale/changes/tell-before";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";

/** Exactly then, or then where it is later. */
type Moment = { at: Date } | { by: Date };

/**
 * Moves the auto-cancel moment of an unpaid test booking, and does nothing to any other. Nobody is told, but whoever lists what has changed finds it.
 * @throws AppError booking_not_found
 */
export function moveExpiry({ now, partnerId, bookingId, ...moment }: BookingAddress & { now: Date } & Moment): Promise<void> {
  return changeBooking<BookingRecord, void>(
    { actor: "worker", now },
    () => findBooking({ partnerId, bookingId }),
    (booking) => {
      const isMoved = booking.status === "booked" && ("at" in moment || booking.expiresAt > moment.by);
      if (!isMoved) return { done: undefined };
      const expiresAt = "at" in moment ? moment.at : moment.by;
      return { change: { row: { expiresAt }, before: tellBefore(booking, now) }, result: undefined };
    },
  );
}
