import { expect, test } from "vitest";
import { median, rankTest } from "./rank-test";

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

test("equal samples are no different, ties counted by half", () => {
  const { auc, p } = rankTest(upTo(50), upTo(50));
  expect(auc).toBe(0.5);
  expect(p).toBeCloseTo(1, 5);
});

test("one above the other is told for certain, whichever it is", () => {
  expect(rankTest(upTo(50, 100), upTo(50)).auc).toBe(1);
  expect(rankTest(upTo(50), upTo(50, 100)).auc).toBe(0);
  expect(rankTest(upTo(50), upTo(50, 100)).p).toBeLessThan(1e-9);
});

test("a known case: U = 23 of 48, z = -0.0645", () => {
  // Ranks of the first: 1, 3, 5, 8, 10, 12, 14, 6; by hand.
  const { auc, p } = rankTest([1, 3, 5, 8, 10, 12, 14, 6], [2, 4, 7, 9, 11, 13]);
  expect(auc).toBeCloseTo(23 / 48, 10);
  expect(p).toBeCloseTo(0.897, 2);
});

test("the median of an even number of values lies between both in the middle", () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});
