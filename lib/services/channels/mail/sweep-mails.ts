import { db } from "@/lib/db";
import { mailJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";

/** How many mails a sweep takes; the next one takes the rest. */
const BATCH = 500;
/** A job that is a little late is not lost. */
const PATIENCE_MS = 2 * 60_000;

/** Queues the mails again whose job or process was lost. Any number of workers may sweep at once. @returns how many were queued */
export async function sweepMails({ now }: { now: Date }): Promise<number> {
  const dueBefore = new Date(now.getTime() - PATIENCE_MS);
  const overdue = await db().$queryRaw<{ id: string; attempts: number }[]>`
    select m.id::text as id, m.attempts from mail m
     where m.state = 'waiting' and m.next_at < ${dueBefore}
       and not exists (select 1 from graphile_worker.jobs j where j.key = 'mail:' || m.id and j.locked_at is null and j.attempts < j.max_attempts)
     order by m.next_at limit ${BATCH}`;
  await queueJobs(overdue.map(({ id, attempts }) => mailJob(id, attempts + 1, now)));
  return overdue.length;
}
