import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { LegRecord } from "./read-leg";

const MINUTES_PER_DAY = 1440;

/** Minutes that the destination's clock is behind the origin's; null where the file does not say. */
function clockDifference(record: LegRecord): number | null {
  if (record.leg.timeMode === "U") return 0;
  if (record.departureUtcOffset === null || record.arrivalUtcOffset === null) return null;
  return record.departureUtcOffset - record.arrivalUtcOffset;
}

/**
 * The day of a leg's departure, where its own column is blank: the flight's date for the first leg,
 * and never before the arrival of the previous leg for the others.
 */
export function departureDay(record: LegRecord, previous: LegPattern | undefined): number {
  if (record.departureDay !== null) return record.departureDay;
  if (previous === undefined) return 0;
  return previous.arrivalDayOffset + (record.leg.departureMinutes < previous.arrivalMinutes ? 1 : 0);
}

/**
 * The day of a leg's arrival, where its own column is blank: the next day where it would arrive earlier than it departs.
 * Where the file gives UTC offsets, the day is the one that makes the leg last more than nothing and at most 24 hours: that also
 * holds for flights over the date line, and for short ones that land at an earlier hour than they left.
 */
export function arrivalDay(record: LegRecord, departure: number): number {
  if (record.arrivalDay !== null) return record.arrivalDay;
  const gap = record.leg.arrivalMinutes - record.leg.departureMinutes;
  const difference = clockDifference(record);
  if (difference === null) return departure + (gap < 0 ? 1 : 0);
  return departure + Math.floor(-(gap + difference) / MINUTES_PER_DAY) + 1;
}

/**
 * Minutes in the air, or null where the file does not say how the two airports' clocks differ.
 * @param leg the record's leg with its days filled in
 */
export function elapsedMinutes(record: LegRecord, leg: LegPattern): number | null {
  const difference = clockDifference(record);
  if (difference === null) return null;
  const days = leg.arrivalDayOffset - leg.departureDayOffset;
  return days * MINUTES_PER_DAY + leg.arrivalMinutes - leg.departureMinutes + difference;
}
