import { Duration, Query, Router, StopsIndex, Time, Timetable } from "minotor";
import type { Network } from "@/lib/engine/network";
import { type DatedFlight, flightsOfDays } from "./day-timetable";

/**
 * minotor, a public transit router (RAPTOR), on the flights of a few days.
 *
 * What its format holds: stops, trips with times, routes whose trips do not overtake each other, and a least time from one stop to another. An airport is
 * therefore two stops, for arriving and for departing, with its international connection time between them; a through flight
 * is a trip of its own, as in the engine. What it cannot hold: connection times by domestic and international sides, agreements
 * between carriers, the limits of waiting and of the way round, prices, seats. What it answers: for one time of departure, the one journey that
 * arrives earliest, for each number of transfers.
 */
export class MinotorPeer {
  private readonly router: Router;
  private readonly origin: number;

  /** @param firstDay UTC day number: times are counted from its midnight */
  constructor(
    private readonly network: Network,
    firstDay: number,
    days: number,
  ) {
    this.origin = firstDay * 1440;
    const stops = new StopsIndex(stopsOf(network));
    this.router = new Router(this.timetable([...flightsOfDays(network, firstDay, days)]), stops);
  }

  /** Earliest arrival with up to two stops, seconds after the first day's midnight; null where there is none. */
  earliestArrival(from: string, to: string, departure: number): number | null {
    const query = new Query.Builder().from(`${from}:D`).to(`${to}:A`).departureTime(this.time(departure)).maxTransfers(2).build();
    return this.router.route(query).arrivalAt(`${to}:A`)?.time.toSeconds() ?? null;
  }

  private timetable(flights: DatedFlight[]): Timetable {
    const { routes: table, airports } = this.network;
    const adjacency: ConstructorParameters<typeof Timetable>[0] = new Map();
    const routes: ConstructorParameters<typeof Timetable>[1] = new Map();
    for (const [airport, code] of airports.codes.entries()) {
      const minTransferTime = Duration.fromMinutes(airports.minimumConnection[airport * 8 + 6] ?? 60);
      const transfers = [{ destination: `${code}:D`, type: "REQUIRES_MINIMAL_TIME" as const, minTransferTime }];
      adjacency.set(`${code}:A`, { transfers, routes: [] });
      adjacency.set(`${code}:D`, { transfers: [], routes: [] });
    }
    for (const [number, trips] of withoutOvertaking(flights).entries()) {
      const route = trips[0]?.route ?? 0;
      const ends = [`${airports.codes[table.from[route] ?? 0]}:D`, `${airports.codes[table.to[route] ?? 0]}:A`];
      const stopTimes = trips.flatMap(({ departure, arrival }) => [departure, arrival].map((minutes) => this.call(minutes)));
      routes.set(String(number), {
        stops: ends,
        stopIndices: new Map(ends.map((stop, at) => [stop, at])),
        stopTimes,
        serviceRouteId: "air",
      });
      for (const stop of ends) adjacency.get(stop)?.routes.push(String(number));
    }
    return new Timetable(adjacency, routes, new Map([["air", { type: "RAIL", name: "air" }]]));
  }

  private call(minutes: number) {
    const time = this.time(minutes);
    return { arrival: time, departure: time, pickUpType: "REGULAR" as const, dropOffType: "REGULAR" as const };
  }

  private time(utcMinutes: number): Time {
    return Time.fromSeconds((utcMinutes - this.origin) * 60);
  }
}

function stopsOf({ airports }: Network): ConstructorParameters<typeof StopsIndex>[0] {
  const ids = airports.codes.flatMap((code) => [`${code}:A`, `${code}:D`]);
  return new Map(ids.map((id) => [id, { id, name: id, children: [], locationType: "SIMPLE_STOP_OR_PLATFORM" }]));
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
      const started = [flight];
      open.push(started);
      groups.push(started);
    }
  }
  return groups;
}
