import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { utcMinutes } from "@/lib/domain/dates";
import type { ChangedDirection } from "@/lib/domain/schedule-change/current-journey";
import { answerTimes } from "@/lib/domain/schedule-change/limits";

/**
 * Until when a change of these directions may be answered: by the earliest departure, old or new, that is still to come. An unpaid booking
 * ends by itself before.
 */
export function answerTimesOf(
  directions: readonly ChangedDirection[],
  { status, expiresAt }: { status: BookingStatus; expiresAt: Date },
  now: Date,
): { deadline: Date; escalateAt: Date } {
  const departures = directions.flatMap((each) => [...each.old, ...(each.new ?? [])]).map(({ departure }) => departure.utc);
  const ahead = departures.filter((utc) => utc > utcMinutes(now));
  const times = answerTimes(now, Math.min(...(ahead.length > 0 ? ahead : departures)));
  return status === "booked" && expiresAt < times.deadline ? { ...times, deadline: expiresAt } : times;
}
