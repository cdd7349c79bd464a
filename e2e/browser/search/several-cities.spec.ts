import { expect, type Locator, type Page } from "@playwright/test";
import { openOffer } from "../../support/pages/choose-offer";
import { chooseDay, choosePlace, fillPassenger } from "../../support/pages/forms";
import { readPdf } from "../../support/pages/pdf";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { test } from "../../support/pages/watched";
import { makePerson } from "../../support/product/people";

const direction = (page: Page, number: number): Locator => page.getByRole("group", { name: `Direction ${number}`, exact: true });

async function chooseDate(page: Page, number: number, days: number): Promise<void> {
  await direction(page, number).getByRole("button", { name: /^Date/ }).click();
  await chooseDay(page.getByRole("dialog", { name: "Date", exact: true }), days);
}

test("an agent sells a journey to several cities, put together by pointer and keys", async ({ page }) => {
  test.slow();
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/");
  await tick(page.getByRole("radio", { name: "Several cities" }));
  await choosePlace(page, direction(page, 1), "To", "стамбул", /Istanbul/);
  await expect(direction(page, 2).getByRole("combobox", { name: "From", exact: true })).toHaveValue(/IST/);
  await choosePlace(page, direction(page, 2), "To", "лондон", /London/);
  await chooseDate(page, 1, 50);
  await chooseDate(page, 2, 53);

  const add = page.getByRole("button", { name: "Add a direction" });
  for (const number of [3, 4]) {
    await add.press("Enter");
    await expect(direction(page, number).getByRole("combobox", { name: "To", exact: true })).toBeFocused();
    // Its suggestions are open.
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Remove direction 4" }).press("Enter");
  await expect(add).toBeFocused();
  await expect(direction(page, 4)).toHaveCount(0);

  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(direction(page, 3).getByText("Choose where it goes")).toBeVisible();
  await choosePlace(page, direction(page, 3), "To", "toshk", /Tashkent/);
  await chooseDate(page, 3, 57);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/ways=TAS-/);

  await openOffer(page, 3);
  for (const number of [1, 2, 3]) await expect(page.getByRole("heading", { name: new RegExp(`^Direction ${number} `) })).toBeVisible();
  await page
    .getByRole("region", { name: "Offers" })
    .getByRole("link", { name: /^Choose/ })
    .first()
    .click();

  const person = makePerson("adt");
  await fillPassenger(page, 1, person);
  await page.getByRole("button", { name: "Take from passenger 1" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill("payer@parvoz.example");
  await page.getByRole("button", { name: /^Book for/ }).click();
  await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Direction 3", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: /^Pay/ }).click();
  const receipt = page.getByRole("region", { name: "Itinerary receipts" }).getByRole("link", { name: /^Receipt/ });
  await expect(receipt).toHaveCount(1, { timeout: 60_000 });
  expect(await readPdf((await receipt.getAttribute("href")) ?? "")).toContain(person.last_name.toUpperCase());

  await page.goto("/bookings");
  await expect(page.getByRole("cell", { name: /TAS – (IST|SAW)/ }).first()).toBeVisible();
});
