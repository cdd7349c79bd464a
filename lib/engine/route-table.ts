import { u16At, u32At } from "@/lib/util/at";
import { groupStarts } from "@/lib/util/grouping";
import { countingSort } from "@/lib/util/sort";
import type { AirportTable } from "./airport-table";
import { greatCircleKm } from "./rules";

/** Airport pairs with flights, by index, in the order of `from`, then `to`. */
export interface RouteTable {
  from: Uint16Array;
  to: Uint16Array;
  km: Float64Array;
  /** Routes out of airport `a` are those from `outgoing[a]` up to, not including, `outgoing[a + 1]`. */
  outgoing: Uint32Array;
  /** Routes into airport `a` are `incoming[incomingStart[a]]` up to, not including, `incomingStart[a + 1]`. */
  incomingStart: Uint32Array;
  incoming: Uint32Array;
}

/** @param pairs `from * airports + to` of every route, ascending */
export function makeRoutes(pairs: readonly number[], airports: AirportTable): RouteTable {
  const size = airports.codes.length;
  const from = Uint16Array.from(pairs, (pair) => Math.floor(pair / size));
  const to = Uint16Array.from(pairs, (pair) => pair % size);
  return {
    from,
    to,
    km: Float64Array.from(pairs.keys(), (route) => distance(airports, u16At(from, route), u16At(to, route))),
    outgoing: groupStarts(from, size),
    incomingStart: groupStarts(to, size),
    incoming: countingSort(to, size),
  };
}

/** Great-circle kilometres between two airports of the table. */
export function distance(airports: AirportTable, from: number, to: number): number {
  const [start, end] = [airports.positions[from], airports.positions[to]];
  return start && end ? greatCircleKm(start, end) : Number.POSITIVE_INFINITY;
}

/** Route from one airport to another, or null where there is none, or one of the airports is unknown. */
export function findRoute(routes: RouteTable, from: number | undefined, to: number | undefined): number | null {
  if (from === undefined || to === undefined) return null;
  const end = u32At(routes.outgoing, from + 1);
  for (let route = u32At(routes.outgoing, from); route < end; route++) {
    if (routes.to[route] === to) return route;
  }
  return null;
}
