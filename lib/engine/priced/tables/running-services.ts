import { u8At, u16At, u32At } from "@/lib/util/at";
import type { DaySpans } from "./day-spans";
import type { RepeatedDepartures } from "./repeated-departures";
import type { Schedule } from "./schedule";
import { NEVER_SOLD } from "./service-use";

/** Days of a word of the network's day sets. */
const WORD_DAYS = 32;
/** Numbers of an entry: the service, bits of its days in the stretch, its times, and its pair. */
export const ENTRY = 4;
export const SERVICE = 0;
export const DAYS = 1;
export const TIMES = 2;
export const PAIR = 3;
/** The times also hold what the service is used for (service-use.ts), from this bit on. */
export const USE_SHIFT = 29;

/**
 * The services of each route that operate within a stretch of 32 days, with all that listing departures asks of them side by side: of a
 * year's services of a route few operate on a day, and they lie far apart. Sixteen bytes each, 46 MB for 100,000 departures a day.
 * Repeated departures and services that are never sold are left out.
 */
export interface RunningServices {
  /** Entries of route `r` in stretch `s` are those from `start[r * stretches + s]` up to, not including, the next start; by service. */
  readonly start: Uint32Array;
  readonly stretches: number;
  /** ENTRY numbers each; times are minutes after midnight UTC of the departure × 65,536, and minutes from then to the arrival. */
  readonly entries: Int32Array;
}

/** What is known of services besides their schedule. */
interface OfServices {
  spans: DaySpans;
  repeated: RepeatedDepartures;
  pairOf: Uint32Array;
  uses: Uint8Array;
}

/** Lists the services of a schedule. */
export function listRunning(schedule: Schedule, ofServices: OfServices): RunningServices {
  const list = new RunningList(schedule, ofServices);
  for (let route = 0; route < schedule.routes.from.length; route++) list.add(route);
  return list.finish();
}

/** RunningServices while they are listed. Service by service: the days of one lie together, those of a stretch far apart. */
class RunningList {
  private readonly start: Uint32Array;
  private readonly stretches: number;
  private readonly entries: Int32Array;
  /** By stretch: how many of the route at hand, then where the next one goes. */
  private readonly next: Uint32Array;

  constructor(
    private readonly schedule: Schedule,
    private readonly ofServices: OfServices,
  ) {
    this.stretches = schedule.services.words;
    this.start = new Uint32Array(schedule.routes.from.length * this.stretches + 1);
    this.next = new Uint32Array(this.stretches);
    this.entries = new Int32Array(wordsInUse(schedule) * ENTRY);
  }

  finish(): RunningServices {
    const { start, stretches, entries } = this;
    return { start, stretches, entries: entries.subarray(0, u32At(start, start.length - 1) * ENTRY) };
  }

  /** Routes are to be added in their order. */
  add(route: number): void {
    this.count(route);
    this.fill(route);
  }

  private count(route: number): void {
    const { ofRoute } = this.schedule.services;
    const { spans } = this.ofServices;
    const first = route * this.stretches;
    this.next.fill(0);
    for (let service = u32At(ofRoute, route); service < u32At(ofRoute, route + 1); service++) {
      const last = spans.lastWord(service);
      for (let stretch = spans.firstWord(service); stretch <= last; stretch++) {
        if (this.bitsOf(service, stretch) !== 0) this.next[stretch] = u32At(this.next, stretch) + 1;
      }
    }
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      this.start[first + stretch + 1] = u32At(this.start, first + stretch) + u32At(this.next, stretch);
    }
  }

  private fill(route: number): void {
    const { ofRoute } = this.schedule.services;
    const { spans } = this.ofServices;
    const first = route * this.stretches;
    this.next.set(this.start.subarray(first, first + this.stretches));
    for (let service = u32At(ofRoute, route); service < u32At(ofRoute, route + 1); service++) {
      const last = spans.lastWord(service);
      for (let stretch = spans.firstWord(service); stretch <= last; stretch++) {
        const bits = this.bitsOf(service, stretch);
        if (bits !== 0) this.put(service, stretch, bits);
      }
    }
  }

  private put(service: number, stretch: number, bits: number): void {
    const entry = u32At(this.next, stretch);
    const place = entry * ENTRY;
    this.next[stretch] = entry + 1;
    this.entries[place + SERVICE] = service;
    this.entries[place + DAYS] = bits;
    this.entries[place + TIMES] = this.timesOf(service);
    this.entries[place + PAIR] = u32At(this.ofServices.pairOf, service);
  }

  private timesOf(service: number): number {
    const { departureMinute, duration } = this.schedule.services;
    return (u8At(this.ofServices.uses, service) << USE_SHIFT) | (u16At(departureMinute, service) << 16) | u16At(duration, service);
  }

  private bitsOf(service: number, stretch: number): number {
    const { days, dayPool } = this.schedule.services;
    if (this.ofServices.uses[service] === NEVER_SOLD) return 0;
    return u32At(dayPool, u32At(days, service) + stretch) & ~this.ofServices.repeated.bitsFrom(service, stretch * WORD_DAYS);
  }
}

/** Words with a day in them, of the day sets of all services: no less than there are entries, and hardly more. */
function wordsInUse({ services }: Schedule): number {
  const { days, dayPool, words } = services;
  const inUse = new Uint8Array(words === 0 ? 0 : dayPool.length / words);
  for (let word = 0; word < dayPool.length; word++) {
    const set = (word / words) | 0;
    if (dayPool[word] !== 0) inUse[set] = u8At(inUse, set) + 1;
  }
  let total = 0;
  for (let service = 0; service < days.length; service++) total += u8At(inUse, (u32At(days, service) / words) | 0);
  return total;
}
