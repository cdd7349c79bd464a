import { DATE_CHANGES, type DateChange } from "./change-report";
import { type ChosenLeg, chooseLegs } from "./choose-legs";
import { commonDays, type DaySet, type DayWindow, emptyDays, isEmpty, remove, unite } from "./day-set";
import type { LegPattern } from "./schedule";

/** One flight number before and after, by its flight dates. */
export interface FlightComparison {
  before: readonly ChosenLeg[];
  /** Dates on which it was flown before. */
  flown: DaySet;
  dates: Record<DateChange, DaySet>;
}

/**
 * What becomes of each date of a flight.
 * @param before all its legs, of one time mode with those of `after`
 */
export function compareFlight(before: readonly LegPattern[], after: readonly LegPattern[], window: DayWindow): FlightComparison {
  const [old, next] = [chooseLegs(before, window), chooseLegs(after, window)];
  const [flown, flies] = [datesOf(old, window), datesOf(next, window)];
  const dates: FlightComparison["dates"] = {
    ...{ added: without(flies, flown), cancelled: without(flown, flies), retimed: emptyDays(window) },
    ...{ rerouted: emptyDays(window), reequipped: emptyDays(window), amended: emptyDays(window) },
  };
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
