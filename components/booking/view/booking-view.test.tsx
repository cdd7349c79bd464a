import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { sampleBooking, sampleChange, sampleDirection, sampleExtras, samplePassenger } from "@/tests/support/pages/samples";
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

it("says of whom, and of which flights, tickets were given back while others fly", () => {
  const carrier = { code: "HY", title: "Uzbekistan Airways" };
  const tickets = [
    {
      pnr: "J33PQY",
      airline_locators: [],
      document: "airline_ticket" as const,
      ticket_number: "2502400000056",
      carrier,
      provider: "house",
    },
  ];
  open("ticketed", [
    samplePassenger({ tickets, refunded_at: "2026-11-26T14:27:30Z" }),
    samplePassenger({
      key: "p-2",
      first_name: "BOBUR",
      tickets,
      refunded_directions: [{ direction: 0, refunded_at: "2026-11-25T08:00:00Z" }],
    }),
  ]);
  const [lola, bobur] = within(screen.getByRole("region", { name: "Passengers" })).getAllByRole("listitem");
  expect(lola?.textContent).toMatch(/Tickets given back 26.Nov.2026, 19:27.*not valid/);
  expect(bobur?.textContent).toMatch(/[A-Z]{3} – [A-Z]{3}: given back 25.Nov.2026, 13:00/);
  expect(bobur?.textContent).not.toContain("not valid");
});

it("marks a ticket whose flights were given back, and on one that still flies the direction that was", async () => {
  const ticketOf = (ticket_number: string, code: string) => ({
    ...{ pnr: `PNR${code}`, airline_locators: [], document: "airline_ticket" as const, ticket_number, provider: "house" },
    carrier: { code, title: code },
  });
  const tickets = [ticketOf("2502400000056", "HY"), ticketOf("2352400000057", "TK")];
  const refunded_directions = [{ direction: 1, refunded_at: "2026-11-25T08:00:00Z" }];
  const passengers = [samplePassenger({ tickets, refunded_directions })];
  const directions = [sampleDirection("TAS-IST", "2026-12-20"), sampleDirection("IST-TAS", "2026-12-27")];
  open("ticketed", passengers, { directions }, { ticket_directions: [[0, 1], [1]] });
  const list = screen.getByRole("region", { name: "Passengers" });
  await waitFor(() => expect(list.textContent).toContain("IST – TAS: refunded, not valid"));
  expect([...list.querySelectorAll("s")].map(({ textContent }) => textContent)).toEqual(["IST – TAS", "235-2400000057"]);
  expect(list.textContent).toContain("235-2400000057, not valid");
  expect(list.textContent).not.toContain("TAS – IST: refunded");
});

it("tells the agency's address from a payer's own", async () => {
  open("ticketed", [samplePassenger()], {}, { payer_email_is_agencys: true });
  const payer = screen.getByRole("region", { name: "Payer" });
  await waitFor(() => expect(payer.textContent).toContain("malika@parvoz.example (your agency’s address)"));
});

it("asks anew what may be done with an unpaid booking once the customer has answered the airline's change", async () => {
  const outlooks = [null, "never"] as const;
  let asked = 0;
  const booking = sampleBooking({ expire: "2099-12-01 10:00:00", schedule_changes: [sampleChange()] });
  serve({ ...answers, "GET /api/portal/bookings/b-1": () => sampleExtras({ longer_hold: outlooks[asked++] ?? null }) });
  show(<Answered before={booking} after={{ ...booking, schedule_changes: [sampleChange({ state: "accepted" })] }} />);
  await screen.findByText("Customer pays");
  fireEvent.click(screen.getByText("answer it"));
  expect(await screen.findByText("The airline does not hold these seats longer.")).toBeDefined();
});

/** A booking that has moved on when the test says so. */
function Answered({ before, after }: { before: Booking; after: Booking }) {
  const [booking, setBooking] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setBooking(after)}>
        answer it
      </button>
      <BookingView booking={booking} conversation={null} />
    </>
  );
}

const answers = {
  "GET /api/portal/bookings/b-1/notes": () => ({ notes: [], is_open: true }),
  "GET /api/portal/bookings/b-1/agent": () => ({ name: "Dilnoza Agent", is_you: true, colleagues: [] }),
  "GET /api/v1/booking/b-1/rules": () => [],
  "GET /api/v1/booking/b-1/refund-options": () => ({ passengers: [], directions: [] }),
  "GET /api/v1/booking/b-1/get-refund-amounts": () => ({ refund_amount: 700_000, penalty: 300_000, currency: "UZS" }),
};

/** Lola has a receipt, Bobur has none, where nobody else is named. */
function open(
  status: BookingStatus,
  passengers = [withReceipt(), samplePassenger({ key: "p-2", first_name: "BOBUR" })],
  change: Partial<Booking> = {},
  extras: Parameters<typeof sampleExtras>[0] = {},
) {
  serve({ ...answers, "GET /api/portal/bookings/b-1": () => sampleExtras({ ticket_directions: [[0]], ...extras }) });
  show(<BookingView booking={sampleBooking({ ...change, status, passengers })} conversation={null} />);
}

function withReceipt() {
  return samplePassenger({ itinerary_receipt: "https://parvoz.example/receipts/token.pdf?lang=ru" });
}
