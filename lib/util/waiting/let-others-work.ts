/** Lets whatever else waits for this thread have its turn: long computations call it between their parts. */
export function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Does work that comes back in between, and lets others have their turn there. */
export async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    await letOthersWork();
    step = work.next();
  }
  return step.value;
}
