import { db } from "@/lib/db";
import { log, traceOf } from "@/lib/log";
import { makeList } from "@/lib/services/documents/passenger-lists/make-list";
import { SYSTEM } from "@/lib/services/ground/audit/doer";
import { listMailsJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { type DueDeparture, dueDepartures } from "@/lib/services/views/departures/due-departures";
import { failSpentLists, hasWaitingLists } from "./mail-lists";

const DAY_MS = 86_400_000;

/**
 * Makes the lists that have fallen due, has those mailed that wait for it, and deletes the names of departures that left a day ago. Any number of workers
 * may do it at once: a list of some hours is made once.
 */
export async function makeDueLists({ now }: { now: Date }): Promise<{ made: number }> {
  let made = 0;
  for (const departure of await dueDepartures(now)) made += await makeOne(departure, now);
  await failSpentLists(now);
  // A server that does not answer holds up nothing but mails.
  if (await hasWaitingLists(now)) await queueJobs([listMailsJob(now)]);
  await db().passengerListEntry.deleteMany({ where: { list: { departsAt: { lt: new Date(now.getTime() - DAY_MS) } } } });
  return { made };
}

/** One that cannot be made holds up no other: the next round tries again. */
async function makeOne(departure: DueDeparture, now: Date): Promise<number> {
  try {
    const list = await makeList({ ...departure, reason: "", by: SYSTEM, now });
    return list ? 1 : 0;
  } catch (error) {
    log.error({ departure: departure.legKey, error: traceOf(error) }, "a passenger list could not be made");
    return 0;
  }
}
