import { itemAt } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import type { ReadOffset } from "./compare-clocks";

/**
 * The time-zone rules of one release of the tz database, as the npm package moment-timezone keeps them (`data/packed/latest.json`). Plain data:
 * they are kept in the database, and handed to other threads.
 */
export interface ZoneRules {
  /** The release: a year and a letter, such as `2026f`; whoever corrects one adds what tells it apart, `2026f-1`. */
  version: string;
  /** One text a zone, see `unpackZone`. */
  zones: readonly string[];
  /** `Africa/Abidjan|Africa/Accra`: the second is another name of the first. */
  links: readonly string[];
}

const inNumbers = new Intl.Collator("en", { numeric: true });

/** Whether one release of the tz database came before another: `2026f` before `2026f-1`, and that before `2026f-10`. */
export function isOlderRelease(one: string, other: string): boolean {
  return inNumbers.compare(one, other) < 0;
}

/** The clock of one zone: `offsets[i]` minutes ahead of UTC from `starts[i]` until `starts[i + 1]`. The first start is minus infinity. */
export interface ZoneClock {
  /** Minutes since 1970-01-01T00:00Z, ascending. */
  starts: readonly number[];
  offsets: readonly number[];
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX";
const NUMBER = /^(-?)([0-9a-zA-X]*)(?:\.([0-9a-zA-X]+))?$/;

/**
 * Reads a zone's text: `name|abbreviations|offsets|indices|changes|population`. Offsets are minutes WEST of UTC, with blanks between; each
 * digit of the indices names the offset of one stretch of time, from the earliest on; the changes between the stretches are minutes, the first
 * since 1970-01-01T00:00Z, each other one since the change before. Numbers have base 60, and seconds as a fraction: they are dropped from
 * offsets, which had them before 1972, and a change counts from the first whole minute.
 * @throws Error that says what is wrong with it
 */
export function unpackZone(packed: string): ZoneClock {
  const [name = "", , west = "", indices = "", changes = ""] = packed.split("|");
  const known = west.split(" ").map((text) => -Math.trunc(numberOf(text, name)) + 0);
  const starts = [Number.NEGATIVE_INFINITY];
  // Whole seconds: fractions of minutes, added up, would miss the minute of a change by a hair, and then by a minute.
  let seconds = 0;
  for (const text of changes === "" ? [] : changes.split(" ")) {
    seconds += Math.round(numberOf(text, name) * 60);
    starts.push(Math.ceil(seconds / 60));
  }
  const offsets = [...indices].map((digit) => known[DIGITS.indexOf(digit)]).filter((offset) => offset !== undefined);
  if (name === "" || offsets.length !== indices.length || offsets.length !== starts.length) {
    throw new Error(`the zone “${name}” has ${offsets.length} offsets for ${starts.length} stretches of time`);
  }
  if (starts.some((start, index) => index > 0 && start <= (starts[index - 1] ?? start))) {
    throw new Error(`the zone “${name}” has changes that are not in the order of time`);
  }
  return { starts, offsets };
}

function numberOf(text: string, zone: string): number {
  const [, sign, whole = "", fraction = ""] = NUMBER.exec(text) ?? [];
  if (sign === undefined) throw new Error(`the zone “${zone}” has “${text}” where a number of base 60 is due`);
  const value = [...whole].reduce((sum, digit) => sum * 60 + DIGITS.indexOf(digit), 0);
  const rest = [...fraction].reduceRight((sum, digit) => (sum + DIGITS.indexOf(digit)) / 60, 0);
  return sign === "-" ? -(value + rest) : value + rest;
}

/** Position of the stretch of time that an instant lies in. @param starts as of `ZoneClock` */
export function stretchAt(starts: readonly number[], utcMinutes: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (itemAt(starts, middle) <= utcMinutes) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Texts of zones by name in small letters, other names included. */
export function zonesByName({ zones, links }: ZoneRules): Map<string, string> {
  const texts = new Map(zones.map((packed) => [nameOfZone(packed).toLowerCase(), packed]));
  for (const link of links) {
    const [zone = "", name = ""] = link.toLowerCase().split("|");
    const packed = texts.get(zone);
    if (packed !== undefined) texts.set(name, packed);
  }
  return texts;
}

/** Clocks by rules that need not be in force: for comparing. */
export function readOffsets(rules: ZoneRules): ReadOffset {
  const texts = zonesByName(rules);
  const clocks = new Map<string, ZoneClock | null>();
  return (zone, utcMinutes) => {
    const clock = remembered(clocks, zone, () => {
      const packed = texts.get(zone.toLowerCase());
      return packed === undefined ? null : unpackZone(packed);
    });
    return clock && itemAt(clock.offsets, stretchAt(clock.starts, utcMinutes));
  };
}

/** A zone's name without its rules. */
export function nameOfZone(packed: string): string {
  return packed.slice(0, packed.indexOf("|"));
}
