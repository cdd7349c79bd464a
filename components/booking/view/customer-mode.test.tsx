import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sampleBag, sampleBooking, sampleExtras, samplePassenger, sampleSelling } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NO_PRICES } from "@/tests/support/pages/show-priced";
import { FigureLines } from "../parts/figure-lines";
import { BookingView } from "./booking-view";
import { PassengerList } from "./passenger-list";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
});

const passengerOf = (key: string, first_name: string, change: Partial<Booking["passengers"][number]> = {}) =>
  samplePassenger({
    key,
    first_name,
    price: 711_000,
    extended_price: { has_changed: false, prev_amount: null, amount: 711_000 },
    ...change,
  });
const { additional_baggage } = withBag();
const passengers = [passengerOf("p-1", "ANNA", { additional_baggage }), passengerOf("p-2", "BOBUR")];
/** Sold for 800,000 each. */
const SELLING = sampleSelling({
  ...{ amount: 1_600_000, cost: 1_422_000, margin: 178_000, is_own: true, bounds: { lowest: 1_422_000, highest: 1_700_000 } },
  passengers: ["p-1", "p-2"].map((key) => ({ key, amount: 800_000, cost: 711_000 })),
});
const ANY = { carrier: null, from: null, to: null, cabin: null, age: null };
const TENTH = { part: "markup", when: ANY, value: { kind: "percent", basisPoints: 1_000 } };
/** What it costs, for one and for both, and with a bag; a bag; the margin; what came back and was kept; what is on the deposit. */
const AGENCYS = /711,000|1,422,000|1,533,000|111,000|178,000|632,000|79,000|9,876,000|back on the deposit|your deposit/i;

function withBag() {
  const { id, direction, piece, weight, price } = sampleBag(0, 0);
  return { additional_baggage: [{ id, direction, piece, weight, price: { ...price, amount: 111_000 } }] };
}

const CONVERSATION = (
  <>
    <p>What the back office writes</p>
    <textarea aria-label="Message" />
  </>
);

/** The page of a booking that a customer looks at. */
function open(booking: Partial<Booking>, extras: Partial<PortalBooking> = {}, more: Parameters<typeof serve>[0] = {}, isOn = true) {
  const price = { ...sampleBooking().price, amount: 1_422_000 };
  const shown = sampleBooking({ price, passengers, expire: "2026-11-20 18:00:00", ...booking });
  const asked = serve({
    "GET /api/v1/booking/b-1": () => shown,
    "GET /api/portal/bookings/b-1": () => sampleExtras({ selling: SELLING, ...extras }),
    "GET /api/portal/bookings/b-1/notes": () => ({ notes: [], is_open: true }),
    "GET /api/portal/bookings/b-1/agent": () => ({ name: "Dilnoza Agent", is_you: true, colleagues: [] }),
    "GET /api/v1/booking/b-1/rules": () => [],
    "GET /api/v1/accounts/check-balance": () => ({ deposit: 9_876_000, credit: 0, currency: "UZS" }),
    "GET /api/portal/watches": () => ({ items: [], page: 1, pages: 1, total: 0 }),
    ...more,
  });
  const person = show(
    <CustomerModeProvider initial={isOn}>
      <BookingView booking={shown} conversation={CONVERSATION} />
    </CustomerModeProvider>,
  );
  return { asked, person };
}

const dialog = () => within(screen.getByRole("alertdialog"));
const isSold = () => waitFor(() => expect(document.body.textContent).toContain("1,600,000"));
/** Nothing on the page is the agency's alone. */
const isClean = () => expect(document.body.textContent).not.toMatch(AGENCYS);

it("shows the customer nothing that is the agency's on the page of a held booking, in none of its dialogs", async () => {
  const bag = { id: "bag-p0-d0-1x23kg", title: sampleBag(0, 0).title, direction: 0, piece: 1, weight: 23 };
  const bags = [{ ...bag, price: { amount: 111_000, currency: "UZS" } }];
  const directions = [{ direction: 0, closed: null }];
  const { asked, person } = open(
    {},
    {},
    {
      "GET /api/v1/booking/b-1/bags": () => ({ currency: "UZS", directions, passengers: [{ key: "p-2", bags }] }),
      "GET /api/portal/selling": () => ({ ...NO_PRICES, rules: [TENTH] }),
    },
  );
  await isSold();
  expect(asked.map(({ call }) => call)).not.toContain("GET /api/portal/bookings/b-1/notes");
  expect(screen.queryByText("What the back office writes")).toBeNull();
  isClean();

  await person.click(screen.getByText("Add bags"));
  await person.click(await dialog().findByRole("button", { name: /None/ }));
  // What a tenth more makes of 822,000 and of 711,000.
  await person.click(await screen.findByRole("option", { name: /^1 × 23 kg, \+ 122,100/ }));
  expect(dialog().getByText(/^The booking will cost 1,722,100.*: 122,100/)).toBeDefined();
  expect(dialog().getByText(/^Add for 122,100/)).toBeDefined();
  isClean();
  await person.click(dialog().getByText("Cancel"));

  await person.click(screen.getByText("Remove passengers"));
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByText(/^Left to pay: 800,000/)).toBeDefined();
  isClean();
});

it("puts a note, a message and a price that are half typed out of the customer's sight, and brings them back", async () => {
  const { person } = open({}, {}, {}, false);
  await isSold();
  await person.click(await screen.findByText("Notes"));
  await person.click(screen.getByText("Change the selling price"));
  const typed = { Message: "Is there an ans", "New note": "Calls back tom", "For all passengers, UZS": "1 650 0" };
  for (const [label, value] of Object.entries(typed)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const isSeen = (label: string) => screen.getByLabelText(label).closest("[style*='display: none']") === null;
  fireEvent.keyDown(document.body, { key: "F9" });
  expect(Object.keys(typed).filter(isSeen)).toEqual([]);
  fireEvent.keyDown(document.body, { key: "F9" });
  expect(Object.keys(typed).filter(isSeen)).toEqual(Object.keys(typed));
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveProperty("value", value);
});

it("shows the customer no price before and after where it has moved before the payment, and has the agent look at it first", async () => {
  const price = { ...sampleBooking().price, amount: 1_533_000 };
  const { person } = open(
    {},
    {},
    {
      "GET /api/v1/booking/b-1": () => sampleBooking({ price, passengers }),
      "GET /api/v1/booking/b-1/payment-permission": () => ({ payment_allowed: true }),
      "GET /api/v1/booking/b-1/check-price": () => ({ is_price_changed: true }),
    },
  );
  await isSold();
  await person.click(screen.getByText("Pay from deposit"));
  await person.click(await dialog().findByText("Pay"));
  await dialog().findByText(/^The price changed before the payment/);
  expect(dialog().getByText("Pay").closest("button")?.disabled).toBe(true);
  isClean();
});

it("shows the customer nothing of what came back to the deposit, but what comes back to them", async () => {
  const refund = { amount: 632_000, penalty: 79_000, currency: "UZS" as const, at: "2026-11-20T09:00:00Z" };
  const settled = { state: "settled", created: "2026-11-20T08:00:00Z", note: "632,000 to you", refund_amount: 632_000 } as const;
  const part = [{ key: "p-1", directions: [0] }];
  open({ status: "refunded" }, { refund, refund_request: { ...settled, part: null }, selling: { ...SELLING, customer_refund: 700_000 } });
  await waitFor(() => expect(screen.getByText("When, Tashkent time")).toBeDefined());
  expect(document.body.textContent).toContain("700,000");
  isClean();
  open({ status: "ticketed" }, { refund_request: { ...settled, part } });
  expect(await screen.findByText("The back office has settled the refund")).toBeDefined();
  isClean();
});

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
