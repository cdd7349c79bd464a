import { type ChosenLeg, chooseLegs } from "../choose-legs";
import { addDay, commonDays, type DaySet, type DayWindow, emptyDays, haveCommonDay, nextDay, remove, unite } from "../day-set";
import type { ZoneOf } from "../flights/flight-days";
import { instantsOf } from "../flights/leg-instants";
import type { LegPattern } from "../schedule";
import { compareMixed } from "./compare-mixed";
import { datesOf, type FlightComparison, noDates } from "./flight-comparison";
import { differences, differInOffsets } from "./leg-differences";

/**
 * What becomes of each date of a flight.
 * @param before all its legs
 * @param zoneOf IANA zone of an airport, asked only where legs of both time modes are compared, or with other offsets from UTC
 */
export function compareFlight(
  before: readonly LegPattern[],
  after: readonly LegPattern[],
  window: DayWindow,
  zoneOf: (airport: string) => string,
): FlightComparison {
  const mode = (before[0] ?? after[0])?.timeMode;
  const isMixed = [...before, ...after].some(({ timeMode }) => timeMode !== mode);
  return isMixed ? compareMixed(before, after, window, zoneOf) : compareInMode(before, after, window, zoneOf);
}

function compareInMode(before: readonly LegPattern[], after: readonly LegPattern[], window: DayWindow, zoneOf: ZoneOf): FlightComparison {
  const [old, next] = [chooseLegs(before, window), chooseLegs(after, window)];
  const [flown, flies] = [datesOf(old, window), datesOf(next, window)];
  const dates = { ...noDates(window), added: without(flies, flown), cancelled: without(flown, flies) };
  compareLegs(old, next, dates, { window, zoneOf });
  addUnmatched(dates.rerouted, commonDays(flown, flies), bySequence(old), bySequence(next));
  return { before: old, flown, dates };
}

interface Clocks {
  window: DayWindow;
  zoneOf: ZoneOf;
}

function compareLegs(old: readonly ChosenLeg[], next: readonly ChosenLeg[], dates: FlightComparison["dates"], clocks: Clocks): void {
  for (const leg of old) {
    for (const other of next) {
      if (other.pattern.legSequence !== leg.pattern.legSequence || !haveCommonDay(leg.days, other.days)) continue;
      const kinds = differences(leg.pattern, other.pattern);
      const common = commonDays(leg.days, other.days);
      for (const kind of kinds) unite(dates[kind], common);
      const isMoved = !kinds.includes("retimed") && differInOffsets(leg.pattern, other.pattern);
      if (isMoved) unite(dates.retimed, atOtherInstants(leg.pattern, other.pattern, common, clocks));
    }
  }
}

/** Of some dates those on which two legs with the same local times are flown at other instants. */
function atOtherInstants(one: LegPattern, other: LegPattern, dates: DaySet, { window, zoneOf }: Clocks): DaySet {
  const moved = emptyDays(window);
  for (let day = nextDay(dates, window, window.first); day !== null; day = nextDay(dates, window, day + 1)) {
    const [was, is] = [instantsOf(one, day, zoneOf), instantsOf(other, day, zoneOf)];
    if (was.departure !== is.departure || was.arrival !== is.arrival) addDay(moved, window, day);
  }
  return moved;
}

/** Dates by the place of the leg in its flight. */
function bySequence(legs: readonly ChosenLeg[]): Map<number, DaySet> {
  const sequences = new Map<number, DaySet>();
  for (const { pattern, days } of legs) {
    const known = sequences.get(pattern.legSequence);
    if (known) unite(known, days);
    else sequences.set(pattern.legSequence, days.slice());
  }
  return sequences;
}

/** Adds the dates that stay in the schedule with a leg more or a leg less. */
function addUnmatched(rerouted: DaySet, stays: DaySet, old: ReadonlyMap<number, DaySet>, next: ReadonlyMap<number, DaySet>): void {
  for (const sequence of new Set([...old.keys(), ...next.keys()])) {
    const [one, other] = [old.get(sequence), next.get(sequence)];
    if (one) unite(rerouted, commonDays(stays, other ? without(one, other) : one));
    if (other) unite(rerouted, commonDays(stays, one ? without(other, one) : other));
  }
}

function without(days: DaySet, others: DaySet): DaySet {
  const rest = days.slice();
  remove(rest, others);
  return rest;
}
