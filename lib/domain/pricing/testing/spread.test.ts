import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Criteria, spread } from "./spread";

const criteria = fc.record<Criteria>({
  priceMinor: fc.integer({ min: 1, max: 50 }),
  durationMinutes: fc.integer({ min: 60, max: 2_000 }),
  stops: fc.integer({ min: 0, max: 2 }),
  carriers: fc.constantFrom("HY", "TK", "PC", "HY-TK"),
  daypart: fc.constantFrom("night", "morning", "day", "evening"),
});

describe("spread", () => {
  it("keeps the cheapest, the fastest, one with the fewest stops, every carrier and every part of the day, in order of price", () => {
    fc.assert(
      fc.property(fc.array(criteria, { minLength: 1, maxLength: 80 }), (all) => {
        const picked = spread(all, (item) => item, 25);
        expect(picked).toHaveLength(Math.min(25, all.length));
        expect(new Set(picked).size).toBe(picked.length);
        const least = (items: Criteria[], key: "priceMinor" | "durationMinutes" | "stops") => Math.min(...items.map((item) => item[key]));
        for (const key of ["priceMinor", "durationMinutes", "stops"] as const) expect(least(picked, key)).toBe(least(all, key));
        for (const key of ["carriers", "daypart"] as const) {
          expect(new Set(picked.map((item) => item[key]))).toEqual(new Set(all.map((item) => item[key])));
        }
        expect(picked.map((item) => item.priceMinor)).toEqual(
          picked.map((item) => item.priceMinor).toSorted((left, right) => left - right),
        );
      }),
    );
  });
});
