import { groupBy } from "@/lib/util/grouping";
import { dayNumber, fromDayNumber } from "../../dates";
import { chooseLegs } from "../choose-legs";
import { countDays, type DayWindow } from "../day-set";
import { type LegPattern, UNCOVERED } from "../schedule";
import { arrivalsOf, departuresOf } from "./departs-twice";
import { type FlightDay, flightDays, flightIn, type ZoneOf } from "./flight-days";
import { endOfQuiet, keepsOffsets, withFirstOffsets, withOffsets } from "./flight-offsets";
import { numberLegs } from "./number-legs";
import { legsText } from "./plain-leg";
import { repeatDays } from "./repeat-days";

/** Every pattern repeats after two weeks. */
const CYCLE_DAYS = 14;

/** A flight as one file could have said it. */
export interface FlatFlight {
  /** Covered by nothing, by variation and leg sequence, with the offsets from UTC on all their dates; of what has no end, up to `openUntil`. */
  legs: LegPattern[];
  /** Stations with local dates at which the number would depart or arrive twice, as no file can say: the later flights are left out. */
  unsaid: string[];
}

interface Options {
  timeMode: LegPattern["timeMode"];
  /** Flight dates of which nothing is left out, day numbers; null is no limit. */
  from: number | null;
  to: number | null;
  /** Day number to which clock changes divide what has no end. */
  openUntil: number;
  zoneOf: ZoneOf;
  /** Departures and arrivals of the number that are said already, e.g. with another suffix; what is said of this flight is added. */
  seen: Set<string>;
}

/**
 * What counts of a flight number, where sets cover each other, as patterns of one time mode that cover nothing.
 * @param patterns all of one number and suffix
 * @param setOf number of a pattern's set
 */
export function flattenFlight(patterns: readonly LegPattern[], setOf: (leg: LegPattern) => number, options: Options): FlatFlight {
  const window = windowOf(patterns, options);
  if (!isPlain(patterns, options, window)) return byDays(patterns, options, window);
  const variations = groupBy(patterns, (leg) => `${setOf(leg)}/${leg.itineraryVariation}`);
  return {
    legs: [...variations.values()].flatMap((legs, index) =>
      legs.map((leg) => ({ ...withFirstOffsets(leg, options.zoneOf), itineraryVariation: index + 1 })),
    ),
    unsaid: [],
  };
}

/**
 * Whether the patterns may be written as they are: nothing covers them, each leg is flown on all of its dates, no clock changes meanwhile,
 * and each flight has its first leg.
 */
function isPlain(patterns: readonly LegPattern[], { timeMode, from, to, zoneOf }: Options, window: DayWindow): boolean {
  const last = window.first + window.count - 1;
  const asFiled = patterns.every(
    (leg) =>
      leg.timeMode === timeMode &&
      leg.coveredBy.length === 0 &&
      (leg.legSequence > 1 || leg.departureDayOffset === 0) &&
      (from === null || dayNumber(leg.periodFrom) >= from) &&
      (to === null || (leg.periodTo !== null && dayNumber(leg.periodTo) <= to)) &&
      keepsOffsets(leg, last, zoneOf),
  );
  if (!asFiled || patterns.some((leg) => leg.legSequence > 1 && !hasLegBefore(leg, patterns))) return false;
  const own = patterns.reduce((sum, leg) => sum + chosenDays([leg], window), 0);
  return own === chosenDays(patterns, window);
}

function hasLegBefore(leg: LegPattern, patterns: readonly LegPattern[]): boolean {
  return patterns.some((other) => other.itineraryVariation === leg.itineraryVariation && other.legSequence === leg.legSequence - 1);
}

function chosenDays(patterns: readonly LegPattern[], window: DayWindow): number {
  return chooseLegs(patterns, window).reduce((sum, { days }) => sum + countDays(days), 0);
}

/** All days that the patterns name, and two cycles more; where one of them has no end, up to two cycles of which no clock changes. */
function windowOf(patterns: readonly LegPattern[], { from, to, openUntil, zoneOf }: Options): DayWindow {
  const named = patterns.flatMap(({ periodFrom, periodTo, coveredBy }) => [
    periodFrom,
    periodTo,
    ...coveredBy.flatMap((covering) => [covering.from, covering.to]),
  ]);
  const days = named.flatMap((date) => (date === null ? [] : [dayNumber(date)]));
  const first = Math.max(Math.min(...patterns.map(({ periodFrom }) => dayNumber(periodFrom))), from ?? Number.NEGATIVE_INFINITY);
  const end = Math.max(...days) + 2 * CYCLE_DAYS;
  const last = isOpen(patterns, to) ? endOfQuiet(patterns, Math.max(end, openUntil), 2 * CYCLE_DAYS, zoneOf) : Math.min(end, to ?? end);
  return { first, count: Math.max(last - first + 1, 0) };
}

function isOpen(patterns: readonly LegPattern[], to: number | null): boolean {
  return to === null && patterns.some(({ periodTo }) => periodTo === null);
}

function byDays(patterns: readonly LegPattern[], options: Options, window: DayWindow): FlatFlight {
  const { timeMode, to, zoneOf } = options;
  const flights = flightDays(patterns, window)
    .map((flight) => withOffsets(flightIn(timeMode, flight, zoneOf), zoneOf))
    .sort((one, other) => one.day - other.day);
  const { said, unsaid } = sayable(flights, options);
  const openFrom = isOpen(patterns, to) ? window.first + window.count - CYCLE_DAYS : Number.POSITIVE_INFINITY;
  const variations = [...groupBy(said, ({ legs }) => legsText(legs)).values()].flatMap((same) => variationsOf(same, openFrom));
  return { legs: variations.flatMap((legs, index) => legs.map((leg) => ({ ...leg, itineraryVariation: index + 1 }))), unsaid };
}

/**
 * Parts the flights of one number in those that a file can express, with one departure and arrival per station and day, and the others.
 * @param seen departures and arrivals so far, of the number with any suffix
 */
function sayable(flights: readonly FlightDay[], { zoneOf, seen }: Options): { said: FlightDay[]; unsaid: string[] } {
  const said: FlightDay[] = [];
  const unsaid: string[] = [];
  for (const flight of flights) {
    const moves = movementsOf(flight, zoneOf);
    const twice = moves.filter((move) => seen.has(move));
    unsaid.push(...twice.slice(0, 1));
    if (twice.length > 0) continue;
    said.push(flight);
    for (const move of moves) seen.add(move);
  }
  return { said, unsaid };
}

/** Departures and arrivals by station and local date, and the flight's own date. */
function movementsOf(flight: FlightDay, zoneOf: ZoneOf): string[] {
  const suffix = flight.legs[0]?.suffix ?? "";
  const arrivals = arrivalsOf(flight, zoneOf).map((arrival) => `to ${arrival}`);
  return [...departuresOf(flight, zoneOf), ...arrivals, `${suffix} ${fromDayNumber(flight.day)}`];
}

/** The same legs on some dates, as one variation for each period. */
function variationsOf(flights: readonly FlightDay[], openFrom: number): LegPattern[][] {
  const [like] = flights;
  if (!like) return [];
  return repeatDays(flights.map(({ day }) => day)).map(({ from, to, days, frequency }) => {
    const periodTo = to !== null && dayNumber(to) >= openFrom ? null : to;
    const legs = numberLegs(withoutGaps(like.legs).map((leg) => ({ leg, of: like.legs })));
    return legs.map((leg) => ({ ...leg, coveredBy: UNCOVERED, periodFrom: from, periodTo, daysOfOperation: days, frequency }));
  });
}

const CARGO = "F";

/** Legs without passengers are no part of the schedule; where one lies between two that are, a file has it all the same. */
function withoutGaps(legs: readonly LegPattern[]): LegPattern[] {
  return legs.flatMap((leg, index) => {
    const before = legs[index - 1];
    if (!before || before.destination === leg.origin) return [leg];
    const between: LegPattern = {
      ...{ ...before, serviceType: CARGO, segments: [], origin: before.destination, destination: leg.origin },
      ...{
        departureTerminal: "",
        arrivalTerminal: "",
        departureMinutes: before.arrivalMinutes,
        departureDayOffset: before.arrivalDayOffset,
        departureUtcOffset: before.arrivalUtcOffset,
      },
      ...{ arrivalMinutes: leg.departureMinutes, arrivalDayOffset: leg.departureDayOffset, arrivalUtcOffset: leg.departureUtcOffset },
    };
    return [between, leg];
  });
}
