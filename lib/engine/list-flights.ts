import { restrictionOf } from "@/lib/domain/schedule/traffic-restrictions";
import { itemAt, u32At } from "@/lib/util/at";
import { Departures } from "./departures";
import type { FlightSegment } from "./itinerary";
import type { Network } from "./network";
import { readSegment } from "./read-segment";
import type { RouteTable } from "./route-table";
import { saleOf } from "./service-columns";

/** Which flights to list. */
export interface FlightQuery {
  /** Local departure days where the passenger boards, as day numbers, both included. */
  fromDay: number;
  toDay: number;
  /** Airport codes; null is any. */
  origin: string | null;
  destination: string | null;
  /** Carrier codes; empty is any. */
  carriers: readonly string[];
}

/**
 * All flights one can travel on, in the order of departure: every leg, and every through journey of a flight with several legs, but for those
 * that traffic restrictions hide. A flight sold under several numbers is listed once.
 * Days that the network was not compiled for are empty.
 */
export function listFlights(network: Network, query: FlightQuery): FlightSegment[] {
  const found: { service: number; time: number }[] = [];
  const departures = new Departures(network);
  const fromDay = Math.max(query.fromDay, network.fromDay);
  const toDay = Math.min(query.toDay, network.toDay);
  for (const route of routesOf(network, query)) {
    departures.fillLocalDays(route, fromDay, toDay, Number.NEGATIVE_INFINITY);
    for (let index = 0; index < departures.count; index++) {
      const service = itemAt(departures.services, index);
      if (isOfCarriers(network, service, query.carriers) && isShown(network, service))
        found.push({ service, time: itemAt(departures.times, index) });
    }
  }
  found.sort((a, b) => a.time - b.time || a.service - b.service);
  return found.map(({ service, time }) => readSegment(network, service, time));
}

function routesOf({ airports, routes }: Network, { origin, destination }: FlightQuery): number[] {
  const [from, to] = [origin, destination].map((code) => (code === null ? null : (airports.indexOf.get(code) ?? -1)));
  if (from != null) return outOf(routes, from).filter((route) => to == null || routes.to[route] === to);
  if (to != null) return Array.from(routes.incoming.subarray(routes.incomingStart[to], u32At(routes.incomingStart, to + 1)));
  return Array.from(routes.from.keys());
}

function outOf({ outgoing }: RouteTable, airport: number): number[] {
  const first = u32At(outgoing, airport);
  return Array.from({ length: Math.max(u32At(outgoing, airport + 1) - first, 0) }, (_, index) => first + index);
}

function isOfCarriers({ services, carriers }: Network, service: number, codes: readonly string[]): boolean {
  return codes.length === 0 || codes.includes(itemAt(carriers.codes, itemAt(services.carrier, service)));
}

function isShown({ services }: Network, service: number): boolean {
  return !restrictionOf(saleOf(services, service).restriction).hidden;
}
