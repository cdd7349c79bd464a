import { offsetHoldsUntil, offsetMinutes } from "@/lib/domain/zones";
import type { Network } from "../network";

const DAY_MINUTES = 1440;
/** Days around the network's window that journeys and their local days reach into. */
const MARGIN_DAYS = 4;
/** No offset of a zone: the clock changes during that UTC day. */
const CHANGES = 32_767;

/** Local times of the airports of a network from a table of offsets by zone and UTC day, made zone by zone when first asked for. */
export class LocalClock {
  private readonly zones: string[] = [];
  private readonly zoneOf: Uint16Array;
  private readonly offsets: (Int16Array | undefined)[] = [];
  private readonly setbackDays: (readonly number[] | undefined)[] = [];
  private readonly first: number;
  private readonly count: number;

  constructor({ airports, window }: Network) {
    const numbers = new Map<string, number>();
    this.zoneOf = Uint16Array.from(airports.zones, (zone) => {
      const number = numbers.get(zone) ?? this.zones.push(zone) - 1;
      numbers.set(zone, number);
      return number;
    });
    this.first = window.first - MARGIN_DAYS;
    this.count = window.count + 2 * MARGIN_DAYS;
  }

  /** Minutes that the airport's clock is ahead of UTC on a whole UTC day; null where it changes during the day. */
  offsetOn(airport: number, utcDay: number): number | null {
    const zone = this.zoneOf[airport] ?? 0;
    const offset = (this.offsets[zone] ?? this.fill(zone))[utcDay - this.first];
    return offset === undefined || offset === CHANGES ? null : offset;
  }

  /** Minutes since 1970-01-01T00:00 on the airport's own clock. */
  local(airport: number, utc: number): number {
    const zone = this.zoneOf[airport] ?? 0;
    const day = Math.floor(utc / DAY_MINUTES) - this.first;
    const offset = (this.offsets[zone] ?? this.fill(zone))[day];
    return utc + (offset === undefined || offset === CHANGES ? offsetMinutes(this.zones[zone] ?? "UTC", utc) : offset);
  }

  /** Day number on the airport's own clock. */
  localDay(airport: number, utc: number): number {
    return Math.floor(this.local(airport, utc) / DAY_MINUTES);
  }

  /** UTC days around the network's window on which the airport's clock goes back, and the days after them. */
  setbacks(airport: number): readonly number[] {
    const zone = this.zoneOf[airport] ?? 0;
    const known = this.setbackDays[zone] ?? this.findSetbacks(this.offsets[zone] ?? this.fill(zone));
    this.setbackDays[zone] = known;
    return known;
  }

  private findSetbacks(offsets: Int16Array): number[] {
    const days: number[] = [];
    for (let day = 1; day < this.count; day++) {
      const [before = 0, after = 0] = [offsets[day - 1], offsets[day]];
      if (before === CHANGES || after === CHANGES || after < before) days.push(this.first + day);
    }
    return days;
  }

  private fill(zone: number): Int16Array {
    const name = this.zones[zone] ?? "UTC";
    const table = new Int16Array(this.count);
    let until = Number.NEGATIVE_INFINITY;
    for (let day = 0; day < this.count; day++) {
      const begin = (this.first + day) * DAY_MINUTES;
      if (until <= begin) until = offsetHoldsUntil(name, begin);
      const holds = until >= begin + DAY_MINUTES;
      table[day] = holds ? offsetMinutes(name, begin) : CHANGES;
      if (!holds) until = Number.NEGATIVE_INFINITY;
    }
    this.offsets[zone] = table;
    return table;
  }
}
