import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleOffer } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { PriceBreakdown } from "./price-breakdown";

const NOTHING = { version: 1, currency: "UZS", rules: [], rounding: null, bounds: null, keeps: { kind: "amount", minor: 0 } };
const ANY = { carrier: null, from: null, to: null, cabin: null, age: null };
const offer = sampleOffer({ recommended_price: { amount: 9_000_000, currency: "UZS" } });

it("recommends a price where the agency makes none of its own", async () => {
  serve({ "GET /api/portal/selling": () => NOTHING });
  show(<PriceBreakdown offer={offer} />);
  expect(await screen.findByText("Recommended price for the customer")).toBeDefined();
});

it("names one price for the customer where the agency makes its own", async () => {
  serve({
    "GET /api/portal/selling": () => ({ ...NOTHING, rules: [{ part: "fee", when: ANY, value: { kind: "amount", minor: 50_000_00 } }] }),
  });
  show(<PriceBreakdown offer={offer} />);
  expect(await screen.findByText("Selling price")).toBeDefined();
  expect(screen.queryByText("Recommended price for the customer")).toBeNull();
});
