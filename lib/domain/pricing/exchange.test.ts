import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { CURRENCIES } from "../money";
import { makeConvert, roundUp } from "./exchange";

const rates = [
  { base: "USD", quote: "UZS", rate: "12650.25" },
  { base: "RUB", quote: "UZS", rate: "152.4" },
  { base: "EUR", quote: "UZS", rate: "13811.5" },
];

describe("makeConvert", () => {
  it("rounds up to whole soums, and to cents", () => {
    // 100.01 USD × 12,650.25 = 1,265,151.5025 UZS
    expect(makeConvert(rates, "UZS")(10_001, "USD")).toBe(126_515_200);
    // 1,000,000 UZS ÷ 12,650.25 = 79.0498… USD
    expect(makeConvert(rates, "USD")(100_000_000, "UZS")).toBe(7_905);
  });

  it("goes through a third currency where no rate leads straight", () => {
    // 100 USD = 1,265,025 UZS = 8,300.68… RUB
    expect(makeConvert(rates, "RUB")(10_000, "USD")).toBe(830_100);
  });

  it("gives what decimals give, next to whole amounts too", () => {
    const rate = fc.tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.constantFrom(1, 10, 100, 10_000));
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 1_000_000_000 }), fc.boolean(), ([amount, scale], minor, isInverse) => {
        const quoted = new Decimal(amount).div(scale);
        const convert = makeConvert(
          [isInverse ? { base: "EUR", quote: "USD", rate: `${quoted}` } : { base: "USD", quote: "EUR", rate: `${quoted}` }],
          "EUR",
        );
        const factor = isInverse ? new Decimal(1).div(quoted) : quoted;
        for (const each of [minor, minor * amount]) {
          if (Number.isSafeInteger(each) && factor.times(each).lt(Number.MAX_SAFE_INTEGER))
            expect(convert(each, "USD")).toBe(factor.times(each).ceil().toNumber());
        }
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it("refuses to guess", () => {
    expect(() => makeConvert([], "UZS")(100, "USD")).toThrow("no exchange rate leads from USD to UZS");
  });

  it("never turns a larger amount into a smaller one, nor gives less than the exact amount", () => {
    const money = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.constantFrom(...CURRENCIES), money, money, (from, to, one, two) => {
        const convert = makeConvert(rates, to);
        expect(convert(Math.min(one, two), from)).toBeLessThanOrEqual(convert(Math.max(one, two), from));
        expect(convert(one, to)).toBe(roundUp(one, to));
      }),
    );
  });
});
