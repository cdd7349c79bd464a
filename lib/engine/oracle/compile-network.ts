import { knownDatesByFlight } from "@/lib/domain/schedule/known-dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { type EngineAirport, tabulateAirports } from "../airport-table";
import { type Network, networkOf } from "../network";
import { networkColumnsOf, windowAround } from "../network-columns";
import { ServiceCompiler } from "../schedule/compile-services";

export interface NetworkInput {
  legs: readonly LegPattern[];
  /** For which flight dates the legs are whole schedules of their carriers; none where nobody knows. */
  sets?: readonly ScheduleSet[];
  /** Carriers of which nothing can be sold. */
  unsold?: readonly string[];
  airports: readonly EngineAirport[];
  /** Pairs of carriers that carry each other's passengers on one ticket, in either order. */
  agreements: readonly (readonly [string, string])[];
  /** Local departure days, as day numbers, for which searches are to be answered; both included. */
  fromDay: number;
  toDay: number;
}

/** Compiles leg patterns into a network, all at once. A large schedule is compiled carrier by carrier instead, see ServiceCompiler. */
export function compileNetwork(input: NetworkInput): Network {
  const { legs, agreements, fromDay, toDay } = input;
  const latest = legs.reduce((days, leg) => Math.max(days, leg.departureDayOffset, leg.arrivalDayOffset), 0);
  const window = windowAround(fromDay, toDay, latest);
  const airports = tabulateAirports(input.airports);
  const knownDatesOf = knownDatesByFlight(input.sets ?? [], window);
  const compiler = new ServiceCompiler(window, airports, { isOnSale: (carrier) => !input.unsold?.includes(carrier), knownDatesOf });
  compiler.add(legs);
  const columns = networkColumnsOf(compiler.finish(), window, airports);
  return networkOf(columns, { airports, agreements, fromDay, toDay });
}
