import fc from "fast-check";
import { expect, test } from "vitest";
import { FareColumnsBuilder, fareAt, faresOfMarket } from "./fare-columns";
import { makeFare } from "./testing/make-fare";

const filing = fc.record({
  carrier: fc.constantFrom("HY", "TK", "A1"),
  origin: fc.constantFrom("TAS", "IST", "DXB"),
  destination: fc.constantFrom("LON", "AYT", "TAS"),
  amountMinor: fc.integer({ min: 1, max: 2 ** 40 }),
  brand: fc.constantFrom("LIGHT", "FLEX"),
});

test("a fare comes back as it was filed, by its place or with its market", () => {
  fc.assert(
    fc.property(fc.array(filing, { minLength: 1, maxLength: 40 }), (filings) => {
      const builder = new FareColumnsBuilder();
      for (const each of filings) builder.add(makeFare(each));
      const columns = builder.finish();
      const one = filings.map((_, index) => fareAt(columns, index));
      expect(one).toEqual(Array.from(columns.markets.keys()).flatMap((market) => faresOfMarket(columns, market)));
      const inOrder = (fares: readonly unknown[]) => fares.map((fare) => JSON.stringify(fare, Object.keys(makeFare()).sort())).sort();
      expect(inOrder(one)).toEqual(inOrder(filings.map((each) => makeFare(each))));
      expect(() => fareAt(columns, filings.length)).toThrow(RangeError);
    }),
  );
});
