import { f64At, i32At } from "./at";

/**
 * A typed array that grows as it is filled and is used again without being cleared away. One class for each kind of number: the same code
 * for both would be compiled for neither, and searches do little else than read these.
 */
export class GrowingIntegers {
  count = 0;
  values = new Int32Array(256);

  clear(): void {
    this.count = 0;
  }

  push(value: number): void {
    if (this.count === this.values.length) this.reserve(this.count + 1);
    this.values[this.count++] = value;
  }

  at(index: number): number {
    return i32At(this.values, index);
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  /** Makes room for so many in all, to be written to `values` without being counted. */
  reserve(count: number): void {
    if (count <= this.values.length) return;
    const before = this.values;
    this.values = new Int32Array(Math.max(before.length * 2, count));
    this.values.set(before);
  }

  /** A copy of what was pushed, as unsigned numbers up to 2³² − 1. */
  finish(): Uint32Array {
    return Uint32Array.from(this.values.subarray(0, this.count));
  }
}

/** The same for numbers of any kind: amounts that may be infinite. */
export class GrowingNumbers {
  count = 0;
  values = new Float64Array(256);

  clear(): void {
    this.count = 0;
  }

  push(value: number): void {
    if (this.count === this.values.length) this.reserve(this.count + 1);
    this.values[this.count++] = value;
  }

  at(index: number): number {
    return f64At(this.values, index);
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  /** Makes room for so many in all, to be written to `values` without being counted. */
  reserve(count: number): void {
    if (count <= this.values.length) return;
    const before = this.values;
    this.values = new Float64Array(Math.max(before.length * 2, count));
    this.values.set(before);
  }

  /** A copy of what was pushed. */
  finish(): Float64Array {
    return this.values.slice(0, this.count);
  }
}
