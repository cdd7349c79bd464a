import { dayNumber, fromDayNumber, weekday } from "../dates";

/** What can be done with a series of flights: it is new, it is flown otherwise on dates on which it is flown, or it is not flown any more. */
export const SERIES_ACTS = ["new", "change", "end"] as const;
export type SeriesAct = (typeof SERIES_ACTS)[number];

/** Most legs of one flight that the form takes. */
export const MOST_SERIES_LEGS = 4;
/** Most seats of a cabin that an aircraft of this world has. */
export const MOST_SEATS = 999;

/** A leg by the clocks of its airports. */
export interface SeriesLeg {
  origin: string;
  /** Minutes after midnight. */
  departure: number;
  /** Days after the flight's date. */
  departureDay: number;
  destination: string;
  arrival: number;
  arrivalDay: number;
}

/** Dates of a series: days of the week, bit 0 is Monday. */
export interface SeriesDates {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  days: number;
}

/** The first date of a series; null where none of its weekdays falls into the period. */
export function firstDate({ from, to, days }: SeriesDates): string | null {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  for (let day = first; day <= Math.min(last, first + 6); day++) if ((days >> weekday(day)) & 1) return fromDayNumber(day);
  return null;
}
