import { expect, test } from "vitest";
import { NO_AMOUNTS } from "@/lib/domain/pricing/price-lines";
import { recordOf } from "./customer-back";

const DECIDED: Parameters<typeof recordOf>[0] = {
  ...{ id: "r-1", kind: "manual", paidMinor: 100_000_00 },
  detail: { amounts: { ...NO_AMOUNTS, fare: 33_333_33 }, usedMinor: 0, passengers: [] },
};

const passenger = (sellingMinor: bigint | null) => ({ id: "p-1", priceMinor: 100_000_00n, sellingMinor, sellingKeptMinor: null });

const customerMinor = (sellingMinor: bigint | null) =>
  recordOf(DECIDED, { currency: "UZS", sold: [passenger(sellingMinor)] }).customerMinor;

test("where the price is the cost, the customer gets what came back, to the last tiyin", () => {
  expect(customerMinor(null)).toBe(33_333_33);
});

test("at a price of the agency's own, the customer gets whole soums", () => {
  expect(customerMinor(110_000_00n)).toBe(43_333_00);
});
