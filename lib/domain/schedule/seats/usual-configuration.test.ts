import { expect, it } from "vitest";
import { withCabinsTold } from "./told-cabins";
import { usualConfiguration } from "./usual-configuration";

const filed = [
  { configuration: "Y220", flown: 150 },
  { configuration: "C16Y170VV2", flown: 90 },
  { configuration: "C12W20Y150", flown: 100 },
  { configuration: "CY", flown: 900 },
];

it.each([
  ["", "Y220"],
  ["Y", "Y220"],
  ["CY", "C16Y170VV2"],
  ["YC", "C16Y170VV2"],
  ["C", "C12"],
  ["J", "C12"],
  ["WY", "W20Y150"],
  ["VV7", "Y220VV7"],
  ["CYVV7", "C16Y170VV7"],
  ["YLL8", "Y220LL8"],
  ["FY", "Y220"],
])("of an aircraft of which “%s” is told the carrier usually has %s", (told, usual) => {
  expect(usualConfiguration(filed, told)).toBe(usual);
});

it("knows nothing of a type that nobody filed with seats", () => {
  expect(usualConfiguration([{ configuration: "CY", flown: 9 }], "")).toBeNull();
});

it("knows nothing of a cabin that nobody filed", () => {
  expect(usualConfiguration([{ configuration: "Y150", flown: 9 }], "C")).toBeNull();
});

it.each([
  ["C16Y150", "Y", "Y150"],
  ["C016Y150LL8VVQ7A3", "YLL", "Y150LL"],
  ["C016Y150LL8VVQ7A3", "Y", "Y150"],
  ["C16Y150LL8", "CY", "C16Y150LL8"],
  ["C16Y150", "JY", "C16Y150"],
  ["C16Y150", "FY", "C16Y150"],
  ["C16J8Y150", "JY", "J8Y150"],
  ["Y150", "FY", "Y150"],
  ["Y150", "C", null],
  ["C16Y150VV1", "VV596", "C16Y150VV596"],
])("of %s, told as “%s”, is known %s", (known, told, kept) => {
  expect(withCabinsTold(known, told)).toBe(kept);
});
