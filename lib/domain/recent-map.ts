/**
 * A map that forgets what has not been asked for in a while: between half and all of the entries that it may have are those of last. What is
 * left out goes at once, by halves, so that asking costs no more than asking a map.
 */
export class RecentMap<Key, Value> {
  private recent = new Map<Key, Value>();
  private earlier = new Map<Key, Value>();

  /** @param most entries at a time */
  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    const known = this.recent.get(key);
    if (known !== undefined) return known;
    const before = this.earlier.get(key);
    if (before !== undefined) this.set(key, before);
    return before;
  }

  set(key: Key, value: Value): void {
    if (this.recent.size >= this.most / 2) {
      this.earlier = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, value);
  }
}
