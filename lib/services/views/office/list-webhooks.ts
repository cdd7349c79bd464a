import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { db } from "@/lib/db";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";

/** A message is kept for as long as webhooks are; of a booking there are a few. */
const MOST = 100;

/** What the agency's programs were told of a booking, oldest first, and what became of it. Found by its events, which have an index. */
export async function listWebhooks({ bookingId }: BookingAddress): Promise<OfficeBooking["webhooks"]> {
  const events = await db().bookingEvent.findMany({ where: { bookingId }, select: { id: true } });
  const rows = await db().webhookEvent.findMany({
    where: { bookingEventId: { in: events.map(({ id }) => id) } },
    orderBy: { bookingEventId: "asc" },
    take: MOST,
    select: { id: true, type: true, createdAt: true, deliveries: { select: { state: true, attempts: true } } },
  });
  return rows.map(({ id, type, createdAt, deliveries }) => ({ id, type, at: createdAt.toISOString(), deliveries }));
}
