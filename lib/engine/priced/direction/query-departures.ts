import type { Network } from "@/lib/engine/network";
import { MAX_GROUND_MINUTES } from "@/lib/engine/rules";
import { f64At, i32At, u16At, u32At } from "@/lib/util/at";
import type { DirectionQuery, Terms } from "../query";
import type { ScheduleTables } from "../tables/schedule-tables";
import { CONNECTING_ONLY } from "../tables/service-use";
import { type DaySpan, type DepartureFilter, departuresWithin, firstDepartures } from "./departure-filter";
import type { DepartureTable } from "./departure-table";
import type { QueryRoutes } from "./query-routes";

/** Lists the departures that journeys of one direction are made of, as few as the rules allow. Used again for query after query. */
export class QueryDepartures {
  /** Routes to a destination, and those that journeys with stops begin with; they have departures. */
  readonly direct: number[] = [];
  readonly firstRoutes: number[] = [];
  /** First departure, minutes since epoch, UTC. */
  earliest = 0;
  /** First and last arrival of first flights that go on. */
  private firstArrival = 0;
  private latest = 0;
  /** The longest way that may be flown. */
  private mostKm = 0;
  /** By airport, the first and last arrival of first flights there, in which query. */
  private readonly reachedFrom: Int32Array;
  private readonly reachedTo: Int32Array;
  private readonly reachedIn: Int32Array;
  private query = 0;
  private readonly middle = departuresWithin(0, 0);
  private last = departuresWithin(0, 0);

  constructor(
    private readonly network: Network,
    private readonly tables: ScheduleTables,
    private readonly timetable: DepartureTable,
    private readonly routes: QueryRoutes,
  ) {
    const airports = network.airports.codes.length;
    this.reachedFrom = new Int32Array(airports);
    this.reachedTo = new Int32Array(airports);
    this.reachedIn = new Int32Array(airports);
  }

  /** Forgets the query before. */
  clear(): void {
    this.query++;
    this.direct.length = 0;
    this.firstRoutes.length = 0;
    this.earliest = Number.POSITIVE_INFINITY;
    this.firstArrival = Number.POSITIVE_INFINITY;
    this.latest = Number.NEGATIVE_INFINITY;
    this.mostKm = 0;
  }

  /** Lists the first flights of all journeys. @param days on which they leave */
  begin(query: DirectionQuery, days: DaySpan, terms: Terms): void {
    const { outgoing, to, km } = this.network.routes;
    const filter = firstDepartures(days, query.departure, terms.notBefore);
    const ending = { ...filter, without: CONNECTING_ONLY, arrival: query.arrival };
    this.routes.forEachOrigin((origin) => {
      this.mostKm = Math.max(this.mostKm, this.routes.mostKm());
      for (let route = u32At(outgoing, origin); route < u32At(outgoing, origin + 1); route++) {
        const stop = u16At(to, route);
        if (this.routes.isDestination[stop] === 1) {
          if (this.listsAny(route, ending)) this.direct.push(route);
        } else if (terms.maxStops > 0 && this.routes.isOrigin[stop] === 0 && this.routes.mayLead(stop, f64At(km, route))) {
          if (this.listsAny(route, filter)) this.addFirstRoute(route);
        }
      }
    });
    // Waiting is limited in sum, so a last flight leaves no later than a middle one may, and that one's time in the air.
    const longest = terms.maxStops > 1 ? this.tables.longestByKm.within(this.mostKm) : 0;
    this.last = departuresWithin(this.firstArrival, this.latest + MAX_GROUND_MINUTES + longest, query.arrival);
  }

  private listsAny(route: number, filter: DepartureFilter): boolean {
    this.timetable.list(route, filter);
    const first = this.timetable.firstOf(route);
    if (first === this.timetable.endOf(route)) return false;
    this.earliest = Math.min(this.earliest, this.timetable.departures.at(first));
    return true;
  }

  private addFirstRoute(route: number): void {
    const { arrivals, earliest } = this.timetable;
    const stop = u16At(this.network.routes.to, route);
    const [first, end] = [this.timetable.firstOf(route), this.timetable.endOf(route)];
    let latest = 0;
    for (let row = first; row < end; row++) latest = Math.max(latest, arrivals.at(row));
    this.firstRoutes.push(route);
    this.firstArrival = Math.min(this.firstArrival, earliest.at(first));
    this.latest = Math.max(this.latest, latest);
    // Several origins may lead to one stop.
    const isNew = this.reachedIn[stop] !== this.query;
    this.reachedIn[stop] = this.query;
    this.reachedFrom[stop] = isNew ? earliest.at(first) : Math.min(i32At(this.reachedFrom, stop), earliest.at(first));
    this.reachedTo[stop] = isNew ? latest : Math.max(i32At(this.reachedTo, stop), latest);
  }

  /** Lists the departures of a middle route that first flights may be followed by. */
  listMiddle(route: number): void {
    if (this.timetable.isListed(route)) return;
    const stop = u16At(this.network.routes.from, route);
    this.middle.from = i32At(this.reachedFrom, stop);
    this.middle.to = i32At(this.reachedTo, stop) + MAX_GROUND_MINUTES;
    this.timetable.list(route, this.middle);
  }

  /** Lists the departures of a route to a destination, after at most two others. */
  listLast(route: number): void {
    this.timetable.list(route, this.last);
  }
}
