import fc from "fast-check";
import { expect, test } from "vitest";
import { type FareTable, FareTableBuilder } from "./fare-table";

const filing = fc.record({
  carrier: fc.constantFrom("HY", "TK", "EK", "A1"),
  origin: fc.constantFrom("TAS", "IST", "DXB"),
  destination: fc.constantFrom("LON", "AYT", "TAS", "ZZZ"),
  amountMinor: fc.integer({ min: 1, max: 2 ** 40 }),
  terms: fc.constantFrom("LIGHT", "FLEX", "BUSINESS"),
});
type Filing = typeof filing extends fc.Arbitrary<infer T> ? T : never;
const filings = fc.array(filing, { maxLength: 60 });

/** @param filed the numbers of filing; left out where fares come in that order */
function tableOf(fares: readonly Filing[], filed: readonly number[] = []): FareTable<string> {
  const builder = new FareTableBuilder<string>();
  for (const [index, { carrier, origin, destination, amountMinor, terms }] of fares.entries()) {
    const number = builder.termsNumber(terms, () => terms);
    builder.add(carrier, origin, destination, amountMinor, number, filed[index]);
  }
  return builder.finish();
}

/** Market by market, the fares in the order of filing. */
function told({ carriers, places, markets, start, amountMinor, terms, termsList }: FareTable<string>): [string, [number, string][]][] {
  return Array.from(markets, (key, market) => {
    const pair = Math.floor(key / places.length);
    const name = [carriers[Math.floor(pair / places.length)], places[pair % places.length], places[key % places.length]].join(" ");
    const fares = Array.from(amountMinor.keys()).slice(start[market], start[market + 1]);
    return [name, fares.map((fare) => [amountMinor[fare] ?? 0, termsList[terms[fare] ?? 0] ?? ""])];
  });
}

test("fares are grouped by market, and keep the order in which they were filed", () => {
  fc.assert(
    fc.property(filings, (fares) => {
      const expected = new Map<string, [number, string][]>();
      for (const { carrier, origin, destination, amountMinor, terms } of fares) {
        const name = `${carrier} ${origin} ${destination}`;
        expected.set(name, [...(expected.get(name) ?? []), [amountMinor, terms]]);
      }
      expect(told(tableOf(fares))).toEqual([...expected].sort(([one], [other]) => (one < other ? -1 : 1)));
    }),
  );
});

test("fares that come in another order than that of filing say when they were filed", () => {
  const filedAt = fc.maxSafeNat();
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(filing, filedAt), { selector: ([, filed]) => filed, maxLength: 60 }), (fares) => {
      const table = tableOf(
        fares.map(([fare]) => fare),
        fares.map(([, filed]) => filed),
      );
      const inOrder = [...fares].sort(([, one], [, other]) => one - other).map(([fare]) => fare);
      expect(told(table)).toEqual(told(tableOf(inOrder)));
    }),
  );
});
