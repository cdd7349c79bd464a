import { dayNumber } from "../dates";
import { type DaySet, type DayWindow, emptyDays, isEmpty, remove, unite, weeklyDays } from "./day-set";
import type { Covering, LegPattern } from "./schedule";

/** A leg pattern with the flight dates on which it is the one that counts. */
export interface ChosenLeg {
  pattern: LegPattern;
  days: DaySet;
}

/**
 * Of all patterns of one flight number, those that count, on each flight date. A date belongs to one itinerary variation (SSIM);
 * where files let two claim it, the higher number does, because airlines file a change as the next variation. Within a
 * variation a leg claimed twice goes to the pattern whose period begins later, then to the one that ends sooner: the narrower
 * period is the exception, the wider one the rule. Then the one given first.
 */
export function chooseLegs(patterns: readonly LegPattern[], window: DayWindow): ChosenLeg[] {
  const chosen: ChosenLeg[] = [];
  const higher = emptyDays(window);
  const variations = [...new Set(patterns.map((pattern) => pattern.itineraryVariation))].sort((a, b) => b - a);
  for (const variation of variations) {
    const own = patterns.filter((pattern) => pattern.itineraryVariation === variation).sort(comparePrecedence);
    const legs = chooseInVariation(own, window);
    for (const leg of legs) remove(leg.days, higher);
    for (const leg of legs) unite(higher, leg.days);
    chosen.push(...legs.filter((leg) => !isEmpty(leg.days)));
  }
  return chosen;
}

function chooseInVariation(patterns: readonly LegPattern[], window: DayWindow): ChosenLeg[] {
  const taken = new Map<number, DaySet>();
  return patterns.map((pattern) => {
    const days = operatingSet(pattern, window);
    const before = taken.get(pattern.legSequence);
    if (before) {
      remove(days, before);
      unite(before, days);
    } else {
      taken.set(pattern.legSequence, days.slice());
    }
    return { pattern, days };
  });
}

/** The flight dates of a pattern that no later set has taken over. */
function operatingSet({ periodFrom, periodTo, daysOfOperation, frequency, coveredBy }: LegPattern, window: DayWindow): DaySet {
  const days = repeatedDays(window, periodFrom, periodTo, daysOfOperation, frequency);
  for (const covering of coveredBy) remove(days, coveredDays(covering, window));
  return days;
}

/** The days of the window that a covering takes over. */
export function coveredDays({ from, to, days, frequency }: Covering, window: DayWindow): DaySet {
  return repeatedDays(window, from, to, days, frequency);
}

function repeatedDays(window: DayWindow, from: string, to: string | null, weekdays: number, frequency: 1 | 2): DaySet {
  const first = dayNumber(from);
  const last = Math.min(to === null ? Number.POSITIVE_INFINITY : dayNumber(to), window.first + window.count - 1);
  if (frequency === 1) return weeklyDays(window, first, last, weekdays);
  const days = emptyDays(window);
  for (let week = first; week <= last; week += 14) unite(days, weeklyDays(window, week, Math.min(week + 6, last), weekdays));
  return days;
}

function comparePrecedence(a: LegPattern, b: LegPattern): number {
  if (a.periodFrom !== b.periodFrom) return a.periodFrom < b.periodFrom ? 1 : -1;
  const [aEnd, bEnd] = [a.periodTo ?? "9999", b.periodTo ?? "9999"];
  return aEnd === bEnd ? 0 : aEnd < bEnd ? -1 : 1;
}
