import { seatsNeeded } from "@/lib/domain/passengers/passengers";
import { i32At, u16At, u32At } from "@/lib/util/at";
import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";
import type { Availability } from "../prices/availability";
import type { FareLadders } from "../prices/fare-ladders";
import type { FlightLists } from "../prices/flight-lists";
import type { PartyPrices } from "../prices/party-prices";
import type { PricedWorld } from "../prices/priced-world";
import type { Terms } from "../query";
import { DAYS, ENTRY, PAIR, SERVICE, TIMES, USE_SHIFT } from "../tables/running-services";
import type { ScheduleTables } from "../tables/schedule-tables";
import { type DepartureFilter, includesDay, isWithin } from "./departure-filter";

const DAY_MINUTES = 1440;
const NOT_KNOWN = -1;
/** Bits of the minutes of a day. */
const MINUTES = 0x7ff;

/**
 * Departures (the trips of RAPTOR) that one query looks at, a row each; those of a route stand together in the order of time. Listed when a route is first
 * asked for, seats and prices looked up when a row is first asked for.
 */
export class DepartureTable {
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
  /** When a journey over this row ends at the earliest, 0 where not yet known; whoever extends journeys over it keeps it. */
  readonly ends = new GrowingNumbers();
  private readonly pairs = new GrowingIntegers();
  private readonly masks = new GrowingNumbers();
  /** The ladder that was asked for last, and for which advance. */
  private readonly ladders = new GrowingIntegers();
  private readonly advances = new GrowingIntegers();
  private readonly columns = [
    ...[this.services, this.departures, this.arrivals, this.earliest, this.days],
    ...[this.pairs, this.ladders, this.advances],
  ];
  private readonly first: Int32Array;
  private readonly end: Int32Array;
  private readonly listed: Int32Array;
  /** Rows of the query. */
  count = 0;
  private query = 0;
  private terms: Terms | null = null;
  private party: PartyPrices | null = null;
  private needed = 0;
  /** By carrier, 1 where it may fly; null for all. */
  allowed: Uint8Array | null = null;

  constructor(
    private readonly world: PricedWorld,
    private readonly tables: ScheduleTables,
    private readonly availability: Availability,
    private readonly lists: FlightLists,
  ) {
    const routes = world.network.routes.from.length;
    this.first = new Int32Array(routes);
    this.end = new Int32Array(routes);
    this.listed = new Int32Array(routes);
  }

  /** Forgets the query before. */
  begin(terms: Terms, party: PartyPrices): void {
    this.query++;
    this.terms = terms;
    this.party = party;
    this.count = 0;
    this.needed = seatsNeeded(terms.party);
    this.allowed = this.carriersOf(terms);
  }

  isListed(route: number): boolean {
    return this.listed[route] === this.query;
  }

  /** Makes the rows of a route, once for a query. */
  list(route: number, filter: DepartureFilter): void {
    if (this.listed[route] === this.query) return;
    this.listed[route] = this.query;
    const first = this.count;
    this.first[route] = first;
    this.findRows(route, filter);
    this.end[route] = this.count;
    let earliest = 2_147_483_647;
    for (let row = this.count - 1; row >= first; row--) {
      earliest = Math.min(earliest, this.arrivals.at(row));
      this.earliest.values[row] = earliest;
    }
  }

  /** Rows of a listed route are those from this one … */
  firstOf(route: number): number {
    return i32At(this.first, route);
  }

  /** … up to, not including, this one. */
  endOf(route: number): number {
    return i32At(this.end, route);
  }

  /** First row of a listed route that a flight which arrives at this minute may connect to, whatever the flights. */
  firstAfter(route: number, arrival: number): number {
    return this.firstFrom(route, arrival + u16At(this.tables.leastConnection, u16At(this.world.network.routes.from, route)));
  }

  /** First row of a listed route that leaves at this minute or later. */
  firstFrom(route: number, time: number): number {
    const departures = this.departures.values;
    let low = i32At(this.first, route);
    let high = i32At(this.end, route);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (i32At(departures, middle) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  pairOf(row: number): number {
    return this.pairs.at(row);
  }

  routeOf(row: number): number {
    return u32At(this.tables.pairRoute, this.pairOf(row));
  }

  /** Classes that have seats for the party, and lists that name the flight: see FlightLists. */
  maskOf(row: number): number {
    const known = this.masks.at(row);
    if (known !== NOT_KNOWN || !this.terms) return known;
    const { nowUtc, seats } = this.terms;
    const service = this.services.at(row);
    const classes = this.availability.openClasses(service, this.departures.at(row), this.days.at(row), this.needed, nowUtc, seats);
    const { flight, flightNumber } = this.world.network.services;
    const mask = this.lists.withFlight(classes, u16At(flightNumber, u32At(flight, service)));
    this.masks.set(row, mask);
    return mask;
  }

  /** What two masks have in common. */
  bothMasks(one: number, other: number): number {
    return this.lists.both(one, other);
  }

  /** What the flight costs by itself. @param advance as of `FareLadders.ladderOf` */
  ladderOf(row: number, advance: number, fares: FareLadders): number {
    if (this.advances.at(row) === advance) return this.ladders.at(row);
    const ladder = fares.ladderOf(this.pairOf(row), this.days.at(row), advance, this.maskOf(row));
    this.advances.set(row, advance);
    this.ladders.set(row, ladder);
    return ladder;
  }

  private carriersOf({ carriers, withoutCarriers }: Terms): Uint8Array | null {
    if (!carriers && withoutCarriers.length === 0) return null;
    const mayFly = (code: string) => (!carriers || carriers.includes(code)) && !withoutCarriers.includes(code);
    return Uint8Array.from(this.world.network.carriers.codes, (code) => (mayFly(code) ? 1 : 0));
  }

  /** Appends the departures of a route in the order of time. */
  private findRows(route: number, filter: DepartureFilter): void {
    const { window } = this.world.network;
    const first = this.count;
    const firstDay = Math.max(Math.floor(filter.from / DAY_MINUTES), window.first);
    const lastDay = Math.min(Math.floor(filter.to / DAY_MINUTES), window.first + window.count - 1);
    for (let day = firstDay; day <= lastDay; day++) this.findOnDay(route, day, filter);
    this.ends.values.fill(0, first, this.count);
    this.masks.values.fill(NOT_KNOWN, first, this.count);
    this.advances.values.fill(NOT_KNOWN, first, this.count);
  }

  /** @param day in UTC */
  private findOnDay(route: number, day: number, filter: DepartureFilter): void {
    const { start, stretches, entries } = this.tables.running;
    const index = day - this.world.network.window.first;
    const list = route * stretches + (index >>> 5);
    const [begin, end, bit] = [u32At(start, list) * ENTRY, u32At(start, list + 1) * ENTRY, 1 << (index & 31)];
    if (begin === end) return;
    const midnight = day * DAY_MINUTES;
    const offset = this.tables.clock.offsetOn(u16At(this.world.network.routes.from, route), day);
    this.reserve(this.count + (end - begin) / ENTRY);
    for (let entry = begin; entry < end; entry += ENTRY) {
      if ((i32At(entries, entry + DAYS) & bit) === 0) continue;
      const times = i32At(entries, entry + TIMES);
      const time = midnight + ((times >>> 16) & MINUTES);
      if (time < filter.from || time > filter.to) continue;
      const arrival = time + (times & 0xffff);
      const local = offset === null ? this.localAt(route, time) : time + offset;
      if (this.passes(route, entry, arrival, local, filter)) this.addRow(entry, time, arrival, local);
    }
  }

  private localAt(route: number, time: number): number {
    return this.tables.clock.local(u16At(this.world.network.routes.from, route), time);
  }

  /** Whether a departure of the span passes the rest of the filter. @param local time of departure */
  private passes(route: number, entry: number, arrival: number, local: number, filter: DepartureFilter): boolean {
    const { clock, running, pairCarrier } = this.tables;
    if (((i32At(running.entries, entry + TIMES) >>> USE_SHIFT) & filter.without) !== 0) return false;
    if (this.allowed && this.allowed[u16At(pairCarrier, i32At(running.entries, entry + PAIR))] !== 1) return false;
    if (filter.days && !includesDay(filter.days, Math.floor(local / DAY_MINUTES))) return false;
    if (filter.departure && !isWithin(filter.departure, local)) return false;
    return !filter.arrival || isWithin(filter.arrival, clock.local(u16At(this.world.network.routes.to, route), arrival));
  }

  private reserve(rows: number): void {
    if (rows <= this.services.values.length) return;
    for (const column of this.columns) column.reserve(rows);
    this.taxes.reserve(rows);
    this.ends.reserve(rows);
    this.masks.reserve(rows);
  }

  /** There is room for the row. */
  private addRow(entry: number, time: number, arrival: number, local: number): void {
    const { entries } = this.tables.running;
    const pair = i32At(entries, entry + PAIR);
    const row = this.count++;
    this.services.values[row] = i32At(entries, entry + SERVICE);
    this.pairs.values[row] = pair;
    this.departures.values[row] = time;
    this.arrivals.values[row] = arrival;
    this.days.values[row] = Math.floor(local / DAY_MINUTES);
    this.taxes.values[row] = this.party?.taxOf(pair) ?? 0;
  }
}
