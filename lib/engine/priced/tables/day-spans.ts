import type { ServiceColumns } from "@/lib/engine/service-columns";
import { i16At, u32At } from "@/lib/util/at";

const WORD_BITS = 5;

/** The first and the last day of each service, days counted from the first of the network's window; kept by day set, which services share. */
export class DaySpans {
  private readonly first: Int16Array;
  private readonly last: Int16Array;

  constructor(private readonly services: Pick<ServiceColumns, "days" | "dayPool" | "words">) {
    const { dayPool, words } = services;
    const sets = words === 0 ? 0 : dayPool.length / words;
    this.first = new Int16Array(sets);
    this.last = new Int16Array(sets);
    for (let set = 0; set < sets; set++) {
      const start = set * words;
      let [first, last] = [0, words - 1];
      while (first < last && dayPool[start + first] === 0) first++;
      while (last > first && dayPool[start + last] === 0) last--;
      this.first[set] = (first << WORD_BITS) + lowestBit(u32At(dayPool, start + first));
      this.last[set] = (last << WORD_BITS) + 31 - Math.clz32(u32At(dayPool, start + last));
    }
  }

  /** Words of the service's day set: those before the first one and after the last one are empty. */
  firstWord(service: number): number {
    return Math.max(i16At(this.first, this.setOf(service)), 0) >> WORD_BITS;
  }

  lastWord(service: number): number {
    return Math.max(i16At(this.last, this.setOf(service)), 0) >> WORD_BITS;
  }

  /** Whether there may be a day on which one operates and the other does on the same day or the one before or after. */
  touch(one: number, other: number): boolean {
    const [left, right] = [this.setOf(one), this.setOf(other)];
    return i16At(this.first, left) <= i16At(this.last, right) + 1 && i16At(this.first, right) <= i16At(this.last, left) + 1;
  }

  private setOf(service: number): number {
    return (u32At(this.services.days, service) / this.services.words) | 0;
  }
}

/** Place of the lowest bit that is set; -1 of none. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
