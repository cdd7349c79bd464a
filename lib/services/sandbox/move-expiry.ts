import { db } from "@/lib/db";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { later, lockBooking } from "@/lib/services/booking/record/locked-booking";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";

/** Exactly then, or then where it is later. */
type Moment = { at: Date } | { by: Date };

/**
 * Moves the auto-cancel moment of an unpaid test booking, and does nothing to any other. Nobody is told, but whoever lists what has changed finds it.
 * @throws AppError booking_not_found
 */
export async function moveExpiry({ now, partnerId, bookingId, ...moment }: BookingAddress & { now: Date } & Moment): Promise<void> {
  await retryConflict(() =>
    db().$transaction(async (tx) => {
      const booking = await lockBooking(tx, { partnerId, bookingId, now });
      const isMoved = booking.status === "booked" && ("at" in moment || booking.expiresAt > moment.by);
      const expiresAt = "at" in moment ? moment.at : moment.by;
      if (isMoved) await tx.booking.update({ where: { id: booking.id }, data: { expiresAt, updatedAt: later(now, booking) } });
    }),
  );
  relayJobsSoon();
}
