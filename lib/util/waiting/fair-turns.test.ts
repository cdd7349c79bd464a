import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnavailable } from "../unavailable";
import { type Asking, FairTurns } from "./fair-turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONGEST_MS = 8_000;
const WORK_MS = 1_000;

/** Those who ask, in the order in which their work ended, and who was refused after how long. */
function start() {
  const turns = new FairTurns({ atOnce: 2, longestMs: LONGEST_MS, perPlace: 20 });
  const done: string[] = [];
  const refused: [string, number][] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, WORK_MS));
    running -= 1;
  };
  const ask = (name: string, asking: Partial<Asking> = {}) => {
    const began = Date.now();
    turns.take({ place: "one", isKnown: false, ...asking }, work).then(
      () => done.push(name),
      (error: unknown) => refused.push([isUnavailable(error) ? name : "failed", Date.now() - began]),
    );
  };
  return { ask, done, refused, most: () => most };
}

test("nobody waits longer than the bound, and who is refused has cost nothing", async () => {
  const { ask, done, refused, most } = start();
  for (let one = 0; one < 22; one++) ask(`${one}`);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(most()).toBe(2);
  expect(done).toEqual(Array.from({ length: 16 }, (_, one) => `${one}`));
  expect(refused).toEqual(Array.from({ length: 6 }, (_, one) => [`${16 + one}`, LONGEST_MS]));
  // The turns of those who left are nobody's: the next one begins at once.
  ask("later");
  await vi.advanceTimersByTimeAsync(WORK_MS);
  expect(done.at(-1)).toBe("later");
});

test("whoever sends very much from one place is refused at once, and keeps no other place waiting", async () => {
  const { ask, done, refused } = start();
  for (let one = 0; one < 500; one++) ask("flood");
  ask("other", { place: "two" });
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveLength(478);
  expect(new Set(refused.map(([, waited]) => waited))).toEqual(new Set([0]));
  await vi.advanceTimersByTimeAsync(2 * WORK_MS);
  expect(done).toContain("other");
});

test("strangers of many places keep nobody waiting who is known, nor do those who are known keep newcomers", async () => {
  const { ask, done } = start();
  for (let place = 0; place < 300; place++) ask("stranger", { place: `far ${place}` });
  ask("known", { place: "home", isKnown: true });
  await vi.advanceTimersByTimeAsync(2 * WORK_MS);
  expect(done).toContain("known");
  const { ask: askAgain, done: doneAgain } = start();
  for (let place = 0; place < 300; place++) askAgain("known", { place: `home ${place}`, isKnown: true });
  askAgain("newcomer", { place: "new" });
  await vi.advanceTimersByTimeAsync(2 * WORK_MS);
  expect(doneAgain).toContain("newcomer");
});
