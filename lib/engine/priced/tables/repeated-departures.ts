import type { DaySpans } from "./day-spans";
import type { LocalClock } from "./local-clock";
import { findRepeated } from "./repeated-finder";
import type { Schedule } from "./schedule";

const WORD_DAYS = 32;

/**
 * Departures of a flight between two airports on a local day on which it has departed there before: nothing tells them from the first one
 * in a reference, so they are not sold. Clock changes, changes of the date offset and overlapping variations make some.
 */
export class RepeatedDepartures {
  /** `service * days + day` of the window, with as many days as a day set has. */
  private readonly known = new Set<number>();
  /** 1 for services that have any. */
  private readonly has: Uint8Array;
  private readonly days: number;

  constructor(schedule: Schedule, clock: LocalClock, spans: DaySpans) {
    const { words, flight } = schedule.services;
    this.days = words * WORD_DAYS;
    this.has = new Uint8Array(flight.length);
    findRepeated(schedule, clock, spans, (service, day) => {
      this.known.add(service * this.days + day);
      this.has[service] = 1;
    });
  }

  /** Bits of the days on which a service repeats itself or another, of the 32 from a day of the network's window on. */
  bitsFrom(service: number, from: number): number {
    if (this.has[service] !== 1) return 0;
    let bits = 0;
    for (let day = 0; day < WORD_DAYS; day++) if (this.known.has(service * this.days + from + day)) bits |= 1 << day;
    return bits;
  }
}
