import { u16At, u32At } from "@/lib/util/at";
import { type DaySpans, lowestBit } from "./day-spans";
import type { LocalClock } from "./local-clock";
import type { Schedule } from "./schedule";

const DAY_MINUTES = 1440;
const WORD_DAYS = 32;
const NONE = -1;

/**
 * Finds the departures of a schedule that RepeatedDepartures knows.
 * @param note told of each repeated departure, maybe more than once, by its service and day in the network's window
 */
export function findRepeated(schedule: Schedule, clock: LocalClock, spans: DaySpans, note: (service: number, day: number) => void): void {
  const finder = new RepeatedFinder(schedule, clock, spans, note);
  for (let route = 0; route < schedule.routes.from.length; route++) finder.look(route);
}

class RepeatedFinder {
  /** By flight, its last service that was looked at; by service, the one of its flight before it. */
  private readonly last: Int32Array;
  private readonly before: Int32Array;

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

  /** Routes are to be looked at in their order. */
  look(route: number): void {
    const { services, routes } = this.schedule;
    const origin = u16At(routes.from, route);
    const begin = u32At(services.ofRoute, route);
    const end = u32At(services.ofRoute, route + 1);
    for (let later = begin; later < end; later++) {
      this.lookAtItself(origin, later);
      const flight = u32At(services.flight, later);
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
      const time = day * DAY_MINUTES + u16At(this.schedule.services.departureMinute, service);
      if (this.clock.localDay(origin, time) === this.clock.localDay(origin, time - DAY_MINUTES)) this.note(service, index);
    }
  }

  private operates(service: number, index: number): boolean {
    const { services, window } = this.schedule;
    if (index < 0 || index >= window.count) return false;
    return ((u32At(services.dayPool, u32At(services.days, service) + (index >>> 5)) >>> (index & 31)) & 1) === 1;
  }

  /** Notes the departures of one service that follow one of another on the same local day. */
  private compare(origin: number, later: number, earlier: number): void {
    const { services } = this.schedule;
    const minutes = u16At(services.departureMinute, later) - u16At(services.departureMinute, earlier);
    for (let daysBefore = 0; daysBefore <= 1; daysBefore++) {
      const gap = minutes + daysBefore * DAY_MINUTES;
      const comesFirst = gap > 0 || (gap === 0 && earlier < later);
      if (comesFirst && gap < 2 * DAY_MINUTES) this.noteCommon(origin, later, earlier, daysBefore, gap);
    }
  }

  private noteCommon(origin: number, later: number, earlier: number, daysBefore: number, gap: number): void {
    const { services, window } = this.schedule;
    const { dayPool, days } = services;
    const [own, others] = [u32At(days, later), u32At(days, earlier)];
    for (let word = this.spans.firstWord(later); word <= this.spans.lastWord(later); word++) {
      const carried = daysBefore === 1 && word > 0 ? u32At(dayPool, others + word - 1) >>> 31 : 0;
      const shifted = daysBefore === 0 ? u32At(dayPool, others + word) : (u32At(dayPool, others + word) << 1) | carried;
      for (let rest = u32At(dayPool, own + word) & shifted; rest !== 0; rest &= rest - 1) {
        const index = word * WORD_DAYS + lowestBit(rest);
        const time = (window.first + index) * DAY_MINUTES + u16At(services.departureMinute, later);
        if (this.clock.localDay(origin, time) === this.clock.localDay(origin, time - gap)) this.note(later, index);
      }
    }
  }
}
