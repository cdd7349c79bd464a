import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { utcMinutes } from "@/lib/domain/dates";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { ChangedDirection } from "@/lib/domain/schedule-change/current-journey";
import { answerTimes } from "@/lib/domain/schedule-change/limits";

interface Answered {
  status: BookingStatus;
  expiresAt: Date;
  /** Directions that everybody has given back. */
  empty: readonly number[];
}

/**
 * Until when a change of these directions may be answered: by the earliest departure that is still to come, old or new, and of the flights that
 * stay too: the carrier's default may give all of them back. An unpaid booking ends by itself before.
 * @param journey as it is flown now
 */
export function answerTimesOf(
  directions: readonly ChangedDirection[],
  journey: readonly JourneyDirection[],
  { status, expiresAt, empty }: Answered,
  now: Date,
): { deadline: Date; escalateAt: Date } {
  const flown = journey.filter((_, direction) => !empty.includes(direction)).flatMap(({ segments }) => segments);
  const departures = [...directions.flatMap(({ old }) => old), ...flown].map(({ departure }) => departure.utc);
  const ahead = departures.filter((utc) => utc > utcMinutes(now));
  const times = answerTimes(now, Math.min(...(ahead.length > 0 ? ahead : departures)));
  return status === "booked" && expiresAt < times.deadline ? { ...times, deadline: expiresAt } : times;
}
