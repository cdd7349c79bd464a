import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";

/** Journeys of one direction, column by column: rows of the timetable (-1 is no flight), when, for how much and with how much trouble. */
export class FoundDirections {
  readonly first = new GrowingIntegers();
  readonly second = new GrowingIntegers();
  readonly third = new GrowingIntegers();
  readonly departure = new GrowingIntegers();
  readonly arrival = new GrowingIntegers();
  /** Index of the airport where it ends. */
  readonly end = new GrowingIntegers();
  readonly total = new GrowingNumbers();
  /** Stops twice, and one more for a self transfer. */
  readonly trouble = new GrowingIntegers();
  /** 1 where the first connection is the self transfer, 2 where the second is. */
  readonly self = new GrowingIntegers();
  /** As of `FareVectors.vectorOf`. */
  readonly advance = new GrowingIntegers();
  /** 1 where another outdoes it. */
  readonly outdone = new GrowingIntegers();
  /** The next one that leaves at the same minute, -1 is none. */
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
    for (const column of [this.trouble, this.self, this.advance, this.outdone, this.next]) column.clear();
  }

  /** @returns its index */
  add(first: number, second: number, third: number, self: number, advance: number): number {
    this.first.push(first);
    this.second.push(second);
    this.third.push(third);
    this.self.push(self);
    this.advance.push(advance);
    this.trouble.push((third >= 0 ? 4 : second >= 0 ? 2 : 0) + (self > 0 ? 1 : 0));
    this.outdone.push(0);
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
