import type { DayWindow } from "@/lib/domain/schedule/day-set";
import type { AirportTable } from "./airport-table";
import { makeRoutes, type RouteTable } from "./route-table";
import type { CompiledServices } from "./schedule/compile-services";
import { sortServices } from "./schedule/sort-services";
import type { ServiceColumns } from "./service-columns";

/** A compiled schedule without what the program knows itself (airports) and what is quickly made (agreements, objects). */
export interface NetworkColumns {
  window: DayWindow;
  services: ServiceColumns;
  /** Services of route `r` are those from `ofRoute[r]` up to, not including, `ofRoute[r + 1]`. */
  ofRoute: Uint32Array;
  routes: RouteTable;
  /** Airports that legs name and the airport table lacks, in the order of their codes. Their legs are left out. */
  unknownAirports: readonly string[];
}

/** The network of compiled services. @param compiled for the window */
export function networkColumnsOf(compiled: CompiledServices, window: DayWindow, airports: AirportTable): NetworkColumns {
  const services = sortServices(compiled.services);
  const { pairs, ofRoute } = routesOf(services.pair);
  return { window, services, ofRoute, routes: makeRoutes(pairs, airports), unknownAirports: compiled.unknownAirports };
}

/** @param pair of every service, ascending */
function routesOf(pair: Uint32Array): { pairs: number[]; ofRoute: Uint32Array } {
  const pairs: number[] = [];
  const starts: number[] = [];
  for (let service = 0; service < pair.length; service++) {
    if (service > 0 && pair[service] === pair[service - 1]) continue;
    pairs.push(pair[service] ?? 0);
    starts.push(service);
  }
  return { pairs, ofRoute: Uint32Array.from([...starts, pair.length]) };
}

/**
 * Days around those asked for: flights of earlier dates that still have legs to fly, and onward flights some days later.
 * @param latest the greatest day offset of a leg
 */
export function windowAround(fromDay: number, toDay: number, latest: number): DayWindow {
  const before = latest + 3;
  // Two flights of at most `latest` + 3 days each (dates of different zones differ by up to two), and MAX_GROUND_MINUTES.
  const after = 2 * (latest + 3) + 3;
  return { first: fromDay - before, count: toDay - fromDay + 1 + before + after };
}
