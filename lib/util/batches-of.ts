/** A list in its order, in parts of a size; the last may be shorter. */
export function* batchesOf<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
