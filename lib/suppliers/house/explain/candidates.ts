import { dayNumber } from "@/lib/domain/dates";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { listFlights } from "@/lib/engine/list-flights";
import { MAX_GROUND_MINUTES } from "@/lib/engine/rules";
import { airportsOf } from "@/lib/reference/airports";
import type { SearchDirection } from "@/lib/suppliers/port/selling";
import { groupBy } from "@/lib/util/grouping";
import { firstLeg, lastLeg } from "../flights";
import { isCharter } from "../selling-rules";
import type { HouseSnapshot } from "../snapshot/snapshot";

/** Connections that are looked at: the shortest ones. */
const MOST_CONNECTIONS = 150;

/** Flights that might be flown for a direction, one after another, and connections beyond those that are looked at. */
export interface Candidates {
  journeys: FlightSegment[][];
  unlooked: number;
}

/**
 * Every flight of the day without a stop, and the connections with one, shortest first, whether or not they may be sold. Charters are sold alone,
 * and nobody asks for one in a connection.
 */
export function candidatesOf({ network }: HouseSnapshot, { origin, destination, date }: SearchDirection): Candidates {
  const day = dayNumber(date);
  const [from, to] = [airportsOf(origin), airportsOf(destination)];
  const leaving = from.flatMap((each) => listFlights(network, { fromDay: day, toDay: day, origin: each, destination: null, carriers: [] }));
  const arriving = to.flatMap((each) =>
    listFlights(network, { fromDay: day, toDay: day + 1, origin: null, destination: each, carriers: [] }),
  );
  const nonstop = leaving.filter((flight) => to.includes(lastLeg(flight).destination));
  const onward = groupBy(
    arriving.filter((flight) => !from.includes(firstLeg(flight).origin) && !isCharter(flight.serviceType)),
    (flight) => firstLeg(flight).origin,
  );
  const connections = leaving
    .filter((flight) => !to.includes(lastLeg(flight).destination) && !isCharter(flight.serviceType))
    .flatMap((first) => connectionsOf(first, onward.get(lastLeg(first).destination) ?? []))
    .sort((left, right) => minutesOf(left) - minutesOf(right));
  return {
    journeys: [...nonstop.map((flight) => [flight]), ...connections.slice(0, MOST_CONNECTIONS)],
    unlooked: Math.max(0, connections.length - MOST_CONNECTIONS),
  };
}

function connectionsOf(first: FlightSegment, onward: readonly FlightSegment[]): FlightSegment[][] {
  const arrival = lastLeg(first).arrivalUtc;
  const waits = (next: FlightSegment) => firstLeg(next).departureUtc - arrival;
  return onward.filter((next) => waits(next) >= 0 && waits(next) <= MAX_GROUND_MINUTES).map((next) => [first, next]);
}

function minutesOf([first, next]: readonly FlightSegment[]): number {
  return first && next ? lastLeg(next).arrivalUtc - firstLeg(first).departureUtc : 0;
}
