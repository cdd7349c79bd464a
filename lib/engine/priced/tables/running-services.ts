import { sharedColumn } from "@/lib/util/shared-column";
import type { DaySpans } from "./day-spans";
import type { RepeatedDepartures } from "./repeated-departures";
import type { Schedule } from "./schedule";

/** Days of a word of the network's day sets. */
const WORD_DAYS = 32;
/** Numbers of an entry: the service, bits of its days in the stretch, its times, and its pair. */
export const ENTRY = 4;
export const SERVICE = 0;
export const DAYS = 1;
export const TIMES = 2;
export const PAIR = 3;
/** Bit of the times: the service is never part of a connection. */
export const ALONE = 1 << 30;

/**
 * The services of each route that operate within a stretch of 32 days, with all that listing departures asks of them side by side: of a
 * year's services of a route few operate on a day, and they lie far apart. Sixteen bytes each, 46 MB for 100,000 departures a day.
 * Repeated departures are left out.
 */
export interface RunningServices {
  /** Entries of route `r` in stretch `s` are those from `start[r * stretches + s]` up to, not including, the next start; by service. */
  readonly start: Uint32Array;
  readonly stretches: number;
  /** ENTRY numbers each; times are minutes after midnight UTC of the departure × 65,536, and minutes from then to the arrival. */
  readonly entries: Int32Array;
}

/** Routes in a row that stood in an older list in the same row, with the same services, and how much higher all their numbers are now. */
export interface SameRow {
  running: RunningServices;
  /** The first of them in the older list. */
  route: number;
  count: number;
  services: number;
  pairs: number;
}

/** What is known of services besides their schedule. */
interface OfServices {
  spans: DaySpans;
  repeated: RepeatedDepartures;
  pairOf: Uint32Array;
  alone: Uint8Array;
}

/** Lists the services of a schedule. @param rowFrom the routes from one on that can be taken over from an older list, null for none */
export function listRunning(schedule: Schedule, ofServices: OfServices, rowFrom: (route: number) => SameRow | null): RunningServices {
  const list = new RunningList(schedule, ofServices);
  for (let route = 0; route < schedule.routes.from.length; ) {
    const row = rowFrom(route);
    if (row) list.takeOver(route, row);
    else list.add(route);
    route += row?.count ?? 1;
  }
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
    this.start = sharedColumn(Uint32Array, schedule.routes.from.length * this.stretches + 1);
    this.next = new Uint32Array(this.stretches);
    this.entries = sharedColumn(Int32Array, wordsInUse(schedule) * ENTRY);
  }

  finish(): RunningServices {
    const { start, stretches, entries } = this;
    return { start, stretches, entries: entries.subarray(0, (start[start.length - 1] ?? 0) * ENTRY) };
  }

  /** Routes are to be added in their order. */
  add(route: number): void {
    this.count(route);
    this.fill(route);
  }

  /** The same for routes in a row of which nothing but numbers has changed. */
  takeOver(route: number, { running, route: from, count, services, pairs }: SameRow): void {
    const { start, entries, stretches } = this;
    const [first, firstBefore] = [route * stretches, from * stretches];
    const begin = running.start[firstBefore] ?? 0;
    const shift = (start[first] ?? 0) - begin;
    for (let list = 1; list <= count * stretches; list++) start[first + list] = (running.start[firstBefore + list] ?? 0) + shift;
    const end = (running.start[firstBefore + count * stretches] ?? 0) * ENTRY;
    const before = running.entries;
    for (let old = begin * ENTRY, place = (begin + shift) * ENTRY; old < end; old += ENTRY, place += ENTRY) {
      entries[place + SERVICE] = (before[old + SERVICE] ?? 0) + services;
      entries[place + DAYS] = before[old + DAYS] ?? 0;
      entries[place + TIMES] = before[old + TIMES] ?? 0;
      entries[place + PAIR] = (before[old + PAIR] ?? 0) + pairs;
    }
  }

  private count(route: number): void {
    const { ofRoute } = this.schedule.services;
    const { spans } = this.ofServices;
    const first = route * this.stretches;
    this.next.fill(0);
    for (let service = ofRoute[route] ?? 0; service < (ofRoute[route + 1] ?? 0); service++) {
      const last = spans.lastWord(service);
      for (let stretch = spans.firstWord(service); stretch <= last; stretch++) {
        if (this.bitsOf(service, stretch) !== 0) this.next[stretch] = (this.next[stretch] ?? 0) + 1;
      }
    }
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      this.start[first + stretch + 1] = (this.start[first + stretch] ?? 0) + (this.next[stretch] ?? 0);
    }
  }

  private fill(route: number): void {
    const { ofRoute } = this.schedule.services;
    const { spans } = this.ofServices;
    const first = route * this.stretches;
    this.next.set(this.start.subarray(first, first + this.stretches));
    for (let service = ofRoute[route] ?? 0; service < (ofRoute[route + 1] ?? 0); service++) {
      const last = spans.lastWord(service);
      for (let stretch = spans.firstWord(service); stretch <= last; stretch++) {
        const bits = this.bitsOf(service, stretch);
        if (bits !== 0) this.put(service, stretch, bits);
      }
    }
  }

  private put(service: number, stretch: number, bits: number): void {
    const entry = this.next[stretch] ?? 0;
    const place = entry * ENTRY;
    this.next[stretch] = entry + 1;
    this.entries[place + SERVICE] = service;
    this.entries[place + DAYS] = bits;
    this.entries[place + TIMES] = this.timesOf(service);
    this.entries[place + PAIR] = this.ofServices.pairOf[service] ?? 0;
  }

  private timesOf(service: number): number {
    const { departureMinute, duration } = this.schedule.services;
    const alone = this.ofServices.alone[service] === 1 ? ALONE : 0;
    return alone | ((departureMinute[service] ?? 0) << 16) | (duration[service] ?? 0);
  }

  private bitsOf(service: number, stretch: number): number {
    const { days, dayPool } = this.schedule.services;
    return (dayPool[(days[service] ?? 0) + stretch] ?? 0) & ~this.ofServices.repeated.bitsFrom(service, stretch * WORD_DAYS);
  }
}

/** Words with a day in them, of the day sets of all services: no less than there are entries, and hardly more. */
function wordsInUse({ services }: Schedule): number {
  const { days, dayPool, words } = services;
  const inUse = new Uint8Array(words === 0 ? 0 : dayPool.length / words);
  for (let word = 0; word < dayPool.length; word++) {
    const set = (word / words) | 0;
    if (dayPool[word] !== 0) inUse[set] = (inUse[set] ?? 0) + 1;
  }
  let total = 0;
  for (let service = 0; service < days.length; service++) total += inUse[((days[service] ?? 0) / words) | 0] ?? 0;
  return total;
}
