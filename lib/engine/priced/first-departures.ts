import type { ClockSpan } from "./questions";
import type { Wanted } from "./timetable";

const DAY_MINUTES = 1440;
/** No zone is further from UTC than this. */
const WIDEST_OFFSET_MINUTES = 14 * 60;

/** Departures at any time of any day. */
export const ANY_DEPARTURE: Omit<Wanted, "from" | "to"> = { alone: false, day: null, departure: null, arrival: null };

/** First flights of journeys on a local day. @param notBefore minutes since epoch, UTC */
export function firstDepartures(day: number, departure: ClockSpan | null, notBefore: number): Wanted {
  const from = Math.max(day * DAY_MINUTES - WIDEST_OFFSET_MINUTES, notBefore);
  return { ...ANY_DEPARTURE, from, to: (day + 1) * DAY_MINUTES + WIDEST_OFFSET_MINUTES, day, departure };
}
