/** Gives equal values one number, from 0 up. */
export class Interner<T> {
  readonly values: T[] = [];
  private readonly ids = new Map<string, number>();

  /** @param make called only for a key that is new */
  idOf(key: string, make: () => T): number {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.values.push(make()) - 1;
    this.ids.set(key, id);
    return id;
  }
}
