import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking, sampleExtras, samplePassenger } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { PriceCard } from "./price-card";

it("says under the price what of it came back to the deposit, all refunds together", async () => {
  const at = "2026-11-21T08:00:00.000Z";
  const refunds = [
    { at, amount: 400_000, parts: [] },
    { at, amount: 50_000.5, parts: [] },
  ];
  serve({ "GET /api/portal/bookings/b-1": () => sampleExtras({ refunds }) });
  show(<PriceCard booking={sampleBooking({ status: "ticketed", passengers: [samplePassenger()] })} />);
  const label = await screen.findByText("Back on the deposit");
  expect(label.nextSibling?.textContent).toMatch(/^450,000\.50?/);
});
