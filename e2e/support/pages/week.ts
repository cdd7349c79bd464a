import { expect, type Page, test } from "@playwright/test";
import { Hand } from "./hand";
import { signInQuietly, speak } from "./sign-in";

export const OPERATOR = "operator@parvoz.example";
export const REASON = "Asked by telephone";

/** Nothing that comes every week is further than that from Today. */
const MOST_CLICKS = 6;

/** A task of docs/operating.md, which begins on Today and ends where it is done. */
export type Task = (page: Page, hand: Hand) => Promise<void>;

/** Does tasks by their numbers and names, each from Today, and holds that each is done in few clicks. What they took stands in the report. */
export async function walk(page: Page, tasks: Readonly<Record<string, Task>>): Promise<void> {
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  const efforts: Record<string, { clicks: number; fields: number; files: number; seconds: number }> = {};
  for (const [name, work] of Object.entries(tasks)) {
    const hand = new Hand();
    await page.goto("/operator");
    await test.step(name, () => work(page, hand));
    const { clicks, fields, files, seconds } = hand.effort;
    efforts[name] = { clicks, fields, files, seconds };
  }
  await test.info().attach("effort", { body: JSON.stringify(efforts, null, 2), contentType: "application/json" });
  for (const [name, { clicks }] of Object.entries(efforts)) expect(clicks, name).toBeLessThanOrEqual(MOST_CLICKS);
}

/** A part of the back office by its name in the rail. */
export const openPart = (page: Page, hand: Hand, part: string) =>
  hand.click(
    page
      .getByRole("navigation", { name: "Back office" })
      .getByRole("link", { name: new RegExp(`^${part}`) })
      .first(),
  );

/** A booking by its number, as somebody reads it out: in the one field of the header. */
export async function findBooking(page: Page, hand: Hand, number: string): Promise<void> {
  await hand.type(page.getByRole("searchbox", { name: "Find a booking" }), number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
}

export async function openAgency(page: Page, hand: Hand, code: string): Promise<void> {
  await openPart(page, hand, "Agencies");
  await hand.type(page.getByRole("searchbox", { name: "Code or name" }), code);
  await hand.click(page.getByRole("link", { name: code }));
}

/** A request of the list of those that wait; the newest is on its last page. */
export async function openWaitingRequest(page: Page, hand: Hand, number: string): Promise<void> {
  await openPart(page, hand, "Refund requests");
  const link = page.getByRole("link", { name: number }).locator("visible=true");
  const next = page.getByRole("link", { name: "Next" });
  for (;;) {
    await expect(page.getByText(/^\d+ requests?$/)).toBeVisible();
    if ((await link.count()) > 0 || (await next.count()) === 0) break;
    await hand.click(next);
  }
  await hand.click(link);
}

export async function openDeparture(page: Page, hand: Hand, departure: string): Promise<void> {
  await openPart(page, hand, "Flights");
  const [, date] = departure.split("_");
  // The day is chosen as a field is filled in.
  await hand.open(page, `/operator/flights?date=${date}&booked=1`);
  await hand.click(page.locator(`a[href="/operator/flights/${departure}"]`).locator("visible=true").first());
}

/** Answers a dialog that asks why, and waits until it is gone. @param act what its button says */
export async function sayWhy(page: Page, hand: Hand, act: string | RegExp, field: string | RegExp = "Reason"): Promise<void> {
  const asked = page.locator("[role=dialog], [role=alertdialog]");
  await hand.type(asked.getByRole("textbox", { name: field }), REASON);
  await hand.click(asked.getByRole("button", { name: act }));
  await expect(asked).toHaveCount(0);
}
