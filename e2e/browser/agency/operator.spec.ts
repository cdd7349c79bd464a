import { expect } from "@playwright/test";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { FIRST_AGENT, PASSWORD, Partner } from "../../support/product/partner";
import { makeRequest, openRequest } from "../../support/product/ticketed";
import { AT_NIGHT } from "../../support/when";

const OPERATOR = "operator@parvoz.example";

test("the back office signs in to Today, and sees nothing of the agents' portal", async ({ page }) => {
  await speak(page, "en");
  await page.goto("/");
  await page.getByRole("textbox", { name: "E-mail" }).fill(OPERATOR);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await page.goto("/bookings");
  await expect(page).toHaveURL(/\/operator$/);
});

test("agents and strangers do not get into the back office", AT_NIGHT, async ({ page }) => {
  await page.goto("/operator/refunds");
  await expect(page).toHaveURL(/\/sign-in/);
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/operator/refunds");
  await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
});

test("a decision keeps to what was paid, and a refusal needs a word to the partner, who reads it", AT_NIGHT, async ({ page, browser }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id, booking_number } = await makeRequest(partner);
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  await openRequest(page, booking_number);

  const fare = page.getByRole("textbox", { name: "Fare and extra bags" });
  const suggested = await fare.inputValue();
  await fare.fill("999999999999");
  await page.getByRole("button", { name: "Refund…" }).click();
  await expect(page.getByText(/^No more than was paid: [\d,]+/)).toBeVisible();
  await fare.fill(suggested);

  await page.getByRole("button", { name: "Decline…" }).click();
  await expect(page.getByText("Write to the partner why, then decline.")).toBeVisible();
  await page.getByRole("textbox", { name: "Note to the partner" }).fill("The fare allows no more than its rules.");
  await page.getByRole("button", { name: "Decline…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Decline the request" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Declined" })).toBeVisible();

  const agency = await browser.newContext();
  const agent = await agency.newPage();
  await speak(agent, "en");
  await signInQuietly(agent);
  await agent.goto(`/bookings/${id}`);
  await expect(agent.getByText("The back office has declined the refund")).toBeVisible();
  await expect(agent.getByText("The fare allows no more than its rules.")).toBeVisible();
  await expect(agent.getByRole("button", { name: "Give tickets back…" })).toBeVisible();
  await agency.close();
});
