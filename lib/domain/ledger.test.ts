import fc from "fast-check";
import { expect, test } from "vitest";
import { depositPostings, type PaidBooking, paymentPostings, refundPostings } from "./ledger";
import { sum } from "./money";
import { addParts, partsOf } from "./refund/parts";

const amount = fc.integer({ min: 0, max: 10_000_000_00 });
const price = fc.record({ fare: amount, taxes: fc.array(amount, { maxLength: 4 }), fee: amount }).map(({ fare, taxes, fee }) => ({
  age: "adt" as const,
  fareMinor: fare,
  taxes: taxes.map((amountMinor) => ({ code: "UZ", amountMinor })),
  serviceFeeMinor: fee,
  bags: [],
  totalMinor: fare + fee + sum(taxes),
}));
const booking = fc.array(price, { minLength: 1, maxLength: 9 }).map(
  (prices): PaidBooking => ({
    partnerId: "p",
    houseId: null,
    currency: "UZS",
    totalMinor: sum(prices.map((each) => each.totalMinor)),
    prices,
  }),
);

test("a payment takes the total from the deposit, shares it out and sums to zero; the refund of all undoes it", () => {
  fc.assert(
    fc.property(booking, (paid) => {
      const postings = paymentPostings(paid);
      expect(sum(postings.map((posting) => posting.amountMinor))).toBe(0);
      const deposit = postings.filter((posting) => posting.kind === "deposit").map((posting) => posting.amountMinor);
      expect(sum(deposit)).toBe(paid.totalMinor === 0 ? 0 : -paid.totalMinor);
      expect(sum([...postings, ...refundPostings(paid, addParts(paid.prices.map(partsOf)))].map((posting) => posting.amountMinor))).toBe(0);
    }),
  );
});

test("fares, taxes and the fee go to accounts of their own", () => {
  const taxes = [
    { code: "UZ", amountMinor: 300 },
    { code: "YQ", amountMinor: 50 },
  ];
  const prices = [{ age: "adt" as const, fareMinor: 10_000, taxes, serviceFeeMinor: 500, bags: [], totalMinor: 10_850 }];
  const postings = paymentPostings({ partnerId: "p", houseId: null, currency: "UZS", totalMinor: 10_850, prices });
  expect(postings.map(({ partnerId, kind, amountMinor }) => [partnerId, kind, amountMinor])).toEqual([
    ["p", "deposit", -10_850],
    [null, "carriers", 10_000],
    [null, "taxes", 350],
    [null, "fees", 500],
  ]);
});

test("a refund in part goes back to the deposit from where each part lay; what is kept stays", () => {
  const back = { fareMinor: 7_000, taxesMinor: 300, feeMinor: 0, bagsMinor: 400 };
  const postings = refundPostings({ partnerId: "p", houseId: "twin", currency: "UZS" }, back);
  expect(postings.map(({ partnerId, kind, amountMinor }) => [partnerId, kind, amountMinor])).toEqual([
    ["p", "deposit", 7_700],
    ["twin", "carriers", -7_400],
    ["twin", "taxes", -300],
  ]);
});

test("a total that its prices do not make up is never posted", () => {
  const prices = [{ age: "adt" as const, fareMinor: 100, taxes: [], serviceFeeMinor: 0, bags: [], totalMinor: 100 }];
  expect(() => paymentPostings({ partnerId: "p", houseId: null, currency: "UZS", totalMinor: 99, prices })).toThrow(RangeError);
});

test("nothing but a positive whole amount can be paid in", () => {
  expect(() => depositPostings("p", null, "UZS", 0)).toThrow(RangeError);
  expect(() => depositPostings("p", null, "UZS", -5)).toThrow(RangeError);
  expect(() => depositPostings("p", null, "UZS", 0.5)).toThrow(RangeError);
  expect(depositPostings("p", null, "UZS", 7).map((posting) => posting.amountMinor)).toEqual([7, -7]);
});
