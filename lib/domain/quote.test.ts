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
  issuedAt: fc.nat(4e9),
});

test("what is written is read back while it lives", () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const text = quoteWriter(quote)(quote);
      expect(readQuote(text, quote.issuedAt)).toEqual(quote);
      expect(readQuote(text, quote.issuedAt + QUOTE_LIFETIME_SECONDS)).toEqual(quote);
      expect(readQuote(text, quote.issuedAt + QUOTE_LIFETIME_SECONDS + 1)).toBeNull();
    }),
  );
  expect(readQuote("2\tanything", 0)).toBeNull();
});
