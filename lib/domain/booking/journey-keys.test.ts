import { expect, test } from "vitest";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { claimsOf, documentKey, journeyKey, passengerKey } from "./journey-keys";

const hash = keyedHash(Buffer.alloc(32, 7));
const ONE = { passengerKey: "1", documentKey: "d1" };
const TWO = { passengerKey: "2", documentKey: "d2" };
const anna = { firstName: "Anna-Maria", lastName: "O'Neill", birthdate: "1990-01-02" };

test("spellings of one name are one passenger; another birth date is another", () => {
  const key = passengerKey(anna, hash);
  expect(passengerKey({ ...anna, firstName: "ANNA MARIA", lastName: "ONEILL" }, hash)).toBe(key);
  expect(passengerKey({ ...anna, birthdate: "1990-01-03" }, hash)).not.toBe(key);
});

test("first name and surname are not run together", () => {
  const ali = passengerKey({ firstName: "ALI", lastName: "KARIM", birthdate: "1990-01-02" }, hash);
  expect(passengerKey({ firstName: "I", lastName: "KARIMAL", birthdate: "1990-01-02" }, hash)).not.toBe(ali);
});

test("without the secret nobody can test a guess", () => {
  expect(passengerKey(anna, keyedHash(Buffer.alloc(32, 8)))).not.toBe(passengerKey(anna, hash));
});

test("a document is the same for all live partners, and another one for each test partner", () => {
  const passport = { citizenship: "UZ", docNumber: "AA1234567" };
  const key = (mode: "live" | "test", partnerId: string) => documentKey(passport, { mode, partnerId }, hash);
  expect(key("live", "one")).toBe(key("live", "other"));
  expect(new Set([key("live", "one"), key("test", "one"), key("test", "other")]).size).toBe(3);
  expect(documentKey({ ...passport, citizenship: "KZ" }, { mode: "live", partnerId: "one" }, hash)).not.toBe(key("live", "one"));
});

test("a journey is the same in whatever order its passengers are named", () => {
  expect(journeyKey(["A", "B"], ["1", "2"], hash)).toBe(journeyKey(["B", "A"], ["2", "1"], hash));
  expect(journeyKey(["A"], ["1", "2"], hash)).not.toBe(journeyKey(["A"], ["1"], hash));
});

test("every passenger claims every flight", () => {
  expect(claimsOf(["A", "B"], [ONE, TWO])).toHaveLength(4);
});

test("a circular flight out and back on one day is claimed once, so that a booking is no duplicate of itself", () => {
  expect(claimsOf(["A", "A"], [ONE, TWO])).toEqual([
    { flightKey: "A", ...ONE },
    { flightKey: "A", ...TWO },
  ]);
});
