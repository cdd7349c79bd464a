import { db } from "@/lib/db";
import { GONE, isAccepted } from "@/lib/domain/webhooks/attempt";
import { deliveryJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { type Attempt, makeAttempt, prepareAttempt } from "./parts/attempt-delivery";
import { type DeliveryRecord, deliveryInclude } from "./parts/delivery-record";
import { disableEndpoint } from "./parts/endpoint-record";
import { nextAttemptAt } from "./parts/retry-schedule";
import type { SenderLimits } from "./sender/send-callback";

interface Delivery {
  deliveryId: string;
  /** Which attempt this is, from 1. */
  attempt: number;
  /** Whether a run with the same number has begun before and broken off: then the attempt is made again. */
  isRepeated?: boolean;
  now: Date;
  /** A number from 0 to 1 that spreads the repetitions. */
  random?: number;
  /** Limits of the sender; tests bring their own. */
  limits?: SenderLimits;
}

/** An attempt that has not ended by then died with its process; the sweep goes on with the next. */
const LEASE_MS = 2 * 60_000;

/**
 * Makes one attempt and plans the next where it failed (lib/services/channels/callbacks/parts/retry-schedule.ts). Of any number of runs with the same
 * number, one sends, and then those that repeat it while it has no outcome. Does nothing for a delivery that is over, was deleted, or whose endpoint is off.
 */
export async function deliverWebhook({
  deliveryId,
  attempt,
  isRepeated = false,
  now,
  random = Math.random(),
  limits,
}: Delivery): Promise<void> {
  const delivery = await db().webhookDelivery.findUnique({ where: { id: deliveryId }, include: deliveryInclude });
  if (!delivery) return;
  const callback = await prepareAttempt(delivery, now);
  if (!(await claim({ deliveryId, attempt, isRepeated, now }))) return;
  const made = await makeAttempt(callback, now, limits);
  await record(delivery, attempt, made, isAccepted(made) ? null : nextAttemptAt(attempt, now, random));
  if (made.status === GONE) await disableEndpoint({ id: delivery.endpointId, reason: "gone", now });
}

/** Once an attempt has an outcome, no job with its number is run any more: the next attempt's job has taken its place. */
async function claim({
  deliveryId,
  attempt,
  isRepeated,
  now,
}: Required<Pick<Delivery, "deliveryId" | "attempt" | "isRepeated" | "now">>): Promise<boolean> {
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  const begun = isRepeated ? [attempt - 1, attempt] : [attempt - 1];
  const claimed = await db().webhookDelivery.updateMany({
    where: { id: deliveryId, state: "pending", attempts: { in: begun }, endpoint: { disabledAt: null } },
    data: { attempts: attempt, nextAt: leaseEnd },
  });
  return claimed.count === 1;
}

/** The attempt, the delivery's new state and the job of the next attempt are one statement. */
async function record({ id, endpointId, event }: DeliveryRecord, attempt: number, made: Attempt, next: Date | null): Promise<void> {
  const state = isAccepted(made) ? "delivered" : next ? "pending" : "failed";
  const jobs = JSON.stringify(
    next ? [deliveryJob({ id, endpointId, bookingId: event.bookingId, requestId: event.requestId }, attempt + 1, next)] : [],
  );
  await retryConflict(
    () => db().$queryRaw`
      with moved as (
        update webhook_delivery set state = ${state}, next_at = ${next} where id = ${id}::uuid and attempts = ${attempt} and (state = 'pending' or ${isAccepted(made)})
        returning id),
      tried as (
        insert into webhook_attempt (delivery_id, started_at, duration_ms, status, error)
        select d.id, ${made.startedAt}, ${made.durationMs}, ${made.status}, ${made.error} from webhook_delivery d where d.id = ${id}::uuid)
      select queue_jobs_v1(${jobs}::jsonb)::text from moved`,
  );
  relayJobsSoon();
}
