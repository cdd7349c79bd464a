import { offsetHoldsUntil, offsetMinutes } from "@/lib/domain/schedule/zones";
import { i16At, itemAt, u16At } from "@/lib/util/at";
import type { Schedule } from "./schedule";

const DAY_MINUTES = 1440;
/** Days around the network's window that journeys and their local days reach into. */
const MARGIN_DAYS = 4;
/** No offset of a zone: the clock changes during that UTC day. */
const CHANGES = 32_767;

/** What a clock is of. */
type Zoned = Pick<Schedule, "airports" | "window">;

/** Offsets of the zones on the UTC days around the window, zone by zone in the order in which the airports name them. */
export function offsetsOf(network: Zoned): Int16Array {
  const zones = [...new Set(network.airports.zones)];
  const days = daysAround(network);
  const offsets = new Int16Array(zones.length * days.count);
  for (const [zone, name] of zones.entries()) offsets.set(offsetsOfZone(name, days), zone * days.count);
  return offsets;
}

/** Local times of the airports of a network from a table of offsets by zone and UTC day. */
export class LocalClock {
  private readonly zones: string[];
  private readonly zoneOf: Uint16Array;
  private readonly setbackDays: (readonly number[] | undefined)[] = [];
  private readonly first: number;
  private readonly count: number;

  /** @param offsets of the same airports and window, see `offsetsOf` */
  constructor(
    private readonly offsets: Int16Array,
    network: Zoned,
  ) {
    this.zones = [...new Set(network.airports.zones)];
    const numbers = new Map(this.zones.map((zone, number) => [zone, number]));
    this.zoneOf = Uint16Array.from(network.airports.zones, (zone) => numbers.get(zone) ?? 0);
    const { first, count } = daysAround(network);
    this.first = first;
    this.count = count;
  }

  /** Minutes that the airport's clock is ahead of UTC on a whole UTC day; null where it changes during the day. */
  offsetOn(airport: number, utcDay: number): number | null {
    const offset = this.offsetOf(u16At(this.zoneOf, airport), utcDay);
    return offset === CHANGES ? null : offset;
  }

  /** Minutes since 1970-01-01T00:00 on the airport's own clock. */
  local(airport: number, utc: number): number {
    const zone = u16At(this.zoneOf, airport);
    const offset = this.offsetOf(zone, Math.floor(utc / DAY_MINUTES));
    return utc + (offset === CHANGES ? offsetMinutes(itemAt(this.zones, zone), utc) : offset);
  }

  /** CHANGES, too, on days that the table does not have. */
  private offsetOf(zone: number, utcDay: number): number {
    const day = utcDay - this.first;
    return day >= 0 && day < this.count ? i16At(this.offsets, zone * this.count + day) : CHANGES;
  }

  /** Day number on the airport's own clock. */
  localDay(airport: number, utc: number): number {
    return Math.floor(this.local(airport, utc) / DAY_MINUTES);
  }

  /** UTC days around the network's window on which the airport's clock goes back, and the days after them. */
  setbacks(airport: number): readonly number[] {
    const zone = u16At(this.zoneOf, airport);
    const known = this.setbackDays[zone] ?? this.findSetbacks(zone);
    this.setbackDays[zone] = known;
    return known;
  }

  private findSetbacks(zone: number): number[] {
    const offsets = this.offsets.subarray(zone * this.count, (zone + 1) * this.count);
    const days: number[] = [];
    for (let day = 1; day < this.count; day++) {
      const [before = 0, after = 0] = [offsets[day - 1], offsets[day]];
      if (before === CHANGES || after === CHANGES || after < before) days.push(this.first + day);
    }
    return days;
  }
}

function daysAround({ window }: Zoned): { first: number; count: number } {
  return { first: window.first - MARGIN_DAYS, count: window.count + 2 * MARGIN_DAYS };
}

function offsetsOfZone(name: string, { first, count }: { first: number; count: number }): Int16Array {
  const offsets = new Int16Array(count);
  for (let day = 0; day < count; ) {
    const begin = (first + day) * DAY_MINUTES;
    const changed = Math.min(Math.floor(offsetHoldsUntil(name, begin) / DAY_MINUTES) - first, count);
    if (changed > day) offsets.fill(offsetMinutes(name, begin), day, changed);
    else offsets[day] = CHANGES;
    day = Math.max(changed, day + 1);
  }
  return offsets;
}
