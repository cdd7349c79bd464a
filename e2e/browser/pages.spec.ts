import { expect } from "@playwright/test";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { LOCALES } from "@/lib/domain/localized";
import { messages } from "@/lib/i18n/messages";
import { complaints, examine, examineNarrow, LOOKS, pagesOf } from "../support/pages/examine";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { makePricingAgency } from "../support/product/agency";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";
import { findRefundable, makeRequest, openRequest } from "../support/product/ticketed";
import { AT_NIGHT } from "../support/when";

const SEARCH = `/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&cabin=E&adt=1&chd=0&inf=0&ins=0`;
const SCHEDULE = `/schedule?from=TAS&to=IST&since=${inDays(40)}&until=${inDays(41)}`;
const WEEK = `/schedule?from=TAS&to=IST&since=${inDays(40)}&until=${inDays(46)}&view=week`;
const SETTINGS = ["/settings/selling", "/settings/brand", "/settings/keys?mode=test", "/settings/callbacks", "/settings/audit"];
const PAGES = [
  "/",
  SEARCH,
  "/anywhere",
  "/bookings",
  "/money",
  "/money/sales",
  "/passengers",
  SCHEDULE,
  WEEK,
  "/visas",
  "/watches",
  ...SETTINGS,
  "/trip",
];
/** The back office's, besides those of one thing. */
const OFFICE = [
  "/operator",
  "/operator/agencies",
  "/operator/agencies/HUMO",
  "/operator/agencies/new",
  "/operator/audit",
  "/operator/bookings",
  "/operator/colleagues",
  "/operator/find",
  "/operator/flights",
  "/operator/flights/carriers",
  "/operator/house",
  "/operator/house/mails",
  "/operator/schedule/carriers",
  "/operator/schedule/series",
  "/operator/stock/HY",
  "/operator/stock/charters",
  "/operator/money",
  "/operator/money/bank",
  "/operator/money/days",
  "/operator/people",
  "/operator/prices",
  "/operator/prices/imports",
  "/operator/prices/markups",
  "/operator/prices/upload",
  "/operator/queues",
  "/operator/refunds",
  "/operator/schedule/upload",
  "/operator/security",
  "/operator/stock",
  "/operator/stuck",
  "/operator/why",
];

for (const look of LOOKS) {
  test(`every page ${look.name} fits, can be used by everyone, and the browser has nothing to complain of`, look.when, async ({ page }) => {
    const found = complaints(page);
    await page.setViewportSize(look.sizes[0]);
    await speak(page, look.locale);
    await signInQuietly(page);
    for (const path of pagesOf(look, PAGES)) await examine(page, path, look);
    expect(found).toEqual([]);
  });

  test(
    `a booking whose refund is being decided, people's own security, and the back office ${look.name}`,
    look.when,
    async ({ page, browser }) => {
      const { id, booking_number } = await makeRequest(await Partner.signIn(FIRST_AGENT));
      await signInQuietly(page);
      const office = await browser.newContext();
      const desk = await office.newPage();
      await signInQuietly(desk, "operator@parvoz.example");
      await speak(desk, "en");
      await openRequest(desk, booking_number);
      await expect(desk.getByRole("heading", { name: booking_number })).toBeVisible();
      const request = new URL(desk.url()).pathname;
      const found = [complaints(page), complaints(desk)];
      await Promise.all([page, desk].map((each) => each.setViewportSize(look.sizes[0])));
      await Promise.all([page, desk].map((each) => speak(each, look.locale)));
      for (const path of [`/bookings/${id}`, "/settings/security", "/reset-password"]) await examine(page, path, look);
      for (const path of [...pagesOf(look, OFFICE), request, `/operator/bookings/${id}`, `/operator/bookings/${id}/agency`])
        await examine(desk, path, look);
      expect(found.flat()).toEqual([]);
      await office.close();
    },
  );
}

/** More than any agency of the demonstration has. */
const MUCH = { deposit: 123_456_789_012.5, credit: 0, currency: "UZS" };

test("a page is read at 320 pixels without scrolling sideways, in three languages", AT_NIGHT, async ({ page, browser }) => {
  await page.route("**/api/v1/accounts/check-balance*", (route) => route.fulfill({ json: { message: "OK", data: MUCH } }));
  const partner = await Partner.signIn(await makePricingAgency(page));
  const { id: offerId, price } = await findRefundable(partner, 74, { adults: 2 });
  const path = `/api/v1/offers/${encodeURIComponent(offerId)}/booking`;
  const body = bookingOf([makePerson("adt"), makePerson("adt")]);
  const { id } = await partner.ok("POST", path, createdBooking, { body });
  await page.goto(`/bookings/${id}`);
  const trip = await page.getByRole("link", { name: messages.en.booking.page.shareOpen }).getAttribute("href");
  const stranger = await (await browser.newContext()).newPage();
  const offers = [SEARCH, SEARCH.replace(/&back=[^&]+/, "")];
  for (const locale of LOCALES) {
    await Promise.all([speak(page, locale), speak(stranger, locale)]);
    await examineNarrow(stranger, "/sign-in");
    await examineNarrow(stranger, new URL(trip ?? "", page.url()).pathname);
    for (const place of [...offers, "/bookings", `/bookings/${id}`, `/book/${encodeURIComponent(offerId)}?total=${price.amount}`])
      await examineNarrow(page, place);
  }
  await stranger.context().close();
});

test("every portal page sends a stranger to sign in, and nothing of it is shown", AT_NIGHT, async ({ page }) => {
  for (const path of [
    "/",
    "/anywhere",
    "/bookings",
    "/money",
    "/money/sales",
    "/passengers",
    "/schedule",
    "/visas",
    "/settings/selling",
    "/settings/brand",
    "/settings/mail",
    "/mailbox",
    "/settings/keys",
    "/settings/callbacks",
    "/settings/security",
    "/operator",
    "/operator/colleagues",
    "/operator/agencies",
    "/operator/money",
    "/operator/flights",
    "/operator/flights/carriers",
    "/operator/people",
    "/operator/stock",
    "/operator/house",
    "/operator/find",
    "/operator/bookings",
    "/operator/reports",
    "/operator/security",
    "/operator/stuck",
    "/settings/audit",
    "/book/anything",
    "/bookings/019a0000-0000-7000-8000-000000000000",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in/);
  }
});

test("an agent signs in and finds flights by keyboard alone", async ({ page }) => {
  await speak(page, "en");
  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "E-mail" }).focus();
  await page.keyboard.type("agent@parvoz.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("parvoz-demo-2026");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
  await page.goto(SEARCH);
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
  const first = page.locator("[data-offer-choose]").first();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-offer-choose]").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Chosen flights" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleName("Choose");
  // Past the mark of the quote to the details.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Fares of this flight" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "From" })).toBeFocused();
});

test("two links lead the keyboard past everything before the first offer", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(SEARCH);
  const first = page.locator("[data-offer-choose]").first();
  await expect(first).toBeVisible();
  for (const name of ["Skip to content", "Skip to the offers"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
    await expect(page.getByRole("link", { name })).toBeInViewport();
    await page.keyboard.press("Enter");
  }
  await expect(first).toBeFocused();
});

test("a wrong password is told plainly, and the page stays", async ({ page }) => {
  await speak(page, "ru");
  await page.goto("/sign-in");
  await page.locator("input[name=email]").fill("nobody@parvoz.example");
  await page.locator("input[name=password]").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: /пароль/i })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
});
