import { Duration, Query, Router, StopsIndex, Time, Timetable } from "minotor";
import type { Network } from "@/lib/engine/network";
import { type DatedFlight, flightsOfDays } from "./dated-flights";

/** From one airport to another, from a minute (UTC, since epoch) on. */
type EarliestArrival = (from: string, to: string, departure: number) => unknown;

/**
 * minotor, a public transit router (RAPTOR), on the flights of a few days.
 *
 * What its format holds: stops, trips with times, routes whose trips do not overtake each other, and a least time from one stop to another. An airport is
 * therefore two stops, for arriving and for departing, with its international connection time between them; a through flight
 * is a trip of its own, as in the engine. What it cannot hold: connection times by domestic and international sides, agreements
 * between carriers, the limits of waiting and of the way round, prices, seats. What it answers: for one time of departure, the one journey that
 * arrives earliest, for each number of transfers.
 * @param firstDay UTC day number: times are counted from its midnight
 */
export function startMinotor(network: Network, firstDay: number, days: number): EarliestArrival {
  const time = (utcMinutes: number) => Time.fromSeconds((utcMinutes - firstDay * 1440) * 60);
  const ids = network.airports.codes.flatMap((code) => [`${code}:A`, `${code}:D`]);
  const stops = new StopsIndex(new Map(ids.map((id) => [id, { id, name: id, children: [], locationType: "SIMPLE_STOP_OR_PLATFORM" }])));
  const router = new Router(timetableOf(network, flightsOfDays(network, firstDay, days), time), stops);
  return (from, to, departure) => {
    const query = new Query.Builder().from(`${from}:D`).to(`${to}:A`).departureTime(time(departure)).maxTransfers(2).build();
    return router.route(query).arrivalAt(`${to}:A`);
  };
}

function timetableOf({ airports, routes: table }: Network, flights: DatedFlight[], time: (utcMinutes: number) => Time): Timetable {
  const adjacency: ConstructorParameters<typeof Timetable>[0] = new Map();
  const routes: ConstructorParameters<typeof Timetable>[1] = new Map();
  for (const [airport, code] of airports.codes.entries()) {
    const minTransferTime = Duration.fromMinutes(airports.minimumConnection[airport * 8 + 6] ?? 60);
    const transfers = [{ destination: `${code}:D`, type: "REQUIRES_MINIMAL_TIME" as const, minTransferTime }];
    adjacency.set(`${code}:A`, { transfers, routes: [] });
    adjacency.set(`${code}:D`, { transfers: [], routes: [] });
  }
  const call = (minutes: number) =>
    ({ arrival: time(minutes), departure: time(minutes), pickUpType: "REGULAR", dropOffType: "REGULAR" }) as const;
  for (const [number, trips] of withoutOvertaking(flights).entries()) {
    const route = trips[0]?.route ?? 0;
    const stops = [`${airports.codes[table.from[route] ?? 0]}:D`, `${airports.codes[table.to[route] ?? 0]}:A`];
    const stopTimes = trips.flatMap(({ departure, arrival }) => [call(departure), call(arrival)]);
    const stopIndices = new Map(stops.map((stop, at) => [stop, at]));
    routes.set(String(number), { stops, stopIndices, stopTimes, serviceRouteId: "air" });
    for (const stop of stops) adjacency.get(stop)?.routes.push(String(number));
  }
  return new Timetable(adjacency, routes, new Map([["air", { type: "RAIL", name: "air" }]]));
}

/** Flights of a route in as few groups as it takes so that within each, who leaves later arrives no earlier. */
function withoutOvertaking(flights: DatedFlight[]): DatedFlight[][] {
  const sorted = flights.sort((one, other) => one.route - other.route || one.departure - other.departure);
  const groups: DatedFlight[][] = [];
  let [route, open]: [number, DatedFlight[][]] = [-1, []];
  for (const flight of sorted) {
    if (flight.route !== route) [route, open] = [flight.route, []];
    const group = open.find((trips) => (trips.at(-1)?.arrival ?? 0) <= flight.arrival);
    if (group) group.push(flight);
    else {
      open.push([flight]);
      groups.push(open.at(-1) ?? []);
    }
  }
  return groups;
}
