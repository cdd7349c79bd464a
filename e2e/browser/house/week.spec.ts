import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { Hand } from "../../support/pages/hand";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { agencyOf, departureOf, makeAccount } from "../../support/product/database";
import { FIRST_AGENT, inDays, PASSWORD, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { makeRequest, makeTicketed } from "../../support/product/ticketed";
import { AT_NIGHT } from "../../support/when";

const OPERATOR = "operator@parvoz.example";
const REASON = "Asked by telephone";

/** What a week's tasks are done to. */
interface Things {
  agency: string;
  /** Numbers of bookings: held, ticketed, and with a refund to decide. */
  held: string;
  ticketed: string;
  departure: string;
  requested: string;
}

type Task = (page: Page, hand: Hand, things: Things) => Promise<void>;

/** A part of the back office by its name in the rail. */
const open = (page: Page, hand: Hand, part: string) =>
  hand.click(
    page
      .getByRole("navigation", { name: "Back office" })
      .getByRole("link", { name: new RegExp(`^${part}`) })
      .first(),
  );

/** A booking by its number, as somebody reads it out: in the one field of the header. */
async function find(page: Page, hand: Hand, number: string): Promise<void> {
  await hand.type(page.getByRole("searchbox", { name: "Find a booking" }), number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
}

async function openAgency(page: Page, hand: Hand, code: string): Promise<void> {
  await open(page, hand, "Agencies");
  await hand.type(page.getByRole("searchbox", { name: "Code or name" }), code);
  await hand.click(page.getByRole("link", { name: code }));
}

/** A request of the list of those that wait; the newest is on its last page. */
async function openRequest(page: Page, hand: Hand, number: string): Promise<void> {
  await open(page, hand, "Refund requests");
  const link = page.getByRole("link", { name: number }).locator("visible=true");
  const next = page.getByRole("link", { name: "Next" });
  for (;;) {
    await expect(page.getByText(/^\d+ requests?$/)).toBeVisible();
    if ((await link.count()) > 0 || (await next.count()) === 0) break;
    await hand.click(next);
  }
  await hand.click(link);
}

async function openDeparture(page: Page, hand: Hand, departure: string): Promise<void> {
  await open(page, hand, "Flights");
  const [, date] = departure.split("_");
  // The day is chosen as a field is filled in.
  await hand.open(page, `/operator/flights?date=${date}&booked=1`);
  await hand.click(page.locator(`a[href="/operator/flights/${departure}"]`).locator("visible=true").first());
}

/** The tasks of a week that have a page, by their numbers in docs/operating.md. Each begins on Today, and ends where it is done. */
const TASKS: Readonly<Record<string, Task>> = {
  "1 what waits": async (page) => {
    await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  },
  "2 read a refund request": async (page, hand, { requested }) => {
    await openRequest(page, hand, requested);
    await expect(page.getByRole("textbox", { name: "Note to the partner" })).toBeVisible();
  },
  "3 decline a refund request": async (page, hand, { requested }) => {
    await openRequest(page, hand, requested);
    await hand.type(page.getByRole("textbox", { name: "Note to the partner" }), REASON);
    await hand.click(page.getByRole("button", { name: "Decline…" }));
    await hand.click(page.getByRole("alertdialog").getByRole("button", { name: "Decline the request" }));
    await expect(page.getByRole("status").filter({ hasText: "Declined" })).toBeVisible();
  },
  "4 changed bookings": async (page, hand) => {
    await open(page, hand, "Changed bookings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "7 find a booking": (page, hand, { ticketed }) => find(page, hand, ticketed),
  "9 hold longer": async (page, hand, { held }) => {
    await find(page, hand, held);
    await hand.click(page.getByRole("button", { name: "Hold it longer" }));
    const dialog = page.getByRole("dialog");
    await hand.type(dialog.getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(dialog.getByRole("button", { name: "Hold it longer" }));
    await expect(dialog).toBeHidden();
  },
  "16 load of the day": async (page, hand) => {
    await open(page, hand, "Flights");
    await expect(page.getByRole("heading", { name: "Flights", level: 1 })).toBeVisible();
  },
  "17 names of a departure": async (page, hand, { departure }) => {
    await openDeparture(page, hand, departure);
    await hand.click(page.getByRole("button", { name: "Show names" }));
  },
  "18 passenger list": async (page, hand, { departure }) => {
    await openDeparture(page, hand, departure);
    await hand.click(page.getByRole("button", { name: "Make a list now…" }));
    const asked = page.getByRole("alertdialog");
    await hand.type(asked.getByRole("textbox", { name: "Why" }), REASON);
    await hand.click(asked.getByRole("button", { name: "Make the list" }));
    await expect(page.getByText(/^List \d+ is made$/)).toBeVisible();
    await hand.click(page.getByRole("button", { name: "Handed over…" }).first());
    await hand.type(asked.getByRole("textbox", { name: "Who has it, or how it was handed over" }), "The station");
    await hand.click(asked.getByRole("button", { name: "The carrier has it" }));
    await expect(page.getByText(/^List \d+ is handed over$/)).toBeVisible();
  },
  "23 add an agency": async (page, hand) => {
    await open(page, hand, "Agencies");
    await hand.click(page.getByRole("link", { name: "Add an agency" }));
    await hand.type(page.getByRole("textbox", { name: "Name", exact: true }), "Hafta Travel");
    await hand.type(page.getByRole("textbox", { name: "Code", exact: true }), `W${randomInt(1e8)}`);
    await hand.type(page.getByRole("textbox", { name: "Owner’s e-mail address" }), `w${randomInt(1e8)}@parvoz.example`);
    await hand.click(page.getByRole("button", { name: "Open the agency" }));
    await expect(page.getByText(/\/invitation#/)).toBeVisible();
  },
  "24 top up": async (page, hand, { agency }) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Top up…" }));
    await hand.type(page.getByRole("textbox", { name: "Amount" }), "1000000");
    await hand.type(page.getByRole("textbox", { name: "Document number" }), "PO-7");
    await hand.type(page.getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(page.getByRole("button", { name: "See what changes" }));
    await hand.click(page.getByRole("button", { name: "Carry out" }));
    await expect(page.getByRole("row").filter({ hasText: "Top-up" }).first()).toBeVisible();
  },
  "26 reverse a top-up": async (page, hand, { agency }) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Reverse…" }).first());
    await hand.type(page.getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(page.getByRole("button", { name: "See what changes" }));
    await hand.click(page.getByRole("button", { name: "Carry out" }));
    await expect(page.getByRole("row").filter({ hasText: "Correction" }).first()).toBeVisible();
  },
  "25 what waits for a second person": async (page, hand) => {
    await open(page, hand, "Money");
    await expect(page.getByRole("region", { name: "To approve" })).toBeVisible();
  },
  "33 fares as a table": async (page, hand) => {
    await open(page, hand, "Prices");
    await expect(page.getByRole("heading", { name: "Prices", level: 1 })).toBeVisible();
  },
  "36 why a query": async (page, hand, { agency }) => {
    await open(page, hand, "Why this price");
    const form = page.getByRole("region", { name: "What an agency is offered" });
    await hand.type(form.getByRole("textbox", { name: "Agency code" }), agency);
    await hand.type(form.getByRole("textbox", { name: "From" }), "TAS");
    await hand.type(form.getByRole("textbox", { name: "To" }), "IST");
    await hand.click(form.getByRole("button", { name: "Show why" }));
    await expect(page.getByRole("region", { name: /^Offered: / })).toBeVisible();
  },
  "35 why a booking": async (page, hand, { ticketed }) => {
    await open(page, hand, "Why this price");
    await hand.type(page.getByRole("textbox", { name: "Booking number" }), ticketed);
    await hand.click(page.getByRole("button", { name: "Show", exact: true }));
    await expect(page.getByText("Line by line")).toBeVisible();
  },
  "39 messages": async (page, hand) => {
    await open(page, hand, "Messages");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "40 ticket numbers": async (page, hand) => {
    await open(page, hand, "Ticket stock");
    await expect(page.getByRole("heading", { name: "Ticket stock", level: 1 })).toBeVisible();
  },
  "41 sales against the ledger": async (page, hand) => {
    await open(page, hand, "Reports");
    await expect(page.getByText("The totals equal the ledger")).toBeVisible();
  },
  "42 who did what": async (page, hand) => {
    await open(page, hand, "Audit log");
    await expect(page.getByRole("heading", { name: "Audit log", level: 1 })).toBeVisible();
  },
  "43 what could not get through": async (page, hand) => {
    await open(page, hand, "House");
    await hand.click(page.getByRole("button", { name: "Send me a test mail" }));
    await expect(page.getByText("Nothing was sent: no mail leaves this installation")).toBeVisible();
  },
};

async function makeThings(): Promise<Things> {
  const partner = await Partner.signIn(FIRST_AGENT);
  const offers = await partner.ok("GET", searchPath({ depart: inDays(59) }), z.array(offer));
  // Low-cost carriers hold nothing longer.
  const regular = offers.find(({ flight_type }) => flight_type === "regular");
  const path = `/api/v1/offers/${encodeURIComponent(regular?.id ?? "")}/booking`;
  const held = await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
  const ticketed = await makeTicketed(partner, 71);
  const requested = await makeRequest(partner);
  return {
    agency: await agencyOf(await makeAccount("admin", PASSWORD)),
    held: held.booking_number,
    ticketed: ticketed.booking_number,
    departure: await departureOf(ticketed.id),
    requested: requested.booking_number,
  };
}

test("a week's tasks that have a page are done on it, each in few clicks from Today", AT_NIGHT, async ({ page }) => {
  test.slow();
  const things = await makeThings();
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  const efforts: Record<string, { clicks: number; fields: number; seconds: number }> = {};
  for (const [task, work] of Object.entries(TASKS)) {
    const hand = new Hand();
    await page.goto("/operator");
    await test.step(task, () => work(page, hand, things));
    const { clicks, fields, seconds } = hand.effort;
    efforts[task] = { clicks, fields, seconds };
  }
  await test.info().attach("effort", { body: JSON.stringify(efforts, null, 2), contentType: "application/json" });
  // Nothing that comes every week is further than that from Today.
  for (const [task, { clicks }] of Object.entries(efforts)) expect(clicks, task).toBeLessThanOrEqual(6);
});
