import { groupBy } from "@/lib/util/grouping";
import { dayNumber, fromDayNumber } from "../../dates";
import { chooseLegs } from "../choose-legs";
import { countDays, type DayWindow } from "../day-set";
import { type LegPattern, UNCOVERED } from "../schedule";
import { aircraftArrival, aircraftDays } from "./aircraft-times";
import { aircraftDeparturesOf } from "./departs-twice";
import { fillGaps } from "./fill-gaps";
import { type FlightDay, flightDays, flightIn, type ZoneOf } from "./flight-days";
import { endOfQuiet, keepsOffsets, withFirstOffsets, withOffsets } from "./flight-offsets";
import { legsText } from "./plain-leg";
import { repeatDays } from "./repeat-days";

const DAY_MINUTES = 1440;
/** Every pattern repeats after two weeks. */
const CYCLE_DAYS = 14;

/** A flight as one file could have said it. */
export interface FlatFlight {
  /** Covered by nothing, by variation and leg sequence, with the offsets from UTC on all their dates; of what has no end, up to `openUntil`. */
  legs: LegPattern[];
  /** Stations with local dates at which the number would depart twice, or too far from the flight's date, as no file can say: the later flights are left out. */
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
  /** Departures of the number that are said already, e.g. with another suffix; what is said of this flight is added. */
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
  const variations = [...groupBy(said, ({ legs }) => legsText(legs)).values()].flatMap((same) => variationsOf(same, openFrom, zoneOf));
  return { legs: variations.flatMap((legs, index) => legs.map((leg) => ({ ...leg, itineraryVariation: index + 1 }))), unsaid };
}

interface Sayable {
  said: FlightDay[];
  unsaid: string[];
}

/**
 * Parts the flights of one number in those that a file can express, with one departure per station and day, and the others. Two arrivals on a day
 * only look odd there. Where a clock change moves two departures of a UTC schedule to one local day, a file says them without offsets: it is then
 * read by the days of UTC.
 */
function sayable(flights: readonly FlightDay[], { timeMode, zoneOf, seen }: Options): Sayable {
  const before = new Set(seen);
  const byClock = part(flights, seen, (flight) => aircraftDeparturesOf(flight, zoneOf));
  if (byClock.unsaid.length === 0 || timeMode === "L") return byClock;
  const plain = flights.map(withoutOffsets);
  const byUtc = part(plain, before, (flight) => aircraftDeparturesOf(flight, () => "UTC"));
  if (byUtc.unsaid.length >= byClock.unsaid.length) return byClock;
  for (const move of before) seen.add(move);
  return byUtc;
}

/** @param seen departures so far, of the number with any suffix @param departuresOf the aircraft's, by station and date: no file has one of them twice */
function part(flights: readonly FlightDay[], seen: Set<string>, departuresOf: (flight: FlightDay) => string[]): Sayable {
  const said: FlightDay[] = [];
  const unsaid: string[] = [];
  for (const flight of flights) {
    const moves = [...departuresOf(flight), `${flight.legs[0]?.suffix ?? ""} ${fromDayNumber(flight.day)}`];
    const twice = [...moves.filter((move) => seen.has(move)), ...tooFar(flight)];
    unsaid.push(...twice.slice(0, 1));
    if (twice.length > 0) continue;
    said.push(flight);
    for (const move of moves) seen.add(move);
  }
  return { said, unsaid };
}

function withoutOffsets(flight: FlightDay): FlightDay {
  return { ...flight, legs: flight.legs.map((leg) => ({ ...leg, departureUtcOffset: null, arrivalUtcOffset: null })) };
}

/** What columns 193–194 can say. */
const EARLIEST_DAY = -1;
const LATEST_DAY = 7;

/** Stations with dates from which a leg leaves, or at which it lands, so many days from the flight's that a file has no digit for them. */
function tooFar({ legs, day }: FlightDay): string[] {
  const last = (LATEST_DAY + 1) * DAY_MINUTES;
  const far = legs.filter((leg) => aircraftDays(leg) < EARLIEST_DAY || aircraftDays(leg) > LATEST_DAY || aircraftArrival(leg) > last);
  return far.map((leg) => `${leg.origin} ${fromDayNumber(day + leg.departureDayOffset)}`);
}

/** The same legs on some dates, as one variation for each period. */
function variationsOf(flights: readonly FlightDay[], openFrom: number, zoneOf: ZoneOf): LegPattern[][] {
  const [like] = flights;
  if (!like) return [];
  return repeatDays(flights.map(({ day }) => day)).map(({ from, to, days, frequency }) => {
    const periodTo = to !== null && dayNumber(to) >= openFrom ? null : to;
    return fillGaps(like, zoneOf).map((leg) => ({
      ...leg,
      coveredBy: UNCOVERED,
      periodFrom: from,
      periodTo,
      daysOfOperation: days,
      frequency,
    }));
  });
}
