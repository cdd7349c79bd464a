import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import { sampleOffer } from "@/tests/support/pages/samples";
import { NO_PRICES, showPriced } from "@/tests/support/pages/show-priced";
import { OfferPrice } from "./offer-price";

const ANY = { carrier: null, from: null, to: null, cabin: null, age: null };

function offerAt(price: number) {
  const { passengers } = sampleOffer();
  const each = passengers.map((passenger) => ({ ...passenger, price }));
  return sampleOffer({ passengers: each, price: { amount: price * each.length, currency: "UZS" } });
}

const amount = (value: number) => `${value.toLocaleString("en-US")} UZS`;

it("shows what the customer pays, what it costs and the margin, passenger by passenger", async () => {
  const rule = { part: "markup" as const, when: ANY, value: { kind: "amount" as const, minor: 50_000_00 } };
  const offer = offerAt(1_000_000);
  showPriced(<OfferPrice offer={offer} />, { ...NO_PRICES, rules: [rule], rounding: { toMinor: 100_000_00, mode: "up" } });
  const { length } = offer.passengers;
  expect(await screen.findByText(amount(1_100_000 * length))).toBeDefined();
  const [cost, margin] = [1_000_000 * length, 100_000 * length];
  expect(screen.getByText(`cost ${amount(cost)}, margin ${amount(margin)}`)).toBeDefined();
  expect(screen.getByText(`cost ${cost.toLocaleString("en-US")} + ${margin.toLocaleString("en-US")}`)).toBeDefined();
});

it("shows the price alone where the agency makes none of its own", async () => {
  const offer = offerAt(1_000_000);
  showPriced(<OfferPrice offer={offer} />);
  expect(await screen.findByText(amount(offer.price.amount))).toBeDefined();
  expect(screen.queryByText(/margin/)).toBeNull();
});

it("shows the customer's price alone while the customer looks on", () => {
  const rule = { part: "markup" as const, when: ANY, value: { kind: "amount" as const, minor: 50_000_00 } };
  const offer = offerAt(1_000_000);
  showPriced(
    <CustomerModeProvider initial>
      <OfferPrice offer={offer} />
    </CustomerModeProvider>,
    { ...NO_PRICES, rules: [rule] },
  );
  expect(document.body.textContent).toBe(amount(1_050_000 * offer.passengers.length).replace(" ", "\u00a0"));
});
