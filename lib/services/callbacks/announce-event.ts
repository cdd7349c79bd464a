import type { BookingWebhook } from "@/lib/contracts/callbacks";
import { db } from "@/lib/db";
import { shownStatus } from "@/lib/domain/booking/booking-status";
import { type BookingEventType, EVENT_OF_ACTION } from "@/lib/domain/webhooks/event-types";
import type { BookingEvent } from "@/lib/generated/prisma/client";
import { readBookingAsOf } from "../booking/read-booking";
import { insertMessage } from "./parts/insert-message";
import { listenersTo } from "./parts/listeners-to";

/**
 * Makes the one message that tells of a change of a booking, for the partner's list of events, and a delivery for each endpoint that wants it. Any
 * number of runs, at once or later, make no second one.
 */
export async function announceEvent({ bookingEventId, now }: { bookingEventId: string; now: Date }): Promise<void> {
  const include = { booking: { select: { partnerId: true } } } as const;
  const event = await db().bookingEvent.findUnique({ where: { id: BigInt(bookingEventId) }, include });
  if (!event) return;
  const { partnerId } = event.booking;
  const type = EVENT_OF_ACTION[event.reason];
  const endpoints = await listenersTo({ partnerId, type });
  const body = JSON.stringify(await messageOf(event, type, partnerId, now));
  const about = { bookingId: event.bookingId, bookingEventId: event.id };
  await insertMessage({ partnerId, type, about, requestId: event.requestId, body, endpoints, now });
}

/** What a change has made of the booking: a message that is written late tells nothing of what came after. */
async function messageOf(event: BookingEvent, type: BookingEventType, partnerId: string, now: Date): Promise<BookingWebhook> {
  const { bookingId, fromStatus, toStatus, createdAt } = event;
  // Changes of one booking wait for its row, so their numbers are in their order.
  const changes = await db().bookingEvent.findMany({ where: { bookingId, id: { lte: event.id } }, select: { reason: true } });
  const moment = { status: toStatus, at: createdAt, hasTickets: changes.some(({ reason }) => reason === "issue_tickets") };
  return {
    type,
    timestamp: createdAt.toISOString(),
    occurred_at: createdAt.toISOString(),
    sequence: changes.length,
    data: {
      change: { from: fromStatus && shownStatus(fromStatus), to: shownStatus(toStatus) },
      booking: await readBookingAsOf({ partnerId, bookingId, locale: "en", now, moment }),
    },
  };
}
