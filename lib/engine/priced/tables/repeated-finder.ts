import { type DaySpans, lowestBit } from "./day-spans";
import type { LocalClock } from "./local-clock";
import type { Schedule } from "./schedule";

const DAY_MINUTES = 1440;
const WORD_DAYS = 32;
const NONE = -1;

/** Finds the departures that RepeatedDepartures knows, route by route. */
export class RepeatedFinder {
  /** By flight, its last service that was looked at; by service, the one of its flight before it. */
  private readonly last: Int32Array;
  private readonly before: Int32Array;

  /** @param note told of each repeated departure, by its service and day in the network's window */
  constructor(
    private readonly schedule: Schedule,
    private readonly clock: LocalClock,
    private readonly spans: DaySpans,
    private readonly note: (service: number, day: number) => void,
  ) {
    const { flight, flightNumber } = schedule.services;
    this.last = new Int32Array(flightNumber.length).fill(NONE);
    this.before = new Int32Array(flight.length);
  }

  /** Routes are to be looked at in their order. @param isNew 1 for the carriers whose flights are looked at */
  look(route: number, isNew: Uint8Array): void {
    const { services, routes } = this.schedule;
    const origin = routes.from[route] ?? 0;
    const begin = services.ofRoute[route] ?? 0;
    const end = services.ofRoute[route + 1] ?? 0;
    for (let later = begin; later < end; later++) {
      if (isNew[services.carrier[later] ?? 0] !== 1) continue;
      this.lookAtItself(origin, later);
      const flight = services.flight[later] ?? 0;
      const previous = this.last[flight] ?? NONE;
      // Services stand route by route: those before `begin` are of other routes.
      for (let other = previous; other >= begin; other = this.before[other] ?? NONE) {
        // Of a flight's services over a year nearly all operate one after another.
        if (!this.spans.touch(later, other)) continue;
        this.compare(origin, later, other);
        this.compare(origin, other, later);
      }
      this.before[later] = previous;
      this.last[flight] = later;
    }
  }

  /** A service leaves at the same time in UTC every day, so it repeats itself only where the clock goes back. */
  private lookAtItself(origin: number, service: number): void {
    for (const day of this.clock.setbacks(origin)) {
      const index = day - this.schedule.window.first;
      if (!this.operates(service, index) || !this.operates(service, index - 1)) continue;
      const time = day * DAY_MINUTES + (this.schedule.services.departureMinute[service] ?? 0);
      if (this.clock.localDay(origin, time) === this.clock.localDay(origin, time - DAY_MINUTES)) this.note(service, index);
    }
  }

  private operates(service: number, index: number): boolean {
    const { services, window } = this.schedule;
    if (index < 0 || index >= window.count) return false;
    return (((services.dayPool[(services.days[service] ?? 0) + (index >>> 5)] ?? 0) >>> (index & 31)) & 1) === 1;
  }

  /** Notes the departures of one service that follow one of another on the same local day. */
  private compare(origin: number, later: number, earlier: number): void {
    const { services } = this.schedule;
    const minutes = (services.departureMinute[later] ?? 0) - (services.departureMinute[earlier] ?? 0);
    for (let daysBefore = 0; daysBefore <= 1; daysBefore++) {
      const gap = minutes + daysBefore * DAY_MINUTES;
      const comesFirst = gap > 0 || (gap === 0 && earlier < later);
      if (comesFirst && gap < 2 * DAY_MINUTES) this.noteCommon(origin, later, earlier, daysBefore, gap);
    }
  }

  private noteCommon(origin: number, later: number, earlier: number, daysBefore: number, gap: number): void {
    const { services, window } = this.schedule;
    const { dayPool, days } = services;
    const [own, others] = [days[later] ?? 0, days[earlier] ?? 0];
    for (let word = this.spans.firstWord(later); word <= this.spans.lastWord(later); word++) {
      const carried = daysBefore === 1 && word > 0 ? (dayPool[others + word - 1] ?? 0) >>> 31 : 0;
      const shifted = daysBefore === 0 ? (dayPool[others + word] ?? 0) : ((dayPool[others + word] ?? 0) << 1) | carried;
      for (let rest = (dayPool[own + word] ?? 0) & shifted; rest !== 0; rest &= rest - 1) {
        const index = word * WORD_DAYS + lowestBit(rest);
        const time = (window.first + index) * DAY_MINUTES + (services.departureMinute[later] ?? 0);
        if (this.clock.localDay(origin, time) === this.clock.localDay(origin, time - gap)) this.note(later, index);
      }
    }
  }
}
