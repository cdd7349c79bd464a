import { MAX_GROUND_MINUTES } from "../rules";
import { Connections } from "./connections";
import type { DirectionSearch } from "./direction-search";
import type { PartyPrices } from "./party-prices";

const NONE = -1;
/** Trouble as FoundDirections counts it. */
const ONE_STOP = 2;

/** Whether a journey of so much trouble is outdone already if it costs at least this much and arrives no earlier than this. */
export interface Hopes {
  isHopeless(trouble: number, total: number, arrivalUtc: number): boolean;
  /** Takes note of a journey that was found, by its index. */
  note(index: number): void;
}

/** Finds the journeys with one stop, first flight by first flight, but for those that are outdone by then. */
export class OneStops {
  constructor(
    private readonly search: DirectionSearch,
    private readonly hopes: Hopes,
  ) {}

  /** Adds what begins with a flight. */
  extend(first: number, party: PartyPrices): void {
    const { routes, world, timetable } = this.search;
    const { from, to, km } = world.network.routes;
    const route = timetable.routeOf(first);
    const advance = this.search.advanceOf(first);
    const own = this.search.totalOfFlight(first, advance);
    routes.startFrom(from[route] ?? 0);
    for (let entry = routes.lastFrom(to[route] ?? 0); entry !== NONE; entry = routes.nextLast(entry)) {
      const last = routes.lastRoutes.at(entry);
      if (!routes.mayEnd(last, (km[route] ?? 0) + (km[last] ?? 0))) continue;
      this.search.listLast(last);
      this.extendOn(first, last, own, advance, party);
    }
  }

  private extendOn(first: number, lastRoute: number, own: number, advance: number, party: PartyPrices): void {
    const { timetable, connections } = this.search;
    const arrival = timetable.arrivals.at(first);
    const end = timetable.endOf(lastRoute);
    for (let row = timetable.firstFrom(lastRoute, arrival); row < end; row++) {
      if (timetable.departures.at(row) > arrival + MAX_GROUND_MINUTES) return;
      const least = this.leastOf(first, row, own, party);
      if (this.hopes.isHopeless(ONE_STOP, least, timetable.arrivals.at(row))) continue;
      const self = connections.between(first, row);
      if (self !== Connections.NONE) this.offer(first, row, self, own, advance);
    }
  }

  /** By fares on file, whatever the day and the seats. */
  private leastOf(first: number, second: number, own: number, party: PartyPrices): number {
    const { timetable, tables, markets, world } = this.search;
    const [before, after] = [timetable.pairOf(first), timetable.pairOf(second)];
    const apart = own + party.lowestFare(after) + timetable.taxes.at(second);
    const carrier = tables.pairCarrier[before] ?? 0;
    if (carrier !== tables.pairCarrier[after]) return apart;
    const { from, to } = world.network.routes;
    const through = markets.throughPair(carrier, from[timetable.routeOf(first)] ?? 0, to[timetable.routeOf(second)] ?? 0);
    return Math.min(apart, party.lowestFare(through) + timetable.taxes.at(first) + timetable.taxes.at(second));
  }

  private offer(first: number, second: number, self: number, own: number, advance: number): void {
    const { search, hopes } = this;
    const arrival = search.timetable.arrivals.at(second);
    const least = Math.min(own + search.totalOfFlight(second, advance), search.totalOfBoth(first, second, advance));
    if (hopes.isHopeless(ONE_STOP + self, least, arrival)) return;
    const total = search.totalOf(first, second, NONE, advance);
    if (hopes.isHopeless(ONE_STOP + self, total, arrival) || !search.connections.stopsAllowed(first, second, NONE)) return;
    hopes.note(search.add(first, second, NONE, self, advance, total));
  }
}
