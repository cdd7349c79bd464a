import { dayNumber } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { seeded } from "@/scripts/lib/database/seeded";
import { minuteOfDay } from "../world/flights";
import type { Place } from "../world/places";
import { offsetOn } from "../world/seasons";
import type { FiledSeason } from "../world/world";
import type { ChangedNumbers } from "./file-of";

/** Shares of a season's flight numbers: what airlines change from one file to the next. */
export interface Shares {
  retimed: number;
  cancelled: number;
}

/** A season with some of its flights changed. */
export interface ChangedSeason extends ChangedNumbers {
  season: FiledSeason;
}

/** Within what is told only, and beyond it. Made worlds fly at multiples of five minutes, so that a flight's time says which file it is from. */
const MOVES = [7, 62];
const DAY_MINUTES = 1440;

/** The same seed changes the same flights. */
export function changeSeason(season: FiledSeason, places: readonly Place[], { retimed, cancelled }: Shares, seed: number): ChangedSeason {
  const random = seeded(seed);
  const moves = new Map<number, number>();
  const gone = new Set<number>();
  const stays = numbersOverMidnight(season, places);
  for (const number of new Set(season.legs.map(({ flightNumber }) => flightNumber))) {
    const drawn = random();
    if (drawn < cancelled) gone.add(number);
    else if (drawn < cancelled + retimed && !stays.has(number)) moves.set(number, MOVES[number % MOVES.length] ?? 0);
  }
  const legs = season.legs
    .filter(({ flightNumber }) => !gone.has(flightNumber))
    .map((leg) => {
      const by = moves.get(leg.flightNumber) ?? 0;
      return { ...leg, departureMinutes: leg.departureMinutes + by, arrivalMinutes: leg.arrivalMinutes + by };
    });
  return { season: { ...season, legs }, retimed: new Set(moves.keys()), cancelled: gone };
}

/** Flights with a leg that would leave or land on another day than now, by its file's clock or by those at its ends. */
function numbersOverMidnight({ legs }: FiledSeason, places: readonly Place[]): Set<number> {
  const zones = new Map(places.map(({ code, timeZone }) => [code, timeZone]));
  const latest = DAY_MINUTES - 1 - Math.max(...MOVES);
  const isLate = (minutes: number, airport: string, { timeMode, periodFrom, periodTo }: LegPattern) => {
    const offsets = [periodFrom, periodTo ?? periodFrom].map((date) => offsetOn(zones.get(airport) ?? "UTC", dayNumber(date)));
    return [0, ...(timeMode === "U" ? offsets : [])].some((offset) => minuteOfDay(minutes + offset) > latest);
  };
  const late = legs.filter((leg) => isLate(leg.departureMinutes, leg.origin, leg) || isLate(leg.arrivalMinutes, leg.destination, leg));
  return new Set(late.map(({ flightNumber }) => flightNumber));
}
