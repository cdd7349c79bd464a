import type { LegPattern } from "@/lib/domain/schedule";
import { type AirportTable, type EngineAirport, tabulateAirports } from "./airport-table";
import { ServiceBuilder } from "./build-services";
import { type CarrierTable, tabulateCarriers } from "./carrier-table";
import { chainLegs } from "./chain-legs";
import { chooseLegs } from "./choose-legs";
import type { DayWindow } from "./day-set";
import { makeRoutes, type RouteTable } from "./route-table";
import type { ServiceTable } from "./service-table";
import { timeRuns } from "./time-runs";

export type { EngineAirport } from "./airport-table";

export interface NetworkInput {
  legs: readonly LegPattern[];
  airports: readonly EngineAirport[];
  /** Pairs of carriers that carry each other's passengers on one ticket, in either order. */
  agreements: readonly (readonly [string, string])[];
  /** Local departure days, as day numbers, for which searches are to be answered; both included. */
  fromDay: number;
  toDay: number;
}

/**
 * A schedule compiled for searching: typed arrays only in what a search touches, nothing per operating day but one bit.
 * Opaque to everyone outside the engine. Never changed once made, so that a new one can be swapped in.
 */
export interface Network {
  fromDay: number;
  toDay: number;
  /** UTC days that the day sets of the services cover: the days asked for and what journeys of those days reach into. */
  window: DayWindow;
  airports: AirportTable;
  carriers: CarrierTable;
  routes: RouteTable;
  services: ServiceTable;
  /** Airports that legs name and `airports` lacks. Their legs are left out; the caller should report them. */
  unknownAirports: readonly string[];
}

/** Compiles leg patterns into a network. Takes some seconds for the world; searches never wait for it. */
export function compileNetwork(input: NetworkInput): Network {
  const window = windowOf(input);
  const airports = tabulateAirports(input.airports);
  const carriers = tabulateCarriers(input.legs, input.agreements);
  const zoneOf = (code: string) => airports.zones[airports.indexOf.get(code) ?? -1] ?? "";
  const builder = new ServiceBuilder(window, airports, carriers);
  const unknown = new Set<string>();
  for (const patterns of groupByFlight(input.legs, airports, unknown)) {
    for (const chain of chainLegs(chooseLegs(patterns, window))) {
      for (const run of timeRuns(chain, window, zoneOf)) builder.add(chain.legs, run);
    }
  }
  const { pairs, services } = builder.finish();
  return {
    fromDay: input.fromDay,
    toDay: input.toDay,
    window,
    airports,
    carriers,
    routes: makeRoutes(pairs, airports),
    services,
    unknownAirports: [...unknown].sort(),
  };
}

/** Days around those asked for: flights of earlier dates that still have legs to fly, and onward flights some days later. */
function windowOf({ legs, fromDay, toDay }: NetworkInput): DayWindow {
  const latest = legs.reduce((days, leg) => Math.max(days, leg.departureDayOffset, leg.arrivalDayOffset), 0);
  const before = latest + 3;
  // Two flights of at most `latest` + 3 days each (dates of different zones differ by up to two), and MAX_GROUND_MINUTES.
  const after = 2 * (latest + 3) + 3;
  return { first: fromDay - before, count: toDay - fromDay + 1 + before + after };
}

function groupByFlight(legs: readonly LegPattern[], airports: AirportTable, unknown: Set<string>): Iterable<LegPattern[]> {
  const flights = new Map<string, LegPattern[]>();
  for (const leg of legs) {
    const missing = [leg.origin, leg.destination].filter((code) => !airports.indexOf.has(code));
    for (const code of missing) unknown.add(code);
    if (missing.length > 0) continue;
    const key = `${leg.carrier}/${leg.flightNumber}/${leg.suffix}`;
    const flight = flights.get(key);
    if (flight) flight.push(leg);
    else flights.set(key, [leg]);
  }
  return flights.values();
}
