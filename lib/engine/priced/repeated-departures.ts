import type { Network } from "../network";
import type { DaySpans } from "./day-spans";
import type { LocalClock } from "./local-clock";
import { RepeatedFinder } from "./repeated-finder";

/** Days of a word of a day set: the last word reaches beyond the window. */
const WORD_DAYS = 32;
/** Some milliseconds. */
const ROUTES_AT_A_TIME = 500;

/**
 * Departures of a flight between two airports on a local day on which it has departed there before: nothing tells them from the first one
 * in a reference, so they are not sold. Clock changes, changes of the date offset and overlapping variations make some.
 */
export class RepeatedDepartures {
  private readonly known = new Set<number>();
  /** 1 for services that have any. */
  private readonly has: Uint8Array;
  private readonly days: number;

  private constructor({ services, window }: Network) {
    this.has = new Uint8Array(services.flight.length);
    this.days = window.count + WORD_DAYS;
  }

  /** Looks through a schedule, and comes back every so often. */
  static *find(network: Network, clock: LocalClock, spans: DaySpans): Generator<undefined, RepeatedDepartures> {
    const repeated = new RepeatedDepartures(network);
    const finder = new RepeatedFinder(network, clock, spans, (service, day) => repeated.note(service, day));
    for (let route = 0; route < network.routes.from.length; route++) {
      finder.look(route);
      if (route % ROUTES_AT_A_TIME === 0) yield;
    }
    return repeated;
  }

  /** Bits of the days on which a service repeats itself or another, of so many (32 at most) from a day of the network's window on. */
  bitsOf(service: number, from: number, count: number): number {
    if (this.has[service] !== 1) return 0;
    let bits = 0;
    for (let day = 0; day < count; day++) if (this.known.has(service * this.days + from + day)) bits |= 1 << day;
    return bits;
  }

  /** @param day in the network's window, from 0 */
  private note(service: number, day: number): void {
    this.has[service] = 1;
    this.known.add(service * this.days + day);
  }
}
