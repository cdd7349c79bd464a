import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placesBy } from "./rank";

/** Minutes, prices, and prices too large to be packed with a place. */
const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 2 ** 52 }));
const rows = fc.oneof(
  fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))),
  fc.array(fc.tuple(amount, amount)),
);

describe("placesBy", () => {
  it("gives the order of comparing, small amounts and large ones, and leaves equals as they come", () => {
    fc.assert(
      fc.property(rows, (all) => {
        const first = (place: number) => all[place]?.[0] ?? 0;
        const second = (place: number) => all[place]?.[1] ?? 0;
        const places = [...all.keys()];
        expect([...placesBy(all.length, first)]).toEqual(places.toSorted((one, other) => first(one) - first(other)));
        const byBoth = places.toSorted((one, other) => first(one) - first(other) || second(one) - second(other));
        expect([...placesBy(all.length, first, second)]).toEqual(byBoth);
      }),
      { numRuns: 2_000 },
    );
  });
});
