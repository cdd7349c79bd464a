import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import type { EventType } from "@/lib/domain/webhooks/event-types";
import type { Prisma } from "@/lib/generated/prisma/client";
import { deliveryJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { sealBody } from "./message-body";

interface Message {
  partnerId: string;
  type: EventType;
  /** The change it tells of: of a booking, or of the account. */
  about: { bookingId: string; bookingEventId: bigint } | { accountEventId: bigint };
  /** The request that made the change, where one did. */
  requestId?: string | null;
  /** Null where nobody listens: it is made when somebody asks for it (late-body.ts). */
  body: string | null;
  /** Ids of who gets it. */
  endpoints: readonly string[];
  now: Date;
}

/** `webhook-id` of a new message. */
export function messageId(): string {
  return `msg_${uuid().replaceAll("-", "")}`;
}

/** Writes a message, its deliveries and their jobs in one statement, or nothing where this change has a message already. */
export async function insertMessage(message: Message): Promise<void> {
  await retryConflict(() => writeMessage(db(), message));
  relayJobsSoon();
}

/** The same inside a transaction, whose caller relays the jobs. */
export async function writeMessage(
  tx: Prisma.TransactionClient,
  { partnerId, type, about, requestId = null, body, endpoints, now }: Message,
): Promise<void> {
  const id = messageId();
  const { bookingId, bookingEventId, accountEventId } = { bookingId: null, bookingEventId: null, accountEventId: null, ...about };
  const sealed = body === null ? "" : await sealBody(id, body);
  const deliveries = endpoints.map((endpointId) => ({ id: uuid(), endpointId, bookingId, requestId }));
  const rows = JSON.stringify(deliveries.map(({ id, endpointId }) => ({ id, endpoint_id: endpointId })));
  const jobs = JSON.stringify(deliveries.map((delivery) => deliveryJob(delivery, 1, now)));
  await tx.$queryRaw`
      with message as (
        insert into webhook_event (id, partner_id, type, booking_id, booking_event_id, account_event_id, request_id, body, created_at)
        values (${id}, ${partnerId}::uuid, ${type}, ${bookingId}::uuid, ${bookingEventId}, ${accountEventId}, ${requestId}, ${sealed}, ${now})
        on conflict do nothing returning id),
      sent as (
        insert into webhook_delivery (id, event_id, endpoint_id, next_at, created_at)
        select d.id, message.id, d.endpoint_id, ${now}, ${now} from message, jsonb_to_recordset(${rows}::jsonb) as d(id uuid, endpoint_id uuid))
      select queue_jobs_v1(${jobs}::jsonb)::text from message`;
}
