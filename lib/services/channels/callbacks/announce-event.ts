import { db } from "@/lib/db";
import { EVENT_OF_ACTION } from "@/lib/domain/webhooks/event-types";
import { isListAskedFor } from "@/lib/services/booking/messages/asked-for";
import { eventMessage } from "@/lib/services/booking/messages/event-message";
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
  const { bookingId, requestId } = event;
  const { partnerId } = event.booking;
  const type = EVENT_OF_ACTION[event.reason];
  const endpoints = await listenersTo({ partnerId, type });
  if (endpoints.length === 0 && !(await isListAskedFor({ partnerId, now }))) {
    await insertMessage({ partnerId, type, about: { bookingId, bookingEventId: event.id }, requestId, body: null, endpoints, now });
    return;
  }
  const booking = await findBooking({ partnerId, bookingId });
  await insertMessage(await eventMessage({ event, booking, now }));
}
