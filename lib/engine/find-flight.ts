import { itemAt } from "@/lib/util/at";
import { Departures } from "./departures";
import type { FlightSegment } from "./itinerary";
import type { Network } from "./network";
import { readSegment } from "./read-segment";
import { findRoute } from "./route-table";

/** One flight of the schedule, from boarding to leaving the aircraft. */
export interface FlightReference {
  carrier: string;
  flightNumber: number;
  suffix: string;
  /** Local departure day at `board`, as a day number. */
  day: number;
  board: string;
  off: string;
}

/** The flight as it is scheduled now, or null where it is not flown; the first one where the number departs twice that day. */
export function findFlight(network: Network, reference: FlightReference): FlightSegment | null {
  const { airports, routes, services } = network;
  const route = findRoute(routes, airports.indexOf.get(reference.board), airports.indexOf.get(reference.off));
  if (route === null) return null;
  const departures = new Departures(network);
  departures.fillLocalDays(route, reference.day, reference.day, Number.NEGATIVE_INFINITY);
  for (let index = 0; index < departures.count; index++) {
    const service = itemAt(departures.services, index);
    const { carrier, flightNumber, suffix } = services.flights.at(itemAt(services.flight, service));
    const isMeant = carrier === reference.carrier && flightNumber === reference.flightNumber && suffix === reference.suffix;
    if (isMeant) return readSegment(network, service, itemAt(departures.times, index));
  }
  return null;
}
