import type { Network } from "../network";

const WORD_BITS = 5;

/** The first and the last day of each service, days counted from the first of the network's window. */
export class DaySpans {
  private readonly first: Int16Array;
  private readonly last: Int16Array;

  constructor({ services }: Network) {
    const { days, dayPool, words } = services;
    this.first = new Int16Array(days.length);
    this.last = new Int16Array(days.length);
    for (let service = 0; service < days.length; service++) {
      const start = days[service] ?? 0;
      let [first, last] = [0, words - 1];
      while (first < last && dayPool[start + first] === 0) first++;
      while (last > first && dayPool[start + last] === 0) last--;
      this.first[service] = (first << WORD_BITS) + lowestBit(dayPool[start + first] ?? 0);
      this.last[service] = (last << WORD_BITS) + 31 - Math.clz32(dayPool[start + last] ?? 0);
    }
  }

  /** Words of the service's day set: those before the first one and after the last one are empty. */
  firstWord(service: number): number {
    return Math.max(this.first[service] ?? 0, 0) >> WORD_BITS;
  }

  lastWord(service: number): number {
    return Math.max(this.last[service] ?? 0, 0) >> WORD_BITS;
  }

  /** Whether there may be a day on which one operates and the other does on the same day or the one before or after. */
  touch(one: number, other: number): boolean {
    return (this.first[one] ?? 0) <= (this.last[other] ?? 0) + 1 && (this.first[other] ?? 0) <= (this.last[one] ?? 0) + 1;
  }
}

/** Place of the lowest bit that is set; -1 of none. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
