import { expect, test } from "vitest";
import { AccessCache } from "./access-cache";

/** A version to be moved by hand, and look-ups that are answered by hand. */
function setUp(options: { size?: number; lookups?: number } = {}) {
  const state = { version: 1, asked: [] as string[], answers: [] as ((value: string | null) => void)[] };
  const version = { get: () => state.version };
  const cache = new AccessCache<string>({ version, size: 100, lookups: 100, ...options });
  const get = (key: string) =>
    cache.get(key, () => {
      state.asked.push(key);
      return new Promise<string | null>((resolve) => state.answers.push(resolve));
    });
  const answer = async (value: string | null) => {
    await settled();
    state.answers.shift()?.(value);
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
  expect(get("a")).toBe("x");
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

test("when the version has moved nothing older is told or kept, not even what was being looked up", async () => {
  const { state, get, answer } = setUp();
  const early = get("a");
  await settled();
  state.version = 2;
  const late = get("a");
  await answer("before");
  await answer("after");
  expect([await early, await late, get("a")]).toEqual(["before", "after", "after"]);
  state.version = 3;
  expect(get("a")).toBeInstanceOf(Promise);
});

test("those used longest ago make room", async () => {
  const { state, get, answer } = setUp({ size: 2 });
  for (const key of ["a", "b"]) {
    get(key);
    await answer(key);
  }
  expect(get("a")).toBe("a");
  get("c");
  await answer("c");
  expect([get("a"), get("c")]).toEqual(["a", "c"]);
  expect(get("b")).toBeInstanceOf(Promise);
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

test("a look-up that fails is told to who asked, and tried again by who asks next", async () => {
  const cache = new AccessCache<string>({ version: { get: () => 1 }, size: 1, lookups: 1 });
  await expect(Promise.resolve(cache.get("a", () => Promise.reject(new Error("no database"))))).rejects.toThrow("no database");
  expect(await cache.get("a", async () => "x")).toBe("x");
});
