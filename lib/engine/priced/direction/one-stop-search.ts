import { MAX_GROUND_MINUTES } from "@/lib/engine/rules";
import { f64At, u16At } from "@/lib/util/at";
import type { PartyPrices } from "../prices/party-prices";
import { Connections } from "./connections";
import type { DirectionSearch } from "./direction-search";
import type { Dominance } from "./dominance";

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
    private readonly dominance: Dominance,
  ) {}

  /** Adds what begins with a flight. Its seats and price are looked up only where something may come of it. */
  extend(first: number, party: PartyPrices): void {
    const { routes, world, timetable } = this.search;
    const { from, to, km } = world.network.routes;
    const route = timetable.routeOf(first);
    const entry = routes.lastFrom(u16At(to, route));
    if (entry === NONE) return;
    this.advance = this.search.advanceOf(first);
    this.own = timetable.taxes.at(first) + party.lowestFare(timetable.pairOf(first));
    this.isReal = false;
    routes.startFrom(u16At(from, route));
    for (let at = entry; at !== NONE; at = routes.nextLast(at)) {
      const last = routes.lastRoutes.at(at);
      if (!routes.mayEnd(last, f64At(km, route) + f64At(km, last))) continue;
      this.search.flights.listLast(last);
      this.extendOn(first, last, party);
    }
  }

  private extendOn(first: number, lastRoute: number, party: PartyPrices): void {
    const { timetable, connections } = this.search;
    const arrival = timetable.arrivals.at(first);
    const end = timetable.endOf(lastRoute);
    for (let row = timetable.firstAfter(lastRoute, arrival); row < end; row++) {
      if (timetable.departures.at(row) > arrival + MAX_GROUND_MINUTES) return;
      if (this.dominance.prunes(ONE_STOP, this.leastOf(first, row, party), timetable.arrivals.at(row))) continue;
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
    const { search, dominance, advance } = this;
    if (!this.isReal) this.own = search.totalOfFlight(first, advance);
    this.isReal = true;
    const arrival = search.timetable.arrivals.at(second);
    const least = Math.min(this.own + search.totalOfFlight(second, advance), search.totalOfBoth(first, second, advance));
    if (dominance.prunes(ONE_STOP + self, least, arrival)) return;
    const total = search.totalOf(first, second, NONE, advance);
    if (dominance.prunes(ONE_STOP + self, total, arrival) || !search.connections.allows(first, second, NONE)) return;
    dominance.note(search.add(first, second, NONE, self, advance, total));
  }
}
