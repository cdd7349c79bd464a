import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import { offerCostsRequest } from "@/lib/contracts/portal/offers/offer-costs";
import { sampleOffer } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { NO_PRICES, showPriced } from "@/tests/support/pages/show-priced";
import { CompareFares } from "./compare-fares";

const parts = (base: number) => [
  { age: "adt" as const, count: 1, base, taxes: [{ code: "UZ", amount: 100_000 }], service_fee: 0, total: base + 100_000 },
];
const basic = sampleOffer({ id: "basic", fare_family_type: "BASIC", price_parts: parts(900_000) });
const flex = sampleOffer({
  id: "flex",
  fare_family_type: "FLEX",
  price: { amount: 1_400_000, currency: "UZS" },
  passengers: [{ age: "adt", price: 1_400_000 }],
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

it("tells the customer who looks on what comes back of the price that they pay, and nothing of what it costs the agency", async () => {
  const when = { carrier: null, from: null, to: null, cabin: null, age: null };
  const markup = { part: "markup" as const, when, value: { kind: "percent" as const, basisPoints: 1_000 } };
  const selling = { ...NO_PRICES, rules: [markup], keeps: { kind: "amount" as const, minor: 5_000_000 } };
  const refundOf = (id: unknown) => (id === "basic" ? { back: 0, kept: 1_000_000 } : { back: 1_237_000, kept: 163_000 });
  serve({
    "POST /api/portal/offer-costs": ({ body }) => {
      const costs = { refund: refundOf(offerCostsRequest.parse(body).offer_id), change: null };
      return { currency: "UZS", today: costs, day_before: costs };
    },
    "GET /api/v1/offers/basic/rules": () => [],
    "GET /api/v1/offers/flex/rules": () => [],
  });
  const person = showPriced(
    <CustomerModeProvider initial>
      <CompareFares fares={[basic, flex]} />
    </CustomerModeProvider>,
    selling,
  );
  await person.click(screen.getByRole("button", { name: "Compare the fares side by side" }));
  const table = await screen.findByRole("table");
  // 1,540,000 paid, less 163,000 that the airline keeps and 50,000 that the agency does.
  await within(table).findAllByText(/1,327,000.*213,000/);
  await within(table).findAllByText("nothing comes back");
  expect(screen.queryByText("Show fare, taxes and fees")).toBeNull();
  expect(document.body.textContent).toMatch(/1,100,000.*1,540,000/);
  expect(document.body.textContent).not.toMatch(/1,000,000|1,400,000|1,237,000|163,000|deposit/i);
});
