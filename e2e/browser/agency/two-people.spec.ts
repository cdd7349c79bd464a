import { expect, type Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { addColleague, agencyOf, makeAccount } from "../../support/product/database";
import { PASSWORD } from "../../support/product/partner";

const OPERATOR = "operator@parvoz.example";
/** Above what a house begins with. */
const AMOUNT = "250 000 000";

async function balanceOn(page: Page): Promise<string> {
  return (await page.getByRole("region", { name: "Money" }).getByRole("definition").first().textContent()) ?? "";
}

test("a top-up above the limit is approved by a second person, comes once, and is corrected by a posting of its own", async ({
  page,
  browser,
}) => {
  const code = await agencyOf(await makeAccount("admin", PASSWORD));
  await speak(page, "en");
  await page.setViewportSize(DESKTOP);
  await signInQuietly(page, OPERATOR);
  await page.goto("/operator/agencies");
  await page.getByRole("searchbox", { name: "Code or name" }).fill(code);
  await page.getByRole("link", { name: code }).click();
  await expect(page.getByRole("heading", { name: code })).toBeVisible();

  await page.getByRole("button", { name: "Top up…" }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill(AMOUNT);
  await page.getByRole("textbox", { name: "Document number" }).fill("PO-2026-118");
  await page.getByRole("textbox", { name: "Reason" }).fill("Came by bank");
  await page.getByRole("button", { name: "See what changes" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("250,000,000");
  await expect(page.getByText("A second person has to approve this")).toBeVisible();
  await page.getByRole("button", { name: "Propose" }).click();
  await expect(page.getByText("You proposed it: somebody else has to approve it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve…" })).toHaveCount(0);
  expect(await balanceOn(page)).toMatch(/^0\s/);

  const office = await browser.newContext();
  const second = await office.newPage();
  await speak(second, "en");
  await second.setViewportSize(PHONE);
  await signInQuietly(second, await addColleague(OPERATOR, "operator"));
  await second.goto("/operator/money");
  const toApprove = second.getByRole("region", { name: "To approve" });
  const waiting = toApprove.getByRole("listitem").filter({ hasText: code }).filter({ hasText: "PO-2026-118" });
  await waiting.getByRole("button", { name: "Approve…" }).click();
  await second.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(waiting).toHaveCount(0);
  await second.goto(`/operator/agencies/${code}`);
  await expect.poll(() => balanceOn(second)).toMatch(/^250,000,000\s/);

  await second.getByRole("button", { name: "Reverse…" }).click();
  await second.getByRole("textbox", { name: "Reason" }).fill("The bank has recalled it");
  await second.getByRole("button", { name: "See what changes" }).click();
  await second.getByRole("button", { name: "Propose" }).click();
  await expect(second.getByText("You proposed it: somebody else has to approve it.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Approve…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect.poll(() => balanceOn(page)).toMatch(/^0\s/);
  await expect(page.getByRole("row").filter({ hasText: "Top-up" })).toContainText("Reversed");
  await expect(page.getByRole("row").filter({ hasText: "Correction" })).toContainText("250,000,000");
  await office.close();
});
