import type { TripDirection, TripSegment } from "@/lib/contracts/trip/trip";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

export interface NextFlight {
  segment: TripSegment;
  /** Number of the direction, from 0. */
  direction: number;
  /** Between its departure and its arrival by the timetable. */
  isUnderWay: boolean;
}

/**
 * The flight to think of now: under way, or the first still to leave, of those that are flown; null once all have landed.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function nextFlight(directions: readonly TripDirection[], now: number): NextFlight | null {
  const flights = directions.flatMap(({ segments, refunded }, direction) =>
    refunded ? [] : segments.map((segment) => ({ segment, direction })),
  );
  const next = flights.find(({ segment }) => Date.parse(segment.arrives_at) > now);
  return next ? { ...next, isUnderWay: Date.parse(next.segment.departs_at) <= now } : null;
}

type Wait = { unit: "days"; days: number } | { unit: "time"; minutes: number };

/** How long until an instant: whole days from two days on, else minutes; never less than one. */
export function waitUntil(instant: number, now: number): Wait {
  const minutes = Math.max(1, Math.ceil((instant - now) / MINUTE_MS));
  return minutes >= 2 * DAY_MINUTES ? { unit: "days", days: Math.floor(minutes / DAY_MINUTES) } : { unit: "time", minutes };
}
