import { isUnavailable } from "../unavailable";

/** What has been read, and when the reading began: performance.now(), and after how many expiries. */
interface Reading<T> {
  value: T;
  startedAt: number;
  expiries: number;
}

interface FreshnessOptions<T> {
  /** Reads what is true now. `previous` is the last reading, for readers that only ask for what has changed since. */
  read: (previous: T | null) => Promise<T>;
  /** Older readings are still given out while a new one is under way, milliseconds. */
  softMs: number;
  /** Nothing older is given out: callers wait for a new reading. */
  hardMs: number;
  /** Where what is read from is away (`isUnavailable`), readings up to so old are given out all the same; none where absent. */
  awayMs?: number;
  /** Whether those are given out then even where they have expired. */
  awayExpired?: boolean;
}

/**
 * Something of the database that a process keeps in memory, and that must not be out of date for longer than `hardMs` (`awayMs` while the
 * database is away): there is no timer that could be late, every caller sees to it. One reading at a time, shared by all who wait.
 */
export class Freshness<T> {
  private last: Reading<T> | null = null;
  private reading: Promise<Reading<T>> | null = null;
  private expiries = 0;

  constructor(private readonly options: FreshnessOptions<T>) {}

  /**
   * What was true at most `hardMs` ago, and after the last expiry.
   * @throws what `read` throws, where nothing young enough is known
   */
  get(): Promise<T> {
    return this.known(this.expiries);
  }

  /** The same, whatever has expired since: for callers that make sure in another way, and shall not wait for every change of this process. */
  recent(): Promise<T> {
    return this.known(0);
  }

  /** Makes those who come from now on wait for a reading that begins from now on: the process knows that it has changed something itself. */
  expire(): void {
    this.expiries += 1;
  }

  private async known(expiries: number): Promise<T> {
    const { softMs, hardMs } = this.options;
    const age = this.last ? performance.now() - this.last.startedAt : Number.POSITIVE_INFINITY;
    if (!this.last || age > hardMs || this.last.expiries < expiries)
      return this.next(performance.now() - hardMs, expiries).catch((error: unknown) => this.lastWhileAway(error, expiries));
    // A failure is told to whoever has to wait for the next reading.
    if (age > softMs) this.read().catch(() => undefined);
    return this.last.value;
  }

  private lastWhileAway(error: unknown, expiries: number): T {
    const { awayMs = 0, awayExpired = false } = this.options;
    const { last } = this;
    const holds = last !== null && performance.now() - last.startedAt <= awayMs && (awayExpired || last.expiries >= expiries);
    if (!holds || !isUnavailable(error)) throw error;
    return last.value;
  }

  /** A reading that is under way may have begun too early; the one after it has not. */
  private async next(since: number, expiries: number): Promise<T> {
    for (;;) {
      const reading = await this.read();
      if (reading.startedAt >= since && reading.expiries >= expiries) return reading.value;
    }
  }

  private read(): Promise<Reading<T>> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async readNow(): Promise<Reading<T>> {
    const begun = { startedAt: performance.now(), expiries: this.expiries };
    this.last = { ...begun, value: await this.options.read(this.last?.value ?? null) };
    return this.last;
  }
}
