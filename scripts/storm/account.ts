import { BOUNDS_MS, type Bound, isMachineBusy } from "./bounds";

/** What one booking's clients were told of it by answers with status 200. */
export interface Told {
  paid: boolean;
  cancelled: boolean;
  voided: boolean;
}

/**
 * A scenario's own account of what happened: what clients were told, what they were told wrongly, and how long they had to wait. It is kept in
 * memory, so that nothing that breaks can take it along.
 */
export class Account {
  readonly bookings = new Map<string, Told>();
  /** What must never be answered or be true, in words. */
  readonly illegal: string[] = [];
  tries = 0;
  /** The longest time from a request's first failure to its final answer, milliseconds. */
  longestOutageMs = 0;
  /** The longest from a fault's end until every server took a new write, milliseconds. */
  recoveryMs = 0;
  /** The longest of what has a bound, milliseconds. */
  readonly measured = new Map<Bound, number>();
  /** What lasted longer than promised, in words. */
  readonly late: string[] = [];
  /** Whether the machine was at work on something else when this began: then nothing is too late. */
  readonly isUnjudged = isMachineBusy();
  /** By port: when the latest request began that changed something and was answered with 200, performance.now(). */
  readonly lastWrite = new Map<number, number>();

  booked(id: string): Told {
    const told = this.bookings.get(id) ?? { paid: false, cancelled: false, voided: false };
    this.bookings.set(id, told);
    return told;
  }

  measure(bound: Bound, ms: number): void {
    this.measured.set(bound, Math.max(this.measured.get(bound) ?? 0, ms));
    if (ms <= BOUNDS_MS[bound] || this.isUnjudged) return;
    this.late.push(`${bound} took ${(ms / 1000).toFixed(1)} s, ${BOUNDS_MS[bound] / 1000} s are promised`);
  }

  complain(what: string): void {
    this.illegal.push(what);
  }
}
