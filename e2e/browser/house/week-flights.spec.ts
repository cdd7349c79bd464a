import { randomInt } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import type { Hand } from "../../support/pages/hand";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { OPERATOR, openDeparture, openPart, REASON, sayWhy, type Task, walk } from "../../support/pages/week";
import { makeTicketedTogether, makeUnpaid } from "../../support/product/change-schedule";
import { addColleague, departureOf } from "../../support/product/database";
import { FIRST_AGENT, Partner } from "../../support/product/partner";
import { AT_NIGHT } from "../../support/when";

/** Where nobody else flies in these journeys: departures with people who hold seats, who have tickets, and one that is cancelled. */
const HELD = { to: "IST", days: 96 };
const SOLD = { to: "IST", days: 97 };
const CANCELLED = { to: "IST", days: 98 };

interface Things {
  held: string;
  sold: string;
  cancelled: string;
  /** Number of a charter's document. */
  paper: string;
  /** A colleague's page, on Today. */
  second: Page;
}

const tasksOf = ({ held, sold, cancelled, paper, second }: Things): Record<string, Task> => ({
  "19 close a departure": async (page, hand) => {
    await openDeparture(page, hand, sold);
    await hand.click(page.getByRole("button", { name: "Close or limit…" }));
    await sayWhy(page, hand, "Limit the sale", "Why");
    await expect(page.getByText("Closed for sale").first()).toBeVisible();
  },
  "19 open it again": async (page, hand) => {
    await openDeparture(page, hand, sold);
    await hand.click(page.getByRole("button", { name: "Open… Whole departure" }));
    await sayWhy(page, hand, "Open the sale", "Why");
  },
  "19 cap a class": async (page, hand) => {
    await openDeparture(page, hand, sold);
    await hand.click(page.getByRole("button", { name: "Close or limit…" }));
    const asked = page.getByRole("alertdialog");
    await hand.click(asked.getByRole("button", { name: /What$/ }));
    await hand.click(page.getByRole("option", { name: /^Class / }).first());
    await hand.type(asked.getByRole("textbox", { name: "Seats at most" }), "9");
    await sayWhy(page, hand, "Limit the sale", "Why");
    await expect(page.getByText("at most 9 seats")).toBeVisible();
  },
  "20 release what is held": async (page, hand) => {
    await openDeparture(page, hand, held);
    await hand.click(page.getByRole("button", { name: "Release holds…" }));
    await expect(page.getByText(/^2 bookings chosen/)).toBeVisible();
    await sayWhy(page, hand, "Cancel them", "Why: the agencies read it");
  },
  "21 write to all passengers": async (page, hand) => {
    await openDeparture(page, hand, sold);
    await hand.click(page.getByRole("button", { name: "Write…" }));
    const asked = page.getByRole("alertdialog");
    await hand.type(asked.getByRole("textbox", { name: "Subject" }), "Another terminal");
    await hand.type(asked.getByRole("textbox", { name: "Text" }), "Come to terminal 2.");
    await sayWhy(page, hand, /^Send /, "Why, for the audit log");
    await expect(page.getByText("Another terminal").first()).toBeVisible();
  },
  "22 propose to cancel a departure": async (page, hand) => {
    await openDeparture(page, hand, cancelled);
    await hand.click(page.getByRole("button", { name: "Cancel departure…" }));
    await sayWhy(page, hand, "Propose it", "Why: the agencies read it");
    await expect(page.getByText("Yours: somebody else confirms it.")).toBeVisible();
  },
  "22 confirm it, as the second person": async (_, hand) => {
    await second.goto("/operator");
    await hand.click(second.getByRole("link", { name: /Departures to cancel/ }));
    await hand.click(second.getByRole("main").locator(`a[href^="/operator/flights/${cancelled}"]`).locator("visible=true"));
    await hand.click(second.getByRole("button", { name: "Confirm…" }));
    const asked = second.getByRole("alertdialog");
    await expect(asked.getByText(/^2 bookings, 2 passengers/)).toBeVisible();
    await hand.click(asked.getByRole("button", { name: "Cancel and refund all" }));
    await expect(asked).toHaveCount(0);
    await expect(second.getByText("2 of 2 bookings given back.")).toBeVisible({ timeout: 60_000 });
  },
  "a charter's document": (page, hand) => attachPaper(page, hand, paper),
  "a charter's document, as the second person": async (_, hand) => {
    await second.goto("/operator");
    await hand.click(second.getByRole("link", { name: /Charters’ documents/ }));
    await hand.click(second.getByRole("button", { name: `Confirm… document ${paper} of AD` }).locator("visible=true"));
    await hand.click(second.getByRole("alertdialog").getByRole("button", { name: "Confirm" }));
    await expect(second.getByRole("alertdialog")).toHaveCount(0);
  },
});

/** A contract of a carrier that the demonstration does not sell: nothing of it is touched. */
async function attachPaper(page: Page, hand: Hand, number: string): Promise<void> {
  await openPart(page, hand, "Ticket stock");
  await hand.click(page.getByRole("link", { name: "Documents of charters" }));
  await hand.click(page.getByRole("button", { name: "Attach a document…" }));
  const form = page.getByRole("dialog");
  await hand.type(form.getByRole("textbox", { name: "Carrier" }), "AD");
  await hand.type(form.getByRole("textbox", { name: "Its number" }), number);
  await hand.type(form.getByRole("textbox", { name: "First day of departure" }), "01.12.2026");
  await hand.type(form.getByRole("textbox", { name: "Last day of departure" }), "27.03.2030");
  const buffer = Buffer.from("%PDF-1.7\ncontract");
  await form.getByLabel("The document").setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer });
  await expect(form.getByText("Attached: contract.pdf")).toBeVisible();
  await hand.type(form.getByRole("textbox", { name: "Reason" }), REASON);
  await hand.click(form.getByRole("button", { name: "Attach", exact: true }));
  await expect(form).toBeHidden();
}

async function makeThings(browser: Browser): Promise<Things> {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [[held], [sold], [cancelled]] = await Promise.all([
    makeUnpaid(partner, HELD, 2),
    makeTicketedTogether(partner, SOLD, 2),
    makeTicketedTogether(partner, CANCELLED, 2),
  ]);
  const second = await (await browser.newContext()).newPage();
  await speak(second, "en");
  await signInQuietly(second, await addColleague(OPERATOR, "operator"));
  return {
    held: await departureOf(held?.id ?? ""),
    sold: await departureOf(sold?.id ?? ""),
    cancelled: await departureOf(cancelled?.id ?? ""),
    paper: `CH-${randomInt(1e9)}`,
    second,
  };
}

test("what a week asks for in departures is done on their pages, in few clicks from Today", AT_NIGHT, async ({ page, browser }) => {
  test.slow();
  const things = await makeThings(browser);
  await walk(page, tasksOf(things));
  await things.second.context().close();
});
