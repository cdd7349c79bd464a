import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";

/**
 * Itineraries of one direction, column by column: one row of the departure table for each flight (-1 is none), and the criteria of the
 * Pareto set.
 */
export class ItineraryTable {
  readonly first = new GrowingIntegers();
  readonly second = new GrowingIntegers();
  readonly third = new GrowingIntegers();
  /** Minutes since epoch, UTC. */
  readonly departure = new GrowingIntegers();
  readonly arrival = new GrowingIntegers();
  /** Index of the airport where it ends. */
  readonly end = new GrowingIntegers();
  /** Whole party, taxes included, minor units. */
  readonly total = new GrowingNumbers();
  /** Twice the stops, one more for a self transfer: the fewer the better. */
  readonly transferRank = new GrowingIntegers();
  /** 1 where the first connection is the self transfer, 2 where the second is. */
  readonly self = new GrowingIntegers();
  /** As of `FareLadders.ladderOf`. */
  readonly advance = new GrowingIntegers();
  /** 1 where another one dominates it. */
  readonly dominated = new GrowingIntegers();
  /** The next one of the same minute of departure, -1 is none. */
  readonly next = new GrowingIntegers();

  get count(): number {
    return this.total.count;
  }

  /** Minutes from the first departure to the last arrival. */
  duration(index: number): number {
    return this.arrival.at(index) - this.departure.at(index);
  }

  clear(): void {
    this.total.clear();
    for (const column of [this.first, this.second, this.third, this.departure, this.arrival, this.end]) column.clear();
    for (const column of [this.transferRank, this.self, this.advance, this.dominated, this.next]) column.clear();
  }

  /** @returns its index */
  add(first: number, second: number, third: number, self: number, advance: number): number {
    this.first.push(first);
    this.second.push(second);
    this.third.push(third);
    this.self.push(self);
    this.advance.push(advance);
    this.transferRank.push((third >= 0 ? 4 : second >= 0 ? 2 : 0) + (self > 0 ? 1 : 0));
    this.dominated.push(0);
    this.next.push(-1);
    return this.advance.count - 1;
  }

  /** Says of the one just added when it is flown, where it ends and what it costs. */
  complete(departure: number, arrival: number, end: number, total: number): void {
    this.departure.push(departure);
    this.arrival.push(arrival);
    this.end.push(end);
    this.total.push(total);
  }
}
