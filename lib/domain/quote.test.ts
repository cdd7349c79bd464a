import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES } from "./money";
import { QUOTE_LIFETIME_SECONDS, quoteWriter, readQuote } from "./quote";

const count = fc.nat(9);
const quotes = fc.record({
  partnerId: fc.uuid(),
  supplier: fc.constantFrom("house", "sandbox"),
  reference: fc.string({ unit: "binary" }),
  cabin: fc.constantFrom("E" as const, "B" as const, "A" as const),
  party: fc.record({ adt: count, chd: count, inf: count, ins: count }),
  currency: fc.constantFrom(...CURRENCIES),
  totalMinor: fc.nat(1e12),
  shown: fc.constantFrom("hqk2a.5k", "hqk2a.5k.2.I,hqkj1.-2;hqt01.4r"),
  issuedAt: fc.nat(4e9),
});

test("what is written is read back while it lives", () => {
  fc.assert(
    fc.property(quotes, fc.constantFrom(...CURRENCIES), (quote, ownCurrency) => {
      const text = quoteWriter({ ...quote, ownCurrency })(quote);
      expect(readQuote(text, quote.issuedAt)).toEqual(quote);
      expect(readQuote(text, quote.issuedAt + QUOTE_LIFETIME_SECONDS)).toEqual(quote);
      expect(readQuote(text, quote.issuedAt + QUOTE_LIFETIME_SECONDS + 1)).toBeNull();
    }),
  );
  expect(readQuote("4\tanything", 0)).toBeNull();
});

test("a quote in another currency than the partner's own is of a version that processes of before do not open", () => {
  fc.assert(
    fc.property(quotes, fc.constantFrom(...CURRENCIES), (quote, ownCurrency) => {
      const isOwn = quote.currency === ownCurrency;
      expect(quoteWriter({ ...quote, ownCurrency })(quote).split("\t")[0]).toBe(isOwn ? "2" : "3");
    }),
  );
});

test("any text can be read, whoever wrote it", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 12 }), { maxLength: 12 }), (parts) => {
      expect(() => readQuote(["2", ...parts].join("\t"), 0)).not.toThrow();
    }),
  );
});

test("an id from before times were sealed is still read", () => {
  const text = "1\t01937c5a2f647b1e9d3a5f0c8e1b7a42\thouse\tE\t1.0.0.0\tUZS\t2s\t5yc1z\t0:HY271.g1g.TASIST";
  expect(readQuote(text, 0)).toMatchObject({ shown: null, reference: "0:HY271.g1g.TASIST", totalMinor: 100 });
});
