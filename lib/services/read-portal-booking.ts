import type { PortalBooking } from "@/lib/contracts/portal-booking";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { env } from "@/lib/env";
import { isUuid } from "./is-uuid";

/**
 * What the portal shows of a booking beyond the interface: the customer's link and the history of its status.
 * @throws AppError booking_not_found, for another partner's booking too
 */
export async function readPortalBooking({ partnerId, bookingId }: { partnerId: string; bookingId: string }): Promise<PortalBooking> {
  if (!isUuid(bookingId)) throw new AppError("booking_not_found");
  const booking = await db().booking.findFirst({
    where: { id: bookingId, partnerId },
    select: { publicToken: true, events: { orderBy: { id: "asc" } } },
  });
  if (!booking) throw new AppError("booking_not_found");
  return {
    tripUrl: `${env().PUBLIC_URL}/trip/${booking.publicToken}`,
    events: booking.events.map((event) => ({
      from: event.fromStatus,
      to: event.toStatus,
      reason: event.reason,
      at: event.createdAt.toISOString(),
    })),
  };
}
