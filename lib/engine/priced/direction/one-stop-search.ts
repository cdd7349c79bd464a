import { MAX_GROUND_MINUTES } from "@/lib/engine/rules";
import { f64At, u16At, u32At } from "@/lib/util/at";
import type { PartyPrices } from "../prices/party-prices";
import { pairOn } from "../tables/pair-up";
import { Connections } from "./connections";
import type { DirectionSearch } from "./direction-search";
import type { Judge } from "./judge";

const NONE = -1;
/** Level as of ItineraryTable. */
const ONE_STOP = 2;

/** The round of one stop: itineraries of two flights, first flight by first flight, but for those that are dominated by then. */
export class OneStopSearch {
  /** Of the first flight at hand: days left as of `advanceOf`, and what it costs by itself, really or at least. */
  private advance = 0;
  private own = 0;
  private isReal = false;

  constructor(
    private readonly search: DirectionSearch,
    private readonly judge: Judge,
  ) {}

  /** Adds what begins with a flight. Its seats and price are looked up only where something may come of it. */
  extend(first: number, party: PartyPrices): void {
    const { routes, world, timetable } = this.search;
    const { from, to, km } = world.network.routes;
    const route = timetable.routeOf(first);
    const entry = routes.lastFrom(u16At(to, route));
    if (entry === NONE) return;
    this.begin(first, party);
    routes.startFrom(u16At(from, route));
    for (let at = entry; at !== NONE; at = routes.nextLast(at)) {
      const last = routes.lastRoutes.at(at);
      if (!routes.mayEnd(last, f64At(km, route) + f64At(km, last))) continue;
      this.extendOn(first, last, party);
    }
  }

  /**
   * Last routes that first flights of a carrier may go on over, with the least that such a journey costs by fares on file.
   * @param pair the carrier on the first route
   */
  forEachWay(pair: number, party: PartyPrices, visit: (lastRoute: number, least: number) => void): void {
    const { routes, tables, world } = this.search;
    const { from, to, km } = world.network.routes;
    const route = u32At(tables.pairRoute, pair);
    routes.startFrom(u16At(from, route));
    for (let at = routes.lastFrom(u16At(to, route)); at !== NONE; at = routes.nextLast(at)) {
      const last = routes.lastRoutes.at(at);
      if (routes.mayEnd(last, f64At(km, route) + f64At(km, last))) visit(last, this.leastOver(pair, last, party));
    }
  }

  private leastOver(pair: number, lastRoute: number, party: PartyPrices): number {
    const { tables, markets, world } = this.search;
    const { from, to } = world.network.routes;
    const apart = party.lowestFare(pair) + party.lowestOfRoute(lastRoute);
    const carrier = u16At(tables.pairCarrier, pair);
    const last = pairOn(tables, lastRoute, carrier);
    if (last === NONE) return party.taxOf(pair) + apart;
    const through = markets.throughPair(carrier, u16At(from, u32At(tables.pairRoute, pair)), u16At(to, lastRoute));
    return party.taxOf(pair) + Math.min(apart, party.lowestFare(through) + party.taxOf(last));
  }

  /** Takes a first flight. */
  begin(first: number, party: PartyPrices): void {
    const { timetable } = this.search;
    this.advance = this.search.advanceOf(first);
    this.own = timetable.taxes.at(first) + party.lowestFare(timetable.pairOf(first));
    this.isReal = false;
  }

  /** Adds what goes on from the first flight that was taken over a last route. */
  extendOn(first: number, lastRoute: number, party: PartyPrices): void {
    const { timetable, connections, flights } = this.search;
    flights.listLast(lastRoute);
    const arrival = timetable.arrivals.at(first);
    const end = timetable.endOf(lastRoute);
    for (let row = timetable.firstAfter(lastRoute, arrival); row < end; row++) {
      if (timetable.departures.at(row) > arrival + MAX_GROUND_MINUTES) return;
      if (this.judge.prunes(ONE_STOP, this.leastOf(first, row, party), timetable.arrivals.at(row))) continue;
      const self = connections.between(first, row);
      if (self !== Connections.NONE) this.offer(first, row, self);
    }
  }

  /** By fares on file, whatever the day and the seats. */
  private leastOf(first: number, second: number, party: PartyPrices): number {
    const { timetable, tables, markets, world } = this.search;
    const [before, after] = [timetable.pairOf(first), timetable.pairOf(second)];
    const apart = this.own + party.lowestFare(after) + timetable.taxes.at(second);
    const carrier = u16At(tables.pairCarrier, before);
    if (carrier !== tables.pairCarrier[after]) return apart;
    const { from, to } = world.network.routes;
    const through = markets.throughPair(carrier, u16At(from, timetable.routeOf(first)), u16At(to, timetable.routeOf(second)));
    return Math.min(apart, party.lowestFare(through) + timetable.taxes.at(first) + timetable.taxes.at(second));
  }

  private offer(first: number, second: number, self: number): void {
    const { search, judge, advance } = this;
    if (!this.isReal) this.own = search.totalOfFlight(first, advance);
    this.isReal = true;
    const arrival = search.timetable.arrivals.at(second);
    const least = Math.min(this.own + search.totalOfFlight(second, advance), search.totalOfBoth(first, second, advance));
    if (judge.prunes(ONE_STOP + self, least, arrival)) return;
    const total = search.totalOf(first, second, NONE, advance);
    if (judge.prunes(ONE_STOP + self, total, arrival) || !search.connections.allows(first, second, NONE)) return;
    judge.take(search.add(first, second, NONE, self, advance, total));
  }
}
