import { dayNumber, weekday } from "../dates";
import type { LegPattern } from "./schedule";

/**
 * Whether a pattern operates on a flight date (SSIM: period, days of operation, frequency rate).
 * @param day day number of the flight's date, in the pattern's own time mode
 */
export function operatesOn(pattern: LegPattern, day: number): boolean {
  const from = dayNumber(pattern.periodFrom);
  const to = pattern.periodTo === null ? Number.POSITIVE_INFINITY : dayNumber(pattern.periodTo);
  return day >= from && day <= to && operatesInPeriod(pattern, day, from);
}

/** All flight dates of a pattern from `fromDay` to `toDay`, both included, ascending, as day numbers. */
export function operatingDays(pattern: LegPattern, fromDay: number, toDay: number): number[] {
  const from = dayNumber(pattern.periodFrom);
  const last = pattern.periodTo === null ? toDay : Math.min(toDay, dayNumber(pattern.periodTo));
  const days: number[] = [];
  for (let day = Math.max(fromDay, from); day <= last; day++) {
    if (operatesInPeriod(pattern, day, from)) days.push(day);
  }
  return days;
}

/** Weeks of an every-second-week flight begin on the first day of its period. */
function operatesInPeriod(pattern: LegPattern, day: number, from: number): boolean {
  if ((pattern.daysOfOperation & (1 << weekday(day))) === 0) return false;
  return pattern.frequency === 1 || Math.floor((day - from) / 7) % 2 === 0;
}
