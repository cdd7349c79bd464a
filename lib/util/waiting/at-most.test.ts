import { expect, test } from "vitest";
import { isUnavailable } from "../unavailable";
import { atMost } from "./at-most";

test("so much runs, so much waits, and the rest is refused at once", async () => {
  const enter = atMost(2, 3);
  const ends: (() => void)[] = [];
  let running = 0;
  const work = async () => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return "done";
  };
  const entered = Array.from({ length: 7 }, () => enter(work).catch((error: unknown) => (isUnavailable(error) ? "refused" : "failed")));
  await Promise.resolve();
  expect(running).toBe(2);
  for (let ended = 0; ended < 5; ended++) {
    await expect.poll(() => ends.length, { timeout: 40_000 }).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect(await Promise.all(entered)).toEqual(["done", "done", "done", "done", "done", "refused", "refused"]);
});
