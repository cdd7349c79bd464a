import { u32At } from "@/lib/util/at";
import { weekday } from "../dates";

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

/** All days of the window from `from` to `to`, both included, on these days of the week (bit 0 is Monday). */
export function weeklyDays(window: DayWindow, from: number, to: number, weekdays: number): DaySet {
  const days = emptyDays(window);
  const first = Math.max(from - window.first, 0);
  const last = Math.min(to - window.first, window.count - 1);
  const week = weekFrom(weekdays, weekday(window.first));
  for (let word = first >>> 5; word << 5 <= last; word++) days[word] = week32(week, (word << 5) % 7) & within(word, first, last);
  return days;
}

/** First day of the set that is not before `from`, as a day number, or null. */
export function nextDay(days: DaySet, window: DayWindow, from: number): number | null {
  let index = Math.max(from - window.first, 0);
  while (index < window.count) {
    const rest = u32At(days, index >>> 5) >>> (index & 31);
    if (rest !== 0) return window.first + index + 31 - Math.clz32(rest & -rest);
    index = (index | 31) + 1;
  }
  return null;
}

export function isEmpty(days: DaySet): boolean {
  for (let word = 0; word < days.length; word++) if (days[word] !== 0) return false;
  return true;
}

/** How many days the set has. */
export function countDays(days: DaySet): number {
  let count = 0;
  for (const word of days) for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Adds one day; nothing where it lies outside the window. */
export function addDay(days: DaySet, window: DayWindow, day: number): void {
  const index = day - window.first;
  if (index >= 0 && index < window.count) days[index >>> 5] = u32At(days, index >>> 5) | (1 << (index & 31));
}

export function hasDay(days: DaySet, window: DayWindow, day: number): boolean {
  const index = day - window.first;
  return index >= 0 && index < window.count && ((u32At(days, index >>> 5) >>> (index & 31)) & 1) === 1;
}

export function haveCommonDay(one: DaySet, other: DaySet): boolean {
  for (let word = 0; word < one.length; word++) if ((u32At(one, word) & u32At(other, word)) !== 0) return true;
  return false;
}

export function commonDays(one: DaySet, other: DaySet): DaySet {
  const common = new Uint32Array(one.length);
  for (let word = 0; word < one.length; word++) common[word] = u32At(one, word) & u32At(other, word);
  return common;
}

/** Adds all days of the other set. */
export function unite(days: DaySet, other: DaySet): void {
  for (let word = 0; word < days.length; word++) days[word] = u32At(days, word) | u32At(other, word);
}

/** Takes all days of the other set out. */
export function remove(days: DaySet, other: DaySet): void {
  for (let word = 0; word < days.length; word++) days[word] = u32At(days, word) & ~u32At(other, word);
}

/** Adds the other set's days from `from` to `to`, both included, moved by `shift` days; what leaves the window is left out. */
export function uniteShifted(days: DaySet, window: DayWindow, other: DaySet, from: number, to: number, shift: number): void {
  for (let day = nextDay(other, window, from); day !== null && day <= to; ) {
    const index = day - window.first;
    const last = Math.min(index | 31, to - window.first);
    const bits = u32At(other, index >>> 5) & within(index >>> 5, index, last);
    const start = (index & ~31) + shift;
    addBits(days, window, start, bits);
    day = nextDay(other, window, window.first + last + 1);
  }
}

/** Adds 32 days from the window's day `start` on, which may lie before the window. */
function addBits(days: DaySet, window: DayWindow, start: number, bits: number): void {
  const word = start >> 5;
  const offset = start & 31;
  addWord(days, window, word, bits << offset);
  if (offset > 0) addWord(days, window, word + 1, bits >>> (32 - offset));
}

function addWord(days: DaySet, window: DayWindow, word: number, bits: number): void {
  if (word < 0 || word >= days.length) return;
  days[word] = u32At(days, word) | (bits & within(word, 0, window.count - 1));
}

/** Bits of a word whose days lie from `first` to `last`, both included and counted from the window's beginning. */
function within(word: number, first: number, last: number): number {
  const low = Math.max(first - (word << 5), 0);
  const high = Math.min(last - (word << 5), 31);
  return low > 31 || high < low ? 0 : (-1 << low) & (-1 >>> (31 - high));
}

/** Days of the week as bits of which bit 0 is the given one rather than Monday. */
function weekFrom(weekdays: number, first: number): number {
  return ((weekdays >>> first) | (weekdays << (7 - first))) & 127;
}

/** 32 days in a row of a week that repeats, beginning with its day `offset`. */
function week32(week: number, offset: number): number {
  const turned = ((week >>> offset) | (week << (7 - offset))) & 127;
  return turned | (turned << 7) | (turned << 14) | (turned << 21) | (turned << 28);
}
