import { u16At, u32At } from "@/lib/util/at";
import { DaySpans } from "./day-spans";
import { LocalClock, offsetsOf } from "./local-clock";
import { type LongestColumns, longestOf } from "./longest-by-km";
import { pairUp, type SchedulePairs } from "./pair-up";
import { RepeatedDepartures } from "./repeated-departures";
import { listRunning, type RunningServices } from "./running-services";
import type { Schedule } from "./schedule";
import { type SoldAlone, usesOf } from "./service-use";

/**
 * What the priced search derives of a schedule, in typed arrays alone: made once, where the schedule is compiled, and then kept in files
 * and shared between processes with it. `ScheduleTables` is a view of it.
 */
export interface TableColumns extends SchedulePairs {
  /** Of LocalClock. */
  offsets: Int16Array;
  running: RunningServices;
  /** Shortest flight of each route, minutes. */
  shortest: Uint16Array;
  longest: LongestColumns;
  /** Bits of what services are used for, see service-use.ts. */
  uses: Uint8Array;
}

export function tabulate(schedule: Schedule, soldAlone: SoldAlone): TableColumns {
  const offsets = offsetsOf(schedule);
  const spans = new DaySpans(schedule.services);
  const { pairOf, ...pairs } = pairUp(schedule);
  const uses = usesOf(schedule, soldAlone);
  const repeated = new RepeatedDepartures(schedule, new LocalClock(offsets, schedule), spans);
  const running = listRunning(schedule, { spans, repeated, pairOf, uses });
  return { ...pairs, offsets, running, shortest: shortestOf(schedule), longest: longestOf(schedule), uses };
}

function shortestOf({ services, routes }: Schedule): Uint16Array {
  const { ofRoute, duration } = services;
  const shortest = new Uint16Array(routes.from.length).fill(65_535);
  for (let route = 0; route < shortest.length; route++) {
    for (let service = u32At(ofRoute, route); service < u32At(ofRoute, route + 1); service++) {
      if (u16At(duration, service) < u16At(shortest, route)) shortest[route] = u16At(duration, service);
    }
  }
  return shortest;
}
