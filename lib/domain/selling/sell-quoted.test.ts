import { describe, expect, test } from "vitest";
import { sum } from "../money";
import { sellQuoted } from "./sell-quoted";

const PLAIN = [100_000_00, 60_000_00].map((costMinor) => ({ costMinor, withBagsMinor: costMinor }));
const WITH_BAG = PLAIN.map((each, index) => ({ ...each, withBagsMinor: each.costMinor + (index === 0 ? 20_000_00 : 0) }));
const policy = { currency: "UZS", rules: [], rounding: null, bounds: null, keeps: { kind: "percent", basisPoints: 1000 } } as const;
const quoted = { costMinor: 160_000_00, sellingMinor: 200_000_00 };
const NO_RULES = { plain: null, withBags: null };

const totalOf = (sold: ReturnType<typeof sellQuoted>) => sum((sold ?? []).map(({ sellingMinor }) => sellingMinor));

describe("a booking that was made of a quote", () => {
  test("is sold for what the customer was shown, to the last minor unit", () => {
    const sold = sellQuoted(policy, { quoted, currency: "UZS", passengers: PLAIN, byRules: NO_RULES });
    expect(totalOf(sold)).toBe(quoted.sellingMinor);
    expect(sold?.map(({ sellingMinor, keptMinor }) => keptMinor * 10 === sellingMinor)).toEqual([true, true]);
  });

  test("adds what extra bags cost", () => {
    expect(totalOf(sellQuoted(policy, { quoted, currency: "UZS", passengers: WITH_BAG, byRules: NO_RULES }))).toBe(220_000_00);
  });

  test("is sold by the rules where they say the same, bags included", () => {
    const plain = [120_000_00, 80_000_00].map((sellingMinor) => ({ sellingMinor, keptMinor: 0 }));
    const withBags = [145_000_00, 80_000_00].map((sellingMinor) => ({ sellingMinor, keptMinor: 5 }));
    expect(sellQuoted(policy, { quoted, currency: "UZS", passengers: WITH_BAG, byRules: { plain, withBags } })).toEqual(withBags);
  });

  test("is sold by the rules where its cost has moved", () => {
    const dearer = PLAIN.map((each) => ({ ...each, costMinor: each.costMinor + 100 }));
    expect(sellQuoted(policy, { quoted, currency: "UZS", passengers: dearer, byRules: NO_RULES })).toBeNull();
  });
});
