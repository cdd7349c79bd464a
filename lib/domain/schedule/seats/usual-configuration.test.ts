import { expect, it } from "vitest";
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
  ["C", "C12W20Y150"],
  ["VV7", "Y220"],
  ["FY", "Y220"],
])("of an aircraft of which “%s” is told the carrier usually has %s", (told, usual) => {
  expect(usualConfiguration(filed, told)).toBe(usual);
});

it("knows nothing of a type that nobody filed with seats", () => {
  expect(usualConfiguration([{ configuration: "CY", flown: 9 }], "")).toBeNull();
});
