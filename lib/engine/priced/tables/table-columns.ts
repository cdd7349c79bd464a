import { textOfKind } from "@/lib/engine/service-columns";
import { u8At, u16At, u32At } from "@/lib/util/at";
import { DaySpans } from "./day-spans";
import { LocalClock, offsetsOf } from "./local-clock";
import { type LongestColumns, longestOf } from "./longest-by-km";
import { pairUp, type SchedulePairs } from "./pair-up";
import { RepeatedDepartures } from "./repeated-departures";
import { listRunning, type RunningServices } from "./running-services";
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
  /** Shortest flight of each route, minutes. */
  shortest: Uint16Array;
  longest: LongestColumns;
  /** 1 for services that are never part of a connection. */
  alone: Uint8Array;
}

export function tabulate(schedule: Schedule, soldAlone: SoldAlone): TableColumns {
  const offsets = offsetsOf(schedule);
  const spans = new DaySpans(schedule.services);
  const { pairOf, ...pairs } = pairUp(schedule);
  const alone = aloneOf(schedule, soldAlone);
  const repeated = new RepeatedDepartures(schedule, new LocalClock(offsets, schedule), spans);
  const running = listRunning(schedule, { spans, repeated, pairOf, alone });
  return { ...pairs, offsets, running, shortest: shortestOf(schedule), longest: longestOf(schedule), alone };
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

function aloneOf({ services }: Schedule, soldAlone: SoldAlone): Uint8Array {
  const ofKind = Uint8Array.from(services.kindOrigin, (_, kind) => (soldAlone(textOfKind(services, kind, "serviceType")) ? 1 : 0));
  const alone = new Uint8Array(services.carrier.length);
  for (let service = 0; service < alone.length; service++) {
    alone[service] = u8At(ofKind, u32At(services.legKind, u32At(services.legStart, service)));
  }
  return alone;
}
