import type { Network } from "../network";
import type { LocalClock } from "./local-clock";

const DAY_MINUTES = 1440;
/** Days of a word of a day set: the last word reaches beyond the window. */
const WORD_DAYS = 32;

/**
 * Departures of a flight between two airports on a local day on which it has departed there before: nothing tells them from the first one
 * in a reference, so they are not sold. Clock changes, changes of the date offset and overlapping variations make some.
 */
export class RepeatedDepartures {
  private readonly known = new Set<number>();
  /** 1 for services that have any. */
  private readonly has: Uint8Array;

  constructor(
    private readonly network: Network,
    private readonly clock: LocalClock,
  ) {
    const { services, routes } = network;
    this.has = new Uint8Array(services.flight.length);
    for (let route = 0; route < routes.from.length; route++) this.look(route);
  }

  /** Bits of the days on which a service repeats itself or another, of so many (32 at most) from a day of the network's window on. */
  bitsOf(service: number, from: number, count: number): number {
    if (this.has[service] !== 1) return 0;
    let bits = 0;
    for (let day = 0; day < count; day++) if (this.known.has(this.keyOf(service, from + day))) bits |= 1 << day;
    return bits;
  }

  /** @param index of the day in the network's window */
  private keyOf(service: number, index: number): number {
    return service * (this.network.window.count + WORD_DAYS) + index;
  }

  private look(route: number): void {
    const { services, routes } = this.network;
    const origin = routes.from[route] ?? 0;
    const begin = services.ofRoute[route] ?? 0;
    const end = services.ofRoute[route + 1] ?? 0;
    for (let later = begin; later < end; later++) {
      this.lookAtItself(origin, later);
      for (let other = begin; other < later; other++) {
        if (services.flight[other] !== services.flight[later]) continue;
        this.compare(origin, later, other);
        this.compare(origin, other, later);
      }
    }
  }

  /** A service leaves at the same time in UTC every day, so it repeats itself only where the clock goes back. */
  private lookAtItself(origin: number, service: number): void {
    for (const day of this.clock.setbacks(origin)) {
      const time = day * DAY_MINUTES + (this.network.services.departureMinute[service] ?? 0);
      const sameDay = this.clock.localDay(origin, time) === this.clock.localDay(origin, time - DAY_MINUTES);
      if (sameDay && this.operates(service, day) && this.operates(service, day - 1)) this.note(service, day);
    }
  }

  private operates(service: number, day: number): boolean {
    const { services, window } = this.network;
    const index = day - window.first;
    if (index < 0 || index >= window.count) return false;
    return (((services.dayPool[(services.days[service] ?? 0) + (index >>> 5)] ?? 0) >>> (index & 31)) & 1) === 1;
  }

  /** Notes the departures of one service that follow one of another on the same local day. */
  private compare(origin: number, later: number, earlier: number): void {
    const { services } = this.network;
    const minutes = (services.departureMinute[later] ?? 0) - (services.departureMinute[earlier] ?? 0);
    for (let daysBefore = 0; daysBefore <= 1; daysBefore++) {
      const gap = minutes + daysBefore * DAY_MINUTES;
      const comesFirst = gap > 0 || (gap === 0 && earlier < later);
      if (comesFirst && gap < 2 * DAY_MINUTES) this.noteCommon(origin, later, earlier, daysBefore, gap);
    }
  }

  private noteCommon(origin: number, later: number, earlier: number, daysBefore: number, gap: number): void {
    const { services, window } = this.network;
    const { dayPool, days, words } = services;
    const [own, others] = [days[later] ?? 0, days[earlier] ?? 0];
    for (let word = 0; word < words; word++) {
      const carried = daysBefore === 1 && word > 0 ? (dayPool[others + word - 1] ?? 0) >>> 31 : 0;
      const shifted = daysBefore === 0 ? (dayPool[others + word] ?? 0) : ((dayPool[others + word] ?? 0) << 1) | carried;
      for (let rest = (dayPool[own + word] ?? 0) & shifted; rest !== 0; rest &= rest - 1) {
        const day = window.first + word * 32 + 31 - Math.clz32(rest & -rest);
        const time = day * DAY_MINUTES + (services.departureMinute[later] ?? 0);
        if (this.clock.localDay(origin, time) === this.clock.localDay(origin, time - gap)) this.note(later, day);
      }
    }
  }

  private note(service: number, day: number): void {
    this.has[service] = 1;
    this.known.add(this.keyOf(service, day - this.network.window.first));
  }
}
