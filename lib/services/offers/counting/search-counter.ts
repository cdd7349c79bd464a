/** Searches of a partner on a day. */
export interface DayOfSearches {
  partnerId: string;
  /** A day of Tashkent, `YYYY-MM-DD`. */
  day: string;
  searches: number;
}

interface CounterOptions {
  /** Adds all of them to what is written down. */
  write: (rows: readonly DayOfSearches[]) => Promise<void>;
  /** Told that they could not be written; they are tried again with the next. */
  onFailure: (error: unknown) => void;
  /** So long after the first search that is not written down, milliseconds. */
  everyMs: number;
}

/** Counts searches in memory, by partner and day, and writes the counts down together: no search waits for that, or is refused because it fails. */
export class SearchCounter {
  private counts = new Map<string, DayOfSearches>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: CounterOptions) {}

  add({ partnerId, day, searches }: DayOfSearches): void {
    const key = `${partnerId} ${day}`;
    const counted = this.counts.get(key);
    if (counted) counted.searches += searches;
    else this.counts.set(key, { partnerId, day, searches });
    this.timer ??= setTimeout(() => void this.flush(), this.options.everyMs).unref();
  }

  /** Resolves when all that was counted so far is written down, or kept for later. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const rows = [...this.counts.values()];
    this.counts = new Map();
    if (rows.length === 0) return;
    try {
      await this.options.write(rows);
    } catch (error) {
      for (const row of rows) this.add(row);
      this.options.onFailure(error);
    }
  }
}
