/**
 * Sorts indices by their keys, in time that grows with both numbers and not with their product. Equal keys keep their order, so sorting by
 * the less important key first sorts by several.
 * @param keys whole numbers below `size`
 * @param order indices of keys, in the order that equal keys keep; all of them as they stand where it is left out
 */
export function countingSort(keys: ArrayLike<number>, size: number, order = ascending(keys.length)): Uint32Array {
  const next = new Uint32Array(size + 1);
  for (let index = 0; index < order.length; index++) {
    const above = (keys[order[index] ?? 0] ?? 0) + 1;
    next[above] = (next[above] ?? 0) + 1;
  }
  for (let key = 1; key <= size; key++) next[key] = (next[key] ?? 0) + (next[key - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index++) {
    const item = order[index] ?? 0;
    const key = keys[item] ?? 0;
    const place = next[key] ?? 0;
    sorted[place] = item;
    next[key] = place + 1;
  }
  return sorted;
}

function ascending(count: number): Uint32Array {
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  return order;
}
