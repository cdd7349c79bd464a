import { u32At } from "./at";

/** Items by a key, both in the order in which they come. (`Map.groupBy` needs a newer Node than the project asks for.) */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** How many keys are below each number from 0 to `size`: where the groups of a column sorted by these keys start. */
export function groupStarts(keys: Iterable<number>, size: number): Uint32Array {
  const starts = new Uint32Array(size + 1);
  for (const key of keys) starts[key + 1] = u32At(starts, key + 1) + 1;
  for (let index = 1; index <= size; index++) starts[index] = u32At(starts, index) + u32At(starts, index - 1);
  return starts;
}
