import { db } from "@/lib/db";
import { fullRefundOf } from "./booking-money";
import { bookingRowInclude } from "./booking-record";
import { transitionBooking } from "./transition-booking";

/**
 * Gives up on the tickets of a paid booking: the money goes back to the deposit and the seats are free, in one statement. Does nothing
 * where the booking is not `paid` any more.
 * @returns whether it was refunded now
 */
export async function failTicketing({ bookingId, now }: { bookingId: string; now: Date }): Promise<boolean> {
  const booking = await db().booking.findFirst({ where: { id: bookingId, status: "paid" }, include: bookingRowInclude });
  if (!booking) return false;
  const ledger = [fullRefundOf(booking)];
  const result = await transitionBooking({ bookingId, from: "paid", action: "fail_ticketing", actor: "worker", now, ledger });
  return result.outcome === "moved";
}
