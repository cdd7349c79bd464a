import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleExtras, sampleSelling } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { SellingCard } from "./selling-card";

async function marginOf(margin: number | null) {
  const selling = sampleSelling({ is_own: true, amount: 1_100_000, margin });
  serve({ "GET /api/portal/bookings/b-1": () => sampleExtras({ selling }) });
  show(<SellingCard bookingId="b-1" status="cancelled" />);
  await screen.findByText("It costs you");
  return screen.queryByText("Your margin")?.nextSibling?.textContent;
}

it("shows the margin that is left after refunds", async () => {
  expect(await marginOf(20_000)).toMatch(/^20,000/);
});

it("shows no margin of a booking that was never paid and is cancelled", async () => {
  expect(await marginOf(null)).toBeUndefined();
});
