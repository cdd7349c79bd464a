/** Counts requests of all server processes together. */
export interface LimitStore {
  /**
   * Counts `points` more in the window.
   * @param window number of the window since 1970
   * @returns how many are counted in it now, these included
   */
  count(key: string, window: number, points: number): Promise<number>;
}

export interface Verdict {
  allowed: boolean;
  limit: number;
  /** Requests that are surely left in this window. */
  remaining: number;
}

/** Requests are limited per second: this is the window that headers name. */
export const WINDOW_SECONDS = 1;

interface LimiterOptions {
  store: LimitStore;
  /** Milliseconds since 1970. */
  clock?: () => number;
  onStoreFailure: (error: unknown) => void;
}

/** A process takes so much of a limit from the store at once: a limit of 1,000 costs about 20 round trips a second, one below 40 is exact. */
const LEASES_PER_WINDOW = 20;

/** What this process knows of one key in the present window. */
class Window {
  /** Points leased from the store and not spent. */
  held = 0;
  /** Points that the store has counted, of all processes. */
  counted = 0;
  waiting = 0;
  exhausted = false;
  /** The store does not answer: everything passes. */
  open = false;
  lease: Promise<void> | null = null;

  /** @param number of the window since 1970 */
  constructor(readonly number: number) {}
}

/**
 * A limit per key and second that any number of processes share. Each leases points from the store and spends them in memory; the points
 * that the store hands out never sum to more than the limit. Where the store fails, requests pass: a booking system must not die by its
 * limiter.
 */
export class RequestLimiter {
  private present = 0;
  private windows = new Map<string, Window>();

  constructor(private readonly options: LimiterOptions) {}

  /** Spends one request of the key's present window, or says that none is left. */
  async take(key: string, limit: number): Promise<Verdict> {
    // Who came in this window is counted in it, even where the store answers later.
    const window = this.windowOf(key);
    while (!isDecided(window)) {
      window.waiting += 1;
      window.lease ??= this.lease(key, limit, window);
      await window.lease;
      window.waiting -= 1;
    }
    return spend(window, limit);
  }

  /** Windows that have passed are forgotten all at once. */
  private windowOf(key: string): Window {
    const { clock = Date.now } = this.options;
    const number = Math.floor(clock() / 1000 / WINDOW_SECONDS);
    if (number !== this.present) {
      this.present = number;
      this.windows = new Map();
    }
    const known = this.windows.get(key);
    if (known) return known;
    const window = new Window(number);
    this.windows.set(key, window);
    return window;
  }

  private async lease(key: string, limit: number, window: Window): Promise<void> {
    // Requests that wait together are served together.
    await Promise.resolve();
    const points = Math.min(limit, Math.max(window.waiting, Math.floor(limit / LEASES_PER_WINDOW)));
    try {
      window.counted = await this.options.store.count(key, window.number, points);
      window.held += Math.min(points, Math.max(0, limit - (window.counted - points)));
      window.exhausted = window.counted >= limit;
    } catch (error) {
      window.open = true;
      this.options.onStoreFailure(error);
    } finally {
      window.lease = null;
    }
  }
}

function isDecided({ held, exhausted, open }: Window): boolean {
  return held > 0 || exhausted || open;
}

function spend(window: Window, limit: number): Verdict {
  const allowed = window.open || window.held > 0;
  if (window.held > 0) window.held -= 1;
  const remaining = window.open ? limit : Math.max(0, limit - window.counted) + window.held;
  return { allowed, limit, remaining };
}
