import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CurrenciesProvider } from "@/lib/client/money/currencies";
import type { Currency } from "@/lib/domain/money";
import { show } from "@/tests/support/pages/show";
import { CurrencyField } from "./currency-field";

function showField(currencies: readonly Currency[], value?: Currency) {
  const onChange = vi.fn();
  const person = show(
    <CurrenciesProvider currencies={currencies}>
      <CurrencyField value={value} onChange={onChange} />
    </CurrenciesProvider>,
  );
  return { onChange, person };
}

it("lets an agent choose among several, and says nothing of the partner's own", async () => {
  const { onChange, person } = showField(["UZS", "USD", "EUR"], "EUR");
  await person.click(screen.getByRole("button", { name: /EUR/ }));
  await person.click(await screen.findByRole("option", { name: "USD" }));
  expect(onChange).toHaveBeenLastCalledWith("USD");
  await person.click(screen.getByRole("button", { name: /EUR/ }));
  await person.click(await screen.findByRole("option", { name: "UZS" }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it("is not there where there is nothing to choose", () => {
  showField(["UZS"]);
  expect(screen.queryByRole("button")).toBeNull();
});
