import { expect, it } from "vitest";
import { phonesIn } from "./phone-digits";

it("reads a number in any form, at home without the country's code", () => {
  for (const text of ["+998 90 123-45-67", "998901234567", "90 123 45 67", "(90) 123-45-67", "00998901234567"])
    expect(phonesIn(text), text).toEqual(["998901234567"]);
  expect(phonesIn("+49 30 901820")).toEqual(["4930901820"]);
  for (const text of ["Karimov", "12345678", "HY 101 12.12", "1234567890123456"]) expect(phonesIn(text), text).toEqual([]);
});
