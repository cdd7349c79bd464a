import { screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noWork, OpenWorkList, WORK_LIST } from "@/components/booking/testing/open-work-list";
import { sampleBooking, sampleExtras, sampleSelling } from "@/tests/support/pages/samples";
import { serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { AgentCard } from "../agent/agent-card";
import { TakeAllBack } from "../cancel/take-all-back";
import { NotesCard } from "../notes/notes-card";
import { PayBooking } from "../pay/pay-booking";
import { ChangePrice } from "../selling/change-price";

const AGENT = { name: "Dilnoza Agent", is_you: true, colleagues: [{ id: "019a0000-0000-7000-8000-00000000000a", name: "Anvar Agent" }] };
const BOUNDS = { lowest: 1_000_000, highest: 2_000_000 };

const dialog = () => within(screen.getByRole("alertdialog"));

/** @returns how often the list was asked for, and the person */
async function open(part: ReactElement) {
  const asked = serve({
    [WORK_LIST]: noWork,
    "GET /api/v1/booking/b-1": () => sampleBooking(),
    "GET /api/portal/bookings/b-1": () => sampleExtras(),
    "GET /api/v1/accounts/check-balance": () => ({ deposit: 1_500_000, credit: 200_000, currency: "UZS" }),
    "GET /api/portal/money/funds": () => ({ items: [] }),
    "GET /api/v1/booking/b-1/payment-permission": () => ({ payment_allowed: true }),
    "GET /api/v1/booking/b-1/check-price": () => ({ is_price_changed: false }),
    "POST /api/v1/booking/b-1/payment": () => ({ status: "paid" }),
    "DELETE /api/v1/booking/b-1/auto-cancel": () => ({ status: "refunded" }),
    "POST /api/portal/bookings/b-1/selling": () => sampleSelling({ amount: 1_500_000 }),
    "GET /api/portal/bookings/b-1/agent": () => AGENT,
    "POST /api/portal/bookings/b-1/agent": () => ({ ...AGENT, is_you: false }),
    "GET /api/portal/bookings/b-1/notes": () => ({ notes: [], is_open: true }),
    "POST /api/portal/bookings/b-1/notes/write": () => ({ notes: [], is_open: true }),
  });
  const person = show(
    <>
      <OpenWorkList />
      {part}
    </>,
  );
  await waitFor(() => expect(timesCalled(asked, WORK_LIST)).toBe(1));
  return { person, lists: () => timesCalled(asked, WORK_LIST) };
}

it("is read again once a booking is paid", async () => {
  const { person, lists } = await open(<PayBooking booking={sampleBooking()} />);
  await person.click(screen.getByText("Pay from deposit"));
  await person.click(await dialog().findByText(/^Pay 1,000,000/));
  await waitFor(() => expect(lists()).toBe(2));
});

it("is read again once a booking is refunded", async () => {
  const { person, lists } = await open(<TakeAllBack booking={sampleBooking({ status: "refundauthorized" })} />);
  await person.click(await screen.findByText(/^Get 1,000,000/));
  await person.click(dialog().getByText(/^Refund 1,000,000/));
  await waitFor(() => expect(lists()).toBe(2));
});

it("is read again once a booking has another price for the customer", async () => {
  const selling = sampleSelling({ bounds: BOUNDS });
  const { person, lists } = await open(<ChangePrice bookingId="b-1" selling={selling} bounds={BOUNDS} onClose={() => undefined} />);
  await person.click(await screen.findByText("Save the price"));
  await waitFor(() => expect(lists()).toBe(2));
});

it("is read again once a booking is handed over", async () => {
  const { person, lists } = await open(<AgentCard bookingId="b-1" />);
  await person.click(await screen.findByText("Hand over"));
  await person.click(dialog().getByRole("button", { name: /Choose a person/ }));
  await person.click(await screen.findByRole("option", { name: "Anvar Agent" }));
  await person.click(dialog().getByText("Hand over"));
  await waitFor(() => expect(lists()).toBe(2));
});

it("is read again once a note is written", async () => {
  const { person, lists } = await open(<NotesCard bookingId="b-1" />);
  await person.type(await screen.findByRole("textbox"), "Calls back on Monday");
  await person.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(lists()).toBe(2));
});

const visible = vi.spyOn(document, "visibilityState", "get");

beforeEach(() => {
  visible.mockReturnValue("visible");
});
afterEach(() => {
  visible.mockReset();
});

it("is read again every minute, but not in a tab that nobody sees", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { lists } = await open(<p />);
  vi.advanceTimersByTime(60_000);
  await waitFor(() => expect(lists()).toBe(2));
  visible.mockReturnValue("hidden");
  vi.advanceTimersByTime(120_000);
  visible.mockReturnValue("visible");
  vi.advanceTimersByTime(60_000);
  await waitFor(() => expect(lists()).toBe(3));
});
