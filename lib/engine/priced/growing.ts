type Column = Int32Array | Float64Array;

/** A typed array that grows as it is filled and is used again without being cleared away. */
export class Growing<Values extends Column> {
  count = 0;
  values: Values;

  constructor(private readonly make: new (length: number) => Values) {
    this.values = new make(256);
  }

  clear(): void {
    this.count = 0;
  }

  push(value: number): void {
    if (this.count === this.values.length) this.grow();
    this.values[this.count++] = value;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  private grow(): void {
    const before = this.values;
    this.values = new this.make(before.length * 2);
    this.values.set(before);
  }
}
