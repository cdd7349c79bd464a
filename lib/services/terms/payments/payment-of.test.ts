import { expect, test } from "vitest";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { paymentOf } from "./payment-of";

const total = SNAPSHOT.prices.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
const booking = {
  id: "b",
  partnerId: "p",
  partner: { testOf: null },
  bookingNumber: "AB12CD34",
  snapshot: SNAPSHOT,
  totalMinor: BigInt(total),
};

test("a payment takes its amount from the deposit under its own id, and knows what the customer pays for it", async () => {
  for (const sellingMinor of [null, BigInt(total + 500)]) {
    const { payment, ledger } = await paymentOf({ ...booking, sellingMinor }, "p1");
    expect(payment).toMatchObject({ purpose: "booking", method: "deposit", state: "settled", amountMinor: total, reference: null });
    expect(payment.customerMinor).toBe(Number(sellingMinor ?? total));
    expect(ledger.map(({ id, kind, memo }) => [id, kind, memo])).toEqual([[payment.id, "payment", "Payment of AB12CD34"]]);
    expect(ledger[0]?.entries[0]).toMatchObject({ partnerId: "p", kind: "deposit", amountMinor: -total });
  }
});

test("a total that its prices do not make up is never paid", async () => {
  await expect(paymentOf({ ...booking, totalMinor: BigInt(total - 1), sellingMinor: null }, "p1")).rejects.toThrow(RangeError);
});
