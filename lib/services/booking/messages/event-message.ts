import type { BookingWebhook } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { shownStatus } from "@/lib/domain/booking/booking-status";
import { EVENT_OF_ACTION } from "@/lib/domain/webhooks/event-types";
import type { BookingEvent, Prisma } from "@/lib/generated/prisma/client";
import { presentBookingAsOf } from "../document/read-booking";
import type { BookingRecord } from "../record/booking-record";

/** One change of a booking, and the booking. */
interface Told {
  event: BookingEvent;
  booking: BookingRecord;
  now: Date;
}

/** What a message says of the change that it tells of, whoever gets it. */
export function messageOf({ id, bookingId, reason, requestId }: BookingEvent, partnerId: string) {
  return { partnerId, type: EVENT_OF_ACTION[reason], about: { bookingId, bookingEventId: id }, requestId };
}

/** The body of the message that tells of a change: what the change has made of the booking. What came since is taken back. */
export async function eventBody({ event, booking, now }: Told, tx: Prisma.TransactionClient = db()): Promise<string> {
  const { id: bookingId } = booking;
  const { fromStatus, toStatus, createdAt } = event;
  // Changes of one booking wait for its row, so their numbers are in their order.
  const changes = await tx.bookingEvent.findMany({ where: { bookingId, id: { lte: event.id } }, select: { reason: true } });
  const moment = { status: toStatus, at: createdAt, hasTickets: changes.some(({ reason }) => reason === "issue_tickets") };
  const message: BookingWebhook = {
    type: EVENT_OF_ACTION[event.reason],
    timestamp: createdAt.toISOString(),
    occurred_at: createdAt.toISOString(),
    sequence: changes.length,
    data: {
      change: { from: fromStatus && shownStatus(fromStatus), to: shownStatus(toStatus) },
      booking: await presentBookingAsOf(booking, { locale: "en", now, moment }),
    },
  };
  return JSON.stringify(message);
}
