import { DATE_CHANGES, type DateChange } from "./change-report";
import { type ChosenLeg, chooseLegs } from "./choose-legs";
import { addDay, commonDays, type DaySet, type DayWindow, emptyDays, isEmpty, nextDay, remove, unite } from "./day-set";
import { instantsOf } from "./leg-instants";
import type { LegPattern } from "./schedule";
import { utcToLocal } from "./zones";

const DAY_MINUTES = 1440;

/** One flight number before and after, by its flight dates. */
export interface FlightComparison {
  before: readonly ChosenLeg[];
  /** Dates on which it was flown before. */
  flown: DaySet;
  dates: Record<DateChange, DaySet>;
}

/**
 * What becomes of each date of a flight.
 * @param before all its legs
 * @param zoneOf IANA zone of an airport, asked only where legs of both time modes are compared
 */
export function compareFlight(
  before: readonly LegPattern[],
  after: readonly LegPattern[],
  window: DayWindow,
  zoneOf: (airport: string) => string,
): FlightComparison {
  const mode = (before[0] ?? after[0])?.timeMode;
  const isMixed = [...before, ...after].some(({ timeMode }) => timeMode !== mode);
  return isMixed ? compareMixed(before, after, window, zoneOf) : compareInMode(before, after, window);
}

function compareInMode(before: readonly LegPattern[], after: readonly LegPattern[], window: DayWindow): FlightComparison {
  const [old, next] = [chooseLegs(before, window), chooseLegs(after, window)];
  const [flown, flies] = [datesOf(old, window), datesOf(next, window)];
  const dates = { ...noDates(window), added: without(flies, flown), cancelled: without(flown, flies) };
  const stays = commonDays(flown, flies);
  for (const leg of old) compareLeg(leg, next, stays, dates);
  // Legs that come in addition.
  for (const leg of next) unite(dates.rerouted, unmatched(leg, old, stays));
  return { before: old, flown, dates };
}

export function hasChanged({ dates }: FlightComparison): boolean {
  return DATE_CHANGES.some((kind) => !isEmpty(dates[kind]));
}

function compareLeg(leg: ChosenLeg, next: readonly ChosenLeg[], stays: DaySet, dates: FlightComparison["dates"]): void {
  for (const other of next) {
    if (other.pattern.legSequence !== leg.pattern.legSequence) continue;
    const kinds = differences(leg.pattern, other.pattern);
    if (kinds.length === 0) continue;
    const common = commonDays(leg.days, other.days);
    for (const kind of kinds) unite(dates[kind], common);
  }
  unite(dates.rerouted, unmatched(leg, next, stays));
}

/** Dates of the leg that stay in the schedule, but not with a leg at its place of the flight. */
function unmatched(leg: ChosenLeg, others: readonly ChosenLeg[], stays: DaySet): DaySet {
  const days = commonDays(leg.days, stays);
  for (const other of others) if (other.pattern.legSequence === leg.pattern.legSequence) remove(days, other.days);
  return days;
}

/** What of a leg is compared; times only where their mode is the same. */
const COMPARED: Readonly<Record<Exclude<DateChange, "added" | "cancelled">, readonly (keyof LegPattern)[]>> = {
  rerouted: ["origin", "destination"],
  retimed: ["departureMinutes", "arrivalMinutes", "departureDayOffset", "arrivalDayOffset"],
  reequipped: ["aircraft", "configuration"],
  amended: ["departureTerminal", "arrivalTerminal", "bookingDesignators", "serviceType"],
};
const KINDS = ["rerouted", "retimed", "reequipped", "amended"] as const;

function differences(one: LegPattern, other: LegPattern): DateChange[] {
  return KINDS.filter((kind) => COMPARED[kind].some((name) => one[name] !== other[name]));
}

function noDates(window: DayWindow): FlightComparison["dates"] {
  const none = () => emptyDays(window);
  return { added: none(), cancelled: none(), retimed: none(), rerouted: none(), reequipped: none(), amended: none() };
}

/** One date of a flight as it is flown. */
interface FlownDate {
  /** The flight's date in its own mode. */
  date: number;
  /** By their sequence. */
  legs: readonly { pattern: LegPattern; departure: number; arrival: number }[];
}

/**
 * Legs of different time modes share no dates: here dates are the same that begin on the same local day, and times are compared in UTC. A
 * date that stays or is cancelled is named as it was before, an added one as it is after.
 */
function compareMixed(
  before: readonly LegPattern[],
  after: readonly LegPattern[],
  window: DayWindow,
  zoneOf: (airport: string) => string,
): FlightComparison {
  const [old, next] = [chooseLegs(before, window), chooseLegs(after, window)];
  const [flown, flies] = [flownDates(old, window, zoneOf), flownDates(next, window, zoneOf)];
  const dates = noDates(window);
  for (const [day, { date, legs }] of flown) {
    const other = flies.get(day);
    const kinds = other ? flownDifferences(legs, other.legs) : ["cancelled" as const];
    for (const kind of kinds) addDay(dates[kind], window, date);
  }
  for (const [day, { date }] of flies) if (!flown.has(day)) addDay(dates.added, window, date);
  return { before: old, flown: datesOf(old, window), dates };
}

/** By the local day on which the flight begins. */
function flownDates(chosen: readonly ChosenLeg[], window: DayWindow, zoneOf: (airport: string) => string): Map<number, FlownDate> {
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

function datesOf(legs: readonly ChosenLeg[], window: DayWindow): DaySet {
  const dates = emptyDays(window);
  for (const { days } of legs) unite(dates, days);
  return dates;
}

function without(days: DaySet, others: DaySet): DaySet {
  const rest = days.slice();
  remove(rest, others);
  return rest;
}
