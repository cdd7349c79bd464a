import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { choicesOf } from "@/lib/client/offers/choices";
import { address } from "@/tests/support/pages/navigation";
import { sampleOffer } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { NO_PRICES, showPriced } from "@/tests/support/pages/show-priced";
import { OfferRow } from "./offer-row";

const FEE = {
  part: "fee" as const,
  when: { carrier: null, from: null, to: null, cabin: null, age: null },
  value: { kind: "amount" as const, minor: 50_000_00 },
};

it("leads to the form at the price that its check has found, which the row shows", async () => {
  address.query = "from=TAS&to=IST";
  const risen = { price: { amount: 1_100_000, currency: "UZS" as const }, passengers: [{ age: "adt" as const, price: 1_100_000 }] };
  serve({
    "GET /api/v1/offers/offer-1": () => sampleOffer(risen),
    "GET /api/v1/offers/offer-1/rules": () => [],
    "POST /api/portal/price-steps": () => ({ currency: "UZS", steps: [], more: false, sold_out: [] }),
  });
  const [choice] = choicesOf([sampleOffer()], 0);
  if (!choice) throw new Error("no choice");
  const person = showPriced(<OfferRow choice={choice} />, { ...NO_PRICES, rules: [FEE] });
  const way = () =>
    new URL(screen.getAllByRole("link", { name: "Choose" })[0]?.getAttribute("href") ?? "", "http://localhost").searchParams;
  expect(Object.fromEntries(way())).toEqual({ seen: "1njchs", sold: "1050000", search: "from=TAS&to=IST" });
  await person.click(screen.getByRole("button", { name: "Details and fares" }));
  await waitFor(() => expect(Object.fromEntries(way())).toEqual({ seen: "1thojk", sold: "1150000", search: "from=TAS&to=IST" }));
});
