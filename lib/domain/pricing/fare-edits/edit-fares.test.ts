import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makeFare } from "../testing/make-fare";
import { changedBy, editFares } from "./edit-fares";

const ALL_YEARS = { travelFrom: null, travelTo: null };
const SUMMER = { seasonFrom: "06-01", seasonTo: "08-31", ...ALL_YEARS };
const AUTUMN = { seasonFrom: "09-01", seasonTo: "10-25", ...ALL_YEARS };
const filed = (...differences: Parameters<typeof makeFare>[0][]) =>
  differences.map((each, index) => ({ id: String(index + 1), fare: makeFare({ currency: "USD", ...each }) }));

describe("a share of an amount", () => {
  test.each([
    ["half a cent goes up", 10_001, "USD", 50, 10_051],
    ["two and a half percent less", 20_000, "USD", -250, 19_500],
    ["whole soums", 123_400, "UZS", 333, 127_500],
    ["whole roubles, halves up", 15_000, "RUB", 100, 15_200],
    ["one step at least", 1, "USD", -9_000, 1],
    ["nothing, and nothing is rounded", 12_345, "UZS", 0, 12_345],
  ] as const)("%s", (_, amountMinor, currency, hundredths, expected) => {
    expect(changedBy({ amountMinor, currency }, hundredths)).toBe(expected);
  });

  test("is within half a step of the exact amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e11 }), fc.integer({ min: -9_000, max: 30_000 }), (amountMinor, hundredths) => {
        const exact = (amountMinor * (10_000 + hundredths)) / 10_000;
        expect(Math.abs(changedBy({ amountMinor, currency: "EUR" }, hundredths) - exact)).toBeLessThanOrEqual(0.501);
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});

describe("an edit", () => {
  test("changes what was chosen and leaves the rest, in its order", () => {
    const { fares, touched } = editFares(filed({}, { brand: "FLEX" }), { kind: "percent", hundredths: 1_000 }, (id) => id === "2");
    expect([fares.map(({ brand, amountMinor }) => [brand, amountMinor]), touched]).toEqual([
      [
        ["LIGHT", 10_000],
        ["FLEX", 11_000],
      ],
      1,
    ]);
  });

  test("that names the amount a fare has touches nothing", () => {
    const amountMinor = new Map([
      ["1", 10_000],
      ["2", 9_900],
    ]);
    expect(editFares(filed({}, {}), { kind: "amounts", amountMinor }, () => true).touched).toBe(1);
  });

  test("carries a season of every year on as days of one", () => {
    const to = { seasonFrom: null, seasonTo: null, travelFrom: "2027-06-01", travelTo: "2027-08-31" };
    const { fares } = editFares(
      filed(SUMMER, { ...to, amountMinor: 20_000 }),
      { kind: "copy_season", from: SUMMER, to, hundredths: 0 },
      () => true,
    );
    expect(fares.map(({ seasonFrom, travelFrom, amountMinor }) => [seasonFrom, travelFrom, amountMinor])).toEqual([
      ["06-01", null, 10_000],
      [null, "2027-06-01", 10_000],
      [null, "2027-06-01", 20_000],
    ]);
  });

  test("copies the fares of one season behind them, and no others", () => {
    const edit = { kind: "copy_season", from: SUMMER, to: AUTUMN, hundredths: -500 } as const;
    const { fares, touched } = editFares(filed({}, SUMMER, AUTUMN), edit, () => true);
    expect(touched).toBe(1);
    expect(fares.map(({ seasonFrom, amountMinor }) => [seasonFrom, amountMinor])).toEqual([
      [null, 10_000],
      ["06-01", 10_000],
      ["09-01", 9_500],
      ["09-01", 10_000],
    ]);
  });
});
