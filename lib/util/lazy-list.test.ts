import { expect, test } from "vitest";
import { LazyList } from "./lazy-list";

test("elements are made when they are first asked for, and are the same from then on", () => {
  const asked: number[] = [];
  const list = new LazyList(1_000, (index) => {
    asked.push(index);
    return { index };
  });
  const element = list.at(999);
  expect(element).toEqual({ index: 999 });
  expect(list.at(0)).toEqual({ index: 0 });
  expect(list.at(999)).toBe(element);
  expect(asked).toEqual([999, 0]);
});

test("there is nothing outside of it", () => {
  const list = new LazyList(2, (index) => index);
  expect(list.length).toBe(2);
  for (const index of [-1, 2, Number.NaN]) expect(() => list.at(index)).toThrow(RangeError);
});
