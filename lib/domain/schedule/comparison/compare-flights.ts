import { type ChosenLeg, chooseLegs } from "../choose-legs";
import { commonDays, type DaySet, type DayWindow, haveCommonDay, remove, unite } from "../day-set";
import type { LegPattern } from "../schedule";
import { compareMixed } from "./compare-mixed";
import { datesOf, type FlightComparison, noDates } from "./flight-comparison";
import { differences } from "./leg-differences";

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
  compareLegs(old, next, dates);
  addUnmatched(dates.rerouted, commonDays(flown, flies), bySequence(old), bySequence(next));
  return { before: old, flown, dates };
}

function compareLegs(old: readonly ChosenLeg[], next: readonly ChosenLeg[], dates: FlightComparison["dates"]): void {
  for (const leg of old) {
    for (const other of next) {
      if (other.pattern.legSequence !== leg.pattern.legSequence || !haveCommonDay(leg.days, other.days)) continue;
      const kinds = differences(leg.pattern, other.pattern);
      const common = commonDays(leg.days, other.days);
      for (const kind of kinds) unite(dates[kind], common);
    }
  }
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
