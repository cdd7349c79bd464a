import { randomUUID } from "node:crypto";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { announceEvent } from "@/lib/services/channels/callbacks/announce-event";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { insertBooking } from "./bookings/booking-rows";

interface Choices {
  partnerId: string;
  url: string;
  kind?: "webhook" | "status_callback";
  mode?: "live" | "test";
  secret?: string;
  now: Date;
}

/** An endpoint for all types of events. */
export async function addEndpoint({
  kind = "webhook",
  mode = "live",
  ...rest
}: Choices): Promise<{ endpoint: CallbackEndpoint; secret: string }> {
  return createEndpoint({ ...rest, kind, mode, event_types: [], email: "dev@partner.example" });
}

/** A partner without bookings. */
export async function addPartner(): Promise<string> {
  const id = randomUUID();
  await db().partner.create({ data: { id, name: "Marvarid Travel", code: id.slice(0, 8), currency: "UZS" } });
  return id;
}

/** A ticketed booking of a new partner whose endpoint has one message to get: nothing was sent yet. */
export async function announcedDelivery(url: string, now: Date, kind?: "webhook" | "status_callback") {
  const booking = await insertBooking();
  const { partnerId } = booking;
  const { endpoint, secret } = await addEndpoint({ partnerId, url, now, ...(kind && { kind }) });
  const deliveryId = await announce(booking.id, now);
  return { partnerId, bookingId: booking.id, bookingNumber: booking.bookingNumber, endpoint, secret, deliveryId };
}

/** One more change of a booking, and the delivery that tells of it. */
export async function announce(bookingId: string, now: Date): Promise<string> {
  const change = { bookingId, fromStatus: "paid", toStatus: "ticketed", actor: "worker", reason: "issue_tickets", createdAt: now } as const;
  const { id } = await db().bookingEvent.create({ data: change });
  await announceEvent({ bookingEventId: String(id), now });
  const delivery = await db().webhookDelivery.findFirstOrThrow({ where: { event: { bookingEventId: id } } });
  return delivery.id;
}

/** Jobs of the queue that would make an attempt of a delivery. */
export async function waitingJobs(deliveryId: string): Promise<{ attempt: number; runAt: Date; queue: string }[]> {
  await relayJobs();
  return db().$queryRaw`
    select (p.payload ->> 'attempt')::integer as attempt, j.run_at as "runAt", q.queue_name as queue
      from graphile_worker._private_jobs p join graphile_worker.jobs j on j.id = p.id
      join graphile_worker._private_job_queues q on q.id = p.job_queue_id
     where j.key = ${`deliver:${deliveryId}`}`;
}
