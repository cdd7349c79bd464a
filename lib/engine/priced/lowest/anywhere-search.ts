import { MAX_GROUND_MINUTES, MAX_SELF_TRANSFERS } from "@/lib/engine/rules";
import { u8At, u16At, u32At } from "@/lib/util/at";
import { Connections } from "../direction/connections";
import { departuresWithin, firstDepartures } from "../direction/departure-filter";
import { DepartureTable } from "../direction/departure-table";
import { FareConstruction } from "../direction/fare-construction";
import type { Availability } from "../prices/availability";
import { FareLadders } from "../prices/fare-ladders";
import type { FareMarkets } from "../prices/fare-markets";
import { type FareRules, traitsAsked } from "../prices/fare-rules";
import type { PartyPrices } from "../prices/party-prices";
import type { PricedWorld } from "../prices/priced-world";
import type { AnywhereJourney, AnywhereQuery } from "../query";
import type { ScheduleTables } from "../tables/schedule-tables";
import { ALONE_ONLY, CONNECTING_ONLY } from "../tables/service-use";
import { AnywhereRoutes, type Cities } from "./anywhere-routes";
import { LowestByCity } from "./lowest-by-city";
import { OnwardRoutes } from "./onward-routes";

const DAY_MINUTES = 1440;
const NONE = -1;
const RANKS_OF_STOP = 2;

/**
 * The lowest price to every city over some days. Journeys with at most one stop are looked at for all cities at once, those with two only
 * towards cities that no other reaches on any day. A way on is pruned where its lower bound is above the lowest price known by then.
 */
export class AnywhereSearch {
  private readonly timetable: DepartureTable;
  private readonly ladders: FareLadders;
  private readonly construction: FareConstruction;
  private readonly routes: AnywhereRoutes;
  private readonly connections: Connections;
  private readonly onward: OnwardRoutes;
  private readonly best: LowestByCity;
  /** First routes with departures on the day at hand. */
  private readonly firstRoutes: number[] = [];
  private nowUtc = 0;
  private leastDaysLeft = 0;
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
  }

  /** One journey for each city that can be reached, in no order; comes back after every day. */
  *run(query: AnywhereQuery, party: PartyPrices): Generator<undefined, AnywhereJourney[]> {
    this.routes.begin(query.origins);
    this.best.begin(query.maxTotalMinor ?? Number.MAX_SAFE_INTEGER);
    this.connections.begin(query);
    this.traits = traitsAsked(query);
    this.nowUtc = query.nowUtc;
    yield* this.sweepDays(query, party, null);
    if (query.maxStops === 2) {
      const unreached = Uint8Array.from({ length: this.routes.cities.count }, (_, city) => (this.best.isReached(city) ? 0 : 1));
      yield* this.sweepDays(query, party, unreached);
    }
    return this.best.journeys();
  }

  /** @param unreached null: nonstops and one-stops; otherwise two-stops to these cities */
  private *sweepDays(query: AnywhereQuery, party: PartyPrices, unreached: Uint8Array | null): Generator<undefined, void> {
    const { fromDay, toDay } = this.world.network;
    const first = Math.max(query.fromDay, fromDay);
    const last = Math.min(query.fromDay + query.days - 1, toDay);
    this.onward.begin();
    for (let day = first; day <= last; day++) {
      this.best.startDay();
      this.startDay(query, party, day);
      if (!unreached) for (const route of this.firstRoutes) this.offerNonstops(route);
      if (query.maxStops > 0) for (const route of this.firstRoutes) this.extend(route, party, unreached);
      yield;
    }
  }

  /** Lists the first flights of a day. */
  private startDay(query: AnywhereQuery, party: PartyPrices, day: number): void {
    const { outgoing, to } = this.world.network.routes;
    this.timetable.begin(query, party);
    this.firstRoutes.length = 0;
    const filter = { ...firstDepartures(day, null, query.notBefore), without: 0 };
    let earliest = Number.POSITIVE_INFINITY;
    let latest = Number.NEGATIVE_INFINITY;
    for (const origin of this.routes.origins) {
      for (let route = u32At(outgoing, origin); route < u32At(outgoing, origin + 1); route++) {
        if (!this.routes.mayChange(u16At(to, route))) continue;
        this.timetable.list(route, filter);
        const [begin, end] = [this.timetable.firstOf(route), this.timetable.endOf(route)];
        if (begin === end) continue;
        this.firstRoutes.push(route);
        earliest = Math.min(earliest, this.timetable.departures.at(begin));
        for (let row = begin; row < end; row++) latest = Math.max(latest, this.timetable.arrivals.at(row));
      }
    }
    this.middle = departuresWithin(earliest, latest + MAX_GROUND_MINUTES + this.tables.longest);
    this.leastDaysLeft = Math.floor((earliest - query.nowUtc) / DAY_MINUTES);
    this.ladders.begin(query, party, day, this.leastDaysLeft);
  }

  private offerNonstops(route: number): void {
    const city = this.routes.cityAt(u16At(this.world.network.routes.to, route));
    if (!this.routes.isAsked(u16At(this.world.network.routes.to, route))) return;
    for (let row = this.timetable.firstOf(route); row < this.timetable.endOf(route); row++) {
      if (this.isOnly(CONNECTING_ONLY, row)) continue;
      if (this.leastOf(row, row) <= this.best.limitOf(city)) this.offer(city, row, NONE, NONE, 0);
    }
  }

  private extend(route: number, party: PartyPrices, unreached: Uint8Array | null): void {
    this.listOnward(route, party, unreached);
    const [begin, end] = [this.onward.startOf(route), this.onward.endOf(route)];
    if (begin === end) return;
    for (let row = this.timetable.firstOf(route); row < this.timetable.endOf(route); row++) {
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
      const other = this.connections.between(second, row);
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
    return Math.floor((this.timetable.departures.at(row) - this.nowUtc) / DAY_MINUTES) - this.leastDaysLeft;
  }

  private offer(city: number, first: number, second: number, third: number, self: number): void {
    this.construction.set(first, second, third, this.advanceOf(first));
    const totalMinor = this.construction.taxes + this.construction.lowestTotal(this.traits);
    if (totalMinor > this.best.limitOf(city)) return;
    this.routes.endIn(city);
    if (!this.connections.allows(first, second, third)) return;
    const rows = [first, second, third].filter((row) => row !== NONE);
    const { services, departures, arrivals } = this.timetable;
    const last = rows[rows.length - 1] ?? first;
    const journey = {
      totalMinor,
      services: rows.map((row) => services.at(row)),
      departureUtc: departures.at(first),
      arrivalUtc: arrivals.at(last),
      destination: u16At(this.world.network.routes.to, this.timetable.routeOf(last)),
    };
    this.best.offer(city, {
      journey,
      transferRank: RANKS_OF_STOP * (rows.length - 1) + self,
      departures: rows.map((row) => departures.at(row)),
    });
  }
}
