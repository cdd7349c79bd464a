import { expect, test } from "vitest";
import { accountingCodeOf, isTicketNumber, readTicketNumber, ticketNumberOf, writtenTicketNumber } from "./ticket-number";

test("a ticket number is the accounting code and ten digits, one after the other as the airline counts them", () => {
  const first = ticketNumberOf("250", 2_400_000_001);
  expect([first, first + 1].map(writtenTicketNumber)).toEqual(["2502400000001", "2502400000002"]);
  expect(writtenTicketNumber(ticketNumberOf("000", 7))).toBe("0000000000007");
  expect(accountingCodeOf(ticketNumberOf("065", 1))).toBe("065");
  expect(() => writtenTicketNumber(0)).toThrow(RangeError);
  expect(() => writtenTicketNumber(10_000_000_000_000)).toThrow(RangeError);
});

test("numbers are read as people write them, and nothing else is taken for one", () => {
  for (const text of ["250-2400000001", "250 2400000001", "2502400000001"]) expect(readTicketNumber(text)).toBe(2_502_400_000_001);
  for (const text of ["250-240000000", "2502400000001x", "", "250.2400000001", "250-0000000000"]) expect(readTicketNumber(text)).toBeNull();
  expect(["2502400000001", "250240000000"].map(isTicketNumber)).toEqual([true, false]);
});
