import { expect } from "@playwright/test";
import { LOCALES } from "@/lib/domain/localized";
import { addColleague, makeAccount } from "../support/database";
import { complaints, examine } from "../support/examine";
import { PASSWORD } from "../support/partner";
import { signInQuietly, speak } from "../support/sign-in";
import { test } from "../support/watched";

test("an owner makes an agent an accountant, who sells no more; suspended, they are out", async ({ page, browser }) => {
  const email = await makeAccount("admin", PASSWORD);
  const colleague = await addColleague(email);
  await signInQuietly(page, email);
  await speak(page, "en");
  const found = complaints(page);
  const theirs = await (await browser.newContext()).newPage();
  await signInQuietly(theirs, colleague);
  await speak(theirs, "en");

  await page.goto("/settings/team");
  const row = page.getByRole("listitem").filter({ hasText: colleague });
  await row.getByRole("button", { name: /Role of/ }).click();
  await page.getByRole("option", { name: "Accountant" }).click();
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(row.getByRole("button", { name: /Role of/ })).toContainText("Accountant");

  await expect(async () => {
    await theirs.goto("/");
    await expect(theirs).toHaveURL(/\/bookings$/, { timeout: 1_000 });
  }).toPass();
  await expect(theirs.getByRole("navigation").getByRole("link", { name: "Search", exact: true })).toHaveCount(0);

  await row.getByRole("button", { name: /^Suspend/ }).click();
  await page.getByRole("button", { name: "Suspend", exact: true }).last().click();
  await expect(row.getByText("suspended")).toBeVisible();
  await expect(async () => {
    await theirs.goto("/bookings");
    await expect(theirs).toHaveURL(/\/sign-in/, { timeout: 1_000 });
  }).toPass();
  expect(found).toEqual([]);
});

test("the team: in three languages, for everyone, on phone and desktop", async ({ page }) => {
  const email = await makeAccount("admin", PASSWORD);
  await addColleague(email);
  await signInQuietly(page, email);
  const found = complaints(page);
  for (const locale of LOCALES) {
    await speak(page, locale);
    await examine(page, "/settings/team", locale);
  }
  expect(found).toEqual([]);
});
