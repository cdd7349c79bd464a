import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { envelope } from "@/lib/contracts/shared";
import { messages } from "@/lib/i18n/messages";
import { offerRows } from "../../support/pages/choose-offer";
import { complaints, DESKTOP, examine, findBarriers, LOOKS, PHONE, whenOf } from "../../support/pages/examine";
import { typeTraveller } from "../../support/pages/forms";
import { readPdf } from "../../support/pages/pdf";
import { speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { makePricingAgency } from "../../support/product/agency";
import { expireQuote, loseChoice } from "../../support/product/database";
import { BASE_URL, inDays } from "../../support/product/partner";
import { AT_NIGHT, BY_DAY } from "../../support/when";

const FROM_PORTAL = { "x-parvoz-portal": "1" };
const SIZES = [
  { name: "on a desk", size: DESKTOP, days: 51, when: AT_NIGHT },
  { name: "on a phone", size: PHONE, days: 53, when: BY_DAY },
];

/** Puts two offers into the quote, the second by the keyboard, and makes it. @returns the customer's link and the price of the first */
async function makeQuote(page: Page, days: number): Promise<{ url: string; price: number }> {
  const query = new URLSearchParams({ from: "TAS", to: "IST", out: inDays(days), cabin: "E", adt: "1", chd: "0", inf: "0", ins: "0" });
  await page.goto(`/?${query}`);
  const marks = offerRows(page).getByRole("button", { name: "Put into the quote" });
  await marks.first().click();
  // What is in it already has another name.
  await marks.first().focus();
  await page.keyboard.press("Enter");
  const tray = page.getByRole("region", { name: "Quote in the making" });
  await expect(tray.getByRole("status")).toHaveText("2 offers in the quote");
  await page.reload();
  await tray.getByRole("button", { name: "Make the quote" }).click();

  const form = page.getByRole("dialog", { name: "Quote for the customer" });
  const field = form.getByRole("textbox", { name: /^Price of choice 1/ });
  const cost = Number((await field.inputValue()).replaceAll(",", ""));
  await field.fill("1");
  await expect(form.getByText(/^Write an amount from/)).toBeVisible();
  const price = Math.ceil(cost * 1.1);
  await field.fill(String(price));
  await form.getByRole("textbox", { name: "For whom" }).fill("Mrs. Sinovova");
  await form.getByRole("textbox", { name: "Note to the customer" }).fill("Счастливого пути!");
  await form.getByRole("button", { name: /Customer’s language/ }).click();
  await page.getByRole("option", { name: "Русский" }).click();
  await expectKept(page, tray, price);
  await findBarriers(page, "the form of a quote");
  await form.getByRole("button", { name: "Make the link" }).click();

  const made = page.getByRole("dialog", { name: "The quote is ready" });
  const text = await made.getByRole("textbox", { name: "Text for a chat" }).inputValue();
  const url = /https?:\S+\/quote\/\S+$/m.exec(text)?.[0] ?? "";
  expect(text).toContain("Счастливого пути!");
  await expect(made.getByRole("img", { name: "Picture for a chat" })).toHaveJSProperty("naturalWidth", 1080);
  await made.getByRole("button", { name: "Close" }).last().click();
  await expect(tray).toBeHidden();
  return { url: new URL(url).pathname, price };
}

/** What a chat makes of the link: whither, the price, and the picture of 1080 pixels, behind the same secret. */
async function expectPreview(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).first().getAttribute("content");
  expect(await meta("title")).toMatch(/Ташкент → Стамбул/);
  const picture = new URL((await meta("image")) ?? "");
  const card = await page.request.get(picture.pathname + picture.search);
  expect([card.status(), card.headers()["content-type"], card.headers()["x-robots-tag"]]).toEqual([200, "image/png", "noindex"]);
  expect((await card.body()).readUInt32BE(16)).toBe(1080);
}

/** What is typed outlives a press beside the window, and a reload. */
async function expectKept(page: Page, tray: Locator, price: number): Promise<void> {
  const form = page.getByRole("dialog", { name: "Quote for the customer" });
  await page.mouse.click(4, 4);
  await expect(form).toBeHidden();
  await page.reload();
  await tray.getByRole("button", { name: "Make the quote" }).click();
  await expect(form.getByRole("textbox", { name: /^Price of choice 1/ })).toHaveValue(String(price));
  await expect(form.getByRole("textbox", { name: "For whom" })).toHaveValue("Mrs. Sinovova");
  await expect(form.getByRole("textbox", { name: "Note to the customer" })).toHaveValue("Счастливого пути!");
  await expect(form.getByRole("button", { name: /Customer’s language/ })).toContainText("Русский");
}

const spoken = (amount: number, locale: string) => amount.toLocaleString(locale).replaceAll(/[\s,]/g, "[\\s,]");

/** The customer, in another browser that asks for English, opens the Russian quote and takes the first choice. */
async function takeFirst(context: BrowserContext, url: string, price: number): Promise<Page> {
  const page = await context.newPage();
  await expectPreview(page, url);
  await expect(page.getByRole("heading", { name: "Рейсы для вас" })).toBeVisible();
  await expect(page.getByText("Счастливого пути!")).toBeVisible();
  await expect(page.getByText("Sinovova")).toHaveCount(0);
  const first = page.getByRole("listitem").filter({ hasText: "Вариант 1" });
  await expect(first).toContainText(new RegExp(spoken(price, "en")));
  await findBarriers(page, "the customer's quote");
  await page.getByRole("button", { name: "Беру этот: Вариант 1" }).click();
  await expect(first.getByText("Вы выбрали этот вариант")).toBeVisible();
  return page;
}

for (const { name, size, days, when } of SIZES) {
  test(`an agent proposes, the customer takes one, and the agent books it at that price, ${name}`, when, async ({ page, browser }) => {
    test.slow();
    await page.setViewportSize(size);
    await makePricingAgency(page);
    const found = complaints(page);
    const { url, price } = await makeQuote(page, days);

    await page.goto("/quotes");
    const card = page.getByRole("listitem").filter({ hasText: "Mrs. Sinovova" });
    await expect(card.getByText("not opened yet")).toBeVisible();
    const context = await browser.newContext({ viewport: size, locale: "en-US" });
    const customer = await takeFirst(context, url, price);

    const paper = await readPdf(`${BASE_URL}${url.replace("/quote/", "/quote-files/")}.pdf?lang=en`);
    expect(paper.replaceAll(/\s+/g, " ")).toMatch(new RegExp(`Choice 1 \\(chosen\\).*${spoken(price, "en")}.*Choice 2`));

    await page.reload();
    await expect(card.getByText(/opened .+ chosen/)).toBeVisible();
    await findBarriers(page, "the list of quotes");
    await card.getByRole("button", { name: "Book choice 1" }).click();
    await page.waitForURL(/\/book\//);
    await typeTraveller(page);
    await page.getByRole("button", { name: new RegExp(`^Book for ${spoken(price, "en")}`) }).click();
    await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await expect(page.getByRole("region", { name: "Price", exact: true })).toContainText(new RegExp(spoken(price, "en")));
    await page.goto("/quotes");
    await expect(card.getByText("Booked", { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: "To the booking" })).toHaveAttribute("href", `/bookings/${id}`);
    await customer.reload();
    await expect(customer.getByRole("heading", { name: "Забронировано" })).toBeVisible();
    const known = envelope(portalBooking).parse(
      await (await page.request.get(`/api/portal/bookings/${id}`, { headers: FROM_PORTAL })).json(),
    );
    await customer.goto(known.data.tripUrl ?? "");
    await expect(customer.getByText(new RegExp(spoken(price, "en"))).first()).toBeVisible();
    await context.close();
    expect(found).toEqual([]);
  });
}

for (const look of LOOKS)
  test(`quotes and the customer's page, open and expired, ${look.name}`, whenOf(look, "quotes"), async ({ page }) => {
    test.slow();
    await makePricingAgency(page);
    const { url } = await makeQuote(page, 55);
    const found = complaints(page);
    await speak(page, look.locale);
    await page.setViewportSize(look.sizes[0]);
    for (const path of ["/quotes", url]) await examine(page, path, look);
    await expireQuote(url.split("/").at(-1) ?? "");
    await examine(page, url, look);
    await expect(page.getByRole("heading", { level: 1, name: messages[look.locale].quotes.customer.ended.expired.title })).toBeVisible();
    expect(found).toEqual([]);
  });

for (const { name, size, days } of SIZES)
  test(`a quote that has ended is made again in two presses, of what is still sold, ${name}`, AT_NIGHT, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await makePricingAgency(page);
    const { url, price } = await makeQuote(page, days + 6);
    const token = url.split("/").at(-1) ?? "";
    await expireQuote(token);
    await loseChoice(token, 1);
    const found = complaints(page);

    await page.goto("/quotes");
    const cards = page.getByRole("listitem").filter({ hasText: "Mrs. Sinovova" });
    await cards.getByRole("button", { name: "Make it again" }).click();
    const form = page.getByRole("dialog", { name: "Quote for the customer" });
    await expect(form.getByText("Not sold any more")).toBeVisible();
    await expect(form.getByText(/^2\. Tashkent → Istanbul/)).toBeVisible();
    const field = form.getByRole("textbox", { name: /^Price of choice 1/ });
    await expect(field).toHaveValue(new RegExp(`^${spoken(price, "en")}$`));
    await expect(form.getByRole("textbox", { name: "Note to the customer" })).toHaveValue("Счастливого пути!");
    await expect(form.getByRole("button", { name: /Customer’s language/ })).toContainText("Русский");

    await form.getByRole("button", { name: /Valid for/ }).click();
    await page.getByRole("option", { name: "Until a time…" }).click();
    const time = form.getByRole("textbox", { name: "Time", exact: true });
    await time.fill("25");
    await expect(form.getByText("Write a time, such as 18:00.")).toBeVisible();
    await expect(form.getByRole("button", { name: "Make the link" })).toBeDisabled();
    await time.fill("23.59");
    await findBarriers(page, "the form of a quote that is made again");
    await form.getByRole("button", { name: "Make the link" }).click();
    await page.getByRole("dialog", { name: "The quote is ready" }).getByRole("button", { name: "Close" }).last().click();
    await expect(cards).toHaveCount(2);
    await expect(cards.first().getByText("Open", { exact: true })).toBeVisible();
    await expect(cards.first().getByText(/valid until .* 23:59/)).toBeVisible();
    expect(found).toEqual([]);
  });
