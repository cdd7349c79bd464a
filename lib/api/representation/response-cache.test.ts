import { expect, test, vi } from "vitest";
import { type CachedResponse, ResponseCache } from "./response-cache";

const NOW = new Date("2026-12-01T06:00:10Z");

/** Responses numbered from 1; `holds` says whether they still hold. */
function makeResponses(size = 10) {
  let count = 0;
  const state = { holds: true };
  const build = vi.fn(async (): Promise<CachedResponse> => {
    count += 1;
    return { json: Buffer.from(`${count}`.padEnd(size)), isCurrent: async () => state.holds };
  });
  const numberOf = async (json: Promise<Buffer>) => Number.parseInt(String(await json), 10);
  return { build, state, numberOf };
}

test("a response is given again while it is current, to the same question", async () => {
  const cache = new ResponseCache(1_000_000);
  const { build, state, numberOf } = makeResponses();
  const first = await cache.get("a", NOW, build);
  expect(await cache.get("a", NOW, build)).toBe(first);
  expect(await numberOf(cache.get("b", NOW, build))).toBe(2);
  state.holds = false;
  expect(await numberOf(cache.get("a", NOW, build))).toBe(3);
  state.holds = true;
  expect(await numberOf(cache.get("a", NOW, build))).toBe(4);
});

test("equal questions at once are worked out once, whether or not a response that no longer holds was kept", async () => {
  const cache = new ResponseCache(1_000_000);
  const { build, state, numberOf } = makeResponses();
  const ask = () => Promise.all(Array.from({ length: 5 }, () => numberOf(cache.get("a", NOW, build))));
  expect(await ask()).toEqual([1, 1, 1, 1, 1]);
  state.holds = false;
  expect(await ask()).toEqual([2, 2, 2, 2, 2]);
});

test("who asks after something has changed never gets what was begun before, and shares what the next of them begins", async () => {
  const cache = new ResponseCache(1_000_000);
  let finish: (response: CachedResponse) => void = () => undefined;
  const before = cache.get("a", NOW, () => new Promise((resolve) => (finish = resolve)));
  await new Promise((resolve) => setImmediate(resolve));
  const build = vi.fn(async (): Promise<CachedResponse> => ({ json: Buffer.from("new"), isCurrent: async () => true }));
  const after = Array.from({ length: 50 }, () => cache.get("a", NOW, build));
  await new Promise((resolve) => setImmediate(resolve));
  finish({ json: Buffer.from("old"), isCurrent: async () => false });
  expect(String(await before)).toBe("old");
  expect((await Promise.all(after)).map(String)).toEqual(Array<string>(50).fill("new"));
  expect(build).toHaveBeenCalledTimes(1);
});

test("a failure reaches everybody who waits for it, and is not kept", async () => {
  const cache = new ResponseCache(1_000_000);
  const { build, numberOf } = makeResponses();
  const fail = () => Promise.reject(new Error("no"));
  const outcomes = await Promise.allSettled([cache.get("a", NOW, fail), cache.get("a", NOW, fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await numberOf(cache.get("a", NOW, build))).toBe(1);
});

test("the least recently used make room, long keys count as well, and what is larger than all the room is not kept", async () => {
  const cache = new ResponseCache(10_000);
  const { build, numberOf } = makeResponses(2_000);
  for (const key of ["a", "b", "c", "a", "d"]) await cache.get(key, NOW, build);
  // Room for three: b was asked for before the others.
  expect(await numberOf(cache.get("a", NOW, build))).toBe(1);
  expect(await numberOf(cache.get("b", NOW, build))).toBe(5);
  await cache.get("x".repeat(3_000), NOW, build);
  expect(await numberOf(cache.get("a", NOW, build))).toBe(7);
  const large = makeResponses(20_000);
  await cache.get("large", NOW, large.build);
  expect(await large.numberOf(cache.get("large", NOW, large.build))).toBe(2);
});

test("a response is not given again when its time is over, current or not", async () => {
  const cache = new ResponseCache(1_000_000, 20);
  const { build } = makeResponses();
  const built = await cache.get("a", NOW, build);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await cache.get("a", NOW, build)).not.toBe(built);
});
