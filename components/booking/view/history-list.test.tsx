import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { DoneBy } from "@/lib/contracts/portal/done-by";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sampleBooking, sampleExtras, samplePassenger } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { HistoryList } from "./history-list";

const MALIKA: DoneBy = { kind: "person", name: "Malika" };
const [BOOKED, SOLD, REFUNDED] = ["2026-11-20T10:00:00.000Z", "2026-11-20T10:05:00.000Z", "2026-11-21T08:00:00.000Z"];

/** The history's lines, from above. */
async function historyOf(extras: Partial<PortalBooking>, booking = sampleBooking()) {
  serve({ "GET /api/portal/bookings/b-1": () => sampleExtras(extras) });
  show(<HistoryList booking={booking} />);
  const lines = await screen.findAllByRole("listitem");
  return lines.map(({ lastChild }) => lastChild?.textContent?.replaceAll("\u00a0", " "));
}

it("tells the latest first, and of one moment what was done upon the other", async () => {
  const event = { from: null, to: "booked", by: MALIKA } as const;
  const price = { by: MALIKA, from: null, to: 1_050_000 };
  const lines = await historyOf({
    events: [
      { ...event, reason: "book", at: BOOKED },
      { ...event, reason: "settle_change", at: REFUNDED },
      { ...event, reason: "refund", at: REFUNDED },
    ],
    price_changes: [
      { ...price, at: BOOKED },
      { ...price, from: 1_050_000, to: 1_060_000, at: SOLD },
    ],
  });
  expect(lines).toEqual([
    expect.stringMatching(/refund/i),
    expect.stringMatching(/change/i),
    expect.stringContaining("1,060,000"),
    "Price set to 1,050,000 UZS · Malika",
    "Booked · Malika",
  ]);
});

it("tells in which language a letter went by itself", async () => {
  const mail = { kind: "confirmation", to: "payer@example.test", state: "sent", via: "smtp", failure: null, attempts: 1 } as const;
  const lines = await historyOf({
    mails: [
      { ...mail, id: "m-1", locale: "ru", by_itself: true, by: null, at: BOOKED, done: BOOKED },
      { ...mail, id: "m-2", locale: "en", by_itself: false, by: MALIKA, at: SOLD, done: SOLD },
    ],
  });
  expect(lines).toEqual([
    "E-mail “Booking” to payer@example.test sent · Malika",
    expect.stringMatching(/^E-mail “Booking” to payer@example.test sent, by itself \(Русский\)/),
  ]);
});

it("marks a letter that went to the agency, whose address stands in for the payer's", async () => {
  const { email } = sampleBooking().payer;
  const mail = { kind: "confirmation", state: "sent", via: "smtp", failure: null, attempts: 1, locale: "ru", by_itself: false } as const;
  const lines = await historyOf({
    payer_email_is_agencys: true,
    mails: [
      { ...mail, id: "m-1", to: email, by: MALIKA, at: BOOKED, done: BOOKED },
      { ...mail, id: "m-2", to: "mijoz@customer.example", by: MALIKA, at: SOLD, done: SOLD },
    ],
  });
  expect(lines).toEqual([
    "E-mail “Booking” to mijoz@customer.example sent · Malika",
    `E-mail “Booking” to ${email} (your agency’s address) sent · Malika`,
  ]);
});

it("tells whose tickets came back, of which directions, and what for; and of a void what was left of the price", async () => {
  const [direction] = sampleBooking().directions;
  const passengers = [samplePassenger({ key: "p-1", first_name: "ANNA" }), samplePassenger({ key: "p-2", first_name: "BOBUR" })];
  const booking = sampleBooking({ passengers, directions: direction ? [direction, direction] : [] });
  const event = { from: "ticketed", to: "ticketed", by: MALIKA } as const;
  const lines = await historyOf(
    {
      events: [
        { ...event, reason: "refund_passengers", at: BOOKED },
        { ...event, reason: "refund_directions", at: SOLD },
        { ...event, reason: "void", to: "refunded", at: REFUNDED },
      ],
      refunds: [
        { at: BOOKED, amount: 400_000, parts: [{ key: "p-1", directions: [] }] },
        { at: SOLD, amount: 200_000, parts: [{ key: "p-2", directions: [1] }] },
        { at: REFUNDED, amount: 300_000, parts: [{ key: "p-2", directions: [] }] },
      ],
    },
    booking,
  );
  expect(lines).toEqual([
    "Voided; 300,000 UZS came back to the deposit · Malika",
    "Directions were refunded: KARIMOV BOBUR · Adult (TAS – IST); 200,000 UZS came back to the deposit · Malika",
    "Some passengers were refunded: KARIMOV ANNA · Adult; 400,000 UZS came back to the deposit · Malika",
  ]);
});
