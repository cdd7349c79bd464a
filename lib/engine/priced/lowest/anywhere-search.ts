import { MAX_GROUND_MINUTES, MAX_SELF_TRANSFERS } from "@/lib/engine/rules";
import { u8At, u16At } from "@/lib/util/at";
import { Connections } from "../direction/connections";
import { DaysLeft } from "../direction/days-left";
import { type DepartureFilter, departuresWithin, firstDepartures } from "../direction/departure-filter";
import { DepartureTable } from "../direction/departure-table";
import { FareConstruction } from "../direction/fare-construction";
import type { Availability } from "../prices/availability";
import { FareLadders } from "../prices/fare-ladders";
import type { FareMarkets } from "../prices/fare-markets";
import { type FareRules, traitsAsked } from "../prices/fare-rules";
import type { PartyPrices } from "../prices/party-prices";
import type { PricedWorld } from "../prices/priced-world";
import type { AnywhereJourney, AnywhereQuery, CitiesOfDay, EachDayQuery, Heading } from "../query";
import type { ScheduleTables } from "../tables/schedule-tables";
import { ALONE_ONLY, CONNECTING_ONLY } from "../tables/service-use";
import { AnywhereRoutes, type Cities } from "./anywhere-routes";
import { LowestByCity } from "./lowest-by-city";
import { OnwardRoutes } from "./onward-routes";

const NONE = -1;
const RANKS_OF_STOP = 2;

/** What is looked at in one go. */
interface DayAsked {
  query: AnywhereQuery;
  party: PartyPrices;
  day: number;
  /** As of `OfDay`. */
  daysLeft: number | null;
}

/**
 * The lowest price to every city over some days, or of each day, also the other way about. Journeys with at most one stop are looked at for all cities at once, those with two only
 * of cities that no other reaches on any day. A way on is pruned where its lower bound is above the lowest price known by then.
 */
export class AnywhereSearch {
  private readonly timetable: DepartureTable;
  private readonly ladders: FareLadders;
  private readonly construction: FareConstruction;
  private readonly routes: AnywhereRoutes;
  private readonly connections: Connections;
  private readonly onward: OnwardRoutes;
  private readonly best: LowestByCity;
  private readonly daysLeft: DaysLeft;
  /** First routes with departures on the day at hand. */
  private readonly firstRoutes: number[] = [];
  private heading: Heading = "away";
  private day = 0;
  private traits = 0;
  private middle = departuresWithin(0, 0);

  constructor(
    private readonly world: PricedWorld,
    private readonly tables: ScheduleTables,
    markets: FareMarkets,
    rules: FareRules,
    availability: Availability,
    cities: Cities,
  ) {
    this.timetable = new DepartureTable(world, tables, availability);
    this.ladders = new FareLadders(world, markets, rules);
    this.construction = new FareConstruction(world.network, this.timetable, markets, this.ladders);
    this.routes = new AnywhereRoutes(world.network, cities);
    this.connections = new Connections(world.network, tables, this.timetable, this.routes);
    this.onward = new OnwardRoutes(world.network, tables, markets, this.routes);
    this.best = new LowestByCity(cities.count);
    this.daysLeft = new DaysLeft(tables.clock);
  }

  /** One journey for each city that can be reached, in no order; comes back after every day. */
  *overDays(query: AnywhereQuery, party: PartyPrices): Generator<undefined, AnywhereJourney[]> {
    this.begin(query, "away");
    this.best.begin(query.maxTotalMinor ?? Number.MAX_SAFE_INTEGER);
    for (const unreached of this.passes(query, (city) => this.best.isReached(city))) {
      for (const day of this.daysOf(query)) {
        this.best.startDay();
        this.searchDay({ query, party, day, daysLeft: null }, unreached);
        yield;
      }
    }
    return this.best.journeys();
  }

  /** Day by day one journey for each city of which there is one. */
  *eachDay(query: EachDayQuery, party: PartyPrices): Generator<CitiesOfDay, void> {
    this.begin(query, query.heading);
    const reached = new Uint8Array(this.routes.cities.count);
    for (const unreached of this.passes(query, (city) => reached[city] === 1)) {
      for (const day of this.daysOf(query)) {
        for (const daysLeft of query.daysLeftOn(day)) {
          this.best.beginDay((city) => query.mostOn({ day, daysLeft }, city));
          this.searchDay({ query, party, day, daysLeft }, unreached);
          const journeys = this.best.journeys();
          for (const { city } of journeys) reached[city] = 1;
          yield { day, daysLeft, journeys };
        }
      }
    }
  }

  private begin(query: AnywhereQuery, heading: Heading): void {
    this.heading = heading;
    this.routes.begin(query.origins, heading);
    this.connections.begin(query);
    this.traits = traitsAsked(query);
  }

  /** First at most one stop (null), then two to or from the cities that nothing else reaches on any day. */
  private *passes({ maxStops }: AnywhereQuery, isReached: (city: number) => boolean): Generator<Uint8Array | null, void> {
    this.onward.begin();
    yield null;
    if (maxStops < 2) return;
    this.onward.begin();
    yield Uint8Array.from({ length: this.routes.cities.count }, (_, city) => (isReached(city) ? 0 : 1));
  }

  /** Days of the query that the schedule has. */
  private *daysOf(query: AnywhereQuery): Generator<number, void> {
    const { fromDay, toDay } = this.world.network;
    const last = Math.min(query.fromDay + query.days - 1, toDay);
    for (let day = Math.max(query.fromDay, fromDay); day <= last; day++) yield day;
  }

  /** @param unreached null: nonstops and one-stops; otherwise two-stops of these cities */
  private searchDay(asked: DayAsked, unreached: Uint8Array | null): void {
    const { query, party } = asked;
    this.startDay(asked, unreached);
    if (!unreached) for (const route of this.firstRoutes) this.offerNonstops(route);
    if (query.maxStops > 0) for (const route of this.firstRoutes) this.extend(route, party, unreached);
  }

  /** Lists the first flights of a day. */
  private startDay({ query, party, day, daysLeft }: DayAsked, unreached: Uint8Array | null): void {
    this.timetable.begin(query, party);
    this.day = day;
    this.firstRoutes.length = 0;
    const filter = this.firstFlights(query, day);
    let earliest = Number.POSITIVE_INFINITY;
    let latest = Number.NEGATIVE_INFINITY;
    for (const route of this.routes.firstRoutes(unreached)) {
      if (!this.isOfUse(route)) continue;
      this.timetable.list(route, filter);
      const rows = this.rowsOfDay(route);
      if (rows.next().done) continue;
      this.firstRoutes.push(route);
      for (const row of this.rowsOfDay(route)) {
        earliest = Math.min(earliest, this.timetable.departures.at(row));
        latest = Math.max(latest, this.timetable.arrivals.at(row));
      }
    }
    this.middle = this.heading === "home" ? filter : departuresWithin(earliest, latest + MAX_GROUND_MINUTES + this.tables.longest);
    this.daysLeft.begin(query.nowUtc, day, daysLeft);
    this.ladders.begin(query, party, day, this.daysLeft.least);
  }

  /** On the way home a route may be the first one of some journeys and a later one of others, so it is listed once for both. */
  private firstFlights(query: AnywhereQuery, day: number): DepartureFilter {
    const filter = { ...firstDepartures(day, null, query.notBefore), without: 0 };
    if (this.heading === "away") return filter;
    return { ...filter, day: null, to: filter.to + 2 * (MAX_GROUND_MINUTES + this.tables.longest) };
  }

  /** Whether any journey over the route could be of use: on the way home it says at once of which city. */
  private isOfUse(route: number): boolean {
    if (this.heading === "away") return true;
    return this.best.limitOf(this.routes.cityAt(u16At(this.world.network.routes.from, route))) >= 0;
  }

  /** Flights of a listed route that leave on the day at hand. */
  private *rowsOfDay(route: number): Generator<number, void> {
    const { days } = this.timetable;
    for (let row = this.timetable.firstOf(route); row < this.timetable.endOf(route); row++) if (days.at(row) === this.day) yield row;
  }

  private offerNonstops(route: number): void {
    const { from, to } = this.world.network.routes;
    const city = this.routes.cityOf(u16At(from, route), u16At(to, route));
    if (city === NONE) return;
    for (const row of this.rowsOfDay(route)) {
      if (this.isOnly(CONNECTING_ONLY, row)) continue;
      if (this.leastOf(row, row) <= this.best.limitOf(city)) this.offer(city, row, NONE, NONE, 0);
    }
  }

  private extend(route: number, party: PartyPrices, unreached: Uint8Array | null): void {
    this.listOnward(route, party, unreached);
    const [begin, end] = [this.onward.startOf(route), this.onward.endOf(route)];
    if (begin === end) return;
    for (const row of this.rowsOfDay(route)) {
      if (this.isOnly(ALONE_ONLY, row)) continue;
      const tax = this.timetable.taxes.at(row);
      const own = this.leastOf(row, row);
      const through = this.onward.throughOf(route, this.timetable.pairOf(row), party) - begin;
      for (let at = begin; at < end; at++) {
        const apart = own + this.onward.tail.at(at);
        const joint = tax + this.onward.through.at(through + at);
        if (Math.min(apart, joint) <= this.best.limitOf(this.onward.city.at(at))) this.joinSecond(row, own, at);
      }
    }
  }

  private isOnly(use: number, row: number): boolean {
    return u8At(this.tables.uses, this.timetable.services.at(row)) === use;
  }

  private listOnward(route: number, party: PartyPrices, unreached: Uint8Array | null): void {
    if (this.onward.isListed(route)) return;
    this.routes.startFrom(u16At(this.world.network.routes.from, route));
    this.onward.list(route, unreached, party);
  }

  /** Looks at the second flights after a first one. @param own what the first one costs at least by itself */
  private joinSecond(first: number, own: number, at: number): void {
    const [route, last, city] = [this.onward.second.at(at), this.onward.third.at(at), this.onward.city.at(at)];
    this.timetable.list(route, this.middle);
    const arrival = this.timetable.arrivals.at(first);
    const end = this.timetable.endOf(route);
    for (let row = this.timetable.firstAfter(route, arrival); row < end; row++) {
      if (this.timetable.departures.at(row) > arrival + MAX_GROUND_MINUTES) return;
      if (this.isOnly(ALONE_ONLY, row)) continue;
      const self = this.connections.between(first, row);
      if (self === Connections.NONE) continue;
      if (last !== NONE) this.joinThird(first, row, self, last, city);
      else if (this.sameCarrier(first, row) || own + this.leastOf(row, first) <= this.best.limitOf(city)) {
        this.offer(city, first, row, NONE, self);
      }
    }
  }

  private joinThird(first: number, second: number, self: number, route: number, city: number): void {
    this.timetable.list(route, this.middle);
    const arrival = this.timetable.arrivals.at(second);
    const waited = this.timetable.departures.at(second) - this.timetable.arrivals.at(first);
    const end = this.timetable.endOf(route);
    for (let row = this.timetable.firstAfter(route, arrival); row < end; row++) {
      if (this.timetable.departures.at(row) > arrival + MAX_GROUND_MINUTES - waited) return;
      const other = this.isOnly(ALONE_ONLY, row) ? Connections.NONE : this.connections.between(second, row);
      if (other === Connections.NONE || self + other > MAX_SELF_TRANSFERS || this.connections.sameFlight(first, row)) continue;
      this.offer(city, first, second, row, self + other);
    }
  }

  /** What a flight costs at least by itself in a journey, taxes included. @param first the journey's first flight */
  private leastOf(row: number, first: number): number {
    const advance = this.advanceOf(first);
    return this.timetable.taxes.at(row) + this.ladders.lowest.at(this.timetable.ladderOf(row, advance, this.ladders));
  }

  private sameCarrier(one: number, other: number): boolean {
    const { carrier } = this.world.network.services;
    return carrier[this.timetable.services.at(one)] === carrier[this.timetable.services.at(other)];
  }

  private advanceOf(row: number): number {
    return this.daysLeft.advanceFrom(u16At(this.world.network.routes.from, this.timetable.routeOf(row)));
  }

  private offer(city: number, first: number, second: number, third: number, self: number): void {
    this.construction.set(first, second, third, this.advanceOf(first));
    const totalMinor = this.construction.taxes + this.construction.lowestTotal(this.traits);
    if (totalMinor > this.best.limitOf(city)) return;
    this.routes.takeCity(city);
    if (!this.connections.allows(first, second, third)) return;
    const rows = [first, second, third].filter((row) => row !== NONE);
    const { services, departures, arrivals } = this.timetable;
    const last = rows[rows.length - 1] ?? first;
    const journey = {
      totalMinor,
      services: rows.map((row) => services.at(row)),
      fares: this.construction.cheapestFares(this.traits),
      departureUtc: departures.at(first),
      arrivalUtc: arrivals.at(last),
      destination: u16At(this.world.network.routes.to, this.timetable.routeOf(last)),
      city,
    };
    this.best.offer(city, {
      journey,
      transferRank: RANKS_OF_STOP * (rows.length - 1) + self,
      departures: rows.map((row) => departures.at(row)),
    });
  }
}
