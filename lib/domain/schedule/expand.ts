import { dayNumber, weekday } from "../dates";
import type { Covering, LegPattern } from "./schedule";

/**
 * Whether a pattern operates on a flight date (SSIM: period, days of operation, frequency rate), and no later set has taken the date over.
 * @param day day number of the flight's date, in the pattern's own time mode
 */
export function operatesOn(pattern: LegPattern, day: number): boolean {
  const from = dayNumber(pattern.periodFrom);
  const to = pattern.periodTo === null ? Number.POSITIVE_INFINITY : dayNumber(pattern.periodTo);
  return day >= from && day <= to && operatesInPeriod(pattern, day, from) && !isCovered(pattern, day);
}

function isCovered({ coveredBy }: LegPattern, day: number): boolean {
  return coveredBy.some((covering) => coversDay(covering, day));
}

/** Whether a covering takes a flight date over. @param day day number */
export function coversDay({ from, to, days, frequency }: Covering, day: number): boolean {
  const first = dayNumber(from);
  if (day < first || (to !== null && day > dayNumber(to))) return false;
  return operatesInPeriod({ daysOfOperation: days, frequency }, day, first);
}

/** All flight dates of a pattern from `fromDay` to `toDay`, both included, ascending, as day numbers. */
export function operatingDays(pattern: LegPattern, fromDay: number, toDay: number): number[] {
  const from = dayNumber(pattern.periodFrom);
  const last = pattern.periodTo === null ? toDay : Math.min(toDay, dayNumber(pattern.periodTo));
  const days: number[] = [];
  for (let day = Math.max(fromDay, from); day <= last; day++) {
    if (operatesInPeriod(pattern, day, from) && !isCovered(pattern, day)) days.push(day);
  }
  return days;
}

/** Weeks of an every-second-week flight begin on the first day of its period. */
function operatesInPeriod(pattern: Pick<LegPattern, "daysOfOperation" | "frequency">, day: number, from: number): boolean {
  if ((pattern.daysOfOperation & (1 << weekday(day))) === 0) return false;
  return pattern.frequency === 1 || Math.floor((day - from) / 7) % 2 === 0;
}
