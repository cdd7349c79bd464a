import { db } from "@/lib/db";
import { deliveryJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";

/** How many deliveries a sweep takes; the next one takes the rest. */
const BATCH = 500;
/** A job that is a little late is not lost. */
const PATIENCE_MS = 2 * 60_000;

interface Overdue {
  id: string;
  endpointId: string;
  bookingId: string | null;
  requestId: string | null;
  attempts: number;
}

/**
 * Queues the deliveries again whose job or process was lost, ends those whose endpoint was switched off while they were made, and takes away jobs
 * of deliveries that are over.
 * Any number of workers may sweep at once. @returns how many were queued
 */
export async function sweepDeliveries({ now }: { now: Date }): Promise<number> {
  const dueBefore = new Date(now.getTime() - PATIENCE_MS);
  await db().$executeRaw`
    update webhook_delivery d set state = 'failed', next_at = null from webhook_endpoint e
     where d.state = 'pending' and d.next_at < ${dueBefore} and e.id = d.endpoint_id and e.disabled_at is not null`;
  await takeAwayNeedless(dueBefore);
  const overdue = await db().$queryRaw<Overdue[]>`
    select d.id::text as id, d.endpoint_id::text as "endpointId", m.booking_id::text as "bookingId", m.request_id as "requestId", d.attempts
      from webhook_delivery d join webhook_event m on m.id = d.event_id
     where d.state = 'pending' and d.next_at < ${dueBefore}
       and not exists (select 1 from graphile_worker.jobs j where j.key = 'deliver:' || d.id and j.locked_at is null and j.attempts < j.max_attempts)
     order by d.next_at limit ${BATCH}`;
  await queueJobs(overdue.map((delivery) => deliveryJob(delivery, delivery.attempts + 1, now)));
  return overdue.length;
}

/** Removes jobs of deliveries that were made meanwhile. Where workers die often, such jobs would stand before others. */
async function takeAwayNeedless(dueBefore: Date): Promise<void> {
  await db().$executeRaw`
    with needless as (
      select j.id from graphile_worker.jobs j
        join webhook_delivery d on d.id = case when j.key like 'deliver:%' then substr(j.key, 9)::uuid end
       where j.task_identifier = 'deliver_webhook' and j.locked_at is null and j.run_at < ${dueBefore} and d.state <> 'pending')
    select count(*) from graphile_worker.complete_jobs(array(select id from needless))`;
}
