import type { Season } from "./fare-names";

/** Days of a leap year, so that 29 February is one. */
export const YEAR_DAYS = 366;
const MONTH_STARTS = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];
const WHOLE_YEAR = (1n << BigInt(YEAR_DAYS)) - 1n;

/** The days of a season as bits, 1 January the lowest; it may run over new year. */
export function daysOfSeason({ seasonFrom, seasonTo }: Season): bigint {
  if (seasonFrom === null || seasonTo === null) return WHOLE_YEAR;
  const [from, to] = [dayOfYear(seasonFrom), dayOfYear(seasonTo)];
  return from <= to ? daysUntil(to + 1) & ~daysUntil(from) : WHOLE_YEAR & ~(daysUntil(from) & ~daysUntil(to + 1));
}

/** The days before a day of the year. */
function daysUntil(day: number): bigint {
  return (1n << BigInt(day)) - 1n;
}

/** From 0. @param monthDay `MM-DD` */
function dayOfYear(monthDay: string): number {
  return (MONTH_STARTS[Number(monthDay.slice(0, 2)) - 1] ?? 0) + Number(monthDay.slice(3)) - 1;
}
