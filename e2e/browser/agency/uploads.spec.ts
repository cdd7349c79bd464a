import { expect, type Page } from "@playwright/test";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { test } from "../../support/pages/watched";

const OPERATOR = "operator@parvoz.example";

/** A carrier that nobody else tries. */
const CARRIER = "Z8";
const COLUMNS =
  "carrier,origin,destination,brand,booking_class,amount,season_from,season_to,brand_rank,cabin,currency,child_percent,infant_percent," +
  "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,days_of_week,advance_purchase_days,refund_before,refund_after," +
  "change_before,change_after,services";
const fares = (amount: number) => `${COLUMNS}\n${CARRIER},TAS,SKD,LIGHT,K,${amount},,,0,E,UZS,75,10,50,0,0,1,8,,0,no,no,40,60,\n`;

const choose = (page: Page, text: string) =>
  page.getByLabel("Choose a file…").setInputFiles({ name: "z8-fares.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

async function takeBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take back…" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Only tried");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(dialog).toHaveCount(0);
}

test("fares are uploaded and edited, looked at, applied and taken back", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  await page.goto("/operator/prices");
  await page.getByRole("link", { name: "Upload a file…" }).click();
  await choose(page, fares(500_000));
  await expect(page.getByText("0 before, 1 after; added 1, removed 0, changed 0")).toBeVisible();
  await page.getByRole("textbox", { name: "Reason" }).fill("First fares");
  await page.getByRole("button", { name: "Apply this file" }).click();
  await expect(page.getByText("The file is applied")).toBeVisible();

  await page.goto(`/operator/prices?carrier=${CARRIER}`);
  await page.getByRole("button", { name: "Edit fares…" }).click();
  await page.getByText("By a percent").click();
  await page.getByLabel("Percent, + or −").fill("4");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("TAS–SKD: 500000.00 UZS → 520000.00 UZS")).toBeVisible();
  await page.getByRole("textbox", { name: "Reason" }).fill("Fuel");
  await page.getByRole("button", { name: "Apply this file" }).click();
  await expect(page.getByText("The file is applied")).toBeVisible();

  await choose(page, fares(9_000_000));
  await page.getByRole("textbox", { name: "Reason" }).fill("A slip");
  await page.getByRole("button", { name: "Apply this file" }).click();
  await expect(page.getByText("Agree to each remark first, or mend the file.")).toBeVisible();
  await tick(page.getByRole("checkbox", { name: "These prices are right" }));
  await page.getByRole("button", { name: "Apply this file" }).click();
  await expect(page.getByText("The file is applied")).toBeVisible();
  await page.getByRole("link", { name: "Imports, and take back" }).click();

  await takeBack(page);
  await expect(page.getByText(/^Taken back on/).locator("visible=true")).toHaveCount(1);
  await takeBack(page);
  await expect(page.getByText(/^Taken back on/).locator("visible=true")).toHaveCount(2);
  await takeBack(page);
  await page.goto(`/operator/prices?carrier=${CARRIER}`);
  await expect(page.getByText("No fares here")).toBeVisible();
});
