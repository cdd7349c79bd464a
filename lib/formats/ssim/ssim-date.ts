import { isDate } from "@/lib/domain/dates";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** The end of a period that has none. */
export const OPEN_END = "00XXX00";

/**
 * `DDMMMYY` to `YYYY-MM-DD`; undefined where it is no date.
 * Schedules are never older than the format's own century, so every two-digit year is 20YY.
 */
export function parseSsimDate(text: string): string | undefined {
  const month = MONTHS.indexOf(text.slice(2, 5).toUpperCase()) + 1;
  const iso = `20${text.slice(5)}-${String(month).padStart(2, "0")}-${text.slice(0, 2)}`;
  return isDate(iso) ? iso : undefined;
}

/**
 * `YYYY-MM-DD` to `DDMMMYY`; null to the open end.
 * @throws RangeError outside 2000–2099: the format has two digits for the year
 */
export function toSsimDate(iso: string | null): string {
  if (iso === null) return OPEN_END;
  if (!isDate(iso) || !iso.startsWith("20")) throw new RangeError(`not a date of 2000–2099: ${iso}`);
  return `${iso.slice(8, 10)}${MONTHS[Number(iso.slice(5, 7)) - 1]}${iso.slice(2, 4)}`;
}

/** The earlier of two `YYYY-MM-DD` dates; null is no end. */
export function earlierEnd(left: string | null, right: string | null): string | null {
  if (left === null || right === null) return left ?? right;
  return [left, right].sort()[0] ?? left;
}

/** The later of two `YYYY-MM-DD` dates. */
export function laterDate(left: string, right: string): string {
  return [left, right].sort()[1] ?? left;
}
