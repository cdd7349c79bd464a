import type { LegPattern } from "@/lib/domain/schedule/schedule";

/** Departures of every airport over the days of the world, by code: what queries are weighted by. */
export function departuresByAirport(legs: readonly LegPattern[], fromDay: number, toDay: number): Map<string, number> {
  const departures = new Map<string, number>();
  for (const leg of legs) {
    const count = operatingDaysOf(leg, fromDay, toDay);
    if (count > 0) departures.set(leg.origin, (departures.get(leg.origin) ?? 0) + count);
  }
  return departures;
}

/** About: weeks are not counted at their ends. */
export function operatingDaysOf({ periodFrom, periodTo, daysOfOperation, frequency }: LegPattern, fromDay: number, toDay: number): number {
  const first = Math.max(fromDay, Date.parse(periodFrom) / 86_400_000);
  const last = Math.min(toDay, periodTo === null ? toDay : Date.parse(periodTo) / 86_400_000);
  const weekly = [0, 1, 2, 3, 4, 5, 6].filter((day) => (daysOfOperation >> day) & 1).length;
  return Math.max(0, ((last - first + 1) * weekly) / 7 / frequency);
}
