import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { quickHmac } from "@/lib/crypto/quick-hmac";
import { CURRENCIES } from "./money";
import { openQuote, QUOTE_LIFETIME_SECONDS, quoteSealer } from "./quote";

test("the quick HMAC is the platform's", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.array(fc.base64String({ maxLength: 2000 }), { minLength: 1 }), (secret, texts) => {
      const sign = quickHmac(secret);
      for (const text of texts) expect(sign(text)).toBe(createHmac("sha256", secret).update(text).digest("base64url"));
    }),
  );
  expect(() => quickHmac(randomBytes(65))).toThrow(RangeError);
});

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

test("what is sealed is opened by any of the keys while it lives, and not where a character differs", () => {
  const [old, present] = ["k1", "k2"].map((id) => ({ id, secret: randomBytes(32) }));
  if (!old || !present) throw new Error("no keys");
  fc.assert(
    fc.property(quotes, fc.nat(), (quote, place) => {
      const id = quoteSealer(quote, [old])(quote);
      expect(id).toMatch(/^[\w-]+\.k1\.[\w-]{22}$/);
      expect(openQuote(id, [present, old], quote.issuedAt)).toEqual(quote);
      expect(openQuote(id, [present], quote.issuedAt)).toBeNull();
      expect(openQuote(id, [old], quote.issuedAt + QUOTE_LIFETIME_SECONDS + 1)).toBeNull();
      const at = place % id.indexOf(".");
      const other = `${id.slice(0, at)}${id[at] === "A" ? "B" : "A"}${id.slice(at + 1)}`;
      expect(openQuote(other, [old], quote.issuedAt)).toBeNull();
      const beyond = `${id.slice(0, at)}${String.fromCharCode(id.charCodeAt(at) + 256)}${id.slice(at + 1)}`;
      expect(openQuote(beyond, [old], quote.issuedAt)).toBeNull();
    }),
  );
});
