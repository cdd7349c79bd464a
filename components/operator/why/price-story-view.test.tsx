import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PriceStory } from "@/lib/contracts/operator/why";
import { show } from "@/tests/support/pages/show";
import { PriceStoryView } from "./price-story-view";

const STORY: PriceStory = {
  booking: { id: "b-1", number: "KT7Q2M4R" },
  agency: { code: "SILK", name: "Silk Road Travel" },
  ...{ currency: "UZS", created: "2026-11-20T08:30:00.000Z", total: 1_200_000, previous_total: null, selling: 1_260_000, step: 1 },
  fares: [
    {
      ...{ direction: 0, carrier: "HY", route: "TAS–IST", brand: "LIGHT" },
      ...{ booking_class: "T", fare_basis: "TLIGHT", adult: 1_000_000 },
    },
  ],
  classes: [
    {
      ...{ flight: "HY271", date: "2026-12-05", route: "TAS–IST", booking_class: "T", seats: 1 },
      limits: [{ classes: "BMKT", limit: 40 }],
    },
  ],
  passengers: [
    {
      age: "adt",
      lines: [
        { kind: "fare", code: "TLIGHT", direction: 0, amount: 1_000_000 },
        { kind: "tax", code: "UZ", direction: null, amount: 150_000 },
        { kind: "fee", code: "", direction: null, amount: 50_000 },
      ],
      ...{ total: 1_200_000, selling: 1_260_000 },
    },
  ],
  rules: {
    tried: [
      { part: "markup", when: [{ what: "carrier", value: "HY" }], value: { kind: "percent", percent: 5 }, applies_to: ["adt"] },
      { part: "markup", when: [], value: { kind: "amount", amount: 10_000, currency: "UZS" }, applies_to: [] },
    ],
    ...{ rounding: { to: 1000, mode: "up" }, selling: 1_260_000, changed_since: true },
  },
};

it("tells the price from its fares to what the customer pays, and which rule was the one", () => {
  show(<PriceStoryView story={STORY} />);
  expect(screen.getByText("KT7Q2M4R · Silk Road Travel (SILK)")).toBeDefined();
  expect(screen.getAllByText("BMKT: 40 together").length).toBeGreaterThan(0);
  expect(screen.getByText("Passenger 1: Adult")).toBeDefined();
  expect(screen.getByText("Markup 5 %: carrier HY")).toBeDefined();
  expect(screen.getByText("Applies: Adult")).toBeDefined();
  expect(screen.getByText("Not for this journey, or another comes first")).toBeDefined();
  expect(screen.getByText("The rules were changed after the booking was made: it keeps the price of then.")).toBeDefined();
});
