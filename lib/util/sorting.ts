import { itemAt } from "./at";

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
  return Array.from(keys, (key) => itemAt(items, key - Math.floor(key / count) * count));
}
