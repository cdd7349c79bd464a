import { dayNumber } from "../../dates";
import { coveredDays } from "../choose-legs";
import { type DayWindow, isEmpty, remove } from "../day-set";
import type { Covering } from "../schedule";
import { flightKey, type ScheduleSet, SetOrder } from "./schedule-set";

/** Sets are looked at so far ahead. */
const AHEAD_DAYS = 1_000;

/**
 * The sets of one carrier of which no date counts from a day on: others cover them wholly. Sets of the other time mode are not held against
 * them, as nobody knows their dates exactly.
 * @param from day number
 */
export function hiddenSets<Kept extends ScheduleSet>(sets: readonly Kept[], from: number): Kept[] {
  const order = new SetOrder(sets);
  const window = { first: from, count: AHEAD_DAYS };
  return sets.filter((set) => isHidden(set, order, window));
}

function isHidden(set: ScheduleSet, order: SetOrder, window: DayWindow): boolean {
  const flight = flightKey({ flightNumber: set.flightNumber ?? 0, suffix: set.suffix ?? "" });
  const above = order.above(set, flight).filter(({ timeMode }) => timeMode === set.timeMode);
  const endsInWindow = set.validTo !== null && dayNumber(set.validTo) < window.first + window.count;
  if (!endsInWindow && !above.some(({ validTo }) => validTo === null)) return false;
  const days = coveredDays(datesOf(set), window);
  for (const other of above) remove(days, coveredDays(datesOf(other), window));
  return isEmpty(days);
}

function datesOf({ validFrom, validTo, daysOfOperation, frequency }: ScheduleSet): Covering {
  return { from: validFrom, to: validTo, days: daysOfOperation, frequency };
}
