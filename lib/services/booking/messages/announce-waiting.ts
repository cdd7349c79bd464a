import { z } from "zod";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { BookingRecord } from "../record/booking-record";
import { eventMessage } from "./event-message";
import { writeMessage } from "./insert-message";

const waitingIds = z.array(z.object({ id: z.bigint() }));

/**
 * Writes the messages of a booking's changes that the worker has not come to yet, as the booking is before the next change. Prices, passengers,
 * contacts, notes and the auto-cancel moment have no history that a later message could be made from. The caller holds the booking's row, and
 * relays the jobs. The worker finds the messages there and makes none.
 */
export async function announceWaiting(tx: Prisma.TransactionClient, booking: BookingRecord, now: Date): Promise<void> {
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
    await writeMessage(tx, await eventMessage({ event, booking, now }, tx));
  }
}
