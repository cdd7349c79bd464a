import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { sampleBooking, sampleExtras, samplePassenger } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { BookingView } from "./booking-view";

it.each(["ticketed", "partiallyrefunded"] as const)("keeps the receipts of a booking that is %s", (status) => {
  open(status);
  const receipt = screen.getByRole("link", { name: /KARIMOV LOLA/ });
  expect(receipt.getAttribute("href")).toBe("https://parvoz.example/receipts/token.pdf?lang=en");
});

it("has no receipt for whoever has no ticket in force", () => {
  open("ticketed");
  expect(screen.queryByRole("link", { name: /KARIMOV BOBUR/ })).toBeNull();
});

it("has no place for receipts where all was refunded", () => {
  open("refunded");
  expect(screen.queryByText("Receipts")).toBeNull();
});

function open(status: BookingStatus) {
  serve({
    "GET /api/portal/bookings/b-1": () => sampleExtras(),
    "GET /api/portal/bookings/b-1/notes": () => ({ notes: [], is_open: true }),
    "GET /api/portal/bookings/b-1/agent": () => ({ name: "Dilnoza Agent", is_you: true, colleagues: [] }),
    "GET /api/v1/booking/b-1/rules": () => [],
    "GET /api/v1/booking/b-1/refund-options": () => ({ passengers: [], directions: [] }),
    "GET /api/v1/booking/b-1/get-refund-amounts": () => ({ refund_amount: 700_000, penalty: 300_000, currency: "UZS" }),
  });
  const lola = samplePassenger({ itinerary_receipt: "https://parvoz.example/receipts/token.pdf?lang=ru" });
  const bobur = samplePassenger({ key: "p-2", first_name: "BOBUR" });
  show(<BookingView booking={sampleBooking({ status, passengers: [lola, bobur] })} conversation={null} />);
}
