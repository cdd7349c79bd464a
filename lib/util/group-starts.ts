/** How many keys are below each number from 0 to `size`: where the groups of a column sorted by these keys start. */
export function groupStarts(keys: Iterable<number>, size: number): Uint32Array {
  const starts = new Uint32Array(size + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let index = 1; index <= size; index++) starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  return starts;
}
