import { MAX_GROUND_MINUTES, MAX_SELF_TRANSFERS } from "@/lib/engine/rules";
import { u8At, u16At, u32At } from "@/lib/util/at";
import { sortedBy } from "@/lib/util/sort";
import { Connections } from "../direction/connections";
import { DaysLeft } from "../direction/days-left";
import { type DaySpan, type DepartureFilter, departuresWithin, firstDepartures, includesDay } from "../direction/departure-filter";
import { DepartureTable } from "../direction/departure-table";
import { FareConstruction } from "../direction/fare-construction";
import type { Availability } from "../prices/availability";
import type { FareDays } from "../prices/fare-days";
import { FareLadders } from "../prices/fare-ladders";
import type { FareMarkets } from "../prices/fare-markets";
import { type FareRules, traitsAsked } from "../prices/fare-rules";
import type { PartyPrices } from "../prices/party-prices";
import type { PricedWorld } from "../prices/priced-world";
import type { AnywhereJourney, AnywhereQuery, CitiesOfDay, EachDayQuery, Heading } from "../query";
import type { ScheduleTables } from "../tables/schedule-tables";
import { ALONE_ONLY, CONNECTING_ONLY } from "../tables/service-use";
import { AnywhereRoutes, type Cities } from "./anywhere-routes";
import { DayBounds } from "./day-bounds";
import { FirstFlights } from "./first-flights";
import { LowestByCity } from "./lowest-by-city";
import { OnwardRoutes } from "./onward-routes";
import { Slices } from "./slices";

const NONE = -1;
const INFINITE = Number.POSITIVE_INFINITY;
const RANKS_OF_STOP = 2;

/** What is looked at in one go. */
interface Asked {
  query: AnywhereQuery;
  party: PartyPrices;
  days: DaySpan;
  /** As of `OfDay`. */
  daysLeft: number | null;
}

/** How journeys that begin with a carrier's flights on a route may go on. */
interface Way {
  /** As of `FirstFlights.pairs`. */
  pair: number;
  /** As of `OnwardRoutes`. */
  onward: number;
  /** The least that such a journey costs after its first flight by itself, and with the first flight's fare and without its taxes. */
  tail: number;
  through: number;
  /** The least that it costs by fares on file. */
  least: number;
}

/** The first two flights of a journey of three, with the least that it costs: each flight by itself, by a fare over the first two or all, or over the last two. */
interface TwoFlights {
  first: number;
  second: number;
  /** 1 where they are a self transfer. */
  self: number;
  /** The first two by themselves, without the third. */
  apart: number;
  /** Infinite where their carriers differ. */
  through: number;
  joint: number;
}

/**
 * The lowest price to every city over some days, or of each day, also the other way about. Journeys with at most one stop are looked at for all cities at once, those with two only
 * of cities that no other reaches on any day. Ways of all days that are asked for together are sorted once by the least that they may cost, and walked from the cheapest: what is
 * dearer than the lowest price known of its city by then is not looked at on any day.
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
  /** First routes with departures on the days at hand, and these. */
  private readonly firstRoutes: number[] = [];
  private readonly first: FirstFlights;
  private readonly bounds: DayBounds;
  private readonly slices: Slices;
  private heading: Heading = "away";
  private days: DaySpan = { first: 0, last: -1 };
  private traits = 0;
  private middle = departuresWithin(0, 0);

  constructor(
    private readonly world: PricedWorld,
    private readonly tables: ScheduleTables,
    markets: FareMarkets,
    rules: FareRules,
    fareDays: FareDays,
    availability: Availability,
    cities: Cities,
  ) {
    this.timetable = new DepartureTable(world, tables, availability, rules.flights);
    this.ladders = new FareLadders(world, markets, rules, fareDays);
    this.construction = new FareConstruction(world.network, this.timetable, markets, this.ladders);
    this.routes = new AnywhereRoutes(world.network, cities);
    this.connections = new Connections(world.network, tables, this.timetable, this.routes);
    this.onward = new OnwardRoutes(world.network, tables, markets, this.routes);
    this.best = new LowestByCity(cities.count);
    this.first = new FirstFlights(tables, this.timetable);
    this.slices = new Slices(this.timetable);
    this.daysLeft = new DaysLeft(tables.clock, fareDays);
    this.bounds = new DayBounds(world.network, tables, this.timetable, this.ladders, this.daysLeft, this.onward, this.first);
  }

  /** One journey for each city that can be reached, in no order; comes back in between. */
  *overDays(query: AnywhereQuery, party: PartyPrices): Generator<undefined, AnywhereJourney[]> {
    this.begin(query, "away");
    const most = query.maxTotalMinor ?? Number.MAX_SAFE_INTEGER;
    this.best.begin(() => most);
    for (const unreached of this.passes(query, (city) => this.best.isReached(city))) {
      yield* this.searchDays({ query, party, days: this.daysOf(query), daysLeft: null }, unreached);
    }
    return this.best.journeys();
  }

  /** Day by day one journey for each city of which there is one. */
  *eachDay(query: EachDayQuery, party: PartyPrices): Generator<CitiesOfDay, void> {
    this.begin(query, query.heading);
    const reached = new Uint8Array(this.routes.cities.count);
    const { first, last } = this.daysOf(query);
    for (const unreached of this.passes(query, (city) => reached[city] === 1)) {
      for (let day = first; day <= last; day++) {
        for (const daysLeft of query.daysLeftOn(day)) {
          this.best.begin((city) => query.mostOn({ day, daysLeft }, city));
          const work = this.searchDays({ query, party, days: { first: day, last: day }, daysLeft }, unreached);
          while (!work.next().done);
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
  private daysOf(query: AnywhereQuery): DaySpan {
    const { fromDay, toDay } = this.world.network;
    return { first: Math.max(query.fromDay, fromDay), last: Math.min(query.fromDay + query.days - 1, toDay) };
  }

  /** @param unreached null: nonstops and one-stops; otherwise two-stops of these cities */
  private *searchDays(asked: Asked, unreached: Uint8Array | null): Generator<undefined, void> {
    this.startDays(asked, unreached);
    if (!unreached) for (const route of this.firstRoutes) this.offerNonstops(route, asked.party);
    if (asked.query.maxStops > 0) yield* this.walk(yield* this.waysOn(asked.party, unreached), asked.party);
  }

  /** Lists the first flights of the days. */
  private startDays({ query, party, days, daysLeft }: Asked, unreached: Uint8Array | null): void {
    this.timetable.begin(query, party);
    this.slices.begin();
    this.days = days;
    this.firstRoutes.length = 0;
    const filter = this.firstFlights(query, days);
    let earliest = Number.POSITIVE_INFINITY;
    let latest = Number.NEGATIVE_INFINITY;
    for (const route of this.routes.firstRoutes(unreached)) {
      if (!this.isOfUse(route)) continue;
      this.timetable.list(route, filter);
      const rows = this.rowsOf(route);
      if (rows.next().done) continue;
      this.firstRoutes.push(route);
      for (const row of this.rowsOf(route)) {
        earliest = Math.min(earliest, this.timetable.departures.at(row));
        latest = Math.max(latest, this.timetable.arrivals.at(row));
      }
    }
    this.middle = this.heading === "home" ? filter : departuresWithin(earliest, latest + MAX_GROUND_MINUTES + this.tables.longest);
    this.first.begin(this.firstRoutes, days);
    this.daysLeft.begin(query.nowUtc, daysLeft);
    this.ladders.begin(query, party);
    this.bounds.begin(party, this.middle);
  }

  /** On the way home a route may be the first one of some journeys and a later one of others, so it is listed once for both. */
  private firstFlights(query: AnywhereQuery, days: DaySpan): DepartureFilter {
    const filter = { ...firstDepartures(days, null, query.notBefore), without: 0 };
    if (this.heading === "away") return filter;
    return { ...filter, days: null, to: filter.to + 2 * (MAX_GROUND_MINUTES + this.tables.longest) };
  }

  /** Whether any journey over the route could be of use: on the way home it says at once of which city. */
  private isOfUse(route: number): boolean {
    if (this.heading === "away") return true;
    return this.best.limitOf(this.routes.cityAt(u16At(this.world.network.routes.from, route))) >= 0;
  }

  /** Flights of a listed route that leave on the days at hand. */
  private *rowsOf(route: number): Generator<number, void> {
    const { days } = this.timetable;
    for (let row = this.timetable.firstOf(route); row < this.timetable.endOf(route); row++)
      if (includesDay(this.days, days.at(row))) yield row;
  }

  private offerNonstops(route: number, party: PartyPrices): void {
    const { from, to } = this.world.network.routes;
    const city = this.routes.cityOf(u16At(from, route), u16At(to, route));
    if (city === NONE) return;
    for (const row of this.rowsOf(route)) {
      if (this.isOnly(CONNECTING_ONLY, row) || this.onFile(row, party) > this.limitWith(row, city)) continue;
      if (this.leastOf(row, row) <= this.limitWith(row, city)) this.offer(city, row, NONE, NONE, 0);
    }
  }

  /** All ways on that may be of use. @param unreached as of `searchDays` */
  private *waysOn(party: PartyPrices, unreached: Uint8Array | null): Generator<undefined, Way[]> {
    const ways: Way[] = [];
    for (const [pair, scheduled] of this.first.pairs.entries()) {
      const route = u32At(this.tables.pairRoute, scheduled);
      this.listOnward(route, party, unreached);
      const [begin, end] = [this.onward.startOf(route), this.onward.endOf(route)];
      if (begin === end) continue;
      const tax = party.taxOf(scheduled);
      const own = tax + party.lowestFare(scheduled);
      const start = this.onward.throughOf(route, scheduled, party) - begin;
      for (let onward = begin; onward < end; onward++) {
        const [tail, through] = [this.onward.tail.at(onward), this.onward.through.at(start + onward)];
        const least = Math.min(own + tail, tax + through);
        if (least <= this.best.limitOf(this.onward.city.at(onward))) ways.push({ pair, onward, tail, through, least });
      }
      this.slices.see(end - begin);
      if (this.slices.isOver()) yield;
    }
    return sortedBy(ways, ({ least }) => least);
  }

  private *walk(ways: readonly Way[], party: PartyPrices): Generator<undefined, void> {
    const { first, last } = this.days;
    for (const way of ways) {
      const city = this.onward.city.at(way.onward);
      for (let day = first; day <= last && way.least <= this.best.limitOn(city, day); day++) {
        if (!this.bounds.take(way, { day, place: day - first }, this.best.limitOn(city, day))) continue;
        for (let row = this.first.on(way.pair, day - first); row !== NONE; row = this.first.after(row)) {
          this.extend(row, way, city, party);
          this.slices.extend();
        }
      }
      if (this.slices.isOver()) yield;
    }
  }

  private extend(row: number, way: Way, city: number, party: PartyPrices): void {
    const own = this.leastOf(row, row);
    const least = Math.min(own + this.bounds.tail, this.timetable.taxes.at(row) + this.bounds.through);
    if (least <= this.limitWith(row, city)) this.joinSecond(row, own, way, party);
  }

  /** The most that a journey which begins with a flight may cost to be of use. */
  private limitWith(first: number, city: number): number {
    return this.best.limitOn(city, this.timetable.days.at(first));
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
  private joinSecond(first: number, own: number, way: Way, party: PartyPrices): void {
    const [route, city] = [this.onward.second.at(way.onward), this.onward.city.at(way.onward)];
    const isLast = this.onward.third.at(way.onward) === NONE;
    this.timetable.list(route, this.middle);
    const joint = this.timetable.taxes.at(first) + this.bounds.through;
    const arrival = this.timetable.arrivals.at(first);
    const end = this.timetable.endOf(route);
    for (let row = this.timetable.firstAfter(route, arrival); row < end; row++) {
      if (this.timetable.departures.at(row) > arrival + MAX_GROUND_MINUTES) return;
      if (this.isOnly(ALONE_ONLY, row)) continue;
      const through = this.sameCarrier(first, row) ? joint : INFINITE;
      const apart = own + this.onFile(row, party);
      if (isLast && Math.min(apart, through) > this.limitWith(first, city)) continue;
      const self = this.connections.between(first, row);
      if (self === Connections.NONE) continue;
      if (!isLast) this.joinThird({ first, second: row, self, apart, through, joint: own + this.bounds.tail }, way, party);
      else if (through < INFINITE || own + this.leastOf(row, first) <= this.limitWith(first, city))
        this.offer(city, first, row, NONE, self);
    }
  }

  private joinThird({ first, second, self, apart, through, joint }: TwoFlights, { onward }: Way, party: PartyPrices): void {
    const [route, city] = [this.onward.third.at(onward), this.onward.city.at(onward)];
    this.timetable.list(route, this.middle);
    const arrival = this.timetable.arrivals.at(second);
    const waited = this.timetable.departures.at(second) - this.timetable.arrivals.at(first);
    const end = this.timetable.endOf(route);
    for (let row = this.timetable.firstAfter(route, arrival); row < end; row++) {
      if (this.timetable.departures.at(row) > arrival + MAX_GROUND_MINUTES - waited) return;
      const least = Math.min(apart + this.onFile(row, party), through, this.sameCarrier(second, row) ? joint : INFINITE);
      if (least > this.limitWith(first, city)) continue;
      const other = this.isOnly(ALONE_ONLY, row) ? Connections.NONE : this.connections.between(second, row);
      if (other === Connections.NONE || self + other > MAX_SELF_TRANSFERS || this.connections.sameFlight(first, row)) continue;
      this.offer(city, first, second, row, self + other);
    }
  }

  /** What a flight costs at least by itself by fares on file, whatever the day and the seats; taxes included. */
  private onFile(row: number, party: PartyPrices): number {
    return this.timetable.taxes.at(row) + party.lowestFare(this.timetable.pairOf(row));
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
    return this.daysLeft.advanceFrom(u16At(this.world.network.routes.from, this.timetable.routeOf(row)), this.timetable.days.at(row));
  }

  private offer(city: number, first: number, second: number, third: number, self: number): void {
    this.construction.set(first, second, third, this.advanceOf(first));
    const totalMinor = this.construction.taxes + this.construction.lowestTotal(this.traits);
    if (totalMinor > this.limitWith(first, city)) return;
    const { services, departures, arrivals, days } = this.timetable;
    const [last, stops] = third !== NONE ? [third, 2] : second !== NONE ? [second, 1] : [first, 0];
    const [day, transferRank] = [days.at(first), RANKS_OF_STOP * stops + self];
    const minutes = arrivals.at(last) - departures.at(first);
    if (this.best.comesBefore(city, { totalMinor, day, transferRank, minutes })) return;
    this.routes.takeCity(city);
    if (!this.connections.allows(first, second, third)) return;
    const rows = [first, second, third].filter((row) => row !== NONE);
    const journey = {
      totalMinor,
      services: rows.map((row) => services.at(row)),
      departures: rows.map((row) => departures.at(row)),
      fares: this.construction.cheapestFares(this.traits),
      departureUtc: departures.at(first),
      arrivalUtc: arrivals.at(last),
      destination: u16At(this.world.network.routes.to, this.timetable.routeOf(last)),
      city,
    };
    this.best.offer(city, { journey, day, transferRank });
  }
}
