import { expect, type Page, type Route } from "@playwright/test";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { complaints, DESKTOP, findBarriers, lookByNight, PHONE } from "../support/pages/examine";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";
import { findRefundable, makeTicketed } from "../support/product/ticketed";
import { AT_NIGHT } from "../support/when";

// Pages as they are for a moment, or when something is wrong: everyone can use them then too, on phone and desktop, by day and by night.

const SEARCH = `/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&cabin=E&adt=1&chd=0&inf=0&ins=0`;
const OFFERS = /\/api\/v1\/offers\/lean\?/;

async function look(page: Page, state: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await findBarriers(page, `${state} at ${size.width}`);
  }
  await lookByNight(page, state);
}

async function begin(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await speak(page, "ru");
  await signInQuietly(page);
}

const away = (route: Route) => route.fulfill({ status: 503, contentType: "application/json", body: "{}" });

test("a search that runs, fails for a while, or reaches nobody", AT_NIGHT, async ({ page }) => {
  test.slow();
  await begin(page);
  await page.route(OFFERS, () => new Promise<never>(() => undefined));
  await page.goto(SEARCH);
  await expect(page.getByRole("status").filter({ hasText: "Ищем" })).toBeVisible();
  await look(page, "searching");
  await page.unroute(OFFERS);
  await page.route(OFFERS, away);
  await page.goto(SEARCH);
  await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
  await look(page, "away");
  await page.unroute(OFFERS);
  await page.route(OFFERS, (route) => route.abort("internetdisconnected"));
  await page.goto(SEARCH);
  await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
  await look(page, "offline");
});

test("menus of the header, the price calendar and the filters while they are open", AT_NIGHT, async ({ page }) => {
  test.slow();
  const found = complaints(page);
  await begin(page);
  await page.goto(SEARCH);
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
  for (const name of [/^Меню/, /^Язык/]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await findBarriers(page, `menu ${name}`);
    await lookByNight(page, `menu ${name}`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  }
  await page.getByRole("button", { name: "Календарь цен" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await look(page, "price calendar");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: /^Фильтры/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await findBarriers(page, "filters on a phone");
  await lookByNight(page, "filters on a phone");
  expect(found).toEqual([]);
});

test(
  "lists in which nothing is, an offer that is gone, a page that is not there, and a form that was sent empty",
  AT_NIGHT,
  async ({ page }) => {
    test.slow();
    await begin(page);
    await page.goto("/bookings#search=ZZZZZZ");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await look(page, "no bookings");
    await page.goto("/book/q1.k1.AAAAAAAAAAAAAAAAAAAAAA");
    await expect(page.getByRole("heading", { name: "Вариант больше недоступен" })).toBeVisible();
    await look(page, "offer gone");
    await page.goto("/nothing-here");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(page, "not found");
    const { id } = await findRefundable(await Partner.signIn(FIRST_AGENT), 61);
    await page.goto(`/book/${encodeURIComponent(id)}`);
    await page
      .getByRole("button", { name: /^Забронировать/ })
      .first()
      .click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await look(page, "empty form");
  },
);

test("bookings that were cancelled and refunded", AT_NIGHT, async ({ page }) => {
  test.slow();
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id: offerId } = await findRefundable(partner, 62);
  const body = bookingOf([makePerson("adt")]);
  const { id } = await partner.ok("POST", `/api/v1/offers/${encodeURIComponent(offerId)}/booking`, createdBooking, { body });
  await begin(page);
  await page.goto(`/bookings/${id}`);
  await expect(page.getByText("Не оплачено").first()).toBeVisible();
  await look(page, "held");
  await partner.ok("DELETE", `/api/v1/booking/${id}/cancel-unpaid`, statusOnly);
  await page.goto(`/bookings/${id}`);
  await expect(page.getByText("Отменено").first()).toBeVisible();
  await look(page, "cancelled");
  const { id: voided } = await makeTicketed(partner);
  await partner.ok("DELETE", `/api/v1/booking/${voided}/void`, statusOnly);
  await page.goto(`/bookings/${voided}`);
  await expect(page.getByText("Возвращено").first()).toBeVisible();
  await look(page, "refunded");
});
