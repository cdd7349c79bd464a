/**
 * Remembers answers, the same object each time, and forgets those that were not asked for again while as many others were as it holds:
 * what a request has just asked for is never forgotten under its hands, and memory stays bounded.
 */
export class RecentlyUsed<Key, Answer> {
  private recent = new Map<Key, Answer>();
  private older = new Map<Key, Answer>();

  /** @param most so many answers are remembered at least, and twice as many at most */
  constructor(private readonly most: number) {}

  get(key: Key, make: () => Answer): Answer {
    const known = this.recent.get(key);
    if (known !== undefined) return known;
    const answer = this.older.get(key) ?? make();
    if (this.recent.size >= this.most) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, answer);
    return answer;
  }
}
