import { chooseLegs } from "../choose-legs";
import { addDay, type DayWindow, nextDay } from "../day-set";
import { instantsOf } from "../flights/leg-instants";
import type { LegPattern } from "../schedule";
import { utcToLocal } from "../zones";
import type { DateChange } from "./change-report";
import { datesOf, type FlightComparison, noDates } from "./flight-comparison";
import { differences } from "./leg-differences";

const DAY_MINUTES = 1440;

/** One date of a flight as it is flown. */
interface FlownDate {
  /** The flight's date in its own mode. */
  date: number;
  /** Legs in their sequence. */
  legs: readonly { pattern: LegPattern; departure: number; arrival: number }[];
}

/**
 * Legs of different time modes share no dates: here dates are the same that begin on the same local day, and times are compared in UTC. A
 * date that stays or is cancelled is named as it was before, an added one as it is after.
 */
export function compareMixed(
  before: readonly LegPattern[],
  after: readonly LegPattern[],
  window: DayWindow,
  zoneOf: (airport: string) => string,
): FlightComparison {
  const old = chooseLegs(before, window);
  // The same flight may have its date outside the window by the other clock.
  const wide = { first: window.first - 1, count: window.count + 2 };
  const [flown, flies] = [flownDates(before, wide, zoneOf), flownDates(after, wide, zoneOf)];
  const dates = noDates(window);
  for (const [day, { date, legs }] of flown) {
    const other = flies.get(day);
    const kinds = other ? flownDifferences(legs, other.legs) : ["cancelled" as const];
    for (const kind of kinds) addDay(dates[kind], window, date);
  }
  for (const [day, { date }] of flies) if (!flown.has(day)) addDay(dates.added, window, date);
  return { before: old, flown: datesOf(old, window), dates };
}

/** Dates by the local day on which the flight begins. */
function flownDates(patterns: readonly LegPattern[], window: DayWindow, zoneOf: (airport: string) => string): Map<number, FlownDate> {
  const chosen = chooseLegs(patterns, window);
  const byDate = new Map<string, FlownDate & { legs: FlownDate["legs"][number][] }>();
  for (const { pattern, days } of [...chosen].sort((one, other) => one.pattern.legSequence - other.pattern.legSequence)) {
    for (let day = nextDay(days, window, window.first); day !== null; day = nextDay(days, window, day + 1)) {
      const key = `${pattern.timeMode}${day}`;
      const flight = byDate.get(key) ?? { date: day, legs: [] };
      byDate.set(key, flight);
      flight.legs.push({ pattern, ...instantsOf(pattern, day, zoneOf) });
    }
  }
  return new Map([...byDate.values()].map((flight) => [firstLocalDay(flight, zoneOf), flight]));
}

function firstLocalDay({ legs, date }: FlownDate, zoneOf: (airport: string) => string): number {
  const [first] = legs;
  return first ? Math.floor(utcToLocal(zoneOf(first.pattern.origin), first.departure) / DAY_MINUTES) : date;
}

function flownDifferences(legs: FlownDate["legs"], others: FlownDate["legs"]): DateChange[] {
  if (legs.length !== others.length) return ["rerouted"];
  const found = legs.flatMap((leg, index): DateChange[] => {
    const other = others[index];
    if (!other) return [];
    const isRetimed = leg.departure !== other.departure || leg.arrival !== other.arrival;
    const kinds = differences(leg.pattern, other.pattern).filter((kind) => kind !== "retimed");
    return isRetimed ? ["retimed", ...kinds] : kinds;
  });
  return [...new Set(found)];
}
