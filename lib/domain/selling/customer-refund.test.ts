import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { customerRefund } from "./customer-refund";

const WHOLE = { currency: "UZS", costMinor: 1_000_00, sellingMinor: 1_200_00, keptMinor: 50_00 } as const;

describe("the customer gets back", () => {
  test("the price less what the agency keeps, where everything came back", () => {
    expect(customerRefund({ paidMinor: 1_000_00, usedMinor: 0, refundMinor: 1_000_00 }, WHOLE)).toBe(1_150_00);
  });

  test("that less the penalty", () => {
    expect(customerRefund({ paidMinor: 1_000_00, usedMinor: 0, refundMinor: 700_00 }, WHOLE)).toBe(850_00);
  });

  test("nothing where nothing came back", () => {
    expect(customerRefund({ paidMinor: 1_000_00, usedMinor: 0, refundMinor: 0 }, WHOLE)).toBe(0);
  });

  test("of one direction its share of the price and of what is kept", () => {
    expect(customerRefund({ paidMinor: 500_00, usedMinor: 0, refundMinor: 400_00 }, WHOLE)).toBe(475_00);
  });

  test("the same where the other direction is flown, and comes back with it for nothing", () => {
    expect(customerRefund({ paidMinor: 1_000_00, usedMinor: 500_00, refundMinor: 400_00 }, WHOLE)).toBe(475_00);
  });

  test("its share of what is flown, where people gave back more than the rest had cost", () => {
    expect(customerRefund({ paidMinor: 1_000_00, usedMinor: 1_000_00, refundMinor: 500_00 }, WHOLE)).toBe(575_00);
  });

  test("the whole soum that shares come to exactly, whatever fractions make of them", () => {
    const whole = { currency: "UZS", costMinor: 2_450_000_00, sellingMinor: 2_695_000_00, keptMinor: 0 } as const;
    const returned = (minor: number) => customerRefund({ paidMinor: minor, usedMinor: 0, refundMinor: minor }, whole);
    expect([151_000_00, 302_000_00, 811_000_00].map(returned)).toEqual([166_100_00, 332_200_00, 892_100_00]);
  });

  test("whole soums, and cents where the currency has them", () => {
    const third = { paidMinor: 333_33, usedMinor: 0, refundMinor: 300_33 };
    expect(customerRefund(third, WHOLE)).toBe(350_00);
    expect(customerRefund(third, { ...WHOLE, currency: "USD" })).toBe(350_33);
  });

  test("all that was paid to the last tiyin, where all comes back", () => {
    const whole = { ...WHOLE, sellingMinor: 1_200_55, keptMinor: 0 };
    expect(customerRefund({ paidMinor: 1_000_00, usedMinor: 0, refundMinor: 1_000_00 }, whole)).toBe(1_200_55);
  });
});

test("the customer never gets less than nothing, nor more than was paid", () => {
  const minor = fc.integer({ min: 1, max: 50_000_000_00 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      minor,
      fc.integer({ min: 0, max: 10_000_000_00 }),
      share,
      share,
      share,
      share,
      (costMinor, margin, kept, paid, used, back) => {
        const sellingMinor = costMinor + margin;
        const paidMinor = Math.floor(costMinor * paid);
        const whole = { currency: "UZS", costMinor, sellingMinor, keptMinor: Math.floor(sellingMinor * kept) } as const;
        const refund = customerRefund(
          { paidMinor, usedMinor: Math.floor(paidMinor * used), refundMinor: Math.floor(paidMinor * back) },
          whole,
        );
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(sellingMinor);
        expect(refund === sellingMinor || refund % 100 === 0).toBe(true);
        expect(Number.isSafeInteger(refund)).toBe(true);
      },
    ),
  );
});
