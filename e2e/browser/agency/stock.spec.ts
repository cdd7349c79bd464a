import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";

test("the back office declares own documents of a charter, closes them with a reason, and opens them again", async ({ page }) => {
  const reason = `Charter contract ${randomInt(1e9)}`;
  await speak(page, "en");
  await signInQuietly(page, "operator@parvoz.example");
  await page.goto("/operator/stock");
  await expect(page.getByRole("heading", { name: "Ticket stock", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Declare numbers…" }).click();
  const form = page.getByRole("dialog");
  // Of a carrier that the demonstration does not sell: nothing of it is touched.
  await form.getByRole("textbox", { name: "Carrier" }).fill("Q0");
  await form.getByRole("radio", { name: "Own documents" }).check({ force: true });
  await form.getByRole("textbox", { name: "Reason" }).fill(reason);
  await form.getByRole("button", { name: "Declare" }).click();
  await expect(form.getByText("Q0 is no carrier known here")).toBeVisible();
  await form.getByRole("textbox", { name: "Carrier" }).fill("AD");
  await form.getByRole("button", { name: "Declare" }).click();
  await expect(form).toBeHidden();
  await page.getByRole("link", { name: /^AD/ }).first().click();
  const close = page.getByRole("button", { name: /^Close stock \d+ of AD$/ }).last();
  await close.click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox", { name: "Reason" }).fill(reason);
  await question.getByRole("button", { name: "Close the stock", exact: true }).click();
  await expect(question).toBeHidden();
  await page
    .getByRole("button", { name: /^Open again: stock \d+ of AD$/ })
    .last()
    .click();
  await question.getByRole("textbox", { name: "Reason" }).fill(reason);
  await question.getByRole("button", { name: "Open again", exact: true }).click();
  await expect(close).toBeVisible();
  await close.click();
  await question.getByRole("textbox", { name: "Reason" }).fill(reason);
  await question.getByRole("button", { name: "Close the stock", exact: true }).click();
  await expect(question).toBeHidden();
  await page.goto("/operator/audit");
  await expect(page.getByText("Ticket stock closed").first()).toBeVisible();
});
