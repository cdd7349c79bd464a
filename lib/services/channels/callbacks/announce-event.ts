import { db } from "@/lib/db";
import { isListAskedFor } from "@/lib/services/booking/messages/asked-for";
import { eventBody, messageOf } from "@/lib/services/booking/messages/event-message";
import { insertMessage } from "@/lib/services/booking/messages/insert-message";
import { listenersTo } from "@/lib/services/booking/messages/listeners-to";
import { findBooking } from "@/lib/services/booking/record/booking-record";

/**
 * Makes the one message that tells of a change of a booking, for the partner's list of events, and a delivery for each endpoint that wants it. Any
 * number of runs, at once or later, make no second one. A change that cannot be taken back afterwards has made it itself: lib/services/booking/messages/announce-waiting.ts.
 * Where no endpoint wants it and nobody asks for the list, the message has its number and no body: that is made for whoever asks first (150 bytes in
 * place of six kilobytes, and a third of the processor time).
 */
export async function announceEvent({ bookingEventId, now }: { bookingEventId: string; now: Date }): Promise<void> {
  const include = { booking: { select: { partnerId: true } } } as const;
  const event = await db().bookingEvent.findUnique({ where: { id: BigInt(bookingEventId) }, include });
  if (!event) return;
  const { partnerId } = event.booking;
  const message = messageOf(event, partnerId);
  const endpoints = await listenersTo(message);
  const isHeard = endpoints.length > 0 || (await isListAskedFor({ partnerId, now }));
  const body = isHeard ? await eventBody({ event, booking: await findBooking({ partnerId, bookingId: event.bookingId }), now }) : null;
  await insertMessage({ ...message, body, endpoints, now });
}
