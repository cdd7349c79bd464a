import { addDays } from "@/lib/domain/dates";
import { OPEN_END, parseSsimDate } from "../ssim/ssim-date";

/** A schedule is told ahead; what a message says of the past is a few weeks old at most. */
const DAYS_BACK = 60;

/**
 * `18DEC26`, `18DEC` or `18` to an ISO date; undefined where it is none. What is missing is completed to the first such date that is
 * no more than two months (of a day alone: three days) before the message's.
 * @param written ISO date of the message
 */
export function readMessageDate(text: string, written: string): string | undefined {
  if (/^\d{2}[A-Z]{3}\d{2}$/.test(text)) return parseSsimDate(text);
  if (/^\d{2}[A-Z]{3}$/.test(text)) return withYear(text, addDays(written, -DAYS_BACK));
  return /^\d{2}$/.test(text) ? withMonth(text, addDays(written, -3)) : undefined;
}

/** The end of a period: `00XXX00` is none (null), and one without a year is the first after the begin. */
export function readPeriodEnd(text: string, from: string): string | null | undefined {
  if (text === OPEN_END || text === "00XXX") return null;
  return /^\d{2}[A-Z]{3}$/.test(text) ? withYear(text, from) : readMessageDate(text, from);
}

/** `03DEC` of a message's reference: the year in which it is nearest to today. */
export function readReferenceDate(text: string, today: string): string | undefined {
  return withYear(text, addDays(today, -182));
}

/** Days from the flight's date to a day of the month (`19`), the nearest one; undefined where there is none within half a month. */
export function daysToDayOfMonth(day: number, flightDate: string): number | undefined {
  for (let distance = 0; distance <= 15; distance += 1) {
    for (const days of [distance, -distance]) {
      if (Number(addDays(flightDate, days).slice(8)) === day) return days;
    }
  }
  return undefined;
}

/** 29FEB may be years away. */
const MOST_YEARS = 8;

function withYear(text: string, earliest: string): string | undefined {
  const first = Number(earliest.slice(2, 4));
  for (let year = first; year <= first + MOST_YEARS; year += 1) {
    const date = parseSsimDate(`${text}${String(year).padStart(2, "0")}`);
    if (date !== undefined && date >= earliest) return date;
  }
  return undefined;
}

function withMonth(day: string, earliest: string): string | undefined {
  for (let days = 0; days < 62; days += 1) {
    const date = addDays(earliest, days);
    if (date.slice(8) === day) return date;
  }
  return undefined;
}
