import { DATE_CHANGES, type DateChange } from "@/lib/domain/schedule/comparison/change-report";
import type { FlightComparison } from "@/lib/domain/schedule/comparison/flight-comparison";
import { type DayWindow, hasDay } from "@/lib/domain/schedule/day-set";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { SoldLeg } from "./read-sold";
import { zoneOf } from "./zone-of";

const DAY_MINUTES = 1440;

/** Seats sold on the legs of a flight's dates that change. */
export interface SoldCounts {
  byKind: Record<DateChange, number>;
  /** A date that changes in two ways counts once. */
  seats: number;
}

/** @param sold of this flight */
export function countSold({ before, dates }: FlightComparison, sold: readonly SoldLeg[], window: DayWindow): SoldCounts {
  const byKind = { added: 0, cancelled: 0, retimed: 0, rerouted: 0, reequipped: 0, amended: 0 };
  let seats = 0;
  for (const leg of sold) {
    const date = flightDate(before, leg, window);
    const kinds = date === null ? [] : DATE_CHANGES.filter((kind) => hasDay(dates[kind], window, date));
    for (const kind of kinds) byKind[kind] += leg.seats;
    if (kinds.length > 0) seats += leg.seats;
  }
  return { byKind, seats };
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

function localDay({ timeMode, origin, departureDayOffset, departureMinutes }: LegPattern, date: number): number {
  if (timeMode === "L") return date + departureDayOffset;
  return Math.floor(utcToLocal(zoneOf(origin), (date + departureDayOffset) * DAY_MINUTES + departureMinutes) / DAY_MINUTES);
}
