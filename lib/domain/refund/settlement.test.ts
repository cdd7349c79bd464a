import { expect, test } from "vitest";
import { settlementProblems } from "./settlement";

const paid = { fare: 1_000_00, tax: 200_50, fee: 50_00, bag: 100_00 };
const back = { fareMinor: 500_00, taxesMinor: 0, feeMinor: 0 };

test("people give back whole soums and roubles, unless it is all that was paid", () => {
  expect(settlementProblems({ ...back, fareMinor: 499_92 }, paid, "UZS")).toHaveProperty("fare");
  expect(settlementProblems({ ...back, taxesMinor: 200_49, feeMinor: 1 }, paid, "RUB")).toMatchObject({ taxes: [{}], fee: [{}] });
  expect(settlementProblems({ ...back, taxesMinor: 200_50 }, paid, "UZS")).toBeNull();
  expect(settlementProblems({ ...back, fareMinor: 499_92 }, paid, "EUR")).toBeNull();
});

test("nobody is given more than was paid, or nothing", () => {
  expect(settlementProblems({ ...back, fareMinor: 1_101_00 }, paid, "UZS")).toHaveProperty("fare");
  expect(settlementProblems({ ...back, fareMinor: 0 }, paid, "UZS")).toHaveProperty("fare");
});
