import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { Locale } from "@/lib/domain/localized";
import { sampleBooking, sampleChange, sampleExtras } from "@/tests/support/pages/samples";
import { held, refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NextBar } from "../acts/next-bar";
import { HistoryList } from "../view/history-list";
import { BookingChanges } from "./booking-changes";

const ANSWER = (way: string) => `POST /api/v1/booking/b-1/schedule-changes/c-1/${way}`;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
});

const changed = (change: Parameters<typeof sampleChange>[0] = {}, booking: Partial<Booking> = {}) =>
  sampleBooking({ schedule_changes: [sampleChange(change)], ...booking });

function open(booking: Booking, answers: Parameters<typeof serve>[0] = {}, locale?: Locale) {
  const asked = serve(answers);
  const person = show(
    <>
      <BookingChanges booking={booking} />
      <NextBar booking={booking} />
    </>,
    locale,
  );
  return { asked, person };
}

/** Flights that a question names. */
function linesOf(dialog: HTMLElement) {
  return within(dialog)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/\s/g, " "));
}

const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) }));

describe("a change that waits for an answer", () => {
  it("says in a line what moves, unfolds old and new side by side, marked for every reader, and says until when to answer", () => {
    open(changed());
    const card = within(screen.getByRole("region", { name: "The airline has changed this journey" }));
    expect(card.getByText(/^HY.271 · Thu,.10.Dec · 08:00 → 11:00, \+3.h$/)).toBeDefined();
    const told = (name: string) =>
      row(name)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent?.replace(/\s/g, " "));
    expect(told("Departs")).toEqual(["08:00, Thu, 10 Dec", "11:00, Thu, 10 Dec (changed)"]);
    expect(told("Flight")).toEqual(["HY 271", "HY 271"]);
    expect(card.getByText(/^Answer by 9 Dec 2026, 08:00/)).toBeDefined();
  });

  it("gives ways to tell the customer, in Telegram with the text in the customer's language", async () => {
    const letter = { kind: "change", subject: "", text: "Рейс перенесён & позвоните" };
    open(changed({}, { status: "ticketed" }), {
      "GET /api/portal/bookings/b-1": () => sampleExtras({ customer_locale: "ru" }),
      "GET /api/portal/bookings/b-1/letters": () => ({ recipient: "", leaves: true, letters: [letter] }),
    });
    const telegram = await screen.findByRole("link", { name: /^Telegram/ });
    expect(telegram.getAttribute("href")).toMatch(/^https:\/\/t\.me\/\+\d+\?text=/);
    expect(new URL(telegram.getAttribute("href") ?? "").searchParams.get("text")).toBe(letter.text);
    expect(screen.getByRole("link", { name: /^Call/ }).getAttribute("href")).toMatch(/^tel:\+\d+$/);
    expect(screen.getByRole("button", { name: "Write to the customer" })).toBeDefined();
  });

  it.each([
    ["accept", "Without an answer the new flights hold then."],
    ["refund", "Without an answer all that is not used is refunded then, without a penalty."],
    ["cancel", "Without an answer the booking ends; nothing is charged."],
  ] as const)("says what happens without an answer: %s", (unanswered, text) => {
    const { options } = sampleChange();
    open(changed({ options: { ...options, unanswered } }));
    expect(screen.getByText(text, { exact: false })).toBeDefined();
  });

  it("comes before the payment of an unpaid booking, and says why", () => {
    open(changed());
    expect(screen.getByText("Payment waits for your answer to the airline’s change.")).toBeDefined();
    expect(screen.queryByRole("button", { name: /pay/i })).toBeNull();
  });

  it("holds the tickets of a paid one", () => {
    open(changed({}, { status: "paid" }));
    expect(screen.getByText("It is paid. Tickets are issued once this is settled.")).toBeDefined();
  });

  it("is accepted once, after asking", async () => {
    const { asked, person } = open(changed(), { [ANSWER("accept")]: () => changed({ state: "accepted" }) });
    await person.click(screen.getByRole("button", { name: "Accept the new flights" }));
    expect(timesCalled(asked, ANSWER("accept"))).toBe(0);
    expect(linesOf(screen.getByRole("alertdialog"))).toEqual([expect.stringMatching(/^HY 271 · Thu, 10 Dec, 11:00 Tashkent \(TAS\) – /)]);
    await person.dblClick(screen.getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(timesCalled(asked, ANSWER("accept"))).toBe(1);
  });

  it("is told in the history at once, also where an answer from before it is still on its way", async () => {
    const event = { from: null, to: "ticketed", by: { kind: "person", name: "Malika" } } as const;
    const issued = { ...event, reason: "issue", at: "2026-11-20T09:00:00.000Z" };
    const before = held<PortalBooking>();
    const extras = [
      before.answer,
      () => sampleExtras({ events: [issued, { ...event, reason: "settle_change", at: "2026-11-20T10:00:00.000Z" }] }),
    ];
    serve({
      "GET /api/portal/bookings/b-1": () => (extras.shift() ?? before.answer)(),
      [ANSWER("accept")]: () => changed({ state: "accepted" }),
    });
    const person = show(
      <>
        <BookingChanges booking={changed()} />
        <HistoryList booking={changed()} />
      </>,
    );
    await person.click(screen.getByRole("button", { name: "Accept the new flights" }));
    await person.click(screen.getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    before.give(sampleExtras({ events: [issued] }));
    const history = within(screen.getByRole("region", { name: "History" }));
    expect((await history.findAllByText("The airline's change was settled", { exact: false })).length).toBeGreaterThan(0);
  });

  it("lets one of the other flights be chosen, and nothing before one is picked", async () => {
    const { asked, person } = open(changed(), { [ANSWER("choose")]: () => changed({ state: "chosen" }) });
    await person.click(screen.getByRole("button", { name: "Choose other flights…" }));
    const confirm = screen.getByRole("button", { name: "Take these flights" });
    expect(confirm.hasAttribute("disabled")).toBe(true);
    expect(linesOf(screen.getByRole("alertdialog"))).toEqual([expect.stringMatching(/^HY 271 · Thu, 10 Dec, 08:00 Tashkent \(TAS\) – /)]);
    expect(screen.getByRole("radio", { name: /HY 273/ })).toBeDefined();
    await person.click(screen.getByRole("radio", { name: /HY 275.*15:00 TAS/ }));
    await person.click(confirm);
    await waitFor(() => expect(timesCalled(asked, ANSWER("choose"))).toBe(1));
    expect(asked.find(({ call }) => call === ANSWER("choose"))?.body).toEqual({ alternative: "other-2" });
  });

  it("is told in its dialog where the flights went meanwhile", async () => {
    const gone = () => refuse({ status: 422, error_code: 100445, message: "This alternative can no longer be had." });
    const { person } = open(changed(), { [ANSWER("choose")]: gone });
    await person.click(screen.getByRole("button", { name: "Choose other flights…" }));
    await person.click(screen.getByRole("radio", { name: /HY 273/ }));
    await person.click(screen.getByRole("button", { name: "Take these flights" }));
    expect(await within(screen.getByRole("alertdialog")).findByText("This alternative can no longer be had.")).toBeDefined();
  });

  it("gives a paid booking back for what the service pays now, and says what the customer gets", async () => {
    const { asked, person } = open(changed({}, { status: "ticketed" }), {
      [ANSWER("refund")]: () => changed({ state: "refunded" }, { status: "refunded" }),
      "GET /api/portal/bookings/b-1": () => sampleExtras({ change_back: { deposit: 400_000, customer: 450_000, is_part: true } }),
    });
    await person.click(screen.getByRole("button", { name: "Refund without penalty…" }));
    const dialog = within(screen.getByRole("alertdialog"));
    expect(await dialog.findByText(/^400,000.* comes back to your deposit/)).toBeDefined();
    expect(dialog.getByText(/^The customer gets 450,000/)).toBeDefined();
    expect(dialog.getByText(/what is flown, or was refunded before, is not in it/)).toBeDefined();
    await person.click(dialog.getByRole("button", { name: /^Refund 400,000/ }));
    await waitFor(() => expect(timesCalled(asked, ANSWER("refund"))).toBe(1));
  });

  it("says that the sums could not be read, also where the answer from before the change is there, and asks again", async () => {
    let isDown = false;
    const back = { deposit: 400_000, customer: 450_000, is_part: true };
    const extras = [sampleExtras(), sampleExtras({ change_back: back })];
    const LETTERS = "GET /api/portal/bookings/b-1/letters";
    const { asked, person } = open(changed({}, { status: "ticketed" }), {
      "GET /api/portal/bookings/b-1": () => (isDown ? refuse({ status: 403, message: "Not now." }) : extras.shift()),
      [LETTERS]: () => ({ recipient: "", leaves: true, letters: [] }),
    });
    await waitFor(() => expect(timesCalled(asked, LETTERS)).toBe(1));
    isDown = true;
    await person.click(screen.getByRole("button", { name: "Refund without penalty…" }));
    const dialog = within(screen.getByRole("alertdialog"));
    expect((await dialog.findByRole("alert")).textContent).toContain("Not now.");
    expect(dialog.queryByText(/deposit/)).toBeNull();
    isDown = false;
    await person.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText(/^400,000.* comes back to your deposit/)).toBeDefined();
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  it("says nothing of the deposit while the customer looks on", async () => {
    serve({ "GET /api/portal/bookings/b-1": () => sampleExtras({ change_back: { deposit: 400_000, customer: 450_000, is_part: true } }) });
    const person = show(
      <CustomerModeProvider initial>
        <BookingChanges booking={changed({}, { status: "ticketed" })} />
      </CustomerModeProvider>,
    );
    await person.click(screen.getByRole("button", { name: "Refund without penalty…" }));
    const dialog = screen.getByRole("alertdialog");
    expect(await within(dialog).findByRole("button", { name: /^Refund 450,000/ })).toBeDefined();
    expect(dialog.textContent).not.toMatch(/deposit|400,000/);
  });

  it("of an unpaid booking costs nothing to leave", () => {
    open(changed());
    expect(screen.getByRole("button", { name: "Cancel without charge" })).toBeDefined();
  });
});

it("a cancelled flight has nothing to accept, and nothing beside it", () => {
  const { directions, options } = sampleChange();
  const cancelled = { kind: "cancelled", minutes: null, directions: directions.map((each) => ({ ...each, new: null })) } as const;
  open(changed({ ...cancelled, options: { ...options, accept: false, alternatives: [] } }));
  expect(screen.getByText(/^The flight is cancelled/)).toBeDefined();
  expect(screen.getByText("Cancelled", { selector: "span" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Accept the new flights" })).toBeNull();
  expect(screen.getByText("There are no other flights to choose from at the moment.")).toBeDefined();
});

it("what is settled stands as a quiet notice, without questions", () => {
  open(changed({ state: "told", kind: "terminal", deadline: null, minutes: null }), {}, "uz");
  expect(screen.getByText("Aviakompaniya oʻzgartirgan · Boshqa terminal")).toBeDefined();
  expect(screen.queryByRole("region", { name: /oʻzgartirdi/ })).toBeNull();
  expect(screen.getByText("Oldin va keyin")).toBeDefined();
});

it("what was applied says by how much it moved; what was declined does not", () => {
  const { directions } = sampleChange();
  const told = sampleChange({ id: "c-1", state: "told", minutes: 10, directions });
  const declined = sampleChange({ id: "c-2", state: "refunded", minutes: 180, directions });
  open(sampleBooking({ schedule_changes: [told, declined] }));
  expect(screen.getByText(/10\smin later than booked/)).toBeDefined();
  expect(screen.queryByText(/3\sh later than booked/)).toBeNull();
});

it("a booking that nothing happened to says nothing", () => {
  open(sampleBooking());
  expect(screen.queryByText(/airline/)).toBeNull();
});

it("offers receipts and calendar anew once the new flights hold", async () => {
  const links = {
    jointReceiptUrl: "https://parvoz.example/receipts/all/token.pdf",
    calendarUrl: "https://parvoz.example/calendars/token.ics",
  };
  open(changed({ state: "accepted" }, { status: "ticketed" }), {
    "GET /api/portal/bookings/b-1": () => sampleExtras({ ...links, customer_locale: "uz" }),
  });
  expect((await screen.findByRole("link", { name: "New receipts (PDF)" })).getAttribute("href")).toBe(`${links.jointReceiptUrl}?lang=uz`);
  expect(screen.getByRole("link", { name: "New calendar" }).getAttribute("href")).toBe(`${links.calendarUrl}?lang=uz`);
});
