import { expect, it } from "vitest";
import { maskAddress, maskNumber } from "./mask-people";

it("leaves three characters of a long number, and none of a short one", () => {
  expect(maskNumber("AA1234567")).toBe("•••567");
  expect(maskNumber("123456")).toBe("•••");
  expect(maskNumber("")).toBe("");
});

it("leaves the first letter and the server of an address", () => {
  expect(maskAddress("lola@parvoz.example")).toBe("l•••@parvoz.example");
  expect(maskAddress("@parvoz.example")).toBe("•••ple");
  expect(maskAddress("")).toBe("");
});
