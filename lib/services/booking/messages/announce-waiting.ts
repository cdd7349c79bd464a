import { z } from "zod";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { BookingRecord } from "../record/booking-record";
import { eventBody, messageOf } from "./event-message";
import { writeMessage } from "./insert-message";
import { keepBody } from "./late-body";
import { listenersTo } from "./listeners-to";

const waitingIds = z.array(z.object({ id: z.bigint() }));
const untold = z.array(z.object({ id: z.string(), bookingEventId: z.bigint() }));

/**
 * Writes the messages of a booking's changes that the worker has not come to yet, and the bodies of those that nobody has asked for, as the booking is
 * before the next change. Prices, passengers, contacts, notes and the auto-cancel moment have no history that a later message could be made from.
 * The caller holds the booking's row, and relays the jobs. The worker finds the messages there and makes none.
 */
export async function announceWaiting(tx: Prisma.TransactionClient, booking: BookingRecord, now: Date): Promise<void> {
  await writeWaiting(tx, booking, now);
  // After them: the worker may have written one of them meanwhile, without its body.
  const rows = await tx.$queryRaw<unknown[]>`
    select m.id, m.booking_event_id as "bookingEventId" from booking_event e join webhook_event m on m.booking_event_id = e.id
     where e.booking_id = ${booking.id}::uuid and m.body = '' order by e.id`;
  for (const { id, bookingEventId } of untold.parse(rows)) {
    const event = await tx.bookingEvent.findUniqueOrThrow({ where: { id: bookingEventId } });
    await keepBody({ id, body: await eventBody({ event, booking, now }, tx) }, tx);
  }
}

async function writeWaiting(tx: Prisma.TransactionClient, booking: BookingRecord, now: Date): Promise<void> {
  // What has neither message nor job was told, and forgotten since (lib/services/channels/callbacks/purge-webhooks.ts).
  const rows = await tx.$queryRaw<unknown[]>`
    select e.id from booking_event e
     where e.booking_id = ${booking.id}::uuid
       and not exists (select from webhook_event m where m.booking_event_id = e.id)
       and (exists (select from job_outbox o where o.job ->> 'jobKey' = 'announce:' || e.id)
         or exists (select from graphile_worker.jobs j where j.key = 'announce:' || e.id))
     order by e.id`;
  for (const { id } of waitingIds.parse(rows)) {
    const event = await tx.bookingEvent.findUniqueOrThrow({ where: { id } });
    const message = messageOf(event, booking.partnerId);
    const body = await eventBody({ event, booking, now }, tx);
    await writeMessage(tx, { ...message, body, endpoints: await listenersTo(message, tx), now });
  }
}
