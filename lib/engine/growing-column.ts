/** A column of whole numbers up to 2³² − 1 whose length is not known beforehand. */
export class GrowingColumn {
  length = 0;
  private values = new Uint32Array(1024);

  push(value: number): void {
    if (this.length === this.values.length) this.grow();
    this.values[this.length++] = value;
  }

  /** What was pushed so far; later pushes do not show in it. */
  finish(): Uint32Array {
    return this.values.slice(0, this.length);
  }

  private grow(): void {
    const before = this.values;
    this.values = new Uint32Array(before.length * 2);
    this.values.set(before);
  }
}
