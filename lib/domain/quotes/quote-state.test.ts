import { expect, test } from "vitest";
import { quoteState } from "./quote-state";

const now = new Date("2026-12-01T06:00:00Z");
const later = new Date("2026-12-01T06:00:01Z");
const OPEN = { bookingId: null, withdrawnAt: null, chosenAt: null, validUntil: later };

test("a quote is open until its moment, and expired from it on", () => {
  expect(quoteState(OPEN, now)).toBe("open");
  expect(quoteState({ ...OPEN, validUntil: now }, now)).toBe("expired");
});

test("what was chosen in time does not expire, what was withdrawn is not chosen, and what is booked stays booked", () => {
  const chosen = { ...OPEN, chosenAt: now, validUntil: now };
  expect(quoteState(chosen, later)).toBe("chosen");
  expect(quoteState({ ...chosen, withdrawnAt: now }, later)).toBe("withdrawn");
  expect(quoteState({ ...chosen, withdrawnAt: now, bookingId: "b" }, later)).toBe("booked");
});
