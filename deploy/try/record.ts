/** What clients were told: nothing in it comes from the database. Moments are those of performance.now(). */
export class ClientRecord {
  readonly bookings = new Set<string>();
  readonly payments = new Set<string>();
  /** Writes given up without a final answer. */
  unknown = 0;
  readonly refusals = new Map<string, number>();
  readonly failedSearches = new Map<string, number>();
  readonly failedWrites = new Map<number, number>();
  searches = 0;
  writes = 0;
  /** The longest that a search took, milliseconds. */
  slowestSearch = 0;
  /** Of writes that were acknowledged: when they were sent, and when answered. */
  private acknowledged: { begun: number; at: number }[] = [];
  private lastSearch = performance.now();
  /** The longest time without any search answered, milliseconds. */
  longestWithoutSearch = 0;

  search(begun: number, status: number, text: string): void {
    const now = performance.now();
    this.searches += 1;
    this.slowestSearch = Math.max(this.slowestSearch, now - begun);
    if (status !== 200) {
      count(this.failedSearches, `${status} ${text}`);
      return;
    }
    this.longestWithoutSearch = Math.max(this.longestWithoutSearch, now - this.lastSearch);
    this.lastSearch = now;
  }

  write(begun: number, status: number): void {
    this.writes += 1;
    if (status === 200) this.acknowledged.push({ begun, at: performance.now() });
    else count(this.failedWrites, status);
  }

  refusal(what: string): void {
    count(this.refusals, what);
  }

  /** How long after a moment the first write that was sent after it was acknowledged, milliseconds; null where none was yet. */
  recoveredAfter(moment: number): number | null {
    const first = this.acknowledged.filter(({ begun }) => begun > moment).sort((one, other) => one.at - other.at)[0];
    return first ? first.at - moment : null;
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
