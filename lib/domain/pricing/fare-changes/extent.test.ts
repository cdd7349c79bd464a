import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOf } from "./extent";
import { comparedBy, fallOf } from "./first-prices";

const compare = comparedBy([{ base: "USD", quote: "UZS", rate: "12000" }]);
const usd = (amountMinor: number) => ({ amountMinor, currency: "USD" as const });

test("a fall is told to a hundredth of a percent, up, whatever the currency", () => {
  expect(fallOf({ before: usd(150_00), after: usd(105_00) }, compare)).toBe(3_000);
  expect(fallOf({ before: usd(150_00), after: usd(104_99) }, compare)).toBe(3_001);
  expect(fallOf({ before: usd(100_00), after: { amountMinor: 600_000_00, currency: "UZS" } }, compare)).toBe(5_000);
  expect(fallOf({ before: usd(100_00), after: usd(0) }, compare)).toBe(10_000);
  expect(fallOf({ before: usd(0), after: usd(0) }, compare)).toBe(0);
  expect(fallOf({ before: usd(100_00), after: { amountMinor: 1, currency: "KZT" } }, compare)).toBe(0);
});

test("a fall by a whole percent is that percent, and no hundredth more", () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (hundred, percent) => {
      const change = { before: usd(hundred * 100), after: usd(hundred * (100 - percent)) };
      expect(fallOf(change, compare)).toBe(percent * 100);
    }),
    { numRuns: 50 },
  );
});

test("rows that are only added are no share of those that were there", () => {
  const counts = { before: 4, after: 9, added: 6, removed: 1, changed: 1 };
  expect(shareOf([counts, { ...counts, before: 0, removed: 0, changed: 0 }])).toBe(5_000);
  expect(shareOf([{ before: 0, after: 5, added: 5, removed: 0, changed: 0 }])).toBe(0);
  expect(shareOf([])).toBe(0);
});
