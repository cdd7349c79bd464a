import { u16At } from "@/lib/util/at";
import type { Availability } from "../prices/availability";
import type { FareDays } from "../prices/fare-days";
import { FareLadders } from "../prices/fare-ladders";
import type { FareMarkets } from "../prices/fare-markets";
import { type FareRules, traitsAsked } from "../prices/fare-rules";
import type { PartyPrices } from "../prices/party-prices";
import type { PricedWorld } from "../prices/priced-world";
import type { DirectionQuery, FareUse, Terms } from "../query";
import type { ScheduleTables } from "../tables/schedule-tables";
import { Connections } from "./connections";
import { DaysLeft } from "./days-left";
import { DepartureTable } from "./departure-table";
import { FareConstruction } from "./fare-construction";
import { ItineraryTable } from "./itinerary-table";
import { QueryDepartures } from "./query-departures";
import { QueryRoutes } from "./query-routes";

const NONE = -1;

/** A query of one direction with all that its search needs at hand. */
export interface Asked {
  query: DirectionQuery;
  /** How many days are looked at, that of the query first. */
  days: number;
  terms: Terms;
  party: PartyPrices;
  /** Days left to the first departure of the journey that the direction continues; null where it begins it. */
  daysLeft: number | null;
}

/**
 * State of one direction's search: the round without a stop, and what the rounds with stops are made of.
 * Used again for query after query, so that a search allocates next to nothing.
 */
export class DirectionSearch {
  readonly itineraries = new ItineraryTable();
  readonly timetable: DepartureTable;
  readonly ladders: FareLadders;
  readonly construction: FareConstruction;
  readonly routes: QueryRoutes;
  readonly connections: Connections;
  readonly flights: QueryDepartures;
  /** Bits that every fare must have, as of FareRules. */
  traits = 0;
  private readonly daysLeft: DaysLeft;

  constructor(
    readonly world: PricedWorld,
    readonly tables: ScheduleTables,
    readonly markets: FareMarkets,
    rules: FareRules,
    fareDays: FareDays,
    availability: Availability,
  ) {
    this.timetable = new DepartureTable(world, tables, availability, rules.flights);
    this.daysLeft = new DaysLeft(tables.clock, fareDays);
    this.ladders = new FareLadders(world, markets, rules, fareDays);
    this.construction = new FareConstruction(world.network, this.timetable, markets, this.ladders);
    this.routes = new QueryRoutes(world.network, tables);
    this.connections = new Connections(world.network, tables, this.timetable, this.routes);
    this.flights = new QueryDepartures(world.network, tables, this.timetable, this.routes);
  }

  /** Finds and prices every itinerary without a stop (`itineraries`), and lists the first flights of all others. */
  begin(asked: Asked): void {
    const { query, days, terms, party, daysLeft } = asked;
    this.itineraries.clear();
    this.traits = traitsAsked(terms);
    this.timetable.begin(terms, party);
    this.connections.begin(terms);
    this.routes.begin(query.origins, query.destinations);
    const { fromDay, toDay } = this.world.network;
    this.flights.clear();
    const span = { first: Math.max(query.day, fromDay), last: Math.min(query.day + days - 1, toDay) };
    if (span.first > span.last) return;
    this.flights.begin(query, span, terms);
    this.daysLeft.begin(terms.nowUtc, daysLeft);
    this.ladders.begin(terms, party);
    for (const route of this.flights.direct) this.addNonstops(route);
  }

  /** Days left to the first departure of the journeys that begin their direction with a flight, as of `FareLadders.ladderOf`. */
  advanceOf(row: number): number {
    return this.daysLeft.advanceFrom(u16At(this.world.network.routes.from, this.timetable.routeOf(row)), this.timetable.days.at(row));
  }

  /** When a destination is reached at the earliest by a flight that leaves an airport at this minute or later; infinite where there is none. */
  earliestEnd(airport: number, time: number): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (let entry = this.routes.lastFrom(airport); entry !== NONE; entry = this.routes.nextLast(entry)) {
      const route = this.routes.lastRoutes.at(entry);
      this.flights.listLast(route);
      const row = this.timetable.firstFrom(route, time);
      if (row < this.timetable.endOf(route)) earliest = Math.min(earliest, this.timetable.earliest.at(row));
    }
    return earliest;
  }

  /** What a journey costs, taxes included; infinite where it cannot be booked. Rows of -1 are no flight. */
  totalOf(first: number, second: number, third: number, advance: number): number {
    this.construction.set(first, second, third, advance);
    return this.construction.taxes + this.construction.lowestTotal(this.traits);
  }

  /** The fares at which an itinerary costs least. */
  faresOf(index: number): FareUse[] {
    const { first, second, third, advance } = this.itineraries;
    this.construction.set(first.at(index), second.at(index), third.at(index), advance.at(index));
    return this.construction.cheapestFares(this.traits);
  }

  /** Rows of a journey's flights, in the order of travel. */
  rowsOf(index: number): number[] {
    const { first, second, third } = this.itineraries;
    return [first.at(index), second.at(index), third.at(index)].filter((row) => row >= 0);
  }

  /** What a flight costs by itself, taxes included, whatever is asked of its fares; infinite where it has none. */
  totalOfFlight(row: number, advance: number): number {
    return this.timetable.taxes.at(row) + this.ladders.lowest.at(this.timetable.ladderOf(row, advance, this.ladders));
  }

  /** The least that two flights cost by one fare, taxes included; infinite where their carriers differ. */
  totalOfBoth(first: number, second: number, advance: number): number {
    return this.timetable.taxes.at(first) + this.timetable.taxes.at(second) + this.construction.lowestOfBoth(first, second, advance);
  }

  /**
   * The order of journeys that are alike in what is asked: the shorter first, then by the departures and services flight by flight.
   * @returns negative where `one` comes first
   */
  compareKeys(one: number, other: number): number {
    const { itineraries } = this;
    return (
      itineraries.duration(one) - itineraries.duration(other) ||
      this.compareRows(itineraries.first.at(one), itineraries.first.at(other)) ||
      this.compareRows(itineraries.second.at(one), itineraries.second.at(other)) ||
      this.compareRows(itineraries.third.at(one), itineraries.third.at(other))
    );
  }

  private compareRows(one: number, other: number): number {
    if (one < 0 || other < 0) return one - other;
    const { departures, services } = this.timetable;
    return departures.at(one) - departures.at(other) || services.at(one) - services.at(other);
  }

  private addNonstops(route: number): void {
    for (let row = this.timetable.firstOf(route); row < this.timetable.endOf(route); row++) {
      const advance = this.advanceOf(row);
      const total = this.totalOf(row, NONE, NONE, advance);
      if (total < Number.POSITIVE_INFINITY && this.connections.allows(row, NONE, NONE)) this.add(row, NONE, NONE, 0, advance, total);
    }
  }

  /** Keeps an itinerary. @returns its index in `itineraries` */
  add(first: number, second: number, third: number, self: number, advance: number, total: number): number {
    const last = third >= 0 ? third : second >= 0 ? second : first;
    const index = this.itineraries.add(first, second, third, self, advance);
    const end = u16At(this.world.network.routes.to, this.timetable.routeOf(last));
    this.itineraries.complete(this.timetable.departures.at(first), this.timetable.arrivals.at(last), end, total);
    return index;
  }
}
