import { ADVANCE_SLOTS, type FareVectors } from "./fare-vectors";
import { Growing } from "./growing";
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
  readonly services = new Growing(Int32Array);
  /** Minutes since epoch, UTC. */
  readonly departures = new Growing(Int32Array);
  readonly arrivals = new Growing(Int32Array);
  /** Earliest arrival of this row and the later ones of its route. */
  readonly earliest = new Growing(Int32Array);
  /** Local day of departure. */
  readonly days = new Growing(Int32Array);
  /** Taxes of the party on the flight. */
  readonly taxes = new Growing(Float64Array);
  private readonly masks = new Growing(Int32Array);
  private readonly vectors = new Growing(Int32Array);
  private readonly first: Int32Array;
  private readonly end: Int32Array;
  private readonly listed: Int32Array;
  private running = new Int32Array(256);
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
    this.taxes.clear();
    this.needed = needed;
    this.allowed = allowed;
    for (const column of [this.services, this.departures, this.arrivals, this.earliest, this.days, this.masks, this.vectors])
      column.clear();
  }

  isListed(route: number): boolean {
    return this.listed[route] === this.question;
  }

  /** Makes the rows of a route, once for a question. */
  list(route: number, wanted: Wanted): void {
    if (this.listed[route] === this.question) return;
    this.listed[route] = this.question;
    const first = this.services.count;
    this.first[route] = first;
    this.findRows(route, wanted);
    this.end[route] = this.services.count;
    let earliest = 2_147_483_647;
    for (let row = this.services.count - 1; row >= first; row--) {
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

  private findRows(route: number, wanted: Wanted): void {
    const { services, window } = this.world.network;
    const begin = services.ofRoute[route] ?? 0;
    const end = services.ofRoute[route + 1] ?? 0;
    const firstDay = Math.max(Math.floor(wanted.from / DAY_MINUTES), window.first);
    const lastDay = Math.min(Math.floor(wanted.to / DAY_MINUTES), window.first + window.count - 1);
    const running = this.runningBetween(begin, end, firstDay - window.first, lastDay - window.first);
    for (let day = firstDay; day <= lastDay; day++) {
      const index = day - window.first;
      const [word, bit] = [index >>> 5, index & 31];
      for (let place = 0; place < running; place++) {
        const service = this.running[place] ?? 0;
        if ((((services.dayPool[(services.days[service] ?? 0) + word] ?? 0) >>> bit) & 1) === 0) continue;
        const time = day * DAY_MINUTES + (services.departureMinute[service] ?? 0);
        if (time >= wanted.from && time <= wanted.to && this.isWanted(service, day, wanted)) this.addRow(route, service, time, wanted);
      }
    }
  }

  /** Gathers the services that operate on any of some days: of a year's services of a route few do. @returns how many */
  private runningBetween(begin: number, end: number, firstIndex: number, lastIndex: number): number {
    const { dayPool, days } = this.world.network.services;
    if (this.running.length < end - begin) this.running = new Int32Array(2 * (end - begin));
    let count = 0;
    for (let service = begin; service < end; service++) {
      const set = days[service] ?? 0;
      for (let word = firstIndex >>> 5; word <= lastIndex >>> 5; word++) {
        const from = Math.max(firstIndex - word * 32, 0);
        const to = Math.min(lastIndex - word * 32, 31);
        const asked = (-1 << from) & (-1 >>> (31 - to));
        if (((dayPool[set + word] ?? 0) & asked) === 0) continue;
        this.running[count++] = service;
        break;
      }
    }
    return count;
  }

  private isWanted(service: number, day: number, wanted: Wanted): boolean {
    if (this.allowed && this.allowed[this.world.network.services.carrier[service] ?? 0] !== 1) return false;
    if (!wanted.alone && this.tables.alone[service] === 1) return false;
    return !this.tables.repeated.includes(service, day);
  }

  private addRow(route: number, service: number, time: number, wanted: Wanted): void {
    const { services, routes } = this.world.network;
    const local = this.tables.clock.local(routes.from[route] ?? 0, time);
    const day = Math.floor(local / DAY_MINUTES);
    if (wanted.day !== null && day !== wanted.day) return;
    if (wanted.departure && !isWithin(wanted.departure, local)) return;
    const arrival = time + (services.duration[service] ?? 0);
    if (wanted.arrival && !isWithin(wanted.arrival, this.tables.clock.local(routes.to[route] ?? 0, arrival))) return;
    this.services.push(service);
    this.departures.push(time);
    this.arrivals.push(arrival);
    this.earliest.push(arrival);
    this.days.push(day);
    this.taxes.push(this.party?.taxOf(this.tables.pairOf[service] ?? 0) ?? 0);
    this.masks.push(NOT_KNOWN);
    for (let advance = 0; advance < ADVANCE_SLOTS; advance++) this.vectors.push(NOT_KNOWN);
  }
}

/** Whether a local time lies in a span of the clock. */
function isWithin({ from, to }: ClockSpan, local: number): boolean {
  const minute = local % DAY_MINUTES;
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}
