import { db } from "@/lib/db";
import { eventMessage } from "@/lib/services/booking/messages/event-message";
import { insertMessage } from "@/lib/services/booking/messages/insert-message";
import { findBooking } from "@/lib/services/booking/record/booking-record";

/**
 * Makes the one message that tells of a change of a booking, for the partner's list of events, and a delivery for each endpoint that wants it. Any
 * number of runs, at once or later, make no second one. A change that cannot be taken back afterwards has made it itself: lib/services/booking/messages/announce-waiting.ts.
 */
export async function announceEvent({ bookingEventId, now }: { bookingEventId: string; now: Date }): Promise<void> {
  const include = { booking: { select: { partnerId: true } } } as const;
  const event = await db().bookingEvent.findUnique({ where: { id: BigInt(bookingEventId) }, include });
  if (!event) return;
  const booking = await findBooking({ partnerId: event.booking.partnerId, bookingId: event.bookingId });
  await insertMessage(await eventMessage({ event, booking, now }));
}
