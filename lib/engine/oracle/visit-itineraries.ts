import { f64At, u16At, u32At } from "@/lib/util/at";
import type { Network } from "../network";
import { distance } from "../route-table";
import { withinCircuity } from "../rules";
import { FlightJoiner, type FoundItinerary } from "./join-flights";

export interface ItineraryQuery {
  /** Airport codes; an itinerary starts at one of them. Codes that the network does not know are ignored. */
  origins: readonly string[];
  destinations: readonly string[];
  /** Local departure date at the origin, as a day number. Nothing is found outside the days the network was compiled for. */
  day: number;
  maxStops: 0 | 1 | 2;
  /** Earliest departure, minutes since epoch, UTC. */
  notBefore: number;
}

/**
 * Shows `visit` every itinerary inside the rules (../rules.ts) exactly once, without making objects of them. The same network
 * and query give the same order.
 *
 * Airports are chosen first, then flights: routes out of the origin, routes on from there which end at the destination or at an
 * airport with a route to it, and the distance. Only what is left is joined by time. Each step leaves out only what no
 * itinerary inside the rules can contain, so nothing is lost.
 */
export function visitItineraries(network: Network, query: ItineraryQuery, visit: (found: FoundItinerary) => void): void {
  if (query.day < network.fromDay || query.day > network.toDay) return;
  new Search(network, query, visit).run();
}

class Search {
  private readonly isOrigin: Uint8Array;
  private readonly isDestination: Uint8Array;
  /** By airport, the routes that lead from there to a destination. */
  private readonly lastRoutes = new Map<number, number[]>();
  /** By destination, the distance from the origin at hand. */
  private readonly directKm: Float64Array;
  private readonly joiner: FlightJoiner;

  constructor(
    private readonly network: Network,
    private readonly query: ItineraryQuery,
    visit: (found: FoundItinerary) => void,
  ) {
    const size = network.airports.codes.length;
    this.isOrigin = this.mark(query.origins, size);
    this.isDestination = this.mark(query.destinations, size);
    this.directKm = new Float64Array(size);
    this.joiner = new FlightJoiner(network, (airport) => this.isBetween(airport), visit);
  }

  run(): void {
    this.findLastRoutes();
    for (const [airport, isOrigin] of this.isOrigin.entries()) {
      if (isOrigin === 1) this.searchFrom(airport);
    }
  }

  private mark(codes: readonly string[], size: number): Uint8Array {
    const marks = new Uint8Array(size);
    for (const code of codes) {
      const airport = this.network.airports.indexOf.get(code);
      if (airport !== undefined) marks[airport] = 1;
    }
    return marks;
  }

  private isBetween(airport: number): boolean {
    return this.isOrigin[airport] === 0 && this.isDestination[airport] === 0;
  }

  private findLastRoutes(): void {
    const { incoming, incomingStart, from } = this.network.routes;
    for (const [airport, isDestination] of this.isDestination.entries()) {
      if (isDestination === 0) continue;
      for (const route of incoming.subarray(incomingStart[airport], incomingStart[airport + 1])) {
        const start = u16At(from, route);
        this.lastRoutes.set(start, [...(this.lastRoutes.get(start) ?? []), route]);
      }
    }
  }

  private searchFrom(origin: number): void {
    const { airports, routes } = this.network;
    for (const [airport, isDestination] of this.isDestination.entries()) {
      if (isDestination === 1) this.directKm[airport] = distance(airports, origin, airport);
    }
    const end = u32At(routes.outgoing, origin + 1);
    for (let route = u32At(routes.outgoing, origin); route < end; route++) this.startWith(origin, route);
  }

  private startWith(origin: number, route: number): void {
    const stop = u16At(this.network.routes.to, route);
    const { day, notBefore, maxStops } = this.query;
    if (this.isDestination[stop] === 1) {
      if (this.joiner.startWith(route, day, notBefore)) this.joiner.showNonstops();
    } else if (maxStops > 0 && this.isOrigin[stop] === 0) {
      if (this.joiner.startWith(route, day, notBefore)) this.goOn(origin, route, stop);
    }
  }

  private goOn(origin: number, firstRoute: number, stop: number): void {
    const { outgoing, to, km } = this.network.routes;
    const firstKm = f64At(km, firstRoute);
    const end = u32At(outgoing, stop + 1);
    for (let route = u32At(outgoing, stop); route < end; route++) {
      const next = u16At(to, route);
      const flownKm = firstKm + f64At(km, route);
      if (this.isDestination[next] === 1) {
        if (this.mayEnd(origin, next, flownKm)) this.joiner.showOneStops(route);
      } else if (this.query.maxStops === 2 && this.isOrigin[next] === 0) {
        this.goToEnd(origin, route, flownKm);
      }
    }
  }

  private goToEnd(origin: number, secondRoute: number, flownKm: number): void {
    const { to, km } = this.network.routes;
    const candidates = this.lastRoutes.get(u16At(to, secondRoute));
    const lasts = candidates?.filter((route) => this.mayEnd(origin, u16At(to, route), flownKm + f64At(km, route)));
    if (lasts && lasts.length > 0) this.joiner.showTwoStops(secondRoute, lasts);
  }

  private mayEnd(origin: number, destination: number, flownKm: number): boolean {
    return destination !== origin && withinCircuity(flownKm, f64At(this.directKm, destination));
  }
}
