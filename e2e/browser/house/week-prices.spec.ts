import { expect, type Page } from "@playwright/test";
import { addDays } from "@/lib/domain/dates";
import { smallSsim } from "@/tests/support/schedule/small-ssim";
import type { Hand } from "../../support/pages/hand";
import { test } from "../../support/pages/watched";
import { openPart, REASON, sayWhy, type Task, walk } from "../../support/pages/week";
import { AT_NIGHT } from "../../support/when";

/** A carrier that nobody else tries. */
const CARRIER = "Z9";
const COLUMNS =
  "carrier,origin,destination,brand,booking_class,amount,season_from,season_to,brand_rank,cabin,currency,child_percent,infant_percent," +
  "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,days_of_week,advance_purchase_days,refund_before,refund_after," +
  "change_before,change_after,services";
const FARES = `${COLUMNS}\n${CARRIER},TAS,SKD,LIGHT,K,500000,,,0,E,UZS,75,10,50,0,0,1,8,,0,no,no,40,60,\n`;

const today = new Date().toISOString().slice(0, 10);
const FLIGHTS = smallSsim({ carrier: CARRIER, flightNumbers: [901], from: today, to: addDays(today, 100), createdOn: today });

/** Says why, agrees to what the file is asked about, and applies it. */
async function apply(page: Page, hand: Hand): Promise<void> {
  await hand.type(page.getByRole("textbox", { name: "Reason" }), REASON);
  for (const remark of await page.getByRole("checkbox").all()) await hand.click(remark.locator("xpath=ancestor::label[1]"));
  await hand.click(page.getByRole("button", { name: "Apply this file" }));
  // The worker does it, among other things.
  await expect(page.getByText("The file is applied")).toBeVisible({ timeout: 90_000 });
}

/** From Today to the fares of the carrier, to be edited. */
async function editFares(page: Page, hand: Hand): Promise<void> {
  await openPart(page, hand, "Prices");
  await hand.type(page.getByRole("textbox", { name: "Carrier" }), CARRIER);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/carrier=Z9/);
  await hand.click(page.getByRole("button", { name: "Edit fares…" }));
}

async function previewAndApply(page: Page, hand: Hand, seen: string): Promise<void> {
  await hand.click(page.getByRole("button", { name: "Preview" }));
  await expect(page.getByText(seen).first()).toBeVisible();
  await apply(page, hand);
}

const TASKS: Record<string, Task> = {
  "34 upload fares and apply them": async (page, hand) => {
    await openPart(page, hand, "Prices");
    await hand.click(page.getByRole("link", { name: "Upload a file…" }));
    await hand.choose(page, "Choose a file…", { name: "z9.csv", text: FARES });
    await expect(page.getByText("0 before, 1 after; added 1, removed 0, changed 0")).toBeVisible();
    await apply(page, hand);
  },
  "37 edit a fare": async (page, hand) => {
    await editFares(page, hand);
    await hand.type(page.getByRole("textbox", { name: /^Amount of Z9 / }).locator("visible=true"), "510000");
    await previewAndApply(page, hand, "TAS–SKD: 500000.00 UZS → 510000.00 UZS");
  },
  "37 all by a percentage": async (page, hand) => {
    await editFares(page, hand);
    await hand.click(page.getByText("By a percent"));
    await hand.type(page.getByLabel("Percent, + or −"), "10");
    await previewAndApply(page, hand, "TAS–SKD: 510000.00 UZS → 561000.00 UZS");
  },
  "37 copy a season": async (page, hand) => {
    await editFares(page, hand);
    await hand.click(page.getByText("Copy a season"));
    await hand.type(page.getByLabel("New season from"), "01.06");
    await hand.type(page.getByLabel("New season to"), "31.08");
    await hand.type(page.getByLabel("Percent, + or −"), "20");
    await previewAndApply(page, hand, "added 1, removed 0");
  },
  "34 take fares back": async (page, hand) => {
    await openPart(page, hand, "Prices");
    await hand.click(page.getByRole("link", { name: "Imports of fares" }));
    await hand.click(page.getByRole("button", { name: "Take back…" }).locator("visible=true").first());
    await sayWhy(page, hand, "Take back");
    await expect(
      page
        .getByText(/^Taken back on/)
        .locator("visible=true")
        .first(),
    ).toBeVisible();
  },
  "38 upload a schedule and apply it": async (page, hand) => {
    await openPart(page, hand, "Schedule");
    await hand.click(page.getByRole("link", { name: "Upload a file…" }));
    await hand.choose(page, "Choose a file…", { name: "z9.ssim", text: FLIGHTS });
    await expect(page.getByText("Nothing is changed yet")).toBeVisible();
    await apply(page, hand);
  },
  "38 take it back": async (page, hand) => {
    await openPart(page, hand, "Schedule");
    await hand.click(page.getByRole("link", { name: "z9.ssim" }).locator("visible=true").first());
    // Rows of the list have such a button too.
    await page.waitForURL(/\/operator\/schedule\/[\da-f-]{36}/);
    await hand.click(page.getByRole("button", { name: "Take back…" }));
    await sayWhy(page, hand, "Take back");
  },
};

/** Only the last file of fares is taken back at a time: what the tasks have left goes the same way. */
async function leaveNothing(page: Page): Promise<void> {
  await page.goto("/operator/prices/imports");
  const done = page.getByText(/^Taken back on/).locator("visible=true");
  await expect(done.first()).toBeVisible();
  const before = await done.count();
  for (let back = 1; back <= 3; back++) {
    await page.getByRole("button", { name: "Take back…" }).locator("visible=true").click();
    const asked = page.getByRole("alertdialog");
    await asked.getByRole("textbox", { name: "Reason" }).fill(REASON);
    await asked.getByRole("button", { name: "Take back" }).click();
    // The list knows of it once another one can be taken back.
    await expect(done).toHaveCount(before + back);
  }
}

test("what a week asks for in prices and schedules is done on their pages, in few clicks from Today", AT_NIGHT, async ({ page }) => {
  test.slow();
  await walk(page, TASKS);
  await leaveNothing(page);
});
