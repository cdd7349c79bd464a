import { db } from "@/lib/db";
import { personalDataSettings } from "@/lib/env";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";
import { isSliceOver } from "@/lib/util/waiting/time-slice";
import { eraseRows } from "./erase-booking";
import { eraseMessages } from "./erase-messages";

const DAY_MS = 86_400_000;
const BATCH = 100;

/**
 * Erases the personal data of bookings whose last flight landed longer ago than RETENTION_DAYS, and passengers of the book who have not been
 * saved or changed for as long. Ends with its time slice; begun again, it goes on.
 * @returns how many bookings
 */
export async function eraseOldBookings({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - personalDataSettings().RETENTION_DAYS * DAY_MS);
  const unused = { usedAt: { lt: before } };
  await purgeRows(async (limit) => (await db().savedPassenger.deleteMany({ where: unused, limit })).count);
  for (let erased = 0; ; ) {
    const batch = await eraseBatch(before, now);
    erased += batch;
    if (batch < BATCH || isSliceOver()) return erased;
  }
}

async function eraseBatch(before: Date, now: Date): Promise<number> {
  const old = await db().$queryRaw<{ id: string }[]>`
    select id::text as id from booking
     where erased_at is null and first_departure_at < ${before}
       and to_timestamp((snapshot #>> '{directions,-1,segments,-1,arrival,utc}')::bigint * 60) < ${before}
     order by first_departure_at limit ${BATCH}`;
  for (const { id } of old) await eraseRows({ bookingId: id, by: { actor: "retention" }, now });
  await eraseMessages(old.map(({ id }) => id));
  return old.length;
}
