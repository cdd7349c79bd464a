import { expect, test } from "vitest";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { priceLevels } from "./day-prices";

function day(amount: number | null, index: number): SoldDay {
  const lowest =
    amount === null
      ? null
      : { price: { amount, currency: "UZS" as const }, stops: 0, airlines: ["HY"], route_duration: 300, is_vtrip: false, cost: null };
  return { date: `2026-12-${String(index + 1).padStart(2, "0")}`, return_date: null, lowest };
}

function levelsOf(amounts: readonly (number | null)[]): string[] {
  const days = amounts.map(day);
  return days.map(priceLevels(days));
}

test("the lower third of the prices is low, the upper third high, and one is the lowest", () => {
  expect(levelsOf([100, 120, 150, null, 160, 180, 220, 300])).toEqual(["lowest", "low", "low", "usual", "usual", "high", "high", "high"]);
});

test("what most days cost is neither low nor high", () => {
  expect(levelsOf([100, 200, 200, 200, 200])).toEqual(["lowest", "usual", "usual", "usual", "usual"]);
  expect(levelsOf([200, 200, 200])).toEqual(["usual", "usual", "usual"]);
  expect(levelsOf([])).toEqual([]);
});
