import type { BookingWebhook } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { shownStatus } from "@/lib/domain/booking/booking-status";
import { EVENT_OF_ACTION } from "@/lib/domain/webhooks/event-types";
import type { BookingEvent, Prisma } from "@/lib/generated/prisma/client";
import { presentBookingAsOf } from "../document/read-booking";
import type { BookingRecord } from "../record/booking-record";
import { listenersTo } from "./listeners-to";

/** One change of a booking, and the booking. */
interface Told {
  event: BookingEvent;
  booking: BookingRecord;
  now: Date;
}

/** The message that tells of a change: what the change has made of the booking, and who gets it. What came since is taken back. */
export async function eventMessage({ event, booking, now }: Told, tx: Prisma.TransactionClient = db()) {
  const { partnerId, id: bookingId } = booking;
  const type = EVENT_OF_ACTION[event.reason];
  const { fromStatus, toStatus, createdAt } = event;
  // Changes of one booking wait for its row, so their numbers are in their order.
  const changes = await tx.bookingEvent.findMany({ where: { bookingId, id: { lte: event.id } }, select: { reason: true } });
  const moment = { status: toStatus, at: createdAt, hasTickets: changes.some(({ reason }) => reason === "issue_tickets") };
  const message: BookingWebhook = {
    type,
    timestamp: createdAt.toISOString(),
    occurred_at: createdAt.toISOString(),
    sequence: changes.length,
    data: {
      change: { from: fromStatus && shownStatus(fromStatus), to: shownStatus(toStatus) },
      booking: await presentBookingAsOf(booking, { locale: "en", now, moment }),
    },
  };
  const endpoints = await listenersTo({ partnerId, type }, tx);
  const about = { bookingId, bookingEventId: event.id };
  return { partnerId, type, about, requestId: event.requestId, body: JSON.stringify(message), endpoints, now };
}
