import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleOffer } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { showPriced } from "@/tests/support/pages/show-priced";
import { CompareFares } from "./compare-fares";

const parts = (base: number) => [
  { age: "adt" as const, count: 1, base, taxes: [{ code: "UZ", amount: 100_000 }], service_fee: 0, total: base + 100_000 },
];
const basic = sampleOffer({ id: "basic", fare_family_type: "BASIC", price_parts: parts(900_000) });
const flex = sampleOffer({
  id: "flex",
  fare_family_type: "FLEX",
  price: { amount: 1_400_000, currency: "UZS" },
  price_parts: parts(1_300_000),
});

it("begins with what differs, greys what is the same, and folds what the price is made of", async () => {
  const costs = { refund: { back: 0, kept: 1_000_000 }, change: null };
  serve({
    "POST /api/portal/offer-costs": () => ({ currency: "UZS", today: costs, day_before: costs }),
    "GET /api/v1/offers/basic/rules": () => [],
    "GET /api/v1/offers/flex/rules": () => [],
  });
  const person = showPriced(<CompareFares fares={[basic, flex]} />);
  await person.click(screen.getByRole("button", { name: "Compare the fares side by side" }));
  const table = await screen.findByRole("table");
  await within(table).findAllByText("nothing comes back");
  const titles = () =>
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  expect(titles().slice(0, 3)).toEqual(["Price for all", "Baggage", "Hand baggage"]);
  expect(titles().at(-1)).toBe("Full rules");
  const look = (title: string) => within(table).getByRole("rowheader", { name: title }).closest("tr")?.className;
  expect(look("Refund today")).toContain("text-ink-faint");
  expect(look("Price for all")).not.toContain("text-ink-faint");
  expect(titles().join()).not.toContain("Tax UZ");
  await person.click(screen.getByRole("button", { name: "Show fare, taxes and fees" }));
  expect(titles().join()).toContain("Tax UZ");
});
