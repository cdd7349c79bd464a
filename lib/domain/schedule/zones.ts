import { itemAt } from "@/lib/util/at";
import { clockOf, type KnownClock } from "./clocks/rules-in-force";
import { stretchAt } from "./clocks/zone-rules";

/** Wider than any offset of a zone, so that instants this far on either side of a local time surround it. */
const DAY_MINUTES = 1440;
/** Where a zone changes its clock no more. */
const AHEAD_MINUTES = 366 * DAY_MINUTES;

/**
 * Offset of a zone's clock from UTC at an instant, in minutes: +300 in Tashkent. By the rules in force (`rules-in-force.ts`), never by those
 * of the runtime, which are of whatever release it was built with.
 * @param zone IANA name, or whole hours from UTC such as `UTC-14`
 * @param utcMinutes minutes since 1970-01-01T00:00Z
 * @throws RangeError where the zone is unknown
 */
export function offsetMinutes(zone: string, utcMinutes: number): number {
  const clock = clockOf(zone);
  return itemAt(clock.offsets, indexAt(clock, utcMinutes));
}

/** The offset of this instant holds at least until the one returned (not included); minutes since epoch, UTC. */
export function offsetHoldsUntil(zone: string, utcMinutes: number): number {
  const clock = clockOf(zone);
  return clock.starts[indexAt(clock, utcMinutes) + 1] ?? utcMinutes + AHEAD_MINUTES;
}

/** The stretch of time between two clock changes of the zone that an instant lies in, by number. */
export function stretchOf(zone: string, utcMinutes: number): number {
  return indexAt(clockOf(zone), utcMinutes);
}

/**
 * Instant of a local time. Of a time that a clock change skips or repeats, the offset decides that somebody has filed with it. Without one,
 * a skipped time moves forward by the length of the gap, and of a repeated one the first is meant (as Temporal's `compatible`).
 * @param localMinutes minutes from 1970-01-01T00:00 on the local clock
 * @param filedOffset minutes, as of `offsetMinutes`; ignored unless it holds on one side of the clock change
 * @returns minutes since epoch, UTC
 */
export function localToUtc(zone: string, localMinutes: number, filedOffset: number | null = null): number {
  const before = localMinutes - offsetMinutes(zone, localMinutes - DAY_MINUTES);
  const isBefore = utcToLocal(zone, before) === localMinutes;
  if (isBefore && filedOffset === null) return before;
  const after = localMinutes - offsetMinutes(zone, localMinutes + DAY_MINUTES);
  const isAfter = utcToLocal(zone, after) === localMinutes;
  if (isBefore !== isAfter) return isBefore ? before : after;
  return localMinutes - after === filedOffset ? after : before;
}

/** Offsets that a clock may show at a local time: one, or both around a clock change that skips or repeats it; minutes. */
export function offsetsAt(zone: string, localMinutes: number): readonly number[] {
  const around = [offsetMinutes(zone, localMinutes - DAY_MINUTES), offsetMinutes(zone, localMinutes + DAY_MINUTES)];
  const possible = [...new Set(around)];
  const shown = possible.filter((offset) => offsetMinutes(zone, localMinutes - offset) === offset);
  return shown.length > 0 ? shown : possible;
}

/** Local time of an instant: minutes from 1970-01-01T00:00 on the zone's clock. */
export function utcToLocal(zone: string, utcMinutes: number): number {
  return utcMinutes + offsetMinutes(zone, utcMinutes);
}

/** Position of the last start that is not after the instant. */
function indexAt(clock: KnownClock, utcMinutes: number): number {
  const { starts, stretch } = clock;
  const isSame = itemAt(starts, stretch) <= utcMinutes && utcMinutes < (starts[stretch + 1] ?? Number.POSITIVE_INFINITY);
  if (!isSame) clock.stretch = stretchAt(starts, utcMinutes);
  return clock.stretch;
}
