import { expect, test } from "vitest";
import { loyaltyParts, readLoyalty } from "./loyalty";
import type { Report } from "./problem";

function read(drafts: Parameters<typeof readLoyalty>[0]) {
  const found: string[] = [];
  const report: Report = (kind, field) => {
    found.push(`${field} ${kind}`);
    return null;
  };
  return { read: readLoyalty(drafts, "passengers.0.loyalty_numbers", ["HY", "TK"], report), found };
}

test("numbers are kept behind their airline's code, without what people put between the digits", () => {
  const { read: kept, found } = read([
    { airline: "HY", number: "12 34-56 ab" },
    { airline: "TK", number: "TK0001" },
  ]);
  expect([kept, found]).toEqual([["HY123456AB", "TKTK0001"], []]);
  expect(kept.map(loyaltyParts)).toEqual([
    { airline: "HY", number: "123456AB" },
    { airline: "TK", number: "TK0001" },
  ]);
});

test("an airline that is not of the journey, one that comes twice, and what is no number are each named", () => {
  const { found } = read([
    { airline: "LH", number: "123456" },
    { airline: "HY", number: "123456" },
    { airline: "HY", number: "1" },
  ]);
  expect(found).toEqual([
    "passengers.0.loyalty_numbers.0.airline passenger_invalid",
    "passengers.0.loyalty_numbers.2.airline passenger_invalid",
    "passengers.0.loyalty_numbers.2.number bad_format",
  ]);
});
