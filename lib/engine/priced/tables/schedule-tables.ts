import type { Network } from "@/lib/engine/network";
import { LocalClock } from "./local-clock";
import { LongestByKm } from "./longest-by-km";
import type { SchedulePairs } from "./pair-up";
import type { RunningServices } from "./running-services";
import type { SoldAlone } from "./service-use";
import { type TableColumns, tabulate } from "./table-columns";

/** What the priced search needs of a schedule beyond the network, derived once. */
export interface ScheduleTables extends SchedulePairs {
  clock: LocalClock;
  running: RunningServices;
  /** Shortest flight of each route, minutes. */
  shortest: Uint16Array;
  /** Longest flight of all, minutes. */
  longest: number;
  longestByKm: LongestByKm;
  /** Of the airports. */
  points: Float64Array;
  leastConnection: Uint16Array;
  /** Bits of what services are used for, see service-use.ts. */
  uses: Uint8Array;
}

/** Of a network that has not been tabulated where it was compiled. */
export function tabulateSchedule(network: Network, soldAlone: SoldAlone): ScheduleTables {
  return tablesOf(tabulate(network, soldAlone), network);
}

/** The tables of compiled columns, which they share. */
export function tablesOf(columns: TableColumns, network: Pick<Network, "airports" | "window">): ScheduleTables {
  const { pairsOf, pairCarrier, pairRoute, running, shortest, longest, uses } = columns;
  return {
    ...{ pairsOf, pairCarrier, pairRoute, running, shortest, uses },
    clock: new LocalClock(columns.offsets, network),
    longest: longest.minutes.at(-1) ?? 0,
    longestByKm: new LongestByKm(longest),
    points: network.airports.points,
    leastConnection: network.airports.leastConnection,
  };
}
