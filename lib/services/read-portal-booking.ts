import type { PortalBooking } from "@/lib/contracts/portal-booking";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { type BookingAddress, findBookingRow } from "./booking-record";

/**
 * What the portal shows of a booking beyond the interface: the customer's link and the history of its status.
 * @throws AppError booking_not_found, for another partner's booking too
 */
export async function readPortalBooking(address: BookingAddress): Promise<PortalBooking> {
  const booking = await findBookingRow(address);
  const events = await db().bookingEvent.findMany({ where: { bookingId: booking.id }, orderBy: { id: "asc" } });
  return {
    tripUrl: `${env().PUBLIC_URL}/trip/${booking.publicToken}`,
    events: events.map((event) => ({
      from: event.fromStatus,
      to: event.toStatus,
      reason: event.reason,
      at: event.createdAt.toISOString(),
    })),
  };
}
