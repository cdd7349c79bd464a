import { expect, type Page } from "@playwright/test";
import { complaints, DESKTOP, findBarriers, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { PASSWORD } from "../../support/product/partner";

const OPERATOR = "operator@parvoz.example";
const NEW_PASSWORD = "qalam bulut qosh anor";

/** The link with which somebody comes into the back office, as whoever invites sees it this once. */
async function inviteAuditor(page: Page, address: string): Promise<string> {
  await page.goto("/operator/colleagues");
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Invite a colleague" });
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(address);
  await dialog.getByRole("textbox", { name: "Your own password" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect(dialog.getByText("Choose at least one role")).toBeVisible();
  await findBarriers(page, "inviting a colleague");
  await dialog.getByText("Auditor", { exact: true }).click();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  return (await page.getByText(/\/invitation#/).textContent()) ?? "";
}

test("an administrator invites an auditor, who sees everything and changes nothing", async ({ page, browser }) => {
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  const found = complaints(page);
  const address = `auditor.${Date.now()}@parvoz.example`;
  const link = await inviteAuditor(page, address);
  await expect(page.getByRole("region", { name: "Invited" }).getByText(address)).toBeVisible();

  const theirs = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await speak(theirs, "en");
  await theirs.goto(link);
  await theirs.getByRole("textbox", { name: "Your name" }).fill("Nodira Tekshiruvchi");
  await theirs.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
  await theirs.getByRole("button", { name: "Open my account" }).click();
  await expect(theirs.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();

  const rail = theirs.getByRole("navigation", { name: "Back office" });
  for (const part of ["Stuck", "Refund requests", "Schedule", "Changed bookings", "People and data", "Audit log"]) {
    const link = rail.getByRole("link", { name: new RegExp(`^${part}`) });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await rail.getByRole("link", { name: "Messages" }).click();
  await expect(theirs.getByText("Your roles let you look here")).toBeVisible();
  await rail.getByRole("link", { name: "Colleagues" }).click();
  await expect(theirs.getByRole("listitem").filter({ hasText: address })).toContainText("Auditor");
  await expect(theirs.getByRole("button", { name: "Invite a colleague" })).toHaveCount(0);
  await findBarriers(theirs, "/operator/colleagues");
  const sent = { headers: { "x-parvoz-portal": "1" }, data: { text: "x" } };
  const refused = await theirs.request.post("/api/operator/schedule-messages", sent);
  expect([refused.status(), (await refused.json()).data]).toEqual([403, { area: "schedule", act: "change" }]);

  await page.goto("/operator/colleagues");
  const row = page.getByRole("listitem").filter({ hasText: address });
  await row.getByRole("button", { name: /^Block/ }).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByRole("textbox", { name: "Your own password" }).fill(PASSWORD);
  await asked.getByRole("button", { name: "Block" }).click();
  await expect(row.getByText("blocked")).toBeVisible();
  // Their page may leave for the sign-in by itself in the same moment, which interrupts the other way there.
  await expect(async () => {
    await theirs.goto("/operator");
    await expect(theirs).toHaveURL(/\/sign-in/);
  }).toPass();
  expect(found).toEqual([]);
  await theirs.context().close();
});

test("the slash leads to the one field; on a phone the parts open over the page", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  await page.goto("/operator");
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  const field = page.getByRole("searchbox", { name: "Find a booking" });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(field).toHaveValue("");
  await findBarriers(page, "/operator");

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Back office" });
  await findBarriers(page, "the parts on a phone");
  await drawer.getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});
