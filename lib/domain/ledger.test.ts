import fc from "fast-check";
import { expect, test } from "vitest";
import { depositPostings, paymentPostings, refundPostings } from "./ledger";
import { sum } from "./money";
import { totalOf } from "./pricing/price-lines";

const PARTIES = { partnerId: "p", houseId: null, currency: "UZS" } as const;
const amount = fc.integer({ min: 0, max: 10_000_000_00 });
const amounts = fc.record({ fare: amount, tax: amount, fee: amount, bag: amount });

test("a payment takes the total from the deposit, shares it out and sums to zero; the refund of all undoes it", () => {
  fc.assert(
    fc.property(amounts, (paid) => {
      const postings = paymentPostings(PARTIES, paid);
      expect(sum(postings.map((posting) => posting.amountMinor))).toBe(0);
      const deposit = postings.filter((posting) => posting.kind === "deposit").map((posting) => posting.amountMinor);
      expect(sum(deposit)).toBe(totalOf(paid) === 0 ? 0 : -totalOf(paid));
      const undone = refundPostings(PARTIES, paid);
      for (const { kind, amountMinor } of postings) expect(undone.find((posting) => posting.kind === kind)?.amountMinor).toBe(-amountMinor);
    }),
  );
});

test("fares, taxes and the fee go to accounts of their own", () => {
  const postings = paymentPostings(PARTIES, { fare: 10_000, tax: 350, fee: 500, bag: 0 });
  expect(postings.map(({ partnerId, kind, amountMinor }) => [partnerId, kind, amountMinor])).toEqual([
    ["p", "deposit", -10_850],
    [null, "carriers", 10_000],
    [null, "taxes", 350],
    [null, "fees", 500],
  ]);
});

test("a refund in part goes back to the deposit from where each part lay; what is kept stays", () => {
  const back = { fare: 7_000, tax: 300, fee: 0, bag: 400 };
  const postings = refundPostings({ partnerId: "p", houseId: "twin", currency: "UZS" }, back);
  expect(postings.map(({ partnerId, kind, amountMinor }) => [partnerId, kind, amountMinor])).toEqual([
    ["p", "deposit", 7_700],
    ["twin", "carriers", -7_400],
    ["twin", "taxes", -300],
  ]);
});

test("nothing but a positive whole amount can be paid in", () => {
  expect(() => depositPostings("p", null, "UZS", 0)).toThrow(RangeError);
  expect(() => depositPostings("p", null, "UZS", -5)).toThrow(RangeError);
  expect(() => depositPostings("p", null, "UZS", 0.5)).toThrow(RangeError);
  expect(depositPostings("p", null, "UZS", 7).map((posting) => posting.amountMinor)).toEqual([7, -7]);
});
