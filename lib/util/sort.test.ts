import fc from "fast-check";
import { expect, it } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { sortedBy } from "./sort";

/** Minutes, prices, and prices too large to be exact together with a place. */
const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 2 ** 52 }));

it("sorts by an amount, small or large, and leaves equals as they come", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ amount })), (items) => {
      const compared = items.toSorted((one, other) => one.amount - other.amount);
      expect(sortedBy(items, (item) => item.amount).map((item) => items.indexOf(item))).toEqual(
        compared.map((item) => items.indexOf(item)),
      );
    }),
    { numRuns: propertyRuns(2_000) },
  );
});
