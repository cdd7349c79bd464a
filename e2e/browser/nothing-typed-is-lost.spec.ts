import { expect, type Page } from "@playwright/test";
import { openOffer } from "../support/pages/choose-offer";
import { DESKTOP, findBarriers, PHONE } from "../support/pages/examine";
import { fillPassenger } from "../support/pages/forms";
import { signInQuietly, speak, typePassword } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { sellElsewhere } from "../support/product/database";
import { type Direct, emptyFlight } from "../support/product/empty-flight";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { makePerson, type Person } from "../support/product/people";
import { AT_NIGHT, BY_DAY } from "../support/when";

// What an agent has typed into the passenger form is worth more than the page that it is typed into.

const DRAFT = "parvoz.passenger-form";
const PAYER = "payer@parvoz.example";
const ALL_SEATS = 900;
const KEPT = "What was typed is still here";

/** Chooses the cheapest fare of the first flight of the list. */
async function chooseFirst(page: Page): Promise<void> {
  await openOffer(page, 1);
  const fares = page.getByRole("region", { name: "Fares of this flight" });
  await fares
    .getByRole("link", { name: /^Choose / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Who is flying?" })).toBeVisible();
}

async function type(page: Page, people: readonly Person[], isPhone: boolean): Promise<void> {
  for (const [index, person] of people.entries()) {
    if (isPhone && index > 0) await page.getByRole("button", { name: "Next passenger" }).click();
    await fillPassenger(page, index + 1, person);
  }
  await page.getByRole("button", { name: "Take from passenger 1" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(PAYER);
}

/** Every field that was typed, whatever the page's language, and on a phone of the passengers that are not shown too. */
async function hasAll(page: Page, people: readonly Person[]): Promise<void> {
  for (const [index, person] of people.entries()) {
    const at = (name: string) => page.locator(`[name="passengers.${index}.${name}"]`);
    await expect(at("last_name")).toHaveValue(person.last_name.toUpperCase());
    await expect(at("first_name")).toHaveValue(person.first_name.toUpperCase());
    await expect(at("birthdate")).toHaveValue(person.birthdate.split("-").reverse().join("."));
    await expect(at("doc_number")).toHaveValue(person.doc_number);
  }
  await expect(page.locator("[name=payer_email]")).toHaveValue(PAYER);
}

const kept = (page: Page) => page.evaluate((key) => window.sessionStorage.getItem(key), DRAFT);
const book = (page: Page) => page.getByRole("button", { name: /^Book for/ });

/** Other agencies buy what was left at this price: the next seat is dearer. */
async function letPriceRise({ legKey, bookingClass, chosen }: Direct): Promise<void> {
  await sellElsewhere(legKey, bookingClass, chosen.directions[0]?.segments[0]?.seats ?? 0);
}

for (const [size, day, when] of [
  [PHONE, 88, BY_DAY],
  [DESKTOP, 89, AT_NIGHT],
] as const) {
  test(`nothing typed is lost at ${size.width} pixels`, when, async ({ page }) => {
    test.slow();
    const isPhone = size === PHONE;
    const people = [makePerson("adt"), makePerson("adt")];
    const partner = await Partner.signIn(FIRST_AGENT);
    const flight = await emptyFlight(partner, inDays(day), people.length);
    await page.setViewportSize(size);
    await speak(page, "en");
    await signInQuietly(page);
    await page.goto(`/?from=TAS&to=IST&out=${inDays(day)}&cabin=E&adt=${people.length}&chd=0&inf=0&ins=0&stops=0`);
    await chooseFirst(page);
    const search = page.getByRole("searchbox", { name: "Name, document or phone" });
    // A phone's keyboard would cover the form.
    if (isPhone) await expect(search).not.toBeFocused();
    else await expect(search).toBeFocused();
    await type(page, people, isPhone);
    await hasAll(page, people);

    await test.step("reload", async () => {
      await page.reload();
      await expect(page.getByText(KEPT)).toBeVisible();
      await hasAll(page, people);
      await findBarriers(page, "the kept form");
    });

    await test.step("back to the offers, and forward again", async () => {
      await page.goBack();
      await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
      await page.goForward();
      await expect(page.getByText(KEPT)).toBeVisible();
      await hasAll(page, people);
      await page.getByRole("link", { name: "Back to results" }).click();
      await chooseFirst(page);
      await expect(page.getByText(KEPT)).toBeVisible();
      await hasAll(page, people);
    });

    await test.step("another language", async () => {
      await page.getByRole("button", { name: /^Language/ }).click();
      await page.getByRole("menuitem", { name: "Русский" }).click();
      await expect(page.getByRole("heading", { name: "Кто летит?" })).toBeVisible();
      await hasAll(page, people);
      await page.getByRole("button", { name: /^Язык/ }).click();
      await page.getByRole("menuitem", { name: "English" }).click();
      await expect(page.getByRole("heading", { name: "Who is flying?" })).toBeVisible();
      await hasAll(page, people);
    });

    await test.step("a session that has ended", async () => {
      await page.context().clearCookies();
      await speak(page, "en");
      await book(page).click();
      await page.waitForURL(/\/sign-in/);
      await typePassword(page, FIRST_AGENT);
      await expect(page.getByText(KEPT)).toBeVisible();
      await hasAll(page, people);
    });

    await test.step("a price that rises", async () => {
      await letPriceRise(flight);
      await book(page).click();
      await expect(page.getByText("The price has gone up")).toBeVisible();
      await hasAll(page, people);
      await findBarriers(page, "the form with a changed price");
      await page.getByRole("button", { name: /^Continue at/ }).click();
      await hasAll(page, people);
    });

    await test.step("seats that are gone, and another offer", async () => {
      await sellElsewhere(flight.legKey, flight.bookingClass, ALL_SEATS);
      await book(page).click();
      await expect(page.getByText("These seats are sold out")).toBeVisible();
      await hasAll(page, people);
      await findBarriers(page, "the form of an offer that is sold out");
      await page.getByRole("link", { name: "Search again" }).click();
      await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
      await page.goto(`/?from=TAS&to=IST&out=${inDays(day + 3)}&cabin=E&adt=${people.length}&chd=0&inf=0&ins=0`);
      await chooseFirst(page);
      await page.getByRole("button", { name: "Fill them in" }).click();
      await hasAll(page, people);
      expect(await kept(page)).not.toBeNull();
    });

    await book(page).click();
    await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
    expect(await kept(page)).toBeNull();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Who is flying?" })).toBeVisible();
    await page.locator('[name="passengers.0.first_name"]').fill("Lola");
    expect(await kept(page)).not.toBeNull();
    await page.getByRole("button", { name: /^(Menu|Account)/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/sign-in/);
    expect(await kept(page)).toBeNull();
  });
}
