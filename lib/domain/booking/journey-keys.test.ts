import { expect, test } from "vitest";
import { claimsOf, journeyKey, passengerKey } from "./journey-keys";

const secret = Buffer.alloc(32, 7);
const anna = { firstName: "Anna-Maria", lastName: "O'Neill", birthdate: "1990-01-02" };

test("spellings of one name are one passenger; another birth date is another", () => {
  const key = passengerKey(anna, secret);
  expect(passengerKey({ ...anna, firstName: "ANNA MARIA", lastName: "ONEILL" }, secret)).toBe(key);
  expect(passengerKey({ ...anna, birthdate: "1990-01-03" }, secret)).not.toBe(key);
});

test("first name and surname are not run together", () => {
  const ali = passengerKey({ firstName: "ALI", lastName: "KARIM", birthdate: "1990-01-02" }, secret);
  expect(passengerKey({ firstName: "I", lastName: "KARIMAL", birthdate: "1990-01-02" }, secret)).not.toBe(ali);
});

test("without the secret nobody can test a guess", () => {
  expect(passengerKey(anna, Buffer.alloc(32, 8))).not.toBe(passengerKey(anna, secret));
});

test("a journey is the same in whatever order its passengers are named", () => {
  expect(journeyKey(["A", "B"], ["1", "2"], secret)).toBe(journeyKey(["B", "A"], ["2", "1"], secret));
  expect(journeyKey(["A"], ["1", "2"], secret)).not.toBe(journeyKey(["A"], ["1"], secret));
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
