import { isDate } from "../dates";

/** A date as it is written, its year of two digits. */
export interface ShortDate {
  day: string;
  month: string;
  year: string;
}

/** No passport is valid longer than fifteen years: a year further ahead than this is one of the century before. */
const VALID_YEARS = 20;

/** `YYYY-MM-DD` of a birth: the latest such day up to today. Null where there is none. */
export function birthOf(date: ShortDate, today: string): string | null {
  return possibleDays(date, today).findLast((day) => day <= today) ?? null;
}

/**
 * `YYYY-MM-DD` of the day a document expires: the latest such day up to the end of the twentieth year from now, so that one long expired is never
 * taken for valid. Where a card really is valid for longer, its year has to be written with four digits. Null where there is none.
 */
export function expiryOf(date: ShortDate, today: string): string | null {
  const latest = Number(today.slice(0, 4)) + VALID_YEARS;
  return possibleDays(date, today).findLast((day) => Number(day.slice(0, 4)) <= latest) ?? null;
}

/** The days of this century and of those beside it, earliest first. */
export function possibleDays({ day, month, year }: ShortDate, today: string): string[] {
  const century = Math.floor(Number(today.slice(0, 4)) / 100);
  const days = [century - 1, century, century + 1].map((each) => `${each}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return days.filter(isDate);
}
