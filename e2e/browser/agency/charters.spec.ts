import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";

test("the back office attaches the document of a charter, which somebody else has to confirm, saves its file, and ends it", async ({
  page,
}) => {
  const number = `CH-${randomInt(1e9)}`;
  await speak(page, "en");
  await signInQuietly(page, "operator@parvoz.example");
  await page.goto("/operator/stock");
  await page.getByRole("link", { name: "Documents of charters" }).click();
  await page.getByRole("button", { name: "Attach a document…" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Attach", exact: true }).click();
  await expect(form.getByText("Attach the file first.")).toBeVisible();
  // Of a carrier that the demonstration does not sell: nothing of it is touched.
  await form.getByRole("textbox", { name: "Carrier" }).fill("AD");
  await form.getByRole("textbox", { name: "Its number" }).fill(number);
  await form.getByRole("textbox", { name: "Flight numbers" }).fill("AD501, 502");
  await form.getByRole("textbox", { name: "First day of departure" }).fill("01.12.2026");
  await form.getByRole("textbox", { name: "Last day of departure" }).fill("27.03.2030");
  const buffer = Buffer.from("%PDF-1.7\ncontract");
  await form.getByLabel("The document").setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer });
  await expect(form.getByText("Attached: contract.pdf")).toBeVisible();
  await form.getByRole("textbox", { name: "Reason" }).fill("Winter season");
  await form.getByRole("button", { name: "Attach", exact: true }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row.getByText("Yours: somebody else confirms it.")).toBeVisible();
  const saved = page.waitForEvent("download");
  await row.getByRole("button", { name: "Save contract.pdf" }).click();
  expect((await saved).suggestedFilename()).toBe("contract.pdf");
  await row.getByRole("button", { name: `End… document ${number} of AD` }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox", { name: "Reason" }).fill("Only tried");
  await question.getByRole("button", { name: "End the document" }).click();
  await expect(row).toHaveCount(0);
});
