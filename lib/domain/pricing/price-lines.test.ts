import { expect, test } from "vitest";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { amountsOf, linesOf, sumLines, totalOf } from "./price-lines";

test("the lines of a price are its amounts, kind by kind, and add up to it", () => {
  for (const { snapshot } of REFUND_FARES) {
    for (const price of snapshot.prices) {
      expect(sumLines(linesOf(price, snapshot))).toEqual(amountsOf(price));
      expect(totalOf(amountsOf(price))).toBe(price.totalMinor);
    }
  }
});
