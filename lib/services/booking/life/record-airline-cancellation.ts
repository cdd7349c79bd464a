import { isTicketed } from "@/lib/domain/booking/booking-status";
import type { RefundRequestStep } from "@/lib/domain/booking/changes/change";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { sealNote } from "@/lib/services/ground/personal-data/refund-note";
import { changeBooking, type Decision } from "../writer/change-booking";
import { findChangedBooking } from "../writer/changed-booking";

/** A refund that was asked for has nothing left to decide: all that was not given back before may be had back. */
const NOTE = "The airline cancelled the flight: auto-cancel returns, without a penalty, all that was not given back before.";

/**
 * Writes down that the carrier has cancelled the flight of a ticketed booking: from then on all of its price that was not given back before may be had
 * back, without a penalty. An open refund request is closed with it. May run any number of times, and does nothing to a booking that is not ticketed any more.
 * @returns whether it was written now
 */
export function recordAirlineCancellation({ bookingId, ...request }: Omit<Act, "actor"> & { bookingId: string }): Promise<boolean> {
  return changeBooking(
    { ...request, actor: "worker" },
    () => findChangedBooking(bookingId),
    async (booking): Promise<Decision<boolean>> => {
      if (!booking || !isTicketed(booking.status)) return { done: false };
      const [open] = booking.refundRequests;
      const answered = open && { request: await answerTo(bookingId, open.id) };
      return { change: { ...moveBooking(booking, "airline_cancel"), ...answered }, result: true };
    },
  );
}

async function answerTo(bookingId: string, id: string): Promise<RefundRequestStep> {
  return { close: { id, state: "rejected", refundMinor: null, note: await sealNote(bookingId, NOTE) } };
}
