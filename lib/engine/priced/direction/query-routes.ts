import type { Network } from "@/lib/engine/network";
import { distance } from "@/lib/engine/route-table";
import { EARTH_RADIUS_KM, mostKm, withinCircuity } from "@/lib/engine/rules";
import { f64At, i32At, u16At, u32At } from "@/lib/util/at";
import { GrowingIntegers } from "@/lib/util/growing";
import type { ScheduleTables } from "../tables/schedule-tables";

const NONE = -1;
/** More than distances and their sums are off by rounding. */
const ROUNDING_KM = 0.01;

/** The airports of one query, and the routes that lead to its destinations. */
export class QueryRoutes {
  readonly isOrigin: Uint8Array;
  readonly isDestination: Uint8Array;
  /** Last routes in the order of their origins; those of airport `a` are chained from `lastFrom(a)` on by `nextLast`. */
  readonly lastRoutes = new GrowingIntegers();
  private readonly nextOf = new GrowingIntegers();
  private readonly firstLast: Int32Array;
  private readonly touched: number[] = [];
  /** By destination, the distance from the origin at hand. */
  private readonly directKm: Float64Array;
  private origin = NONE;
  private origins: number[] = [];
  destinations: readonly number[] = [];

  constructor(
    private readonly network: Network,
    private readonly tables: Pick<ScheduleTables, "points">,
  ) {
    const size = network.airports.codes.length;
    this.isOrigin = new Uint8Array(size);
    this.isDestination = new Uint8Array(size);
    this.firstLast = new Int32Array(size).fill(NONE);
    this.directKm = new Float64Array(size);
  }

  begin(origins: readonly string[], destinations: readonly string[]): void {
    for (const airport of this.touched) this.firstLast[airport] = NONE;
    this.touched.length = 0;
    this.origins = this.mark(origins, this.isOrigin);
    this.destinations = this.mark(destinations, this.isDestination);
    this.origin = NONE;
    this.lastRoutes.clear();
    this.nextOf.clear();
    for (const destination of this.destinations) this.chain(destination);
  }

  /** Calls back for every origin, which is then the one that distances count from. */
  forEachOrigin(visit: (origin: number) => void): void {
    for (const origin of this.origins) {
      this.startFrom(origin);
      visit(origin);
    }
  }

  /** Makes distances count from an origin. */
  startFrom(origin: number): void {
    if (this.origin === origin) return;
    this.origin = origin;
    for (const destination of this.destinations) this.directKm[destination] = distance(this.network.airports, origin, destination);
  }

  /** Whether a technical stop or a connection at the airport keeps the rules. */
  isBetween(airport: number): boolean {
    return this.isOrigin[airport] === 0 && this.isDestination[airport] === 0;
  }

  /** First entry of `lastRoutes` out of an airport, or -1. */
  lastFrom(airport: number): number {
    return i32At(this.firstLast, airport);
  }

  nextLast(entry: number): number {
    return this.nextOf.at(entry);
  }

  /** Whether a journey from the origin at hand may be flown so far to the end of a last route, that route included. */
  mayEnd(route: number, flownKm: number): boolean {
    const end = u16At(this.network.routes.to, route);
    return end !== this.origin && withinCircuity(flownKm, f64At(this.directKm, end));
  }

  /** The longest way that may be flown from the origin at hand to any destination. */
  mostKm(): number {
    return this.destinations.reduce((most, destination) => Math.max(most, mostKm(f64At(this.directKm, destination))), 0);
  }

  /** Whether a journey from the origin at hand that has flown so far may still reach a destination: no way on is shorter than the direct one. */
  mayLead(airport: number, flownKm: number): boolean {
    for (const destination of this.destinations) {
      if (flownKm + this.distance(airport, destination) <= mostKm(f64At(this.directKm, destination)) + ROUNDING_KM) return true;
    }
    return false;
  }

  /** Great-circle kilometres by the chord: the haversine takes several times as long. */
  private distance(one: number, other: number): number {
    const { points } = this.tables;
    const x = f64At(points, one * 3) - f64At(points, other * 3);
    const y = f64At(points, one * 3 + 1) - f64At(points, other * 3 + 1);
    const z = f64At(points, one * 3 + 2) - f64At(points, other * 3 + 2);
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
  }

  private mark(codes: readonly string[], marks: Uint8Array): number[] {
    marks.fill(0);
    const marked: number[] = [];
    for (const code of codes) {
      const airport = this.network.airports.indexOf.get(code);
      if (airport === undefined || marks[airport] === 1) continue;
      marks[airport] = 1;
      marked.push(airport);
    }
    return marked;
  }

  private chain(destination: number): void {
    const { incoming, incomingStart, from } = this.network.routes;
    for (let index = u32At(incomingStart, destination); index < u32At(incomingStart, destination + 1); index++) {
      const route = u32At(incoming, index);
      const start = u16At(from, route);
      if (!this.isBetween(start)) continue;
      this.touched.push(start);
      this.lastRoutes.push(route);
      this.nextOf.push(i32At(this.firstLast, start));
      this.firstLast[start] = this.lastRoutes.count - 1;
    }
  }
}
