import { expect } from "@playwright/test";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";

const tenDays = (later: number) => {
  const day = new Date(Date.now() + later * 86_400_000).toISOString();
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
};

test("a series of flights is filled into a form, looked at by both clocks, applied and taken back", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page, "operator@parvoz.example");
  await page.goto("/operator/schedule");
  await page.getByRole("link", { name: "Series of flights…" }).click();
  // Of a carrier that nobody else tries.
  await page.getByRole("textbox", { name: "Carrier" }).fill("Z7");
  await page.getByRole("textbox", { name: "Flight number" }).fill("701");
  await page.getByRole("textbox", { name: "First date" }).fill(tenDays(20));
  await page.getByRole("textbox", { name: "Last date" }).fill(tenDays(29));
  await page.getByRole("textbox", { name: "Aircraft type" }).fill("738");
  await page.getByRole("textbox", { name: "Economy seats" }).fill("189");
  await page.getByRole("textbox", { name: "From" }).fill("TAS");
  await page.getByRole("textbox", { name: "Departs" }).fill("10:00");
  await page.getByRole("textbox", { name: "To" }).fill("IST");
  await page.getByRole("textbox", { name: "Reason" }).fill("Only tried");
  await page.getByRole("button", { name: "Show what changes" }).click();
  await expect(page.getByText("Type a time, for example 09:30.")).toBeVisible();
  await page.getByRole("textbox", { name: "Arrives" }).fill("13:20");
  await page.getByRole("button", { name: "Show what changes" }).click();
  await expect(page.getByText("TAS 10:00 (UTC+5) → IST 13:20 (UTC+3), 5 h 20 min")).toBeVisible();
  await page.getByRole("button", { name: "Apply these flights" }).click();
  await page.getByRole("link", { name: "What it touches" }).click();
  await page.getByRole("button", { name: "Take back…" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox", { name: "Reason" }).fill("Only tried");
  await question.getByRole("button", { name: "Take back" }).click();
  await expect(question).toBeHidden();
});
