/** A column of numbers in a typed array, whose length is not known beforehand. */
export class GrowingColumn<Column extends Uint32Array | Float64Array> {
  length = 0;
  private values: Column;

  private constructor(private readonly make: (length: number) => Column) {
    this.values = make(1024);
  }

  /** Whole numbers up to 2³² − 1. */
  static ofIntegers(): GrowingColumn<Uint32Array> {
    return new GrowingColumn((length) => new Uint32Array(length));
  }

  static ofNumbers(): GrowingColumn<Float64Array> {
    return new GrowingColumn((length) => new Float64Array(length));
  }

  push(value: number): void {
    if (this.length === this.values.length) this.grow();
    this.values[this.length++] = value;
  }

  /** What was pushed so far; later pushes do not show in it. */
  finish(): Column {
    const column = this.make(this.length);
    column.set(this.values.subarray(0, this.length));
    return column;
  }

  private grow(): void {
    const before = this.values;
    this.values = this.make(before.length * 2);
    this.values.set(before);
  }
}
