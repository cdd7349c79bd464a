import { AsyncLocalStorage } from "node:async_hooks";

/** When the slice of the work that runs is over, as performance.now() has it. */
const ends = new AsyncLocalStorage<number>();

/**
 * Gives long work, which goes on where it was left whenever it is begun anew, so long at once. The work asks `isSliceOver` between its batches,
 * however deep below they are, and returns where it is.
 * @returns `isWhole`: whether it came to its end rather than to that of its time
 */
export async function inTimeSlice<Result>(ms: number, work: () => Promise<Result>): Promise<{ result: Result; isWhole: boolean }> {
  return ends.run(performance.now() + ms, async () => ({ result: await work(), isWhole: !isSliceOver() }));
}

/** Whether the work that asks has to stop for now; never where nobody has given it a slice. */
export function isSliceOver(): boolean {
  const end = ends.getStore();
  return end !== undefined && performance.now() >= end;
}
