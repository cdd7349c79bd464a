import { db } from "@/lib/db";
import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Stop } from "@/lib/domain/offer";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airportByCode } from "@/lib/reference/airports";

const BATCH = 1_000;

/**
 * Numbers of live bookings, in order, of whose coming flights an instant and the local time beside it are no longer of one clock: they were
 * sold by other time-zone rules than those in force. Which of the two is still right depends on whether the airline files local times.
 */
export async function soldByOtherRules(now: Date): Promise<string[]> {
  const found: string[] = [];
  let after = "";
  for (;;) {
    const bookings = await db().booking.findMany({
      where: { status: { in: [...LIVE_STATUSES] }, bookingNumber: { gt: after } },
      orderBy: { bookingNumber: "asc" },
      take: BATCH,
      select: { bookingNumber: true, snapshot: true },
    });
    for (const { bookingNumber, snapshot } of bookings) {
      const stops = parseSnapshot(snapshot).directions.flatMap(({ segments }) =>
        segments.flatMap(({ departure, arrival }) => (arrival.utc * 60_000 < now.getTime() ? [] : [departure, arrival])),
      );
      if (!stops.every(isOfOneClock)) found.push(bookingNumber);
    }
    if (bookings.length < BATCH) return found;
    after = bookings.at(-1)?.bookingNumber ?? after;
  }
}

function isOfOneClock({ airport, local, utc }: Stop): boolean {
  const zone = airportByCode(airport)?.timeZone;
  return zone === undefined || localText(utcToLocal(zone, utc)) === local;
}
