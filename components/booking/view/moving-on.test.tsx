import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sampleBooking, sampleExtras, samplePassenger, sampleSelling } from "@/tests/support/pages/samples";
import { held, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { GiveBack } from "../giving-back/give-back";
import { MoneyCard } from "../selling/money-card";
import { PassengerList } from "./passenger-list";

const EXTRAS = "GET /api/portal/bookings/b-1";
const known: Partial<PortalBooking> = {
  void_until: "2026-11-20T18:59:00Z",
  correctable: [{ key: "p-1", name: true, documents: ["A"] }],
  selling: sampleSelling({ bounds: { lowest: 1_000_000, highest: 1_200_000 } }),
};

/** A part of the page of a paid booking, whose tickets are issued when the test says so. */
function Issued({ part }: { part: (booking: Booking) => ReactElement }) {
  const [status, setStatus] = useState<Booking["status"]>("paid");
  return (
    <>
      <button type="button" onClick={() => setStatus("ticketed")}>
        issue
      </button>
      {part(sampleBooking({ status, passengers: [samplePassenger()] }))}
    </>
  );
}

/** @returns gives the answer of the new status */
function open(part: (booking: Booking) => ReactElement) {
  const next = held<PortalBooking>();
  const answers = [() => sampleExtras(known)];
  const asked = serve({
    [EXTRAS]: () => (answers.shift() ?? next.answer)(),
    "GET /api/v1/reference/countries": () => [{ code: "UZ", title: "Uzbekistan" }],
    "GET /api/v1/booking/b-1/get-refund-amounts": () => ({ refund_amount: 700_000, penalty: 300_000, currency: "UZS" }),
    "GET /api/v1/booking/b-1/refund-options": () => ({ currency: "UZS", passengers: [], directions: [] }),
    "PATCH /api/v1/booking/b-1/passengers/p-1": () => sampleBooking(),
  });
  const person = show(<Issued part={part} />);
  return { asked, next, person, issue: () => fireEvent.click(screen.getByText("issue")) };
}

const dialog = () => document.querySelector("[role=dialog], [role=alertdialog]");

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
});

it.each([
  ["a price that is typed", (booking: Booking) => <MoneyCard booking={booking} />, "Change the selling price"],
  ["a choice of what is given back", (booking: Booking) => <GiveBack booking={booking} />, "Give tickets back…"],
])("keeps %s while the tickets are issued", async (_, part, button) => {
  const { asked, person, next, issue } = open(part);
  // The sheet asks once more when it opens.
  next.give(sampleExtras(known));
  await person.click(await screen.findByRole("button", { name: button }));
  await waitFor(() => expect(dialog()).not.toBeNull());
  const opened = dialog();
  const before = timesCalled(asked, EXTRAS);
  issue();
  expect(dialog()).toBe(opened);
  await waitFor(() => expect(timesCalled(asked, EXTRAS)).toBeGreaterThan(before));
  expect(dialog()).toBe(opened);
});

it("keeps what is typed of a passenger while the tickets are issued, and sends what is still corrected", async () => {
  const { asked, person, next, issue } = open((booking) => <PassengerList booking={booking} />);
  await person.click(await screen.findByRole("button", { name: /^Correct / }));
  await person.type(await screen.findByLabelText("First name"), "X");
  await person.type(screen.getByLabelText("Document number"), "8");
  issue();
  expect(screen.getByLabelText("Document number")).toHaveProperty("value", "AA12345678");
  next.give(sampleExtras({ correctable: [{ key: "p-1", name: false, documents: ["A"] }] }));
  expect(await screen.findByText(/^The name stands in the ticket/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({ doc_number: "AA12345678" }));
});
