import { dayNumber, fromDayNumber, weekday } from "@/lib/domain/dates";
import { legKey } from "@/lib/domain/schedule/inventory";
import { cabinCapacities, customaryCabin } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { SoldLeg } from "@/lib/engine/seats/mirror";
import { seeded } from "@/scripts/lib/database/seeded";
import type { World } from "./world";

/** Seats sold on a leg of a day. */
interface SoldSeats extends SoldLeg {
  /** In booking classes A…Z. */
  counts: number[];
}

/** The share of departures that have sales falls by two thirds about every eight days further ahead. */
const LIFE_DAYS = 8;
const FURTHEST_DAYS = 60;
const DAY_MINUTES = 1440;

/** Seats sold of the departures of the next two months, from a full flight tomorrow to a few early ones. A leg and day come once. */
export function* soldSeats({ legs, airports, fromDay, seed }: Pick<World, "legs" | "airports" | "fromDay" | "seed">): Iterable<SoldSeats> {
  const random = seeded(seed + 6);
  const zones = new Map(airports.map(({ code, timeZone }) => [code, timeZone]));
  // Where periods meet, two of them may have a departure on one local day.
  const seen = new Set<string>();
  for (const leg of legs) {
    const last = Math.min(fromDay + FURTHEST_DAYS, leg.periodTo === null ? Number.POSITIVE_INFINITY : dayNumber(leg.periodTo));
    for (let date = Math.max(fromDay, dayNumber(leg.periodFrom)); date <= last; date++) {
      const near = Math.exp((fromDay - date) / LIFE_DAYS);
      if (((leg.daysOfOperation >> weekday(date)) & 1) === 0 || random() >= near) continue;
      const { carrier, flightNumber, suffix, origin, destination } = leg;
      const day = localDay(leg, date, zones.get(origin) ?? "UTC");
      const sold = {
        carrier,
        flightNumber,
        suffix,
        origin,
        destination,
        day,
        counts: countsOf(leg, (0.35 + 0.65 * near) * random(), random),
      };
      const key = keyOfSold(sold);
      if (!seen.has(key)) yield sold;
      seen.add(key);
    }
  }
}

/** The key under which the product keeps the row. */
export function keyOfSold({ carrier, flightNumber, suffix, day, origin, destination }: SoldLeg): string {
  return legKey(carrier, flightNumber, suffix, fromDayNumber(day), origin, destination);
}

function localDay({ timeMode, departureDayOffset, departureMinutes }: LegPattern, date: number, zone: string): number {
  const filed = (date + departureDayOffset) * DAY_MINUTES + departureMinutes;
  return Math.floor((timeMode === "L" ? filed : utcToLocal(zone, filed)) / DAY_MINUTES);
}

/** @param load share of each cabin's seats that is sold */
function countsOf({ configuration, bookingDesignators }: LegPattern, load: number, random: () => number): number[] {
  const capacities = cabinCapacities(configuration);
  const counts = Array.from({ length: 26 }, () => 0);
  for (const cabin of ["B", "E"] as const) {
    const classes = [...bookingDesignators].filter((each) => customaryCabin(each) === cabin);
    const usual = (capacities[cabin] * load) / classes.length;
    let left = Math.floor(capacities[cabin] * load);
    for (const each of classes) {
      const sold = Math.min(left, Math.floor(2 * random() * usual));
      counts[each.charCodeAt(0) - 65] = sold;
      left -= sold;
    }
  }
  return counts;
}
