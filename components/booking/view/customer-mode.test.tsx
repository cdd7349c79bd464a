import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import { sampleBooking } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { FigureLines } from "../parts/figure-lines";
import { PassengerList } from "./passenger-list";

it("shows the customer's price alone while the customer looks on", () => {
  show(
    <CustomerModeProvider initial>
      <FigureLines figures={{ selling: 1_322_000, cost: 1_000_000, margin: 322_000 }} currency="UZS" />
    </CustomerModeProvider>,
  );
  expect(document.body.textContent).toMatch(/^Selling price1,322,000.UZS$/);
});

it("draws no passenger's price before it is known what the customer pays", async () => {
  const booking = sampleBooking();
  const asked = serve({ [`GET /api/portal/bookings/${booking.id}`]: () => new Promise(() => undefined) });
  show(<PassengerList booking={booking} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(document.body.textContent).not.toContain("UZS");
});
