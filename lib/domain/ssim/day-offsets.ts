import type { LegRecord } from "./read-leg";

const MINUTES_PER_DAY = 1440;

/** When the flight's previous leg arrives: minutes after midnight of the flight's date plus days, on the clock of the airport between. */
export interface PreviousArrival {
  arrivalMinutes: number;
  arrivalDayOffset: number;
}

/** Minutes that the destination's clock is behind the origin's; null where the file does not say. */
export function clockDifference(record: LegRecord, timeMode: "L" | "U"): number | null {
  if (timeMode === "U") return 0;
  if (record.departureUtcOffset === null || record.arrivalUtcOffset === null) return null;
  return record.departureUtcOffset - record.arrivalUtcOffset;
}

/**
 * The day of a leg's departure, where its own column is blank: the flight's date for the first leg,
 * and never before the arrival of the previous leg for the others.
 */
export function departureDay(record: LegRecord, previous: PreviousArrival | undefined): number {
  if (record.departureDayOffset !== null) return record.departureDayOffset;
  if (previous === undefined) return 0;
  return previous.arrivalDayOffset + (record.departureMinutes < previous.arrivalMinutes ? 1 : 0);
}

/**
 * The day of a leg's arrival, where its own column is blank: the next day where it would arrive earlier than it departs.
 * Where the file gives UTC offsets, the day is the one that makes the leg last more than nothing and at most 24 hours: that also
 * holds for flights over the date line, and for short ones that land at an earlier hour than they left.
 */
export function arrivalDay(record: LegRecord, departure: number, timeMode: "L" | "U"): number {
  if (record.arrivalDayOffset !== null) return record.arrivalDayOffset;
  const gap = record.arrivalMinutes - record.departureMinutes;
  const difference = clockDifference(record, timeMode);
  if (difference === null) return departure + (gap < 0 ? 1 : 0);
  return departure + Math.floor(-(gap + difference) / MINUTES_PER_DAY) + 1;
}

/** Minutes in the air, or null where the file does not say how the two airports' clocks differ. */
export function elapsedMinutes(record: LegRecord, departure: number, arrival: number, timeMode: "L" | "U"): number | null {
  const difference = clockDifference(record, timeMode);
  if (difference === null) return null;
  return (arrival - departure) * MINUTES_PER_DAY + record.arrivalMinutes - record.departureMinutes + difference;
}
