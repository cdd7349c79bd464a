import { expect, it } from "vitest";
import { EVERY_CLASS, parseSaleLimits, roomUnder, saleStateOf } from "./sale-limits";

const sold = (counts: Record<string, number>) => Array.from(EVERY_CLASS, (each) => counts[each] ?? 0);
const limits = [
  { classes: EVERY_CLASS, limit: 10, until: null },
  { classes: "M", limit: 4, until: 2_000 },
];

it.each([
  ["M", { M: 1 }, 3],
  ["M", { M: 5 }, 0],
  ["M", { Y: 8 }, 2],
  ["Y", { M: 5 }, 5],
  ["Y", { M: 5, Y: 6 }, 0],
])("class %s, of %o sold, has %i seats left under both", (bookingClass, counts, left) => {
  expect(roomUnder(limits, bookingClass, sold(counts))).toBe(left);
});

it("leaves what is not limited without end", () => {
  expect(roomUnder([{ classes: "M", limit: 0, until: null }], "Y", [])).toBe(Number.POSITIVE_INFINITY);
});

it("is over at its moment", () => {
  expect([1_999, 2_000].map((nowMs) => parseSaleLimits(limits, nowMs).length)).toEqual([2, 1]);
});

it.each([
  [[], {}, "open"],
  [limits, { M: 4 }, "limited"],
  [limits, { Y: 10 }, "closed"],
])("%o with %o sold is %s", (held, counts, state) => {
  expect(saleStateOf(held, sold(counts))).toBe(state);
});
