import { flightCode } from "@/lib/domain/schedule/inventory";
import { itemAt, u32At } from "@/lib/util/at";
import { Departures } from "./departures";
import type { FlightSegment } from "./itinerary";
import type { Network } from "./network";
import { readSegment } from "./read-segment";
import { findRoute } from "./route-table";
import { legKinds } from "./service-table";

/** One flight of the schedule, from boarding to leaving the aircraft. */
export interface FlightReference {
  carrier: string;
  flightNumber: number;
  suffix: string;
  /** Local departure day at `board`, as a day number. */
  day: number;
  board: string;
  off: string;
  /** When it was to leave, minutes on the local clock; left out where nobody knows. */
  leaves?: number | undefined;
}

const DAY_MINUTES = 1440;
/** A flight that has moved over midnight is the same one up to here; further off it is that of another day. */
const MOST_MOVED_MINUTES = DAY_MINUTES / 2;

/**
 * The flight as it is scheduled now, or null where it is not flown: the one of its number that leaves nearest to when it was to leave, be it
 * on the day before or after. Where that is not known, the first one of its day.
 */
export function findFlight(network: Network, reference: FlightReference): FlightSegment | null {
  return findAmong(network, reference, (service) => isNumber(network, service, reference));
}

/**
 * The same aircraft under the number that it is sold under now; null where it is not flown, or nobody knows by which flight the number of the
 * reference was.
 */
export function findOtherNumber(network: Network, reference: FlightReference): FlightSegment | null {
  const own = servicesOf(network, reference).filter((service) => isNumber(network, service, reference));
  const aircraft = new Set(own.map((service) => aircraftOf(network, service)));
  return findAmong(network, reference, (service) => aircraft.has(aircraftOf(network, service)));
}

function findAmong(network: Network, reference: FlightReference, isMeant: (service: number) => boolean): FlightSegment | null {
  const { airports, routes } = network;
  const route = findRoute(routes, airports.indexOf.get(reference.board), airports.indexOf.get(reference.off));
  if (route === null) return null;
  const { day, leaves } = reference;
  const around = leaves === undefined ? 0 : 1;
  const departures = new Departures(network);
  departures.fillLocalDays(route, day - around, day + around, Number.NEGATIVE_INFINITY);
  const flights: FlightSegment[] = [];
  for (let index = 0; index < departures.count; index++) {
    const service = itemAt(departures.services, index);
    if (isMeant(service)) flights.push(readSegment(network, service, itemAt(departures.times, index)));
  }
  return leaves === undefined ? (flights[0] ?? null) : nearest(flights, day, leaves);
}

function isNumber({ services }: Network, service: number, reference: FlightReference): boolean {
  const { carrier, flightNumber, suffix } = services.flights.at(itemAt(services.flight, service));
  return carrier === reference.carrier && flightNumber === reference.flightNumber && suffix === reference.suffix;
}

/** Services between the airports of a flight, those included of which no day is left. */
function servicesOf({ airports, routes, services }: Network, { board, off }: FlightReference): number[] {
  const route = findRoute(routes, airports.indexOf.get(board), airports.indexOf.get(off));
  if (route === null) return [];
  const first = u32At(services.ofRoute, route);
  return Array.from({ length: u32At(services.ofRoute, route + 1) - first }, (_, index) => first + index);
}

/** The flights that fly a service's legs, as `flightCode` writes them. */
function aircraftOf({ services }: Network, service: number): string {
  const { carrier, flightNumber, suffix } = services.flights.at(itemAt(services.flight, service));
  const own = flightCode(carrier, flightNumber, suffix);
  return legKinds(services, service)
    .map(({ operatingFlight }) => operatingFlight || own)
    .join();
}

function nearest(flights: readonly FlightSegment[], day: number, leaves: number): FlightSegment | null {
  const moved = (flight: FlightSegment) => Math.abs(departureOf(flight) - leaves);
  const isSame = (flight: FlightSegment) => Math.floor(departureOf(flight) / DAY_MINUTES) === day || moved(flight) <= MOST_MOVED_MINUTES;
  return flights.filter(isSame).toSorted((left, right) => moved(left) - moved(right))[0] ?? null;
}

function departureOf({ legs }: FlightSegment): number {
  return itemAt(legs, 0).departureLocal;
}
