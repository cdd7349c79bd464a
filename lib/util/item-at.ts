/**
 * The element at an index that the network's own tables name.
 * @throws RangeError where it is missing: the tables contradict each other
 */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element ${index} of ${items.length}`);
  return item;
}
