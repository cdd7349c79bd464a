import { describe, expect, it } from "vitest";
import { paymentFigures } from "./payment-figures";

const balance = { deposit: 1_000_000.3, credit: 500_000, currency: "UZS" } as const;

describe("what a payment does to a deposit", () => {
  it("leaves the rest, to the tiyin", () => {
    expect(paymentFigures(balance, 400_000.1)).toEqual({ depositAfter: 600_000.2, fromCredit: 0, missing: 0 });
  });

  it("takes the credit only after the deposit", () => {
    expect(paymentFigures(balance, 1_200_000.3)).toEqual({ depositAfter: 0, fromCredit: 200_000, missing: 0 });
  });

  it("says how much is missing beyond both", () => {
    expect(paymentFigures(balance, 1_600_000.3)).toEqual({ depositAfter: 0, fromCredit: 500_000, missing: 100_000 });
  });
});
