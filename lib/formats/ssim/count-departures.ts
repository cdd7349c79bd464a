import { dayNumber, weekday } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";

/**
 * How many dates from `fromDay` to `toDay`, both included, a pattern operates: the length of `operatingDays`, without walking the
 * days, because an import asks it of every leg.
 */
export function countDepartures(pattern: LegPattern, fromDay: number, toDay: number): number {
  const start = dayNumber(pattern.periodFrom);
  const first = Math.max(fromDay, start) - start;
  const last = (pattern.periodTo === null ? toDay : Math.min(toDay, dayNumber(pattern.periodTo))) - start;
  if (last < first) return 0;
  let count = 0;
  for (let day = 0; day < 7; day += 1) {
    if (pattern.daysOfOperation & (1 << weekday(start + day))) {
      const cycle = 7 * pattern.frequency;
      count += Math.floor((last - day) / cycle) - Math.floor((first - 1 - day) / cycle);
    }
  }
  return count;
}
