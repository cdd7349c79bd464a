import { isDate } from "./dates";

/** A date as it is written, its year of two digits. */
export interface ShortDate {
  day: string;
  month: string;
  year: string;
}

/** A document is read as expired so many years ago at most; else a year long past would make it valid for a century. */
const EXPIRED_YEARS = 20;

/** `YYYY-MM-DD` of a birth: the latest such day up to today. Null where there is none. */
export function birthOf(date: ShortDate, today: string): string | null {
  return possibleDays(date, today).findLast((day) => day <= today) ?? null;
}

/** `YYYY-MM-DD` of the day a document expires: the first such day of a century that began twenty years ago. Null where there is none. */
export function expiryOf(date: ShortDate, today: string): string | null {
  const earliest = Number(today.slice(0, 4)) - EXPIRED_YEARS;
  return possibleDays(date, today).find((day) => Number(day.slice(0, 4)) >= earliest) ?? null;
}

/** The days of this century and of those beside it, earliest first. */
export function possibleDays({ day, month, year }: ShortDate, today: string): string[] {
  const century = Math.floor(Number(today.slice(0, 4)) / 100);
  const days = [century - 1, century, century + 1].map((each) => `${each}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return days.filter(isDate);
}
