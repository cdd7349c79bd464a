import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sampleBooking, sampleExtras, sampleSelling } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { MoneyCard } from "./money-card";

async function open(extras: Partial<PortalBooking>, isForCustomer = false) {
  serve({ "GET /api/portal/bookings/b-1": () => sampleExtras(extras) });
  show(
    <CustomerModeProvider initial={isForCustomer}>
      <MoneyCard booking={sampleBooking()} />
    </CustomerModeProvider>,
  );
  await screen.findByText("Customer pays");
}

const own = (margin: number | null) => sampleSelling({ is_own: true, amount: 1_100_000, margin });
const beside = (label: string) => screen.queryByText(label)?.nextSibling?.textContent;

it("shows what the customer pays, what you pay, and the margin that is left after refunds", async () => {
  await open({ selling: own(20_000) });
  expect(beside("Customer pays")).toMatch(/^1,100,000/);
  expect(beside("You pay")).toMatch(/^1,000,000/);
  expect(beside("Your margin")).toMatch(/^20,000/);
});

it("shows no margin of a booking that was never paid and is cancelled", async () => {
  await open({ selling: own(null) });
  expect(beside("Your margin")).toBeUndefined();
});

it("says what came back to the deposit, all refunds together", async () => {
  const at = "2026-11-21T08:00:00.000Z";
  const refunds = [
    { at, amount: 400_000, parts: [] },
    { at, amount: 50_000.5, parts: [] },
  ];
  await open({ refunds });
  expect(beside("Back on the deposit")).toMatch(/^450,000\.50?/);
});

it("shows a customer who looks on their own price alone", async () => {
  await open({ selling: own(20_000) }, true);
  expect(document.body.textContent).toMatch(/^PriceCustomer pays1,100,000.UZS$/);
});
