import { expect, type Page } from "@playwright/test";
import { openOffer } from "../../support/pages/choose-offer";
import { chooseDay, choosePlace, fillPassenger } from "../../support/pages/forms";
import { readPdf } from "../../support/pages/pdf";
import { test } from "../../support/pages/watched";
import { FIRST_AGENT, PASSWORD } from "../../support/product/partner";
import { makePerson } from "../../support/product/people";

const family = [makePerson("adt"), makePerson("adt"), makePerson("chd"), makePerson("inf")];

async function signIn(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("textbox", { name: "E-mail" }).fill(FIRST_AGENT);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
}

async function searchForTheFamily(page: Page): Promise<void> {
  await choosePlace(page, page, "From", "toshk", /Tashkent/);
  await choosePlace(page, page, "To", "стамбул", /Istanbul/);
  await page.getByRole("button", { name: /^Dates/ }).click();
  const calendar = page.getByRole("dialog", { name: "Dates" });
  await chooseDay(calendar, 50);
  await chooseDay(calendar, 57);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Passengers/ }).click();
  for (const more of ["Adults", "Children", "Infants"]) await page.getByRole("button", { name: `${more}: One more`, exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

/** From the booking to the list, by a surname and back: the name stands in no address that a server sees. */
async function findAgain(page: Page, surname: string): Promise<void> {
  const booking = page.url();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/bookings");
  const field = page.getByRole("searchbox", { name: "Find a booking" });
  await field.fill(surname);
  await expect(page.getByText("1 booking", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/bookings#search=${surname}`);
  await page.getByRole("link", { name: /^[A-Z0-9]{8}/ }).click();
  await page.waitForURL(booking);
  await page.goBack();
  await expect(field).toHaveValue(surname);
  await expect(page.getByText("1 booking", { exact: true })).toBeVisible();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => url.includes(surname))).toEqual([]);
  await page.goForward();
  await page.waitForURL(booking);
}

test("an agent goes from a search to receipts, and the customer sees the trip", async ({ page, browser }) => {
  // The longest journey of all: some forty pages and answers.
  test.slow();
  await page.context().addCookies([{ name: "parvoz_locale", value: "en", url: test.info().project.use.baseURL ?? "" }]);
  await signIn(page);
  await searchForTheFamily(page);

  const offers = page.getByRole("region", { name: "Offers" }).getByRole("listitem");
  await expect(offers.first()).toBeVisible();
  await openOffer(page, 2);
  const fares = page.getByRole("region", { name: "Fares of this flight" });
  await expect(fares.getByRole("link", { name: /^Choose / })).not.toHaveCount(1);
  // Until then the links change under the pointer.
  await expect(page.getByText("Seats and price confirmed just now")).toBeVisible();
  await fares
    .getByRole("link", { name: /^Choose / })
    .nth(1)
    .click();

  await expect(page.getByRole("heading", { name: "Who is flying?" })).toBeVisible();
  for (const [index, person] of family.entries()) await fillPassenger(page, index + 1, person);
  await page.getByRole("button", { name: "Take from passenger 1" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill("payer@parvoz.example");
  await page.getByRole("button", { name: /^Book for/ }).click();

  await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: /^Pay/ }).click();
  const receipts = page.getByRole("region", { name: "Itinerary receipts" }).getByRole("link", { name: /^Receipt/ });
  await expect(receipts).toHaveCount(family.length, { timeout: 60_000 });
  await expect(page.getByRole("status").filter({ hasText: "Ticketed" })).toBeVisible();

  const texts = await Promise.all((await receipts.all()).map(async (link) => readPdf((await link.getAttribute("href")) ?? "")));
  for (const person of family) expect(texts.some((text) => text.includes(person.last_name.toUpperCase()))).toBe(true);
  for (const text of texts) expect(text.replaceAll(/[\s-]/g, "")).toMatch(/\d{13}/);

  await findAgain(page, family[0]?.last_name ?? "");

  const tripUrl = await page
    .getByRole("region", { name: /Customer/ })
    .getByRole("link", { name: "Open" })
    .getAttribute("href");
  const stranger = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } });
  const customer = await stranger.newPage();
  await customer.goto(tripUrl ?? "");
  await expect(customer.getByRole("heading", { name: "Ticket issued" })).toBeVisible();
  await expect(customer.getByRole("link", { name: /^Receipt \(PDF\) / })).toHaveCount(family.length);
  await expect(customer.getByText(family[0]?.doc_number ?? "")).toHaveCount(0);
  await stranger.close();
});
