import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { offsetMinutes } from "@/lib/domain/schedule/zones";
import { airport } from "@/lib/reference/block-time";
import type { Rotation } from "./parse-timetable";

/** Dates of departure from the base, both included; `to` null is open-ended. */
export interface Period {
  from: string;
  to: string | null;
}

interface BoundedPeriod extends Period {
  to: string;
}

export const FIRST_DATE = "2026-01-01";
/** Clock changes are written out so far; after it the last variation goes on without an end. */
const CLOCKS_KNOWN_UNTIL = "2029-12-31";
const DAY = 1440;

/**
 * Stretches of time in which the rotation keeps its local times: all of time where no airport on its way changes its clock (or times are
 * UTC), else from one clock change to the next; seasonal ones every year anew.
 */
export function periodsOf(rotation: Rotation, timeMode: "L" | "U"): Period[] {
  const base = rotation.route[0] ?? "";
  // Local times stay where all clocks change together; UTC times stay where the base's clock does.
  const against = (day: number) => (timeMode === "U" ? 0 : offsetAt(base, day));
  const clocks = (day: number) => (timeMode === "U" ? [base] : rotation.route).map((code) => offsetAt(code, day) - against(day)).join();
  const stretches = stretchesOf(clocks);
  if (!rotation.season) return stretches;
  return seasonsOf(rotation.season).flatMap((season) => stretches.flatMap((stretch) => intersection(season, stretch)));
}

function offsetAt(code: string, day: number): number {
  return offsetMinutes(airport(code).timeZone, day * DAY + DAY / 2);
}

function stretchesOf(clocks: (day: number) => string): Period[] {
  const stretches: Period[] = [];
  let from = dayNumber(FIRST_DATE);
  for (let day = from + 1; day <= dayNumber(CLOCKS_KNOWN_UNTIL); day++) {
    if (clocks(day) === clocks(day - 1)) continue;
    stretches.push({ from: fromDayNumber(from), to: fromDayNumber(day - 1) });
    from = day;
  }
  return [...stretches, { from: fromDayNumber(from), to: null }];
}

function seasonsOf({ from, to }: BoundedPeriod): BoundedPeriod[] {
  const years = [2025, 2026, 2027, 2028, 2029];
  const seasons = years.map((year) => ({ from: `${year}-${from}`, to: `${from <= to ? year : year + 1}-${to}` }));
  return seasons.flatMap((season) => intersection(season, { from: FIRST_DATE, to: null }));
}

function intersection(left: BoundedPeriod, right: Period): BoundedPeriod[] {
  const [, from = left.from] = [left.from, right.from].sort();
  const to = right.to !== null && right.to < left.to ? right.to : left.to;
  return from <= to ? [{ from, to }] : [];
}
