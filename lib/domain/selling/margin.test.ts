import { expect, test } from "vitest";
import { marginOf, marginShare } from "./margin";

test("the margin is exact to a hundredth, and its share is of the cost", () => {
  expect(marginOf({ cost: 0.1, selling: 0.3 })).toBe(0.2);
  expect(marginOf({ cost: 1_000_000.55, selling: 999_999.1 })).toBe(-1.45);
  expect(marginShare({ cost: 400, selling: 420 })).toBe(0.05);
  expect(marginShare({ cost: 0, selling: 420 })).toBeNull();
});
