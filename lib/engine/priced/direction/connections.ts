import { mayChangeAt } from "@/lib/domain/schedule/connection-wishes";
import { keepsRestrictions } from "@/lib/domain/schedule/traffic-restrictions";
import { ConnectionNeeded } from "@/lib/engine/connection-needed";
import type { Network } from "@/lib/engine/network";
import { saleOf } from "@/lib/engine/service-columns";
import { itemAt, u8At, u16At, u32At } from "@/lib/util/at";
import type { Terms } from "../query";
import type { ScheduleTables } from "../tables/schedule-tables";
import type { DepartureTable } from "./departure-table";
import type { QueryRoutes } from "./query-routes";

const INFINITE = Number.POSITIVE_INFINITY;

/** Which flights may follow each other, as rows of the timetable. */
export class Connections {
  static readonly NONE = -1;
  private readonly stops: TechnicalStops;
  private readonly needed: ConnectionNeeded;
  /** What is asked: minutes of each connection, by airport 0 where none may be (null for none such), and minutes of a whole direction. */
  private leastMinutes = 0;
  private mostMinutes = INFINITE;
  private allowedAt: Uint8Array | null = null;
  private longest = INFINITE;

  constructor(
    private readonly network: Network,
    private readonly tables: ScheduleTables,
    private readonly timetable: DepartureTable,
    routes: Pick<QueryRoutes, "isBetween">,
  ) {
    this.stops = new TechnicalStops(network, routes);
    this.needed = new ConnectionNeeded(network);
  }

  /** Takes what a query wants, in place of what the one before wanted. */
  begin({ connections, maxMinutes }: Terms): void {
    const { at, notAt } = connections;
    this.leastMinutes = connections.minMinutes;
    this.mostMinutes = connections.maxMinutes ?? INFINITE;
    this.longest = maxMinutes ?? INFINITE;
    const { codes } = this.network.airports;
    const isAny = at === null && notAt.length === 0;
    this.allowedAt = isAny ? null : Uint8Array.from(codes, (code) => (mayChangeAt(connections, code) ? 1 : 0));
  }

  /** 1 for a self transfer, 0 for another connection, NONE where the second flight cannot follow the first one. */
  between(first: number, second: number): number {
    const { services, carriers, routes } = this.network;
    const { pairCarrier, pairRoute } = this.tables;
    const { services: serviceOf, departures, arrivals } = this.timetable;
    const minutes = departures.at(second) - arrivals.at(first);
    if (minutes < this.leastMinutes || minutes > this.mostMinutes) return Connections.NONE;
    const [before, after] = [serviceOf.at(first), serviceOf.at(second)];
    const pair = this.timetable.pairOf(second);
    const [one, other] = [u16At(pairCarrier, this.timetable.pairOf(first)), u16At(pairCarrier, pair)];
    // A flight number is one carrier's.
    if (one === other && services.flight[before] === services.flight[after]) return Connections.NONE;
    const agreed = u8At(carriers.agreed, one * carriers.codes.length + other);
    const airport = u16At(routes.from, u32At(pairRoute, pair));
    if (this.allowedAt?.[airport] === 0) return Connections.NONE;
    if (minutes < this.needed.minutes(airport, before, after, 1 - agreed)) return Connections.NONE;
    return 1 - agreed;
  }

  sameFlight(first: number, second: number): boolean {
    const { flight } = this.network.services;
    return flight[this.timetable.services.at(first)] === flight[this.timetable.services.at(second)];
  }

  /** Whether the technical stops, the traffic restrictions of the flights and the time that is asked for allow a journey; -1 is no flight. */
  allows(first: number, second: number, third: number): boolean {
    const { services, departures, arrivals } = this.timetable;
    if (arrivals.at(third >= 0 ? third : second >= 0 ? second : first) - departures.at(first) > this.longest) return false;
    const [one, two, three] = [services.at(first), second < 0 ? -1 : services.at(second), third < 0 ? -1 : services.at(third)];
    return this.stops.allowed(one, two, three) && this.isUnrestricted(one, two, three);
  }

  private isUnrestricted(first: number, second: number, third: number): boolean {
    if ((this.saleAt(first) | this.saleAt(second) | this.saleAt(third)) === 0) return true;
    return this.keepsRestrictions([first, second, third].filter((service) => service >= 0));
  }

  /** Terms of sale of a service, 0 where it has none; -1 is no service. */
  private saleAt(service: number): number {
    return service < 0 ? 0 : u16At(this.network.services.sale, service);
  }

  private keepsRestrictions(journey: readonly number[]): boolean {
    const { services, carriers } = this.network;
    const carrierAt = (index: number) => u16At(services.carrier, itemAt(journey, index));
    const selfTransfer = journey.slice(1).map((_, index) => {
      return u8At(carriers.agreed, carrierAt(index) * carriers.codes.length + carrierAt(index + 1)) === 0;
    });
    const flights = journey.map((service, index) => ({
      carrier: itemAt(carriers.codes, carrierAt(index)),
      international: services.international[service] === 1,
      sale: saleOf(services, service),
    }));
    return keepsRestrictions(flights, selfTransfer);
  }
}

/** Sees to it that no technical stop is at an airport of the query, nor at one that the journey visits elsewhere. */
class TechnicalStops {
  private readonly visited = new Int32Array(64);
  private count = 0;

  constructor(
    private readonly network: Network,
    private readonly routes: Pick<QueryRoutes, "isBetween">,
  ) {}

  /** Services of a journey whose airports of boarding and leaving are known to keep the rules; -1 is none. */
  allowed(first: number, second: number, third: number): boolean {
    const flights = third >= 0 ? 3 : second >= 0 ? 2 : 1;
    const legs = this.legs(first) + (second >= 0 ? this.legs(second) : 0) + (third >= 0 ? this.legs(third) : 0);
    if (legs === flights) return true;
    this.count = 0;
    return (
      this.begins(first) &&
      this.begins(second) &&
      this.begins(third) &&
      this.isNew(this.end(third >= 0 ? third : second >= 0 ? second : first))
    );
  }

  private legs(service: number): number {
    const { legStart } = this.network.services;
    return u32At(legStart, service + 1) - u32At(legStart, service);
  }

  private begins(service: number): boolean {
    const { legStart } = this.network.services;
    return service < 0 || this.visit(u32At(legStart, service), u32At(legStart, service + 1));
  }

  /** Visits where the legs of a service begin; false where that breaks the rules. */
  private visit(first: number, end: number): boolean {
    const { legKind, kindOrigin } = this.network.services;
    for (let leg = first; leg < end; leg++) {
      const origin = u16At(kindOrigin, u32At(legKind, leg));
      if (leg > first && !this.routes.isBetween(origin)) return false;
      if (!this.isNew(origin)) return false;
      this.visited[this.count++] = origin;
    }
    return true;
  }

  private isNew(airport: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.visited[index] === airport) return false;
    return true;
  }

  private end(service: number): number {
    const { legKind, legStart, kindDestination } = this.network.services;
    return u16At(kindDestination, u32At(legKind, u32At(legStart, service + 1) - 1));
  }
}
