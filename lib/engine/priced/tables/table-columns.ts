import { textOfKind } from "@/lib/engine/service-columns";
import { sharedColumn } from "@/lib/util/shared-column";
import { DaySpans } from "./day-spans";
import { LocalClock, offsetsOf } from "./local-clock";
import { type LongestColumns, longestOf } from "./longest-by-km";
import { pairUp, type SchedulePairs } from "./pair-up";
import { RepeatedDepartures } from "./repeated-departures";
import { listRunning, type RunningServices } from "./running-services";
import { type OlderSchedule, SameRoutes } from "./same-routes";
import type { Schedule } from "./schedule";

/** Whether flights of a service type are never part of a connection. */
export type SoldAlone = (serviceType: string) => boolean;

/**
 * What the priced search derives of a schedule, in typed arrays alone: made once, where the schedule is compiled, and then kept in files
 * and shared between processes with it. `ScheduleTables` is a view of it.
 */
export interface TableColumns extends SchedulePairs {
  /** Of LocalClock. */
  offsets: Int16Array;
  running: RunningServices;
  /** Of RepeatedDepartures: they are left out of `running`, and kept for the next schedule. */
  repeated: Float64Array;
  /** Shortest flight of each route, minutes. */
  shortest: Uint16Array;
  longest: LongestColumns;
  /** 1 for services that are never part of a connection. */
  alone: Uint8Array;
}

/** @param before an older schedule, if there is one: what is the same is taken over */
export function tabulate(
  schedule: Schedule,
  soldAlone: SoldAlone,
  before: (OlderSchedule & { tables: TableColumns }) | null,
): TableColumns {
  const offsets = before?.tables.offsets ?? offsetsOf(schedule);
  const spans = new DaySpans(schedule.services);
  const { pairOf, ...pairs } = pairUp(schedule);
  const alone = aloneOf(schedule, soldAlone);
  const same = before && new SameRoutes(before, schedule, pairs);
  const isSame = (route: number) => same?.changedNow[route] === 0;
  const repeated = RepeatedDepartures.find(schedule, { clock: new LocalClock(offsets, schedule), spans, before, isSame });
  const running = listRunning(schedule, { spans, repeated, pairOf, alone }, (route) => same?.rowFrom(route) ?? null);
  return { ...pairs, offsets, running, repeated: repeated.keys, shortest: shortestOf(schedule), longest: longestOf(schedule), alone };
}

function shortestOf({ services, routes }: Schedule): Uint16Array {
  const { ofRoute, duration } = services;
  const shortest = new Uint16Array(routes.from.length).fill(65_535);
  for (let route = 0; route < shortest.length; route++) {
    for (let service = ofRoute[route] ?? 0; service < (ofRoute[route + 1] ?? 0); service++) {
      if ((duration[service] ?? 0) < (shortest[route] ?? 0)) shortest[route] = duration[service] ?? 0;
    }
  }
  return shortest;
}

function aloneOf({ services }: Schedule, soldAlone: SoldAlone): Uint8Array {
  const ofKind = Uint8Array.from(services.kindOrigin, (_, kind) => (soldAlone(textOfKind(services, kind, "serviceType")) ? 1 : 0));
  const alone = sharedColumn(Uint8Array, services.carrier.length);
  for (let service = 0; service < alone.length; service++) {
    alone[service] = ofKind[services.legKind[services.legStart[service] ?? 0] ?? 0] ?? 0;
  }
  return alone;
}
