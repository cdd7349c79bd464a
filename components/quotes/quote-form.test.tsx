import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { emptyQuote, toggleInQuote, useQuoteBasket } from "@/lib/client/travel/quote-basket";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import { sampleOffer } from "@/tests/support/pages/samples";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { QuoteForm } from "./quote-form";

const MAKE = "POST /api/portal/quotes";
/** Prices from the cost to a fifth above it, five per cent where nobody types one. */
const PRICES = {
  ...{ version: 1, currency: "UZS", rounding: null, bounds: { lowestBp: 0, highestBp: 2_000 }, keeps: { kind: "amount", minor: 0 } },
  rules: [
    {
      part: "markup",
      when: { carrier: null, from: null, to: null, cabin: null, age: null },
      value: { kind: "percent", basisPoints: 500 },
    },
  ],
};
const DEARER = sampleOffer({ price: { amount: 1_100_000, currency: "UZS" }, passengers: [{ age: "adt", price: 1_100_000 }] });

function Form({ onMade }: { onMade: (quote: QuoteItem) => void }) {
  return <QuoteForm offers={useQuoteBasket()} language="ru" onMade={onMade} onClose={() => undefined} />;
}

/** A service at which the offer has become dearer since it was picked. @param isOtherGone beside another one that has moved, too, and is gone */
function open({ isOtherGone = false } = {}) {
  window.sessionStorage.clear();
  emptyQuote();
  toggleInQuote(sampleOffer());
  if (isOtherGone) toggleInQuote(sampleOffer({ id: "offer-2", fare_family_type: "flex" }));
  let isKnown = false;
  const asked = serve({
    "GET /api/portal/selling": () => PRICES,
    "GET /api/v1/offers/offer-1": () => DEARER,
    "GET /api/v1/offers/offer-2": () => refuse({ status: 404, error_code: 100404, message: "The offer is gone." }),
    [MAKE]: () => {
      if (isKnown) return {};
      isKnown = true;
      const changed = isOtherGone ? ["choices.0.expected", "choices.1.expected"] : ["choices.0.expected"];
      const errors = Object.fromEntries(changed.map((name) => [name, ["Changed."]]));
      return refuse({ status: 409, error_code: 100563, message: "The price has changed.", errors });
    },
  });
  const onMade = vi.fn();
  const person = show(<Form onMade={onMade} />);
  const sent = () => asked.filter(({ call }) => call === MAKE).map(({ body }) => body);
  return { person, onMade, sent };
}

const field = () => screen.findByLabelText<HTMLInputElement>(/Price of choice 1/);
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

it("sends what it shows; where the price has moved it shows the new one and the old, and sends that once it is pressed again", async () => {
  const { person, onMade, sent } = open();
  expect((await field()).value).toBe("1,050,000");
  await person.click(screen.getByText("Make the link"));
  await waitFor(async () => expect((await field()).value).toBe("1,155,000"));
  expect(onMade).not.toHaveBeenCalled();
  expect(plain(screen.getByText(/price was/).textContent)).toBe("The price was 1,050,000 UZS · the cost was 1,000,000 UZS");
  expect(screen.getByRole("alert").textContent).toContain("The price has changed.");
  await person.click(screen.getByText("Make the link"));
  await waitFor(() => expect(onMade).toHaveBeenCalled());
  const choices = [
    { cost: 1_000_000, amount: 1_050_000 },
    { cost: 1_100_000, amount: 1_155_000 },
  ].map((expected) => ({ choices: [{ offer_id: "offer-1", expected }] }));
  expect(sent()).toMatchObject(choices);
});

it("keeps a typed price, and says what it cost before", async () => {
  const { person, sent } = open();
  await person.clear(await field());
  await person.type(await field(), "1150000");
  await person.click(screen.getByText("Make the link"));
  expect(plain((await screen.findByText(/cost was/)).textContent)).toBe("the cost was 1,000,000 UZS");
  expect((await field()).value).toBe("1150000");
  expect(screen.getByText(/margin/).textContent).toContain("50,000");
  expect(sent()).toMatchObject([{ choices: [{ amount: 1_150_000, expected: { cost: 1_000_000, amount: 1_150_000 } }] }]);
});

it("says which prices have moved where another offer cannot be read any more, and why nothing was sent", async () => {
  const { person } = open({ isOtherGone: true });
  await field();
  await person.click(screen.getByText("Make the link"));
  await waitFor(async () => expect((await field()).value).toBe("1,155,000"));
  expect(plain((await screen.findByText(/price was/)).textContent)).toBe("The price was 1,050,000 UZS · the cost was 1,000,000 UZS");
  expect(screen.getByRole("alert").textContent).toContain("The price has changed.");
});
