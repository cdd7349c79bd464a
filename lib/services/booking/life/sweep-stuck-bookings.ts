import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { log, traceOf } from "@/lib/log";
import { expiryJob, ticketingJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { expireBooking } from "./expire-booking";

/** So many at once; the next sweep takes the rest. */
const BATCH = 500;
/** A ticketing job that is a little late is not lost. */
const PATIENCE_MINUTES = 5;

/** Bookings that end before the next sweep but one get a job for the very moment: most are paid long before, and never need one. */
const AHEAD_SECONDS = 130;

/**
 * Sees to what no job looks after: unpaid bookings past their auto-cancel moment, those whose moment is near, and paid ones whose ticketing
 * job was lost. Any number of workers may sweep at once.
 * @returns how many were overdue or lost, and put right
 */
export async function sweepStuckBookings({ now }: { now: Date }): Promise<{ expired: number; requeued: number }> {
  await queueEndings(now);
  const overdue = await db().booking.findMany({
    where: { status: "booked", expiresAt: { lte: now } },
    orderBy: { expiresAt: "asc" },
    take: BATCH,
    select: { id: true },
  });
  let expired = 0;
  for (const { id } of overdue) if (await expire(id, now)) expired += 1;
  return { expired, requeued: await requeueTicketing(now) };
}

/** One that cannot be ended stays, and holds up none of the others. */
async function expire(bookingId: string, now: Date): Promise<boolean> {
  try {
    return await expireBooking({ bookingId, now });
  } catch (error) {
    log.error({ bookingId, error: traceOf(error) }, "an unpaid booking past its time could not be ended; the next sweep tries again");
    return false;
  }
}

// A job that is locked for a quarter of an hour died with its worker.
async function requeueTicketing(now: Date): Promise<number> {
  const paidBefore = new Date(now.getTime() - env().TICKETING_DELAY_SECONDS * 1000 - PATIENCE_MINUTES * 60_000);
  const orphans = await db().$queryRaw<{ id: string }[]>`
    select b.id::text as id from booking b
     where b.status = 'paid' and b.paid_at < ${paidBefore} and b.open_change_id is null
       and not exists (select 1 from graphile_worker.jobs j where j.key = 'ticket:' || b.id and (
             (j.locked_at is null and j.attempts < j.max_attempts) or j.locked_at > now() - interval '15 minutes'))
     order by b.paid_at limit ${BATCH}`;
  await queueJobs(orphans.map(({ id }) => ticketingJob(id, now)));
  return orphans.length;
}

async function queueEndings(now: Date): Promise<void> {
  const until = new Date(now.getTime() + AHEAD_SECONDS * 1000);
  const ending = await db().booking.findMany({
    where: { status: "booked", expiresAt: { gt: now, lte: until } },
    select: { id: true, expiresAt: true },
  });
  await queueJobs(ending.map(({ id, expiresAt }) => expiryJob(id, expiresAt)));
}
