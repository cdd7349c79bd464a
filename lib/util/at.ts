let failsOutside = false;

/** From now on a read outside an array throws instead of giving 0. Tests call it. */
export function failOnReadsOutside(): void {
  failsOutside = true;
}

/*
 * Reads of typed arrays by indices that other arrays name, so that none can be outside. One function for each kind of array: V8 keeps one
 * profile per function, and code for all kinds at once made a search take 1.4 times as long (`npm run bench -- --only engine`).
 * Each gives 0 where the index is outside, and throws a RangeError there in tests.
 */

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
 * The element of a list at an index that other arrays name.
 * @throws RangeError where there is none
 */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element ${index} of ${items.length}`);
  return item;
}

function outside({ length }: ArrayLike<number>, index: number): 0 {
  if (failsOutside) throw new RangeError(`no element ${index} of ${length}`);
  return 0;
}
