interface WatchOptions {
  /** Whether the database answers; bounded in time. */
  probe: () => Promise<boolean>;
  /** All that is open is to be thrown away: what was lost on the way will never be answered. */
  onAway: () => void;
  /** The same of what nobody waits for, and which would have to begin anew: once it has been away for `longMs`. */
  onLongAway: () => void;
  longMs?: number;
  /** Between two looks while it is away, milliseconds. */
  pauseMs?: number;
}

const PAUSE_MS = 250;
const LONG_MS = 10_000;

/**
 * Circuit breaker (M. Nygard, Release It!): says whether the database is away. It is looked for when somebody suspects it, and then until it
 * is back. While it is away nobody else tries: callers are told at once.
 */
export class DatabaseWatch {
  private looking = false;
  /** performance.now(); null while it is there. */
  private awaySince: number | null = null;
  private hasToldLong = false;
  /** performance.now() of the last statement that was answered. */
  private answeredAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: WatchOptions) {}

  get isAway(): boolean {
    return this.awaySince !== null;
  }

  /** A statement was answered: whatever a look says that began before, the database is there. */
  answered(): void {
    this.answeredAt = performance.now();
  }

  /** Somebody waits: has the database looked for, unless it has answered anybody in the last `ms` milliseconds. */
  suspectSilence(ms: number): void {
    if (performance.now() - this.answeredAt > ms) this.suspect();
  }

  /** Something failed: has the database looked for, unless it is already. */
  suspect(): void {
    if (this.looking) return;
    this.looking = true;
    void this.look().finally(() => {
      this.looking = false;
    });
  }

  private async look(): Promise<void> {
    for (;;) {
      const began = performance.now();
      const isThere = (await this.options.probe()) || this.answeredAt > began;
      if (isThere) {
        this.answered();
        return this.isBack();
      }
      this.goesOnAway();
      await new Promise((resolve) => setTimeout(resolve, this.options.pauseMs ?? PAUSE_MS).unref());
    }
  }

  private isBack(): void {
    this.awaySince = null;
    this.hasToldLong = false;
  }

  private goesOnAway(): void {
    const { onAway, onLongAway, longMs = LONG_MS } = this.options;
    const now = performance.now();
    if (this.awaySince === null) {
      this.awaySince = now;
      onAway();
    }
    if (this.hasToldLong || now - this.awaySince < longMs) return;
    this.hasToldLong = true;
    onLongAway();
  }
}
