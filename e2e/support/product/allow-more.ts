import { test } from "@playwright/test";

/** Gives the running test so many more milliseconds: a limit is counted by what a test asks, so that a busy machine does not meet it. */
export function allowMore(milliseconds: number): void {
  const info = test.info();
  // Without a limit, as while somebody looks through a test step by step, there stays none.
  if (info.timeout > 0) info.setTimeout(info.timeout + milliseconds);
}
