import { itemAt } from "@/lib/util/at";

/** What is kept of a day: cheapest first, each one better than all cheaper ones in what else counts. */
export class DayFront {
  /** Whole party, minor units. */
  private readonly totals: number[] = [];
  /** What counts besides the price, the less the better. */
  private readonly lateness: number[] = [];
  readonly itineraries: number[] = [];

  /** @param mostMinor the most that the party pays, minor units */
  constructor(private readonly mostMinor: number) {}

  /** The most that anything may cost to be of use, whatever else it is worth. @param byPrice whether nothing else counts */
  limit(byPrice: boolean): number {
    return byPrice ? (this.totals[0] ?? this.mostMinor) : this.mostMinor;
  }

  /** Whether one that is kept is better in one respect and no worse in the other. */
  isWorse(total: number, lateness: number): boolean {
    if (total > this.mostMinor) return true;
    for (let at = 0; at < this.totals.length; at++) {
      const other = itemAt(this.totals, at);
      if (other > total) return false;
      const others = itemAt(this.lateness, at);
      if (others < lateness || (others === lateness && other < total)) return true;
    }
    return false;
  }

  /** Keeps an itinerary that is not worse, in place of those that are. @param compare decides between two that are alike, the lower one stays */
  take(itinerary: number, total: number, lateness: number, compare: (one: number, other: number) => number): void {
    let from = 0;
    while (from < this.totals.length && itemAt(this.totals, from) < total) from++;
    const isAlike = this.totals[from] === total && this.lateness[from] === lateness;
    if (isAlike && compare(itemAt(this.itineraries, from), itinerary) <= 0) return;
    let to = from;
    while (to < this.totals.length && itemAt(this.lateness, to) >= lateness) to++;
    this.totals.splice(from, to - from, total);
    this.lateness.splice(from, to - from, lateness);
    this.itineraries.splice(from, to - from, itinerary);
  }
}
