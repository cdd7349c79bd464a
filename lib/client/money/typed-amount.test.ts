import { expect, test } from "vitest";
import { amountTyped, percentTyped } from "./typed-amount";

test.each([
  ["4250000", 4_250_000],
  ["4 250 000", 4_250_000],
  ["4\u00a0250\u00a0000,5", 4_250_000.5],
  ["4,250,000", 4_250_000],
  ["4,250,000.75", 4_250_000.75],
  ["1250,50", 1250.5],
  ["", null],
  ["-5", null],
  ["1.234", null],
  ["12 sum", null],
])("the amount %j is %s", (text, amount) => expect(amountTyped(text)).toBe(amount));

test.each([
  ["3", 300],
  ["3,5", 350],
  ["-2.25 %", -225],
  ["−2", -200],
  ["", null],
  ["3.123", null],
  ["many", null],
])("the percent %j is %s hundredths", (text, basisPoints) => expect(percentTyped(text)).toBe(basisPoints));
