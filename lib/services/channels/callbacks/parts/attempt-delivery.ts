import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type AttemptOutcome, GONE, isAccepted } from "@/lib/domain/webhooks/attempt";
import { allowAttempt } from "@/lib/services/access/credentials/rate-limits";
import { openMessage } from "@/lib/services/booking/messages/message-body";
import { type Callback, type SenderLimits, sendCallback } from "../sender/send-callback";
import { callbackRequest } from "./callback-request";
import { type DeliveryAddress, type DeliveryRecord, findDelivery } from "./delivery-record";
import { openEndpointEmail } from "./endpoint-email";
import { disableEndpoint } from "./endpoint-record";

/** One attempt as it is written into the log. */
export type Attempt = AttemptOutcome & { startedAt: Date; durationMs: number };

/** What an attempt sends, signed for this moment. @throws Error where secret or body cannot be opened: nothing was tried then */
export async function prepareAttempt({ event, endpoint }: DeliveryRecord, now: Date): Promise<Callback> {
  const email = await openEndpointEmail(endpoint);
  return { url: endpoint.url, ...callbackRequest({ ...endpoint, email }, await openMessage(event), now) };
}

/** Sends it once; changes nothing. */
export async function makeAttempt(callback: Callback, now: Date, limits?: SenderLimits): Promise<Attempt> {
  return { ...(await sendCallback(callback, limits)), startedAt: now };
}

/** Counts one call that a person asks for. @throws AppError too_many_requests */
export async function countCallByHand(partnerId: string): Promise<void> {
  await allowAttempt("callback_by_hand", partnerId);
}

/**
 * One attempt that a person has asked for, at once, outside the schedule: success ends a delivery, failure leaves it as it was.
 * @throws AppError delivery_not_found, endpoint_disabled
 */
export async function attemptByHand(address: DeliveryAddress, now: Date, limits?: SenderLimits): Promise<void> {
  const delivery = await findDelivery(address);
  const { id, endpoint } = delivery;
  if (endpoint.disabledAt) throw new AppError("endpoint_disabled");
  const made = await makeAttempt(await prepareAttempt(delivery, now), now, limits);
  await db().$executeRaw`
    with tried as (
      insert into webhook_attempt (delivery_id, started_at, duration_ms, status, error, manual)
      select d.id, ${made.startedAt}, ${made.durationMs}, ${made.status}, ${made.error}, true from webhook_delivery d where d.id = ${id}::uuid)
    update webhook_delivery set state = 'delivered', next_at = null where id = ${id}::uuid and ${isAccepted(made)}`;
  if (made.status === GONE) await disableEndpoint({ id: endpoint.id, reason: "gone", now });
}
