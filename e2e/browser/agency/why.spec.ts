import { expect } from "@playwright/test";
import { addDays } from "@/lib/domain/dates";
import { findBarriers } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";

test("an operator asks what an agency is offered, and hands the question on as a link", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page, "operator@parvoz.example");
  await page.goto("/operator/why");
  const form = page.getByRole("region", { name: "What an agency is offered" });
  await form.getByRole("button", { name: "Show why" }).click();
  await expect(form.getByText("Type the agency's code.")).toBeVisible();
  await form.getByRole("textbox", { name: "Agency code" }).fill("HUMO");
  await form.getByRole("textbox", { name: "From" }).fill("TAS");
  await form.getByRole("textbox", { name: "To" }).fill("IST");
  await form.getByRole("button", { name: "Show why" }).click();
  const offered = page.getByRole("region", { name: /^Offered: / });
  await expect(offered.getByText("The agency pays").first()).toBeVisible();
  await expect(offered.getByText(/\d+ of \d+ sold/).first()).toBeVisible();
  await findBarriers(page, "/operator/why");

  const asked = new URL(page.url());
  expect([...asked.searchParams.keys()]).toContain("agency");
  asked.searchParams.set("adults", "9");
  asked.searchParams.set("date", addDays(new Date().toISOString().slice(0, 10), 2));
  await page.goto(asked.href);
  await expect(page.getByRole("heading", { name: /^Not offered: / })).toBeVisible();
  asked.searchParams.set("adults", "1");
  asked.searchParams.set("infants", "2");
  await page.goto(asked.href);
  await expect(page.getByText("More infants on laps than adults.")).toBeVisible();
});
