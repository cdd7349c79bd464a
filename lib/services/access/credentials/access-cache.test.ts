import { expect, test } from "vitest";
import { AccessCache } from "./access-cache";

interface Found {
  name: string;
}

/** A version to be moved by hand, and look-ups that are answered by hand. */
function setUp(options: { size?: number; lookups?: number } = {}) {
  const state = { version: 1, asked: [] as string[], answers: [] as ((found: Found | null) => void)[] };
  const version = { get: async () => state.version };
  const cache = new AccessCache<Found>({ version, size: 100, lookups: 100, waiting: 100, ...options });
  const get = async (key: string) => {
    const found = await cache.get(key, () => {
      state.asked.push(key);
      return new Promise<Found | null>((resolve) => state.answers.push(resolve));
    });
    return found ? found.name : null;
  };
  const answer = async (name: string | null) => {
    await settled();
    state.answers.shift()?.(name === null ? null : { name });
    await settled();
  };
  return { state, get, answer };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("many who ask for the same at once share one look-up, and nobody asks again", async () => {
  const { state, get, answer } = setUp();
  const both = Promise.all([get("a"), get("a")]);
  await answer("x");
  expect(await both).toEqual(["x", "x"]);
  expect(await get("a")).toBe("x");
  expect(state.asked).toEqual(["a"]);
});

test("what does not exist is asked for every time", async () => {
  const { state, get, answer } = setUp();
  for (const found of [null, null, "x"]) {
    const asked = get("a");
    await answer(found);
    expect(await asked).toBe(found);
  }
  expect(state.asked).toHaveLength(3);
});

test("when the version has moved nothing older is given out or kept, not even what was being looked up", async () => {
  const { state, get, answer } = setUp();
  const early = get("a");
  await settled();
  state.version = 2;
  const late = get("a");
  await answer("before");
  await answer("after");
  expect([await early, await late, await get("a")]).toEqual(["before", "after", "after"]);
  state.version = 3;
  get("a");
  await settled();
  expect(state.asked).toHaveLength(3);
});

test("the least recently used make room", async () => {
  const { state, get, answer } = setUp({ size: 2 });
  for (const key of ["a", "b"]) {
    get(key);
    await answer(key);
  }
  expect(await get("a")).toBe("a");
  get("c");
  await answer("c");
  expect([await get("a"), await get("c")]).toEqual(["a", "c"]);
  get("b");
  await settled();
  expect(state.asked).toEqual(["a", "b", "c", "b"]);
});

test("look-ups beyond the limit wait in their order, and one that fails gives its place away", async () => {
  const { state, get, answer } = setUp({ lookups: 1 });
  const asked = ["a", "b", "c"].map(get);
  await settled();
  expect(state.asked).toEqual(["a"]);
  await answer("x");
  expect(state.asked).toEqual(["a", "b"]);
  await answer(null);
  await answer("z");
  expect(await Promise.all(asked)).toEqual(["x", null, "z"]);
});

test("a look-up that fails is a failure for who asked, and tried again by who asks next", async () => {
  const cache = new AccessCache<Found>({ version: { get: async () => 1 }, size: 1, lookups: 1, waiting: 100 });
  await expect(cache.get("a", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await cache.get("a", async () => ({ name: "x" }))).toEqual({ name: "x" });
});
