import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import { changeQuoteDraft } from "@/lib/client/travel/quote-basket";
import { sampleOffer } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NO_PRICES } from "@/tests/support/pages/show-priced";
import { QuoteForm } from "./quote-form";

it("says why a price cannot be sent while a customer looks on, without how far it may go", async () => {
  serve({ "GET /api/portal/selling": () => ({ ...NO_PRICES, bounds: { lowestBp: 0, highestBp: 2_000 } }) });
  changeQuoteDraft({ typed: { "offer-1": "900 000" } });
  const person = show(
    <CustomerModeProvider initial={false}>
      <QuoteForm offers={[sampleOffer()]} language="en" onMade={() => undefined} onClose={() => undefined} />
    </CustomerModeProvider>,
  );
  expect(await screen.findByText(/^Write an amount from 1,000,000.* to 1,200,000/)).toBeDefined();
  await person.keyboard("{F9}");
  expect(await screen.findByText(/^This price needs another look/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/1,000,000|1,200,000/);
  act(() => changeQuoteDraft({ typed: { "offer-1": "1 100 000" } }));
  expect(await screen.findByText("1,100,000 UZS")).toBeDefined();
  expect(screen.queryByText(/^This price needs another look/)).toBeNull();
});
