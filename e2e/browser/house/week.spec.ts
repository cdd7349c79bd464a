import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { test } from "../../support/pages/watched";
import { findBooking, openAgency, openDeparture, openPart, openWaitingRequest, REASON, type Task, walk } from "../../support/pages/week";
import { agencyOf, departureOf, makeAccount } from "../../support/product/database";
import { FIRST_AGENT, inDays, PASSWORD, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { makeRequest, makeTicketed } from "../../support/product/ticketed";
import { AT_NIGHT } from "../../support/when";

/** What a week's tasks are done to. */
interface Things {
  agency: string;
  /** Numbers of bookings: held, ticketed, and with a refund to decide. */
  held: string;
  ticketed: string;
  departure: string;
  requested: string;
}

/** Tasks of a week that have a page, by their numbers in docs/operating.md. */
const tasksOf = ({ agency, held, ticketed, departure, requested }: Things): Record<string, Task> => ({
  "1 what waits": async (page) => {
    await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  },
  "2 read a refund request": async (page, hand) => {
    await openWaitingRequest(page, hand, requested);
    await expect(page.getByRole("textbox", { name: "Note to the partner" })).toBeVisible();
  },
  "3 decline a refund request": async (page, hand) => {
    await openWaitingRequest(page, hand, requested);
    await hand.type(page.getByRole("textbox", { name: "Note to the partner" }), REASON);
    await hand.click(page.getByRole("button", { name: "Decline…" }));
    await hand.click(page.getByRole("alertdialog").getByRole("button", { name: "Decline the request" }));
    await expect(page.getByRole("status").filter({ hasText: "Declined" })).toBeVisible();
  },
  "4 changed bookings": async (page, hand) => {
    await openPart(page, hand, "Changed bookings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "7 find a booking": (page, hand) => findBooking(page, hand, ticketed),
  "9 hold longer": async (page, hand) => {
    await findBooking(page, hand, held);
    await hand.click(page.getByRole("button", { name: "Hold it longer" }));
    const dialog = page.getByRole("dialog");
    await hand.type(dialog.getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(dialog.getByRole("button", { name: "Hold it longer" }));
    await expect(dialog).toBeHidden();
  },
  "16 load of the day": async (page, hand) => {
    await openPart(page, hand, "Flights");
    await expect(page.getByRole("heading", { name: "Flights", level: 1 })).toBeVisible();
  },
  "17 names of a departure": async (page, hand) => {
    await openDeparture(page, hand, departure);
    await hand.click(page.getByRole("button", { name: "Show names" }));
  },
  "18 passenger list": async (page, hand) => {
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
    await openPart(page, hand, "Agencies");
    await hand.click(page.getByRole("link", { name: "Add an agency" }));
    await hand.type(page.getByRole("textbox", { name: "Name", exact: true }), "Hafta Travel");
    await hand.type(page.getByRole("textbox", { name: "Code", exact: true }), `W${randomInt(1e8)}`);
    await hand.type(page.getByRole("textbox", { name: "Owner’s e-mail address" }), `w${randomInt(1e8)}@parvoz.example`);
    await hand.click(page.getByRole("button", { name: "Open the agency" }));
    await expect(page.getByText(/\/invitation#/)).toBeVisible();
  },
  "24 top up": async (page, hand) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Top up…" }));
    await hand.type(page.getByRole("textbox", { name: "Amount" }), "1000000");
    await hand.type(page.getByRole("textbox", { name: "Document number" }), "PO-7");
    await hand.type(page.getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(page.getByRole("button", { name: "See what changes" }));
    await hand.click(page.getByRole("button", { name: "Carry out" }));
    await expect(page.getByRole("row").filter({ hasText: "Top-up" }).first()).toBeVisible();
  },
  "26 reverse a top-up": async (page, hand) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Reverse…" }).first());
    await hand.type(page.getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(page.getByRole("button", { name: "See what changes" }));
    await hand.click(page.getByRole("button", { name: "Carry out" }));
    await expect(page.getByRole("row").filter({ hasText: "Correction" }).first()).toBeVisible();
  },
  "25 what waits for a second person": async (page, hand) => {
    await openPart(page, hand, "Money");
    await expect(page.getByRole("region", { name: "To approve" })).toBeVisible();
  },
  "33 fares as a table": async (page, hand) => {
    await openPart(page, hand, "Prices");
    await expect(page.getByRole("heading", { name: "Prices", level: 1 })).toBeVisible();
  },
  "36 why a query": async (page, hand) => {
    await openPart(page, hand, "Why this price");
    const form = page.getByRole("region", { name: "What an agency is offered" });
    await hand.type(form.getByRole("textbox", { name: "Agency code" }), agency);
    await hand.type(form.getByRole("textbox", { name: "From" }), "TAS");
    await hand.type(form.getByRole("textbox", { name: "To" }), "IST");
    await hand.click(form.getByRole("button", { name: "Show why" }));
    await expect(page.getByRole("region", { name: /^Offered: / })).toBeVisible();
  },
  "35 why a booking": async (page, hand) => {
    await openPart(page, hand, "Why this price");
    await hand.type(page.getByRole("textbox", { name: "Booking number" }), ticketed);
    await hand.click(page.getByRole("button", { name: "Show", exact: true }));
    await expect(page.getByText("Line by line")).toBeVisible();
  },
  "39 messages": async (page, hand) => {
    await openPart(page, hand, "Messages");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "40 ticket numbers": async (page, hand) => {
    await openPart(page, hand, "Ticket stock");
    await expect(page.getByRole("heading", { name: "Ticket stock", level: 1 })).toBeVisible();
  },
  "41 sales against the ledger": async (page, hand) => {
    await openPart(page, hand, "Reports");
    await expect(page.getByText("The totals equal the ledger")).toBeVisible();
  },
  "42 who did what": async (page, hand) => {
    await openPart(page, hand, "Audit log");
    await expect(page.getByRole("heading", { name: "Audit log", level: 1 })).toBeVisible();
  },
  "43 what could not get through": async (page, hand) => {
    await openPart(page, hand, "House");
    await hand.click(page.getByRole("button", { name: "Send me a test mail" }));
    await expect(page.getByText("Nothing was sent: no mail leaves this installation")).toBeVisible();
  },
});

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
  await walk(page, tasksOf(await makeThings()));
});
