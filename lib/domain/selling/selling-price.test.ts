import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sum } from "../money";
import { AGE_GROUPS } from "../passengers/passengers";
import { boundsOf, sellByRules, sharePrice } from "./selling-price";
import { makePolicy, makeRule, TAS_IST } from "./testing/make-policy";

const sell = (policy: Parameters<typeof makePolicy>[0], ...costs: number[]) =>
  sellByRules(makePolicy(policy), {
    journey: TAS_IST,
    currency: "UZS",
    passengers: costs.map((costMinor) => ({ age: "adt" as const, costMinor })),
  });

describe("a price by rules", () => {
  test("is what it costs where there is nothing to make prices by", () => {
    expect(sell({}, 250_000_00)).toBeNull();
  });

  test("is cost, markup and fee", () => {
    const rules = [
      makeRule({ value: { kind: "percent", basisPoints: 350 } }),
      makeRule({ part: "fee", value: { kind: "amount", minor: 40_000_00 } }),
    ];
    expect(sell({ rules }, 1_000_000_00)).toEqual([{ sellingMinor: 1_075_000_00, keptMinor: 0 }]);
  });

  test.each([
    ["up", 1_001_00, 2_000_00],
    ["nearest", 1_001_00, 1_000_00],
    ["nearest", 1_500_00, 2_000_00],
  ] as const)("rounded %s, %d is %d", (mode, raw, rounded) => {
    const policy = {
      rules: [makeRule({ value: { kind: "amount" as const, minor: raw - 500_00 } })],
      rounding: { toMinor: 1_000_00, mode },
    };
    expect(sell(policy, 500_00)?.[0]?.sellingMinor).toBe(rounded);
  });

  test("is not rounded below cost", () => {
    const policy = {
      rules: [makeRule({ value: { kind: "amount" as const, minor: 1 } })],
      rounding: { toMinor: 1_000_00, mode: "nearest" as const },
    };
    expect(sell(policy, 1_400_00)?.[0]?.sellingMinor).toBe(2_000_00);
  });

  test("of a booking in another currency takes percents alone", () => {
    const rules = [
      makeRule({ value: { kind: "percent", basisPoints: 1000 } }),
      makeRule({ part: "fee", value: { kind: "amount", minor: 50_00 } }),
    ];
    const policy = makePolicy({ rules, rounding: { toMinor: 1_000_00, mode: "up" }, keeps: { kind: "amount", minor: 5_00 } });
    const sold = sellByRules(policy, { journey: TAS_IST, currency: "USD", passengers: [{ age: "adt", costMinor: 100_00 }] });
    expect(sold).toEqual([{ sellingMinor: 110_00, keptMinor: 0 }]);
  });

  test("keeps what was agreed of the price when tickets are given back, and never more than it", () => {
    const rules = [makeRule({ value: { kind: "percent", basisPoints: 1000 } })];
    expect(sell({ rules, keeps: { kind: "percent", basisPoints: 200 } }, 100_00)?.[0]?.keptMinor).toBe(2_20);
    expect(sell({ rules, keeps: { kind: "amount", minor: 900_00 } }, 100_00)?.[0]?.keptMinor).toBe(110_00);
  });
});

const money = fc.integer({ min: 0, max: 100_000_000_00 });
const value = fc.oneof(
  fc.record({ kind: fc.constant("amount" as const), minor: money }),
  fc.record({ kind: fc.constant("percent" as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
);
const rounding = fc.record({ toMinor: fc.integer({ min: 1, max: 100_000_00 }), mode: fc.constantFrom("up" as const, "nearest" as const) });

test("no rule and no rounding sells below cost, off the step, or more than one step above", () => {
  fc.assert(
    fc.property(
      value,
      value,
      fc.option(rounding),
      fc.array(fc.tuple(fc.constantFrom(...AGE_GROUPS), money), { minLength: 1, maxLength: 9 }),
      (markup, fee, step, people) => {
        const rules = [makeRule({ value: markup }), makeRule({ part: "fee", value: fee })];
        const passengers = people.map(([age, costMinor]) => ({ age, costMinor }));
        const plain = sellByRules(makePolicy({ rules }), { journey: TAS_IST, currency: "UZS", passengers });
        const sold = sellByRules(makePolicy({ rules, rounding: step }), { journey: TAS_IST, currency: "UZS", passengers });
        for (const [index, { costMinor }] of passengers.entries()) {
          const [price, unrounded] = [sold?.[index]?.sellingMinor ?? -1, plain?.[index]?.sellingMinor ?? -1];
          expect(price).toBeGreaterThanOrEqual(costMinor);
          expect(Number.isSafeInteger(price)).toBe(true);
          if (step && unrounded > costMinor) {
            expect(price % step.toMinor).toBe(0);
            expect(Math.abs(price - unrounded)).toBeLessThanOrEqual(step.toMinor);
          }
        }
      },
    ),
  );
});

describe("a price that an agent sets for all", () => {
  test("gives everybody a part that is in proportion to what they cost", () => {
    expect(sharePrice(350_000_00, [200_000_00, 100_000_00])).toEqual([233_334_00, 116_666_00]);
    expect(sharePrice(270_000_00, [200_000_00, 100_000_00])).toEqual([180_000_00, 90_000_00]);
  });

  test("is the same for two who cost the same, in the steps that the agency rounds to, and one of them pays what is left over", () => {
    expect(sharePrice(8_400_606_00, [4_010_000_00, 4_010_000_00], 1_000_00)).toEqual([4_200_606_00, 4_200_000_00]);
    expect(sharePrice(8_400_000_00, [4_010_000_00, 4_010_000_00], 1_000_00)).toEqual([4_200_000_00, 4_200_000_00]);
    expect(sharePrice(8_020_000_00, [4_010_500_00, 4_009_500_00], 1_000_00)).toEqual([4_010_500_00, 4_009_500_00]);
  });

  test("is the sum of what the passengers pay, and nobody pays less than they cost unless all do", () => {
    const costs = fc.array(fc.integer({ min: 100_00, max: 50_000_000_00 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        costs,
        fc.integer({ min: -3_000, max: 10_000 }),
        fc.constantFrom(1_00, 1_000_00, 50_000_00),
        (each, basisPoints, step) => {
          const total = boundsOf({ lowestBp: basisPoints, highestBp: basisPoints }, sum(each)).lowestMinor;
          const shares = sharePrice(total, each, step);
          expect(sum(shares)).toBe(total);
          for (const [index, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            if (basisPoints >= 0) expect(share).toBeGreaterThanOrEqual(each[index] ?? 0);
          }
        },
      ),
    );
  });

  test("may be as low and as high as the partner allows", () => {
    expect(boundsOf({ lowestBp: 0, highestBp: 1500 }, 1_000_00)).toEqual({ lowestMinor: 1_000_00, highestMinor: 1_150_00 });
    expect(boundsOf({ lowestBp: -200, highestBp: 0 }, 1_000_00)).toEqual({ lowestMinor: 980_00, highestMinor: 1_000_00 });
  });
});
