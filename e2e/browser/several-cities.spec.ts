import { expect, type Locator, type Page, test } from "@playwright/test";
import { inDays } from "../support/partner";
import { readPdf } from "../support/pdf";
import { makePerson, type Person } from "../support/people";
import { signInQuietly, speak } from "../support/sign-in";

/** `YYYY-MM-DD` as it is typed: `DD.MM.YYYY`. */
function typed(date: string): string {
  return date.split("-").reverse().join(".");
}

const direction = (page: Page, number: number): Locator => page.getByRole("group", { name: `Direction ${number}`, exact: true });

async function choosePlace(page: Page, within: Locator, field: "From" | "To", text: string, option: RegExp): Promise<void> {
  await within.getByRole("combobox", { name: field, exact: true }).fill(text);
  await page.getByRole("option", { name: option }).first().click();
}

async function chooseDay(page: Page, within: Locator, days: number): Promise<void> {
  await within.getByRole("button", { name: /^Date/ }).click();
  const calendar = page.getByRole("dialog", { name: "Date", exact: true });
  const date = new Date(`${inDays(days)}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "full", timeZone: "UTC" });
  const day = calendar.getByRole("button", { name: new RegExp(`^(Today, )?${date.replace(/^(\w+) /, "$1, ")}`) });
  while ((await day.count()) === 0) await calendar.getByRole("button", { name: "Next month" }).click();
  await day.first().click();
}

async function fillPassenger(page: Page, person: Person): Promise<void> {
  const card = page.getByRole("region", { name: /^Passenger 1 / });
  await card.getByRole("textbox", { name: "Last name" }).fill(person.last_name);
  await card.getByRole("textbox", { name: "First name" }).fill(person.first_name);
  await card.getByRole("textbox", { name: "Date of birth" }).fill(typed(person.birthdate));
  await card.getByRole("radio", { name: person.gender === "M" ? "Male" : "Female", exact: true }).check({ force: true });
  await card.getByRole("textbox", { name: "Document number" }).fill(person.doc_number);
  await card.getByRole("textbox", { name: "Valid until" }).fill(typed(person.doc_expire));
  await card.getByRole("textbox", { name: "Phone" }).fill(person.tel);
}

test("an agent sells a journey to several cities, put together by pointer and keys", async ({ page }) => {
  test.setTimeout(180_000);
  await speak(page, "en");
  await signInQuietly(page.request);
  await page.goto("/");
  await page.getByRole("radio", { name: "Several cities" }).check({ force: true });
  await choosePlace(page, direction(page, 1), "To", "стамбул", /Istanbul/);
  await expect(direction(page, 2).getByRole("combobox", { name: "From", exact: true })).toHaveValue(/IST/);
  await choosePlace(page, direction(page, 2), "To", "лондон", /London/);
  await chooseDay(page, direction(page, 1), 50);
  await chooseDay(page, direction(page, 2), 53);

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
  await chooseDay(page, direction(page, 3), 57);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/ways=TAS-/);

  await page.getByRole("button", { name: "Details and fares" }).first().click();
  for (const number of [1, 2, 3]) await expect(page.getByRole("heading", { name: new RegExp(`^Direction ${number} `) })).toBeVisible();
  await page
    .getByRole("region", { name: "Offers" })
    .getByRole("link", { name: /^Choose/ })
    .first()
    .click();

  const person = makePerson("adt");
  await fillPassenger(page, person);
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
  await expect(
    page
      .getByRole("link", { name: /Tashkent → Istanbul/ })
      .or(page.getByText(/Tashkent → Istanbul/))
      .first(),
  ).toBeVisible();
});
