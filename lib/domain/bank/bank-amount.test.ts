import { expect, test } from "vitest";
import { bankAmount } from "./bank-amount";

test.each([
  ["1234,56", 123456],
  ["1 234,5", 123450],
  ["12 045 000,00", 1_204_500_000],
  ["1,234,567.89", 123456789],
  ["1.234.567,89", 123456789],
  ["1,500", 150_000],
  ["1234,", 123400],
  ["-20.00", -2000],
  ["7", 700],
  ["0,00", 0],
  ["1,2345", undefined],
  ["1,2,3", undefined],
  ["12a", undefined],
  ["", undefined],
  ["99999999999999999", undefined],
])("%j is %j minor units", (text, minor) => {
  expect(bankAmount(text)).toBe(minor);
});
