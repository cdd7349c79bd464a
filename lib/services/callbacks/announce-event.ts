import type { BookingWebhook } from "@/lib/contracts/callbacks";
import { db } from "@/lib/db";
import { shownStatus } from "@/lib/domain/booking/booking-status";
import { type BookingEventType, EVENT_OF_ACTION } from "@/lib/domain/webhooks/event-types";
import type { BookingEvent } from "@/lib/generated/prisma/client";
import { readBooking } from "../booking/read-booking";
import { insertMessage } from "./parts/insert-message";

/**
 * Makes the one message that tells of a change of a booking, and a delivery for each endpoint that wants it. Any number of runs, at
 * once or later, make no second one.
 */
export async function announceEvent({ bookingEventId, now }: { bookingEventId: string; now: Date }): Promise<void> {
  const include = { booking: { select: { partnerId: true } } } as const;
  const event = await db().bookingEvent.findUnique({ where: { id: BigInt(bookingEventId) }, include });
  if (!event) return;
  const { partnerId } = event.booking;
  const type = EVENT_OF_ACTION[event.reason];
  const endpoints = await interested(partnerId, type);
  if (endpoints.length === 0) return;
  const body = JSON.stringify(await messageOf(event, type, partnerId, now));
  await insertMessage({ partnerId, type, bookingId: event.bookingId, bookingEventId: event.id, body, endpoints, now });
}

/** No types are all types. */
async function interested(partnerId: string, type: BookingEventType): Promise<string[]> {
  const wanted = [{ eventTypes: { isEmpty: true } }, { eventTypes: { has: type } }];
  const endpoints = await db().webhookEndpoint.findMany({ where: { partnerId, disabledAt: null, OR: wanted }, select: { id: true } });
  return endpoints.map(({ id }) => id);
}

async function messageOf(event: BookingEvent, type: BookingEventType, partnerId: string, now: Date): Promise<BookingWebhook> {
  const { bookingId, fromStatus, toStatus } = event;
  // Changes of one booking wait for its row, so their numbers are in their order.
  const sequence = await db().bookingEvent.count({ where: { bookingId, id: { lte: event.id } } });
  return {
    type,
    timestamp: event.createdAt.toISOString(),
    sequence,
    data: {
      change: { from: fromStatus && shownStatus(fromStatus), to: shownStatus(toStatus) },
      booking: await readBooking({ partnerId, bookingId, locale: "en", now }),
    },
  };
}
