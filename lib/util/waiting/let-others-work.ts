/** Lets whatever else waits for this thread have its turn: long computations call it between their parts. */
export function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
