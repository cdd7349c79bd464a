/** How far a moment is from now, in the largest whole unit that says something. */
export interface Distance {
  isPast: boolean;
  unit: "now" | "minutes" | "hours" | "days";
  count: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * @param instant ISO 8601, UTC
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function distanceTo(instant: string, now: number): Distance {
  const ms = Date.parse(instant) - now;
  const isPast = ms <= 0;
  const size = Math.abs(ms);
  if (size < MINUTE_MS) return { isPast, unit: "now", count: 0 };
  if (size < HOUR_MS) return { isPast, unit: "minutes", count: Math.floor(size / MINUTE_MS) };
  if (size < 2 * DAY_MS) return { isPast, unit: "hours", count: Math.floor(size / HOUR_MS) };
  return { isPast, unit: "days", count: Math.floor(size / DAY_MS) };
}
