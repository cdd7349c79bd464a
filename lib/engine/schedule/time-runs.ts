import { type DaySet, type DayWindow, emptyDays, nextDay, uniteShifted } from "@/lib/domain/schedule/day-set";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { offsetHoldsUntil } from "@/lib/domain/schedule/zones";
import { itemAt } from "@/lib/util/at";
import type { Chain } from "./chain-legs";

const DAY_MINUTES = 1440;

/** The dates on which a chain has the same times in UTC. Clock changes split a flight into a few of them. */
export interface TimeRun {
  /** Minutes after midnight UTC of the first departure. */
  departureMinute: number;
  /** Departure and arrival of each leg in turn, minutes after the first departure. */
  times: number[];
  /** UTC days of the first departure. */
  days: DaySet;
}

/**
 * Splits the flight dates of a chain by their times in UTC. In local mode a flight keeps its local clock times across a clock
 * change, so its UTC times move; in UTC mode it is the other way round and there is nothing to split.
 * Dates on which a clock change makes a leg arrive before it departs are left out, as is a chain whose legs overlap.
 * @param zoneOf IANA zone of an airport
 */
export function timeRuns(chain: Chain, window: DayWindow, zoneOf: (airport: string) => string): TimeRun[] {
  const runs: TimeRun[] = [];
  for (let day = nextDay(chain.days, window, window.first); day !== null; ) {
    const until = constantUntil(chain.legs, day, zoneOf);
    const instants = instantsOn(chain.legs, day, zoneOf);
    const shift = Math.floor(itemAt(instants, 0) / DAY_MINUTES) - day;
    if (goesForward(instants)) uniteShifted(findOrAdd(runs, instants, window).days, window, chain.days, day, until, shift);
    day = nextDay(chain.days, window, until + 1);
  }
  return runs;
}

/** Last flight date from `day` on up to which no zone of the chain changes its clock while the flight is under way. */
function constantUntil(legs: readonly LegPattern[], day: number, zoneOf: (airport: string) => string): number {
  let until = Number.POSITIVE_INFINITY;
  for (const leg of legs) {
    if (leg.timeMode === "U") continue;
    // Two days on either side: no offset reaches further, nor does the look-up of a local time.
    const margin = Math.max(leg.departureDayOffset, leg.arrivalDayOffset) + 3;
    for (const airport of [leg.origin, leg.destination]) {
      const change = offsetHoldsUntil(zoneOf(airport), (day - 2) * DAY_MINUTES);
      until = Math.min(until, Math.floor(change / DAY_MINUTES) - margin);
    }
  }
  return Math.max(until, day);
}

function instantsOn(legs: readonly LegPattern[], day: number, zoneOf: (airport: string) => string): number[] {
  const instants: number[] = [];
  for (const leg of legs) {
    const { departure, arrival } = instantsOf(leg, day, zoneOf);
    instants.push(departure, arrival);
  }
  return instants;
}

/** Every leg takes time, and departs no earlier than the one before arrived. */
function goesForward(instants: readonly number[]): boolean {
  return instants.every((instant, index) => {
    const before = instants[index - 1];
    return before === undefined || (index % 2 === 1 ? before < instant : before <= instant);
  });
}

function findOrAdd(runs: TimeRun[], instants: readonly number[], window: DayWindow): TimeRun {
  const first = itemAt(instants, 0);
  const departureMinute = first - Math.floor(first / DAY_MINUTES) * DAY_MINUTES;
  const times = instants.map((instant) => instant - first);
  const known = runs.find((run) => run.departureMinute === departureMinute && run.times.every((time, index) => time === times[index]));
  if (known) return known;
  const run = { departureMinute, times, days: emptyDays(window) };
  runs.push(run);
  return run;
}
