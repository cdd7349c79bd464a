import { db } from "@/lib/db";
import { log, traceOf } from "@/lib/log";
import { makeList } from "@/lib/services/documents/passenger-lists/make-list";
import { SYSTEM } from "@/lib/services/ground/audit/doer";
import { type DueDeparture, dueDepartures } from "./due-departures";
import { mailWaitingLists } from "./mail-lists";

const DAY_MS = 86_400_000;

/**
 * Makes the lists that have fallen due, mails those that are mailed, and deletes the names of departures that left a day ago. Any number of workers may do
 * it at once: a list of some hours is made once, and an attempt to mail it is one worker's.
 */
export async function makeDueLists({ now }: { now: Date }): Promise<{ made: number; mailed: number }> {
  let made = 0;
  for (const departure of await dueDepartures(now)) made += await makeOne(departure, now);
  const mailed = await mailWaitingLists({ now });
  await db().passengerListEntry.deleteMany({ where: { list: { departsAt: { lt: new Date(now.getTime() - DAY_MS) } } } });
  return { made, mailed };
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
