import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { dateIn, flightDays } from "@/lib/domain/schedule/flights/flight-days";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { zoneOf } from "../../sets/parts/zone-of";

const DAY_MINUTES = 1440;
/** A leg may leave so many days after its flight's date, and one before (SSIM chapter 7). */
const DAYS_BEFORE = 8;
const DAYS_AFTER = 1;

interface FlightOf {
  /** The flight's date. */
  date: string;
  /** Airports of the leg, where the flight has others. */
  stations: string[];
  /** When the leg leaves, minutes since 1970-01-01T00:00Z. */
  leavesUtc: number;
}

/**
 * The flight that a departure is a leg of, as a message in local times names it.
 * @param patterns legs of the flight's number that count
 * @returns null where no such leg is flown
 */
export function flightOfDeparture(
  patterns: readonly LegPattern[],
  { date, origin, destination }: { date: string; origin: string; destination: string },
): FlightOf | null {
  const day = dayNumber(date);
  for (const flight of flightDays(patterns, { first: day - DAYS_BEFORE, count: DAYS_BEFORE + DAYS_AFTER + 1 })) {
    const leg = flight.legs.find((each) => each.origin === origin && each.destination === destination);
    const leavesUtc = leg && instantsOf(leg, flight.day, zoneOf).departure;
    if (leavesUtc === undefined || Math.floor(utcToLocal(zoneOf(origin), leavesUtc) / DAY_MINUTES) !== day) continue;
    const stations = flight.legs.length > 1 ? [origin, destination] : [];
    return { date: fromDayNumber(dateIn("L", flight, zoneOf)), stations, leavesUtc };
  }
  return null;
}
