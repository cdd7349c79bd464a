/**
 * Looks at the database that many ask for at the same time. Who asks while one is under way waits for the next, together with all others
 * who do: nobody is told what was read before they asked, and one key takes one connection at most.
 */
export class SharedLooks<T> {
  private readonly underWay = new Map<string, Promise<T>>();
  private readonly next = new Map<string, Promise<T>>();

  /** @throws what `look` throws */
  ask(key: string, look: () => Promise<T>): Promise<T> {
    const next = this.next.get(key);
    if (next) return next;
    const running = this.underWay.get(key);
    if (!running) return this.begin(key, look);
    const begin = () => {
      this.next.delete(key);
      return this.begin(key, look);
    };
    const begun = running.then(begin, begin);
    this.next.set(key, begun);
    return begun;
  }

  private begin(key: string, look: () => Promise<T>): Promise<T> {
    const running = look().finally(() => this.underWay.delete(key));
    this.underWay.set(key, running);
    return running;
  }
}
