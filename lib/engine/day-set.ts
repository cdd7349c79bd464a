/** A set of days of a window as bits: day `i` of the window is bit `i % 32` of word `i / 32`. */
export type DaySet = Uint32Array;

/** Days of the schedule that a network holds: day numbers from `first`, `count` of them. */
export interface DayWindow {
  first: number;
  count: number;
}

export function wordsOf(window: DayWindow): number {
  return Math.ceil(window.count / 32);
}

export function emptyDays(window: DayWindow): DaySet {
  return new Uint32Array(wordsOf(window));
}

/** Adds the days of the window from `from` to `to`, both included; what lies outside the window is left out. */
export function addDays(days: DaySet, window: DayWindow, from: number, to: number): void {
  const last = Math.min(to - window.first, window.count - 1);
  for (let day = Math.max(from - window.first, 0); day <= last; day++) {
    days[day >>> 5] = (days[day >>> 5] ?? 0) | (1 << (day & 31));
  }
}

/** First day of the set that is not before `from`, as a day number, or null. */
export function nextDay(days: DaySet, window: DayWindow, from: number): number | null {
  let index = Math.max(from - window.first, 0);
  while (index < window.count) {
    const rest = (days[index >>> 5] ?? 0) >>> (index & 31);
    if (rest !== 0) return window.first + index + 31 - Math.clz32(rest & -rest);
    index = (index | 31) + 1;
  }
  return null;
}

export function isEmpty(days: DaySet): boolean {
  return days.every((word) => word === 0);
}

export function commonDays(one: DaySet, other: DaySet): DaySet {
  return one.map((word, index) => word & (other[index] ?? 0));
}

/** Adds all days of the other set. */
export function unite(days: DaySet, other: DaySet): void {
  for (const [index, word] of other.entries()) days[index] = (days[index] ?? 0) | word;
}

/** Takes all days of the other set out. */
export function remove(days: DaySet, other: DaySet): void {
  for (const [index, word] of other.entries()) days[index] = (days[index] ?? 0) & ~word;
}
