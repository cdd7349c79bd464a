/** What has been read, and when the reading began (performance.now()). */
interface Reading<T> {
  value: T;
  startedAt: number;
}

export interface FreshnessOptions<T> {
  /** Reads what is true now. `previous` is the last reading, for readers that only ask for what has changed since. */
  read: (previous: T | null) => Promise<T>;
  /** Older readings are still given out while a new one is under way, milliseconds. */
  softMs: number;
  /** Nothing older is ever given out: callers wait for a new reading. */
  hardMs: number;
}

/**
 * Something of the database that a process keeps in memory, and that must not be out of date for longer than `hardMs`, whatever happens:
 * there is no timer that could be late, every caller sees to it. One reading at a time, shared by all who wait.
 */
export class Freshness<T> {
  private last: Reading<T> | null = null;
  private reading: Promise<T> | null = null;
  private expirations = 0;

  constructor(private readonly options: FreshnessOptions<T>) {}

  /**
   * What was true at most `hardMs` ago; at once where it is known.
   * @throws what `read` throws, where nothing young enough is known
   */
  get(): T | Promise<T> {
    const age = this.last ? performance.now() - this.last.startedAt : Number.POSITIVE_INFINITY;
    if (!this.last || age > this.options.hardMs) return this.refresh();
    // A failure is told to whoever has to wait for the next reading.
    if (age > this.options.softMs) this.refresh().catch(() => undefined);
    return this.last.value;
  }

  /** Makes the next caller wait for a new reading: the process knows that it has changed something itself. */
  expire(): void {
    this.expirations += 1;
    if (this.last) this.last = { ...this.last, startedAt: Number.NEGATIVE_INFINITY };
  }

  private refresh(): Promise<T> {
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  /** A reading during which something was changed here may have missed it, and is done again. */
  private async read(): Promise<T> {
    for (;;) {
      const { expirations } = this;
      const startedAt = performance.now();
      const value = await this.options.read(this.last?.value ?? null);
      this.last = { value, startedAt };
      if (expirations === this.expirations) return value;
    }
  }
}
