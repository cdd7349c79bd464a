import { expect, type Locator, type Page } from "@playwright/test";
import { addDays } from "@/lib/domain/dates";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { DESKTOP, findBarriers, lookByNight, NAMES_ALONE, PHONE, untilStill } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { makeAccount } from "../../support/product/database";
import { holdRequests } from "../../support/product/hold-requests";
import { inDays, PASSWORD } from "../../support/product/partner";
import { AT_NIGHT, byDayIf } from "../../support/when";

const SEARCH = `/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&cabin=E&adt=1&chd=0&inf=0&ins=0`;
const SIZES = [PHONE, DESKTOP] as const;

const line = (page: Page): Locator => page.getByRole("textbox", { name: "The whole search in one line" });
const recent = (page: Page): Locator => page.getByRole("main").getByRole("link", { name: /^Tashkent.*(New York|Istanbul)/ });

async function searchInOneLine(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await expect(page.getByText(/^Tashkent \(TAS\) – .* · 1 adult · Economy$/)).toBeVisible();
  await line(page).press("Enter");
  await expect(page).toHaveURL(/from=TAS/);
}

/** What moved by itself since the page was opened. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!Reflect.get(entry, "hadRecentInput")) total += Number(Reflect.get(entry, "value"));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}

for (const size of SIZES) {
  test(
    `at ${size.width} px, a search in one line is remembered on the account and the line in the browser`,
    byDayIf(size === DESKTOP),
    async ({ page, browser }) => {
      const email = await makeAccount("agent", PASSWORD);
      await page.setViewportSize(size);
      await speak(page, "en");
      await signInQuietly(page, email);
      await page.goto("/");
      await page.getByRole("button", { name: "One line" }).click();
      await expect(line(page)).toBeFocused();
      const kept = page.waitForResponse((response) => response.url().endsWith("/api/portal/recent-searches"));
      await searchInOneLine(page, `ташкент new york ${inDays(40)} ${inDays(47)}`);
      await kept;

      // Elsewhere the search is there with the first picture; here the line is too, and the page stands still.
      const other = await browser.newContext({ viewport: size });
      const theirs = await other.newPage();
      await speak(theirs, "en");
      await signInQuietly(theirs, email);
      await theirs.goto("/");
      await expect(recent(theirs)).toBeVisible();
      await expect(line(theirs)).toBeHidden();
      await theirs.waitForLoadState("networkidle");
      await findBarriers(theirs, "recent searches");
      await page.goto("/");
      await expect(line(page)).toBeVisible();
      await expect(line(page)).not.toBeFocused();
      await expect(recent(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await shifted(page)).toBeLessThanOrEqual(0.02);
      await page.keyboard.press("/");
      await expect(line(page)).toBeFocused();

      await theirs.getByRole("button", { name: "Forget them" }).click();
      await expect(recent(theirs)).toBeHidden();
      await page.reload();
      await expect(line(page)).toBeVisible();
      await expect(recent(page)).toBeHidden();
      // Before the page's scripts have run a button hears nothing.
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: "One line" }).click();
      await expect(line(page)).toBeHidden();
      await page.reload();
      await expect(page.getByRole("combobox", { name: "From", exact: true })).toBeVisible();
      await expect(line(page)).toBeHidden();
      await other.close();
    },
  );
}

const WORDS: Readonly<Record<Locale, { dates: RegExp; price: RegExp }>> = {
  en: { dates: /^Dates/, price: /\d{3},\d{3}.UZS/ },
  ru: { dates: /^Даты/, price: /\d{3}.\d{3}.сум/ },
  uz: { dates: /^Sanalar/, price: /\d{3}.\d{3}.soʻm/ },
};

/** Opens the calendar of a search while its prices are held back. @returns a day of it, and what lets the prices come */
async function openDates(page: Page, locale: Locale, isPhone: boolean): Promise<{ day: Locator; comePrices: () => void }> {
  await page.goto(SEARCH);
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const comePrices = await holdRequests(page, /portal\/calendar/);
  if (isPhone)
    await page
      .getByRole("button", { name: /TAS|Tashkent|Ташкент|Toshkent/ })
      .first()
      .click();
  await page.getByRole("button", { name: WORDS[locale].dates }).click();
  const day = page.getByRole("dialog").locator(`td[data-day="${inDays(41)}"] button`);
  return { day, comePrices };
}

/** @param month `YYYY-MM` */
function nextMonth(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, "YYYY-MM".length);
}

for (const locale of LOCALES)
  for (const size of SIZES) {
    test(
      `the calendar of the dates says what days cost, in ${locale} at ${size.width} px, and moves nothing`,
      AT_NIGHT,
      async ({ page }) => {
        await page.setViewportSize(size);
        await speak(page, locale);
        await signInQuietly(page);
        const { day, comePrices } = await openDates(page, locale, size === PHONE);
        await expect(day).toBeVisible();
        await untilStill(page);
        const before = await day.boundingBox();
        await expect(day).not.toHaveAccessibleName(WORDS[locale].price);
        comePrices();
        await expect(day).toHaveAccessibleName(WORDS[locale].price);
        const after = await day.boundingBox();
        expect(after).toEqual(before);
        expect(Math.min(after?.width ?? 0, after?.height ?? 0)).toBeGreaterThanOrEqual(24);
        await findBarriers(page, "the calendar of dates", NAMES_ALONE);
        await lookByNight(page, "the calendar of dates");

        // A departure is chosen: the days of every month say now what returning on them makes of it.
        await day.click();
        const later = page.getByRole("dialog").locator("nav button").last();
        for (let month = inDays(40).slice(0, 7); month < inDays(125).slice(0, 7); month = nextMonth(month)) await later.click();
        const back = page.getByRole("dialog").locator(`td[data-day="${inDays(125)}"] button`);
        await expect(back).toHaveAccessibleName(WORDS[locale].price);
        await back.click();
        await expect(page.getByRole("dialog")).toBeHidden();
      },
    );
  }
