import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking, sampleExtras } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { SeenBookingPage } from "./seen-booking-page";

it("shows the agency's page and asks its addresses for nothing, offering no act", async () => {
  const OPEN = "POST /api/operator/bookings/b-1/as-agency";
  const booking = sampleBooking({ id: "b-1", status: "ticketed" });
  const view = { agency: { code: "SILK", name: "Silk Road Travel" }, booking, extras: sampleExtras({ tripUrl: null }), rules: [] };
  const asked = serve({ [OPEN]: () => view });
  show(<SeenBookingPage bookingId="b-1" />);
  expect(await screen.findByText("As Silk Road Travel sees it")).toBeDefined();
  expect(await screen.findByRole("region", { name: "Passengers" })).toBeDefined();
  expect(asked.map(({ call }) => call)).toEqual([OPEN]);
  const acts = screen.queryAllByRole("button").filter((button) => !button.hasAttribute("aria-expanded"));
  const buttons = acts.map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(buttons.filter((name) => !name?.startsWith("Copy"))).toEqual([]);
});
