import { Freshness } from "@/lib/util/waiting/freshness";

/** A reading is renewed four times a second while requests come, without their waiting; an older one than a second is not used. */
const SOFT_MS = 250;
const HARD_MS = 1_000;
/** A reading that took longer says too little of when it was made. */
const SLOW_MS = 50;
/** So far may the process's own clock move against its ticks between a reading and its use, before the ticks themselves are doubted. */
const SHIFT_MS = 50;

interface Clocks {
  /** Milliseconds since 1970 by the other clock, rounded down: a trip away. */
  ask: () => Promise<number>;
  /** Milliseconds that only ever grow, as performance.now() counts them: a jump of the process's own clock does not touch them. */
  ticks: () => number;
  /** Milliseconds since 1970 by the process's own clock. */
  own: () => number;
}

interface Reading {
  /** Add ticks, and have the other clock's time: never ahead of it, and behind by `trip` at most. */
  offset: number;
  trip: number;
  /** Of the process's own clock against its ticks. */
  shift: number;
}

/**
 * What another clock says, without asking it each time: how far it is from the process's ticks is read from time to time. The time told is never ahead of the
 * clock, never behind it by more than SLOW_MS, and never before one told earlier; but for HARD_MS after the clock itself has jumped, which nobody sees before they ask.
 */
export class ClockOffset {
  private readonly readings: Freshness<Reading>;
  private latest = Number.NEGATIVE_INFINITY;

  constructor(private readonly clocks: Clocks) {
    this.readings = new Freshness({ read: () => this.read(), softMs: SOFT_MS, hardMs: HARD_MS });
  }

  /**
   * Milliseconds since 1970 by the other clock.
   * @throws what `ask` throws, where no reading is young enough
   */
  async now(): Promise<number> {
    const { offset, trip } = await this.reading();
    const { ask, ticks } = this.clocks;
    return this.inOrder(trip > SLOW_MS ? await ask() : Math.floor(offset + ticks()));
  }

  /** A machine that has slept did not tick: then its own clock is put right, and its ticks are not. */
  private async reading(): Promise<Reading> {
    const reading = await this.readings.get();
    if (Math.abs(this.shift() - reading.shift) <= SHIFT_MS) return reading;
    this.readings.expire();
    return this.readings.get();
  }

  /** Readings differ by what their trips took. More than that is a jump of the clock, and is followed. */
  private inOrder(now: number): number {
    if (now > this.latest || this.latest - now > SLOW_MS) this.latest = now;
    return this.latest;
  }

  private shift(): number {
    return this.clocks.own() - this.clocks.ticks();
  }

  /** The answer was made somewhere on the trip: taken for made at its end, it is behind by the trip at most. */
  private async read(): Promise<Reading> {
    const asked = this.clocks.ticks();
    const told = await this.clocks.ask();
    const heard = this.clocks.ticks();
    return { offset: told - heard, trip: heard - asked, shift: this.shift() };
  }
}
