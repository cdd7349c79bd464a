import { Departures } from "./departures";
import { itemAt } from "./item-at";
import type { Network } from "./network";
import { type FlightSegment, readSegment } from "./read-segment";

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
 * All flights one can travel on, in the order of departure: every leg, and every through journey of a flight with several legs.
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
      if (isOfCarriers(network, service, query.carriers)) found.push({ service, time: itemAt(departures.times, index) });
    }
  }
  found.sort((a, b) => a.time - b.time || a.service - b.service);
  return found.map(({ service, time }) => readSegment(network, service, time));
}

function routesOf({ airports, routes }: Network, { origin, destination }: FlightQuery): number[] {
  const all = Array.from(routes.from.keys());
  return all.filter((route) => {
    const [from, to] = [itemAt(airports.codes, itemAt(routes.from, route)), itemAt(airports.codes, itemAt(routes.to, route))];
    return (origin === null || from === origin) && (destination === null || to === destination);
  });
}

function isOfCarriers({ services, carriers }: Network, service: number, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.includes(itemAt(carriers.codes, itemAt(services.carrier, service)));
}
