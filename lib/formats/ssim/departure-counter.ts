import { dayNumber, weekday } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";

/** Counts the dated flights that legs make; a flight of several legs counts once. Legs come in the file's order. */
export class DepartureCounter {
  departures = 0;
  private last: LegPattern | undefined;

  /** Days since 1970-01-01, both included. */
  constructor(
    private readonly fromDay: number,
    private readonly toDay: number,
  ) {}

  see(leg: LegPattern): void {
    if (!this.continues(leg)) this.departures += countDepartures(leg, this.fromDay, this.toDay);
    this.last = leg;
  }

  private continues(leg: LegPattern): boolean {
    const last = this.last;
    return (
      last !== undefined &&
      last.carrier === leg.carrier &&
      last.flightNumber === leg.flightNumber &&
      last.suffix === leg.suffix &&
      last.itineraryVariation === leg.itineraryVariation &&
      last.legSequence < leg.legSequence
    );
  }
}

/**
 * How many dates from `fromDay` to `toDay`, both included, a pattern operates: the length of `operatingDays`, without walking the
 * days, because an import asks it of every leg.
 */
export function countDepartures(pattern: LegPattern, fromDay: number, toDay: number): number {
  const start = dayNumber(pattern.periodFrom);
  const first = Math.max(fromDay, start) - start;
  const last = (pattern.periodTo === null ? toDay : Math.min(toDay, dayNumber(pattern.periodTo))) - start;
  if (last < first) return 0;
  let count = 0;
  for (let day = 0; day < 7; day += 1) {
    if (pattern.daysOfOperation & (1 << weekday(start + day))) {
      const cycle = 7 * pattern.frequency;
      count += Math.floor((last - day) / cycle) - Math.floor((first - 1 - day) / cycle);
    }
  }
  return count;
}
