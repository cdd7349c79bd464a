import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sum } from "../money";
import { prorate, prorateWhole } from "./prorate";

const amount = fc.integer({ min: 0, max: 10_000_000_000_00 });

describe("an amount split in proportion", () => {
  test("gives the largest remainders the units that are left, the earlier first", () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(prorate(10, [7, 2, 1])).toEqual([7, 2, 1]);
    // 4.29, 2.86, 2.86: the two that lose most are raised.
    expect(prorate(10, [3, 2, 2])).toEqual([4, 3, 3]);
    expect(prorate(5, [0, 9])).toEqual([0, 5]);
    expect(prorate(3, [0, 0])).toEqual([2, 1]);
  });

  test("adds up exactly, and no part is a whole unit away from its share", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (minor, weights) => {
        const parts = prorate(minor, weights);
        expect(sum(parts)).toBe(minor);
        const whole = sum(weights);
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          const over = BigInt(part) * BigInt(whole) - BigInt(minor) * BigInt(weights[index] ?? 0);
          if (whole > 0) expect(-whole < over && over < whole).toBe(true);
        });
      }),
    );
  });

  test("is refused where there is nothing to split among", () => {
    expect(() => prorate(5, [])).toThrow(RangeError);
    expect(() => prorate(0.5, [1])).toThrow(RangeError);
  });
});

describe("an amount split in what prices are made of", () => {
  test("is in whole soums and roubles, and in cents", () => {
    expect(prorateWhole(100_00, [1, 1, 1], "UZS")).toEqual([34_00, 33_00, 33_00]);
    expect(prorateWhole(100_00, [1, 1, 1], "RUB")).toEqual([34_00, 33_00, 33_00]);
    expect(prorateWhole(100_00, [1, 1, 1], "USD")).toEqual([33_34, 33_33, 33_33]);
    // What is less than one soum stays with the greatest part.
    expect(prorateWhole(100_07, [1, 2, 0], "UZS")).toEqual([33_00, 67_07, 0]);
  });

  test("adds up exactly, whatever it is", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (minor, weights) => {
        const parts = prorateWhole(minor, weights, "UZS");
        expect(sum(parts)).toBe(minor);
        expect(parts.filter((part) => part % 100 !== 0).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
