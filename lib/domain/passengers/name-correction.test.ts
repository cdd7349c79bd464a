import { describe, expect, test } from "vitest";
import { isCorrection, isSameName, letterDistance } from "./name-correction";

const BOOKED = { firstName: "Aziz", lastName: "Karimov" };

describe("a small correction of a name", () => {
  test.each([
    ["one letter wrong", "Aziz", "Kerimov", 1],
    ["letters missing", "Azizbek", "Karimov", 3],
    ["neighbours swapped", "Aizz", "Karimov", 1],
    ["both names together", "Asiz", "Qarimoff", 4],
    ["case, hyphens and spaces are no letters", "AZIZ", "kari-mov", 0],
  ])("%s", (_, firstName, lastName, letters) => {
    expect(letterDistance(BOOKED.firstName, firstName) + letterDistance(BOOKED.lastName, lastName)).toBe(letters);
    expect(isCorrection(BOOKED, { firstName, lastName }, 3)).toBe(letters <= 3);
  });

  test("is first and last name that changed places, which is as many letters as there are", () => {
    expect(isCorrection(BOOKED, { firstName: "Karimov", lastName: "Aziz" }, 3)).toBe(true);
  });

  test("is never another person, and nothing where the carrier corrects none", () => {
    expect(isCorrection(BOOKED, { firstName: "Dilnoza", lastName: "Karimova" }, 3)).toBe(false);
    expect(isCorrection(BOOKED, { firstName: "Aziz", lastName: "Karimof" }, 0)).toBe(false);
  });

  test("is the same name in another spelling of its signs", () => {
    expect(isSameName(BOOKED, { firstName: "AZIZ", lastName: "KARIMOV" })).toBe(true);
    expect(isSameName(BOOKED, { firstName: "AZIZ", lastName: "KARIMOVA" })).toBe(false);
  });
});
