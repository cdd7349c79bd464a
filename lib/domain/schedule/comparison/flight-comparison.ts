import type { ChosenLeg } from "../choose-legs";
import { type DaySet, type DayWindow, emptyDays, isEmpty, unite } from "../day-set";
import { DATE_CHANGES, type DateChange } from "./change-report";

/** One flight number before and after, by its flight dates. */
export interface FlightComparison {
  before: readonly ChosenLeg[];
  /** Dates on which it was flown before. */
  flown: DaySet;
  dates: Record<DateChange, DaySet>;
}

export function hasChanged({ dates }: FlightComparison): boolean {
  return DATE_CHANGES.some((kind) => !isEmpty(dates[kind]));
}

/** No date of any kind yet. */
export function noDates(window: DayWindow): FlightComparison["dates"] {
  const none = () => emptyDays(window);
  return { added: none(), cancelled: none(), retimed: none(), rerouted: none(), reequipped: none(), amended: none() };
}

/** All dates on which any of the legs is flown. */
export function datesOf(legs: readonly ChosenLeg[], window: DayWindow): DaySet {
  const dates = emptyDays(window);
  for (const { days } of legs) unite(dates, days);
  return dates;
}
