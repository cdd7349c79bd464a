import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { makeBookingNumber, makePnr } from "./pnr";

test("a PNR has six and a booking number eight characters, a letter first, none that can be misread", () => {
  for (let i = 0; i < 500; i++) {
    expect(makePnr(randomInt)).toMatch(/^[CDFGHJKMNPQRTVWXY][CDFGHJKMNPQRTVWXY34679]{5}$/);
    expect(makeBookingNumber(randomInt)).toMatch(/^[CDFGHJKMNPQRTVWXY][CDFGHJKMNPQRTVWXY34679]{7}$/);
  }
});

test("the whole alphabet is used", () => {
  const seen = new Set(Array.from({ length: 500 }, () => makePnr(randomInt)).join(""));
  expect(seen.size).toBe(22);
});
