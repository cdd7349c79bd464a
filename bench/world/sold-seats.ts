import { dayNumber, fromDayNumber, weekday } from "@/lib/domain/dates";
import { legKey } from "@/lib/domain/schedule/inventory";
import { cabinCapacities, customaryCabin } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { SoldLeg } from "@/lib/engine/seats/mirror";
import { seeded } from "./random";

/** Seats sold on a leg of a day. */
export interface SoldSeats extends SoldLeg {
  /** In booking classes A…Z. */
  counts: number[];
}

/** Flights are sold out from the end: the share that has sales halves about every five days further ahead. */
const LIFE_DAYS = 8;
const FURTHEST_DAYS = 60;
const DAY_MINUTES = 1440;

/**
 * Seats sold of the departures of the next two months, from a full bus tomorrow to a few early ones.
 * @param zoneOf IANA zone of an airport: the local day of legs that are filed in UTC depends on it
 */
export function* soldSeats(
  legs: Iterable<LegPattern>,
  fromDay: number,
  zoneOf: (airport: string) => string,
  seed: number,
): Iterable<SoldSeats> {
  const random = seeded(seed + 6);
  for (const leg of legs) {
    const last = Math.min(fromDay + FURTHEST_DAYS, leg.periodTo === null ? Number.POSITIVE_INFINITY : dayNumber(leg.periodTo));
    for (let date = Math.max(fromDay, dayNumber(leg.periodFrom)); date <= last; date++) {
      if (((leg.daysOfOperation >> weekday(date)) & 1) === 0) continue;
      const near = Math.exp((fromDay - date) / LIFE_DAYS);
      if (random() >= near) continue;
      yield { ...nameOf(leg), day: localDay(leg, date, zoneOf), counts: countsOf(leg, (0.35 + 0.65 * near) * random(), random) };
    }
  }
}

/** The key under which the product keeps the row. */
export function keyOfSold({ carrier, flightNumber, suffix, day, origin, destination }: SoldLeg): string {
  return legKey(carrier, flightNumber, suffix, fromDayNumber(day), origin, destination);
}

function nameOf({ carrier, flightNumber, suffix, origin, destination }: LegPattern): Omit<SoldLeg, "day"> {
  return { carrier, flightNumber, suffix, origin, destination };
}

function localDay(
  { timeMode, origin, departureDayOffset, departureMinutes }: LegPattern,
  date: number,
  zoneOf: (airport: string) => string,
): number {
  const filed = (date + departureDayOffset) * DAY_MINUTES + departureMinutes;
  return Math.floor((timeMode === "L" ? filed : utcToLocal(zoneOf(origin), filed)) / DAY_MINUTES);
}

/** @param load share of each cabin's seats that is sold */
function countsOf({ configuration, bookingDesignators }: LegPattern, load: number, random: () => number): number[] {
  const capacities = cabinCapacities(configuration);
  const counts = Array.from({ length: 26 }, () => 0);
  for (const cabin of ["B", "E"] as const) {
    const classes = [...bookingDesignators].filter((each) => customaryCabin(each) === cabin);
    let left = Math.floor(capacities[cabin] * load);
    for (const each of classes) {
      const sold = Math.min(left, Math.floor(2 * random() * ((capacities[cabin] * load) / classes.length)));
      counts[each.charCodeAt(0) - 65] = sold;
      left -= sold;
    }
  }
  return counts;
}
