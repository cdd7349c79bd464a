import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleOffer } from "@/tests/support/pages/samples";
import { NO_PRICES, showPriced } from "@/tests/support/pages/show-priced";
import { PriceBreakdown } from "./price-breakdown";

const ANY = { carrier: null, from: null, to: null, cabin: null, age: null };
const offer = sampleOffer({ recommended_price: { amount: 9_000_000, currency: "UZS" } });

it("recommends a price where the agency makes none of its own", async () => {
  showPriced(<PriceBreakdown offer={offer} />);
  expect(await screen.findByText("Recommended price for the customer")).toBeDefined();
});

it("names one price for the customer where the agency makes its own", async () => {
  const rule = { part: "fee" as const, when: ANY, value: { kind: "amount" as const, minor: 50_000_00 } };
  showPriced(<PriceBreakdown offer={offer} />, { ...NO_PRICES, rules: [rule] });
  expect(await screen.findByText("Selling price")).toBeDefined();
  expect(screen.queryByText("Recommended price for the customer")).toBeNull();
});
