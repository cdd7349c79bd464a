/*
 * Reads of arrays at indices that other arrays name, so that none can be outside. Where one is, the arrays contradict each other: tests
 * throw, the product goes on with 0. One function for each kind of array: V8 compiles a function for the arrays that it has seen, and one
 * for all kinds made every search take twice as long. Each is short enough (27 bytes of bytecode) to be inlined wherever it is called.
 */

let failsOutside = false;

/** From now on reads outside throw a RangeError. Called by the set-up of all tests. */
export function failOnReadsOutside(): void {
  failsOutside = true;
}

/** What a read outside gives. @throws RangeError in tests */
export function outside({ length }: ArrayLike<number>, index: number): 0 {
  if (failsOutside) throw new RangeError(`no element ${index} of ${length}`);
  return 0;
}

export function u8At(values: Uint8Array, index: number): number {
  return values[index] ?? outside(values, index);
}

export function u16At(values: Uint16Array, index: number): number {
  return values[index] ?? outside(values, index);
}

export function u32At(values: Uint32Array, index: number): number {
  return values[index] ?? outside(values, index);
}

export function i16At(values: Int16Array, index: number): number {
  return values[index] ?? outside(values, index);
}

export function i32At(values: Int32Array, index: number): number {
  return values[index] ?? outside(values, index);
}

export function f64At(values: Float64Array, index: number): number {
  return values[index] ?? outside(values, index);
}

/**
 * The element of a list.
 * @throws RangeError where there is none
 */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element ${index} of ${items.length}`);
  return item;
}
