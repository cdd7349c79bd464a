import { expect, test } from "vitest";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { claimsOf, journeyKey, passengerKey } from "./journey-keys";

const hash = keyedHash(Buffer.alloc(32, 7));
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

test("a journey is the same in whatever order its passengers are named", () => {
  expect(journeyKey(["A", "B"], ["1", "2"], hash)).toBe(journeyKey(["B", "A"], ["2", "1"], hash));
  expect(journeyKey(["A"], ["1", "2"], hash)).not.toBe(journeyKey(["A"], ["1"], hash));
});

test("every passenger claims every flight", () => {
  expect(claimsOf(["A", "B"], ["1", "2"])).toHaveLength(4);
});

test("a circular flight out and back on one day is claimed once, so that a booking is no duplicate of itself", () => {
  expect(claimsOf(["A", "A"], ["1", "2"])).toEqual([
    { flightKey: "A", passengerKey: "1" },
    { flightKey: "A", passengerKey: "2" },
  ]);
});
