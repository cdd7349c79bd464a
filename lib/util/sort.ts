import { f64At, itemAt, outside, u32At } from "./at";

/**
 * Sorts indices by their keys, in time that grows with both numbers and not with their product. Equal keys keep their order, so sorting by
 * the less important key first sorts by several.
 * @param keys whole numbers below `size`
 * @param order indices of keys, in the order that equal keys keep; all of them as they stand where it is left out
 */
export function countingSort(keys: ArrayLike<number>, size: number, order = ascending(keys.length)): Uint32Array {
  const next = new Uint32Array(size + 1);
  for (let index = 0; index < order.length; index++) {
    const item = u32At(order, index);
    const above = (keys[item] ?? outside(keys, item)) + 1;
    next[above] = u32At(next, above) + 1;
  }
  for (let key = 1; key <= size; key++) next[key] = u32At(next, key) + u32At(next, key - 1);
  const sorted = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index++) {
    const item = u32At(order, index);
    const key = keys[item] ?? outside(keys, item);
    const place = u32At(next, key);
    sorted[place] = item;
    next[key] = place + 1;
  }
  return sorted;
}

/** Keys of any size are sorted by so much of them at a time. */
const DIGIT = 65_536;

/**
 * Sorts indices by keys of any size: the closer the keys lie together, the sooner. Equal keys keep their order.
 * @param keys whole numbers
 */
export function radixSort(keys: Float64Array): Uint32Array {
  let [least, most, isSorted] = [keys[0] ?? 0, keys[0] ?? 0, true];
  for (let index = 1; index < keys.length; index++) {
    const key = f64At(keys, index);
    if (key < f64At(keys, index - 1)) isSorted = false;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  let order = ascending(keys.length);
  if (isSorted) return order;
  const digits = new Uint16Array(keys.length);
  for (let unit = 1; unit <= most - least; unit *= DIGIT) {
    for (let index = 0; index < keys.length; index++) digits[index] = Math.floor((f64At(keys, index) - least) / unit) % DIGIT;
    order = countingSort(digits, DIGIT, order);
  }
  return order;
}

/** Fills a column with the values of another, in an order that these functions gave. @param picked as long as the order */
export function pickInOrder<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  values: Column,
  order: Uint32Array,
  picked: Column,
): Column {
  for (let index = 0; index < order.length; index++) picked[index] = values[order[index] ?? 0] ?? 0;
  return picked;
}

function ascending(count: number): Uint32Array {
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  return order;
}

/**
 * A sorted copy; equals stay as they come. Amounts are sorted together with their places, as numbers: comparing by a function takes several
 * times as long, and a search sorts its combinations five times.
 * @param amountOf a whole number, 0 or more
 */
export function sortedBy<Item>(items: readonly Item[], amountOf: (item: Item) => number): Item[] {
  const count = items.length;
  const keys = new Float64Array(count);
  let place = 0;
  for (const item of items) keys[place] = amountOf(item) * count + place++;
  keys.sort();
  // Too large to be exact together with a place.
  if ((keys.at(-1) ?? 0) > Number.MAX_SAFE_INTEGER) return items.toSorted((one, other) => amountOf(one) - amountOf(other));
  const sorted: Item[] = [];
  for (const key of keys) sorted.push(itemAt(items, key - Math.floor(key / count) * count));
  return sorted;
}
