/** A list whose elements are made when they are first asked for: of hundreds of thousands few ever are. */
export class LazyList<T> {
  private readonly made: (T | undefined)[];

  constructor(
    readonly length: number,
    private readonly make: (index: number) => T,
  ) {
    this.made = new Array(length);
  }

  /** The same object every time. @throws RangeError where there is no such element */
  at(index: number): T {
    const known = this.made[index];
    if (known !== undefined) return known;
    if (!(index >= 0 && index < this.length)) throw new RangeError(`no element ${index} of ${this.length}`);
    const made = this.make(index);
    this.made[index] = made;
    return made;
  }
}
