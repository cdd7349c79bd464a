import fc from "fast-check";
import { expect, test } from "vitest";
import { isTicketNumber, ticketNumber } from "./ticket-number";

test.each([
  ["250", 0, "2500000000002"],
  ["250", 1, "2500000000013"],
  ["065", 123_456_789, "0651234567896"],
  ["999", 999_999_999, "9999999999990"],
])("%s and serial %i make %s", (airline, serial, expected) => {
  expect(BigInt(expected.slice(0, 12)) % 7n).toBe(BigInt(expected.slice(12)));
  expect(ticketNumber(airline, serial)).toBe(expected);
});

test("a number with one digit wrong is told from a right one, unless the digits differ by seven", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 11 }), digit, (serial, at, wrong) => {
      const right = ticketNumber("235", serial);
      const was = Number(right.charAt(at));
      fc.pre(was !== wrong && Math.abs(was - wrong) !== 7);
      expect(isTicketNumber(right)).toBe(true);
      expect(isTicketNumber(right.slice(0, at) + wrong + right.slice(at + 1))).toBe(false);
    }),
  );
});

test("a stock that has run out and a code of the wrong length are refused", () => {
  expect(() => ticketNumber("250", 1_000_000_000)).toThrow(RangeError);
  expect(() => ticketNumber("25", 1)).toThrow(RangeError);
});
