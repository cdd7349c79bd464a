export interface ShedderOptions {
  /** Milliseconds by which the event loop is late. */
  lag: () => number;
  /** Whether more wait for the database than it will serve in time. */
  isDatabaseBusy: () => boolean;
  /** How many requests are always let in. */
  least: number;
  /** How many requests are let in at once, at most. */
  most: number;
}

/** Above it the process has more to do than it can: a search takes a few milliseconds of it, and one behind the other they wait for each other. */
const LATE_MS = 40;
/** Down fast, up slowly (additive increase, multiplicative decrease: D. Chiu, R. Jain, 1989). */
const DOWN = 0.7;
const UP = 0.05;

/**
 * Bounds how many requests are at work at once, so that those that are let in are answered nearly as fast as in quiet hours. The bound follows
 * what the process manages: it falls while the event loop comes round late or the database is busy, and rises while it does not.
 */
export class LoadShedder {
  private atWork = 0;
  private bound: number;

  constructor(private readonly options: ShedderOptions) {
    this.bound = options.most;
  }

  get inFlight(): number {
    return this.atWork;
  }

  /** Whether one more may come in. */
  hasRoom(): boolean {
    return this.atWork < this.bound;
  }

  enter(): void {
    this.atWork += 1;
  }

  leave(): void {
    this.atWork -= 1;
  }

  /** Adapts the bound; to be called every so often, several times a second. */
  adapt(): void {
    const { lag, isDatabaseBusy, least, most } = this.options;
    if (lag() > LATE_MS || isDatabaseBusy()) this.bound = Math.max(least, Math.min(this.bound, this.atWork) * DOWN);
    else this.bound = Math.min(most, this.bound + Math.max(1, this.bound * UP));
  }
}
