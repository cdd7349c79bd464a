import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { sampleBooking, sampleExtras } from "@/tests/support/pages/samples";
import { serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { BookingView } from "./booking-view";

const RECEIPTS = "GET /api/v1/booking/b-1/pdf-receipt";

it.each(["ticketed", "partiallyrefunded"] as const)("keeps the receipts of a booking that is %s", async (status) => {
  open(status);
  const receipt = await screen.findByRole("link", { name: /YUSUPOVA LOLA/ });
  expect(receipt.getAttribute("href")).toBe("https://parvoz.example/receipts/token.pdf?lang=en");
});

it("asks for no receipts where all was refunded", async () => {
  const asked = open("refunded");
  await screen.findByText("History");
  expect(timesCalled(asked, RECEIPTS)).toBe(0);
});

function open(status: BookingStatus) {
  const asked = serve({
    "GET /api/portal/bookings/b-1": () => sampleExtras(),
    "GET /api/portal/bookings/b-1/notes": () => ({ notes: [], is_open: true }),
    "GET /api/portal/bookings/b-1/agent": () => ({ name: "Dilnoza Agent", is_you: true, colleagues: [] }),
    "GET /api/v1/booking/b-1/rules": () => [],
    "GET /api/v1/booking/b-1/refund-options": () => ({ passengers: [], directions: [] }),
    "GET /api/v1/booking/b-1/get-refund-amounts": () => ({ refund_amount: 700_000, penalty: 300_000, currency: "UZS" }),
    [RECEIPTS]: () => [
      { key: "p-1", first_name: "LOLA", last_name: "YUSUPOVA", itinerary_receipt: "https://parvoz.example/receipts/token.pdf?lang=ru" },
    ],
  });
  show(<BookingView booking={sampleBooking({ status })} conversation={null} />);
  return asked;
}
