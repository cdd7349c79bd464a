import { expect, test } from "vitest";
import type { RefundRow } from "@/lib/services/aftersale/refunds/refund-rows";
import { customerPart } from "./customer-refunds";

const ROW: RefundRow = {
  ...{ id: "r-1", bookingId: "b-1", bookingNumber: "AB12CD34", currency: "UZS", kind: "manual", askedBy: "test" },
  ...{ createdAt: new Date(0), paidMinor: 100_000_00n, refundMinor: null, detail: null },
  ...{ requestState: "settled", decidedAt: new Date(0), decidedMinor: 33_333_33n, note: null },
};

const passenger = (sellingMinor: bigint | null) => ({ id: "p-1", priceMinor: 100_000_00n, sellingMinor, sellingKeptMinor: null });

test("where the price is the cost, the customer gets what came back, to the last tiyin", () => {
  expect(customerPart(ROW, { currency: "UZS", passengers: [passenger(null)] })).toBe(33_333_33);
});

test("at a price of the agency's own, the customer gets whole soums", () => {
  expect(customerPart(ROW, { currency: "UZS", passengers: [passenger(110_000_00n)] })).toBe(43_333_00);
});
