import { outside } from "./at";

/**
 * Index of the first of ascending numbers that is no less; `end` where all are.
 * @param begin where to look: from this index …
 * @param end … up to this one, which does not count
 */
export function firstFrom(numbers: Float64Array | Uint32Array | Uint16Array, least: number, begin = 0, end = numbers.length): number {
  let low = begin;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? outside(numbers, middle)) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
