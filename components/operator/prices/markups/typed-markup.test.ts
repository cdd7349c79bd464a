import { expect, it } from "vitest";
import { readMarkup, type TypedMarkup, typedOf } from "./typed-markup";

const typed = (changes: Partial<TypedMarkup>): TypedMarkup => ({ ...typedOf(null, 10, String), amount: "3", ...changes });
const wrongOf = (changes: Partial<TypedMarkup>) => [...readMarkup(typed(changes)).wrong];

it("reads what is typed: codes in capitals, empty fields as any, a discount below zero", () => {
  const { asked } = readMarkup(typed({ carrier: "hy", from: "tas", classes: "ty", sign: "discount", amount: "2,5" }));
  expect(asked).toEqual({
    ...{ place: 10, agency: null, carrier: "HY", from: "TAS", to: null, both_ways: true, classes: "TY" },
    ...{ amount: -2.5, currency: null, sale_from: null, sale_to: null },
  });
  expect(readMarkup(typed({ amount: "25 000", unit: "UZS" })).asked).toMatchObject({ amount: 25_000, currency: "UZS" });
});

it("names the field that is wrong", () => {
  expect(wrongOf({ amount: "" })).toEqual(["amount"]);
  expect(wrongOf({ amount: "3.55" })).toEqual(["amount"]);
  expect(wrongOf({ amount: "101" })).toEqual(["amount"]);
  expect(wrongOf({ carrier: "HYY", from: "TA", place: "0" })).toEqual(["place", "carrier", "from"]);
  expect(wrongOf({ saleFrom: "2026-12-10", saleTo: "2026-12-01" })).toEqual(["sale_to"]);
});
