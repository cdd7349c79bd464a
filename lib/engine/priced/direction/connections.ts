import { connectionSlot } from "@/lib/engine/airport-table";
import type { Network } from "@/lib/engine/network";
import { u8At, u16At, u32At } from "@/lib/util/at";
import type { ScheduleTables } from "../tables/schedule-tables";
import type { DepartureTable } from "./departure-table";
import type { QueryRoutes } from "./query-routes";
import { StopsOnWay } from "./stops-on-way";

/** Which flights may follow each other, as rows of the timetable. */
export class Connections {
  static readonly NONE = -1;
  private readonly stops: StopsOnWay;

  constructor(
    private readonly network: Network,
    private readonly tables: ScheduleTables,
    private readonly timetable: DepartureTable,
    routes: Pick<QueryRoutes, "isBetween">,
  ) {
    this.stops = new StopsOnWay(network, routes);
  }

  /** 1 for a self transfer, 0 for another connection, NONE where the second flight cannot follow the first one. */
  between(first: number, second: number): number {
    const { services, carriers, routes, airports } = this.network;
    const { pairCarrier, pairRoute } = this.tables;
    const { services: serviceOf, departures, arrivals } = this.timetable;
    const [before, after] = [serviceOf.at(first), serviceOf.at(second)];
    const pair = this.timetable.pairOf(second);
    const [one, other] = [u16At(pairCarrier, this.timetable.pairOf(first)), u16At(pairCarrier, pair)];
    // A flight number is one carrier's.
    if (one === other && services.flight[before] === services.flight[after]) return Connections.NONE;
    const agreed = u8At(carriers.agreed, one * carriers.codes.length + other);
    const airport = u16At(routes.from, u32At(pairRoute, pair));
    const slot = connectionSlot(airport, u8At(services.international, before), u8At(services.international, after), 1 - agreed);
    if (departures.at(second) - arrivals.at(first) < u16At(airports.minimumConnection, slot)) return Connections.NONE;
    return 1 - agreed;
  }

  sameFlight(first: number, second: number): boolean {
    const { flight } = this.network.services;
    return flight[this.timetable.services.at(first)] === flight[this.timetable.services.at(second)];
  }

  /** Whether the technical stops of the flights keep the rules; -1 is no flight. */
  stopsAllowed(first: number, second: number, third: number): boolean {
    const { services } = this.timetable;
    return this.stops.allowed(services.at(first), second < 0 ? -1 : services.at(second), third < 0 ? -1 : services.at(third));
  }
}
