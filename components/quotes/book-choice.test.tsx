import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { CurrenciesProvider } from "@/lib/client/money/currencies";
import type { QuoteOffer } from "@/lib/contracts/portal/quotes";
import { router } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { BookChoice } from "./book-choice";

const end = (airport: string, local: string) => ({ airport, city: airport, local });
const way = (from: string, to: string, date: string) => ({
  ...{ departure: end(from, `${date}T08:00`), arrival: end(to, `${date}T12:00`), airlines: ["HY"], stops: 0 },
});
const OFFER: QuoteOffer = {
  ...{ offer_id: "offer-1", price: { amount: 400, currency: "USD" }, cost: 380, shown: 400 },
  ...{ party: { adt: 2, chd: 1, inf: 0, ins: 0 }, cabin: "B" },
};

it.each([
  ["one way", [way("TAS", "IST", "2026-12-10")], "from=TAS&to=IST&out=2026-12-10"],
  ["there and back", [way("TAS", "IST", "2026-12-10"), way("IST", "TAS", "2026-12-17")], "from=TAS&to=IST&out=2026-12-10&back=2026-12-17"],
  ["by several cities", [way("TAS", "IST", "2026-12-10"), way("IST", "DXB", "2026-12-17")], "ways=TAS-IST-2026-12-10_IST-DXB-2026-12-17"],
])("leads to the form with the way back to offers of the same flights, %s", async (_, directions, journey) => {
  router.push.mockClear();
  serve({ "POST /api/portal/quotes/q-1/offer": () => OFFER });
  const person = show(
    <CurrenciesProvider currencies={["UZS", "USD"]}>
      <BookChoice quoteId="q-1" choice={{ position: 1, directions }} isChosen />
    </CurrenciesProvider>,
  );
  await person.click(screen.getByRole("button"));
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  const address = new URL(String(router.push.mock.calls[0]?.[0]), "http://localhost");
  expect(address.pathname).toBe("/book/offer-1");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ seen: "tbk", sold: "400" },
    search: `${journey}&cabin=B&adt=2&chd=1&inf=0&ins=0&currency=USD`,
  });
});
