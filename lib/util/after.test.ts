import { expect, test } from "vitest";
import { after, afterAll } from "./after";

test("what is known at once goes on at once, what is not goes on when it is known", async () => {
  expect(after(1, (value) => value + 1)).toBe(2);
  expect(await after(Promise.resolve(1), (value) => value + 1)).toBe(2);
  expect(afterAll([1, 2], (values) => values)).toEqual([1, 2]);
  expect(await afterAll([1, Promise.resolve(2), 3], (values) => values)).toEqual([1, 2, 3]);
});

test("a failure reaches who waits, thrown where all is known", async () => {
  const fail = () => {
    throw new Error("no");
  };
  expect(() => afterAll([1], fail)).toThrow("no");
  await expect(afterAll([Promise.resolve(1)], fail)).rejects.toThrow("no");
  await expect(afterAll([1, Promise.reject(new Error("not known"))], (values) => values)).rejects.toThrow("not known");
});
