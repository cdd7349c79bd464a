import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CurrenciesProvider } from "@/lib/client/money/currencies";
import type { Currency } from "@/lib/domain/money";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { BalanceView } from "./balance-view";

const OWN = "GET /api/v1/accounts/check-balance";

function showBalance(currencies: readonly Currency[]) {
  const asked = serve({
    [OWN]: ({ query }) =>
      query.get("currency") === "USD"
        ? { deposit: 1_200.5, credit: 100, currency: "USD" }
        : { deposit: 1_500_000, credit: 200_000, currency: "UZS" },
  });
  show(
    <CurrenciesProvider currencies={currencies}>
      <BalanceView />
    </CurrenciesProvider>,
  );
  return asked;
}

it("shows what may be spent in each currency of the partner", async () => {
  showBalance(["UZS", "USD"]);
  expect(await screen.findByText(/1,700,000/)).toBeDefined();
  expect(await screen.findByText(/1,300\.50/)).toBeDefined();
});

it("asks no more than before where the partner has one", async () => {
  const asked = showBalance(["UZS"]);
  expect(await screen.findByText(/1,700,000/)).toBeDefined();
  expect(asked.map(({ call, query }) => [call, query.size])).toEqual([[OWN, 0]]);
});

it("has a name before there is a balance, for the link that it stands in", () => {
  showBalance(["UZS"]);
  expect(screen.getByText("Available")).toBeDefined();
});
