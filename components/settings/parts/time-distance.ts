/** How far a moment is from now, in the largest whole unit that says something. */
interface Distance {
  unit: "now" | "minutes" | "hours" | "days";
  count: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * A moment on the wrong side of now is now: clocks tick seconds apart, and what is due may take a moment.
 * @param side where the moment lies
 * @param instant ISO 8601, UTC
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function distanceTo(side: "ago" | "ahead", instant: string, now: number): Distance {
  const difference = Date.parse(instant) - now;
  const size = side === "ago" ? -difference : difference;
  if (size < MINUTE_MS) return { unit: "now", count: 0 };
  if (size < HOUR_MS) return { unit: "minutes", count: Math.floor(size / MINUTE_MS) };
  if (size < 2 * DAY_MS) return { unit: "hours", count: Math.floor(size / HOUR_MS) };
  return { unit: "days", count: Math.floor(size / DAY_MS) };
}
