import { ADVANCE_SLOTS, type FareVectors } from "./fare-vectors";
import { GrowingIntegers, GrowingNumbers } from "./growing";
import type { PartyPrices } from "./party-prices";
import type { PricedWorld } from "./priced-world";
import type { ClockSpan, Terms } from "./questions";
import type { ScheduleTables } from "./schedule-tables";
import type { SeatMasks } from "./seat-masks";

const DAY_MINUTES = 1440;
const NOT_KNOWN = -1;

/** Which departures of a route are wanted. */
export interface Wanted {
  /** Minutes since epoch, UTC, both included. */
  from: number;
  to: number;
  /** Whether flights that are sold on their own only belong to it. */
  alone: boolean;
  /** Local day of departure, or null for any. */
  day: number | null;
  departure: ClockSpan | null;
  arrival: ClockSpan | null;
}

/**
 * Departures that one question looks at, a row each; those of a route stand together in the order of time. Listed when a route is first
 * asked for, seats and prices looked up when a row is first asked for.
 */
export class Timetable {
  readonly services = new GrowingIntegers();
  /** Minutes since epoch, UTC. */
  readonly departures = new GrowingIntegers();
  readonly arrivals = new GrowingIntegers();
  /** Earliest arrival of this row and the later ones of its route. */
  readonly earliest = new GrowingIntegers();
  /** Local day of departure. */
  readonly days = new GrowingIntegers();
  /** Taxes of the party on the flight. */
  readonly taxes = new GrowingNumbers();
  private readonly masks = new GrowingIntegers();
  private readonly vectors = new GrowingIntegers();
  private readonly columns = [this.services, this.departures, this.arrivals, this.earliest, this.days, this.masks];
  private readonly first: Int32Array;
  private readonly end: Int32Array;
  private readonly listed: Int32Array;
  /** Rows of the question. */
  private count = 0;
  private question = 0;
  private terms: Terms | null = null;
  private party: PartyPrices | null = null;
  private needed = 0;
  private allowed: Uint8Array | null = null;

  constructor(
    private readonly world: PricedWorld,
    private readonly tables: ScheduleTables,
    private readonly seatMasks: SeatMasks,
  ) {
    const routes = world.network.routes.from.length;
    this.first = new Int32Array(routes);
    this.end = new Int32Array(routes);
    this.listed = new Int32Array(routes);
  }

  /** Forgets the question before. @param allowed by carrier, 1 where it may fly; null for all */
  begin(terms: Terms, needed: number, allowed: Uint8Array | null, party: PartyPrices): void {
    this.question++;
    this.terms = terms;
    this.party = party;
    this.count = 0;
    this.needed = needed;
    this.allowed = allowed;
  }

  isListed(route: number): boolean {
    return this.listed[route] === this.question;
  }

  /** Makes the rows of a route, once for a question. */
  list(route: number, wanted: Wanted): void {
    if (this.listed[route] === this.question) return;
    this.listed[route] = this.question;
    const first = this.count;
    this.first[route] = first;
    this.findRows(route, wanted);
    this.end[route] = this.count;
    let earliest = 2_147_483_647;
    for (let row = this.count - 1; row >= first; row--) {
      earliest = Math.min(earliest, this.arrivals.at(row));
      this.earliest.values[row] = earliest;
    }
  }

  /** Rows of a listed route are those from this one … */
  firstOf(route: number): number {
    return this.first[route] ?? 0;
  }

  /** … up to, not including, this one. */
  endOf(route: number): number {
    return this.end[route] ?? 0;
  }

  /** First row of a listed route that leaves at this minute or later. */
  firstFrom(route: number, time: number): number {
    const departures = this.departures.values;
    let low = this.first[route] ?? 0;
    let high = this.end[route] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((departures[middle] ?? 0) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  pairOf(row: number): number {
    return this.tables.pairOf[this.services.at(row)] ?? 0;
  }

  routeOf(row: number): number {
    return this.tables.pairRoute[this.pairOf(row)] ?? 0;
  }

  /** Bits of the classes that have seats for the party. */
  maskOf(row: number): number {
    const known = this.masks.at(row);
    if (known !== NOT_KNOWN || !this.terms) return known;
    const { nowUtc, seats } = this.terms;
    const mask = this.seatMasks.maskOf(this.services.at(row), this.departures.at(row), this.days.at(row), this.needed, nowUtc, seats);
    this.masks.set(row, mask);
    return mask;
  }

  /** What the flight costs by itself. @param advance as of `FareVectors.vectorOf` */
  vectorOf(row: number, advance: number, fares: FareVectors): number {
    const slot = row * ADVANCE_SLOTS + advance;
    const known = this.vectors.at(slot);
    if (known !== NOT_KNOWN) return known;
    const vector = fares.vectorOf(this.pairOf(row), this.days.at(row), advance, this.maskOf(row));
    this.vectors.set(slot, vector);
    return vector;
  }

  /** Appends the departures of a route in the order of time. */
  private findRows(route: number, wanted: Wanted): void {
    const { window } = this.world.network;
    const firstDay = Math.max(Math.floor(wanted.from / DAY_MINUTES), window.first);
    const lastDay = Math.min(Math.floor(wanted.to / DAY_MINUTES), window.first + window.count - 1);
    for (let day = firstDay; day <= lastDay; day++) this.findOnDay(route, day, wanted);
  }

  /** @param day in UTC */
  private findOnDay(route: number, day: number, wanted: Wanted): void {
    const { start, stretches, services, days, departureMinute, duration } = this.tables.running;
    const index = day - this.world.network.window.first;
    const list = route * stretches + (index >>> 5);
    const [entry, end, bit] = [start[list] ?? 0, start[list + 1] ?? 0, 1 << (index & 31)];
    if (entry === end) return;
    const midnight = day * DAY_MINUTES;
    const offset = this.tables.clock.offsetOn(this.world.network.routes.from[route] ?? 0, day);
    this.reserve(this.count + end - entry);
    for (let at = entry; at < end; at++) {
      if (((days[at] ?? 0) & bit) === 0) continue;
      const time = midnight + (departureMinute[at] ?? 0);
      if (time < wanted.from || time > wanted.to || !this.isWanted(services[at] ?? 0, wanted)) continue;
      const local = offset === null ? this.localAt(route, time) : time + offset;
      this.addRow(route, services[at] ?? 0, time, time + (duration[at] ?? 0), local, wanted);
    }
  }

  private localAt(route: number, time: number): number {
    return this.tables.clock.local(this.world.network.routes.from[route] ?? 0, time);
  }

  private isWanted(service: number, { alone }: Wanted): boolean {
    if (this.allowed && this.allowed[this.world.network.services.carrier[service] ?? 0] !== 1) return false;
    return alone || this.tables.alone[service] !== 1;
  }

  private reserve(rows: number): void {
    for (const column of this.columns) column.reserve(rows);
    this.taxes.reserve(rows);
    this.vectors.reserve(rows * ADVANCE_SLOTS);
  }

  /** There is room for the row. */
  private addRow(route: number, service: number, time: number, arrival: number, local: number, wanted: Wanted): void {
    const day = Math.floor(local / DAY_MINUTES);
    if (wanted.day !== null && day !== wanted.day) return;
    if (wanted.departure && !isWithin(wanted.departure, local)) return;
    if (wanted.arrival && !isWithin(wanted.arrival, this.tables.clock.local(this.world.network.routes.to[route] ?? 0, arrival))) return;
    const row = this.count++;
    this.services.values[row] = service;
    this.departures.values[row] = time;
    this.arrivals.values[row] = arrival;
    this.days.values[row] = day;
    this.masks.values[row] = NOT_KNOWN;
    this.taxes.values[row] = this.party?.taxOf(this.tables.pairOf[service] ?? 0) ?? 0;
    for (let slot = row * ADVANCE_SLOTS; slot < (row + 1) * ADVANCE_SLOTS; slot++) this.vectors.values[slot] = NOT_KNOWN;
  }
}

/** Whether a local time lies in a span of the clock. */
function isWithin({ from, to }: ClockSpan, local: number): boolean {
  const minute = local % DAY_MINUTES;
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}
