import { DATE_CHANGES, type DateChange } from "@/lib/domain/schedule/comparison/change-report";
import type { FlightComparison } from "@/lib/domain/schedule/comparison/flight-comparison";
import { type DayWindow, hasDay } from "@/lib/domain/schedule/day-set";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import { MOST_APART_MINUTES } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { SharedLeg } from "./read-shared";
import type { SoldLeg } from "./read-sold";
import { zoneOf } from "./zone-of";

const DAY_MINUTES = 1440;

/** A leg with sold seats on a date that changes, and all that becomes of that date. */
export interface Counted<Leg extends SoldLeg = SoldLeg> {
  leg: Leg;
  kinds: readonly DateChange[];
}

/** @param sold on the flight's own aircraft */
export function countSold(comparison: FlightComparison, sold: readonly SoldLeg[], window: DayWindow): Counted[] {
  return sold.flatMap((leg) => counted(comparison, leg, flightDate(comparison.before, leg, window), window));
}

/** The same of seats that are sold under the flight's number, and flown by another flight. */
export function countShared(comparison: FlightComparison, sold: readonly SharedLeg[], window: DayWindow): Counted<SharedLeg>[] {
  return sold.flatMap((leg) => counted(comparison, leg, filedDate(comparison.before, leg, window), window));
}

function counted<Leg extends SoldLeg>({ dates }: FlightComparison, leg: Leg, date: number | null, window: DayWindow): Counted<Leg>[] {
  const kinds = date === null ? [] : DATE_CHANGES.filter((kind) => hasDay(dates[kind], window, date));
  return kinds.length === 0 ? [] : [{ leg, kinds }];
}

/** The flight's date of a leg that is known by the local day of its own departure; null where it was not flown. */
function flightDate(before: FlightComparison["before"], { day, airports }: SoldLeg, window: DayWindow): number | null {
  for (const { pattern, days } of before) {
    if (`${pattern.origin}${pattern.destination}` !== airports) continue;
    const middle = day - pattern.departureDayOffset;
    const found = [middle - 1, middle, middle + 1].find((date) => hasDay(days, window, date) && localDay(pattern, date) === day);
    if (found !== undefined) return found;
  }
  return null;
}

/** The date on which a number files what another flight flies: that of its nearest departure; null where none is near. */
function filedDate(before: FlightComparison["before"], { boards }: SharedLeg, window: DayWindow): number | null {
  const near = before.flatMap(({ pattern, days }) => {
    if (pattern.origin !== boards.airport) return [];
    const middle = Math.floor(boards.utc / DAY_MINUTES) - pattern.departureDayOffset;
    const dates = [middle - 1, middle, middle + 1].filter((date) => hasDay(days, window, date));
    return dates.map((date) => ({ date, apart: Math.abs(instantsOf(pattern, date, zoneOf).departure - boards.utc) }));
  });
  const [nearest] = near.filter(({ apart }) => apart <= MOST_APART_MINUTES).sort((one, other) => one.apart - other.apart);
  return nearest?.date ?? null;
}

function localDay({ timeMode, origin, departureDayOffset, departureMinutes }: LegPattern, date: number): number {
  if (timeMode === "L") return date + departureDayOffset;
  return Math.floor(utcToLocal(zoneOf(origin), (date + departureDayOffset) * DAY_MINUTES + departureMinutes) / DAY_MINUTES);
}
