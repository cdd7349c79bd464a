import type { Network } from "@/lib/engine/network";
import { MAX_GROUND_MINUTES } from "@/lib/engine/rules";
import { itemAt, u16At, u32At } from "@/lib/util/at";
import type { DaysLeft } from "../direction/days-left";
import type { DepartureFilter } from "../direction/departure-filter";
import type { DepartureTable } from "../direction/departure-table";
import type { FareLadders } from "../prices/fare-ladders";
import type { PartyPrices } from "../prices/party-prices";
import type { ScheduleTables } from "../tables/schedule-tables";
import type { FirstFlights } from "./first-flights";
import type { Bounds, OnwardRoutes } from "./onward-routes";

const NONE = -1;
const INFINITE = Number.POSITIVE_INFINITY;
/** Bits of all classes: what is on file, whoever has seats. */
const ALL_CLASSES = -1;

/** How journeys that begin with a carrier's flights on a route may go on. */
interface Way {
  /** As of `FirstFlights.pairs`. */
  pair: number;
  /** As of `OnwardRoutes`. */
  onward: number;
  /** The least that such a journey of any day costs after its first flight by itself, and with the first flight's fare and without its taxes. */
  tail: number;
  through: number;
}

/** The first flights of a way on a day. */
interface FirstOfDay {
  /** The least that one of them costs by itself, taxes included, with the seats that there are. */
  least: number;
  /** When the first and the last of them arrive. */
  earliest: number;
  latest: number;
}

/**
 * What journeys of a way cost at least on one day. Fares that had to be bought earlier are out, and so are days on which no flight goes on:
 * of a month of ways to every city with two stops that leaves three days in ten to be looked at, flight by flight.
 */
export class DayBounds implements Bounds {
  /** As of the way, on the day at hand. */
  tail = INFINITE;
  through = INFINITE;
  private readonly firstOfDay = new Map<number, FirstOfDay>();
  private party: PartyPrices | null = null;
  private middle: DepartureFilter | null = null;
  private day = 0;
  private advance = 0;

  constructor(
    private readonly network: Network,
    private readonly tables: ScheduleTables,
    private readonly timetable: DepartureTable,
    private readonly ladders: FareLadders,
    private readonly daysLeft: DaysLeft,
    private readonly onward: OnwardRoutes,
    private readonly first: FirstFlights,
  ) {}

  /** @param middle flights after the first one */
  begin(party: PartyPrices, middle: DepartureFilter): void {
    this.party = party;
    this.middle = middle;
    this.firstOfDay.clear();
  }

  /**
   * Makes a way's bounds those of a day.
   * @param days of the day: its number, and its place among those of `FirstFlights`
   * @param limit the most that a journey may cost to be of use
   * @returns whether there may be such a journey
   */
  take(way: Way, { day, place }: { day: number; place: number }, limit: number): boolean {
    if (this.first.on(way.pair, place) === NONE) return false;
    const pair = itemAt(this.first.pairs, way.pair);
    const origin = u16At(this.network.routes.from, u32At(this.tables.pairRoute, pair));
    this.day = day;
    this.advance = this.daysLeft.advanceFrom(origin, day);
    const flights = this.firstOn(way.pair, place);
    const { least } = flights;
    const tax = this.taxOf(pair);
    this.tail = way.tail;
    this.through = way.through;
    if (this.isAbove(limit, least, tax)) return false;
    this.tail = this.onward.leastTail(way.onward, this);
    if (way.through < INFINITE) {
      this.through = this.onward.leastThrough(way.onward, u16At(this.tables.pairCarrier, pair), origin, this);
    }
    return !this.isAbove(limit, least, tax) && this.goesOn(way.onward, flights);
  }

  lowestFare(pair: number): number {
    return this.ladders.lowest.at(this.ladders.ladderOf(pair, this.day, this.advance, ALL_CLASSES));
  }

  lowestOfRoute(route: number): number {
    return this.party?.lowestOfRouteAt(route, this.advance) ?? INFINITE;
  }

  taxOf(pair: number): number {
    return this.party?.taxOf(pair) ?? 0;
  }

  private isAbove(limit: number, least: number, tax: number): boolean {
    return least + this.tail > limit && tax + this.through > limit;
  }

  private firstOn(pair: number, place: number): FirstOfDay {
    const key = pair * this.first.dayCount + place;
    const known = this.firstOfDay.get(key);
    if (known) return known;
    const found = { least: INFINITE, earliest: INFINITE, latest: Number.NEGATIVE_INFINITY };
    for (let row = this.first.on(pair, place); row !== NONE; row = this.first.after(row)) {
      const fares = this.ladders.lowest.at(this.timetable.ladderOf(row, this.advance, this.ladders));
      found.least = Math.min(found.least, this.timetable.taxes.at(row) + fares);
      found.earliest = Math.min(found.earliest, this.timetable.arrivals.at(row));
      found.latest = Math.max(found.latest, this.timetable.arrivals.at(row));
    }
    this.firstOfDay.set(key, found);
    return found;
  }

  /** Whether flights of the later routes leave while journeys that begin on the day at hand may wait for them. */
  private goesOn(onward: number, { earliest, latest }: FirstOfDay): boolean {
    const third = this.onward.third.at(onward);
    const second = { from: earliest, to: latest + MAX_GROUND_MINUTES };
    if (!this.leaves(this.onward.second.at(onward), second)) return false;
    return third === NONE || this.leaves(third, { from: earliest, to: second.to + this.tables.longest });
  }

  private leaves(route: number, { from, to }: { from: number; to: number }): boolean {
    if (this.middle) this.timetable.list(route, this.middle);
    const row = this.timetable.firstFrom(route, from);
    return row < this.timetable.endOf(route) && this.timetable.departures.at(row) <= to;
  }
}
