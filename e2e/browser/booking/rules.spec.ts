import { expect, type Page } from "@playwright/test";
import type { Locale } from "@/lib/domain/localized";
import { offerRows } from "../../support/pages/choose-offer";
import { complaints, findBarriers, LOOKS, whenOf } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { inDays } from "../../support/product/partner";
import { AT_NIGHT } from "../../support/when";

const SEARCH = `/?from=TAS&to=IST&out=${inDays(40)}&cabin=E&adt=1&chd=1&inf=0&ins=0`;

const TEXTS: Record<Locale, { details: string; entry: string; compare: string; title: string; refund: string }> = {
  en: {
    ...{ details: "Details and fares", entry: "Entry rules", compare: "Compare the fares side by side" },
    ...{ title: "Fares side by side", refund: "Refund today" },
  },
  ru: {
    ...{ details: "Подробности и тарифы", entry: "Правила въезда", compare: "Сравнить тарифы рядом" },
    ...{ title: "Тарифы рядом", refund: "Возврат сегодня" },
  },
  uz: {
    ...{ details: "Tafsilotlar va tariflar", entry: "Kirish qoidalari", compare: "Tariflarni yonma-yon solishtirish" },
    ...{ title: "Tariflar yonma-yon", refund: "Bugun qaytarilsa" },
  },
};

async function fits(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)).toBe(0);
}

for (const look of LOOKS) {
  const { name, locale, sizes } = look;
  test(`an offer has its entry rules and its fares side by side, ${name}`, whenOf(look, "rules"), async ({ page }) => {
    const found = complaints(page);
    const texts = TEXTS[locale];
    await speak(page, locale);
    await signInQuietly(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(SEARCH);
      await expect(offerRows(page).first()).toBeVisible({ timeout: 60_000 });
      await page.getByRole("button", { name: texts.details }).first().click();
      const entry = page.getByRole("region", { name: texts.entry }).first();
      await expect(entry.getByRole("listitem").first()).toBeVisible();
      await fits(page);
      await findBarriers(page, `offer in ${locale}`);
      await page.getByRole("button", { name: texts.compare }).click();
      const dialog = page.getByRole("dialog", { name: texts.title });
      await expect(dialog.getByText(texts.refund).locator("visible=true").first()).toBeVisible();
      await expect(dialog.locator(".animate-pulse")).toHaveCount(0);
      await findBarriers(page, `comparison in ${locale}`);
    }
    expect(found).toEqual([]);
  });
}

test("the citizenship of the entry rules is chosen by any of its names, and remembered", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(SEARCH);
  await page.getByRole("button", { name: TEXTS.en.details }).first().click();
  const entry = page.getByRole("region", { name: TEXTS.en.entry }).first();
  await expect(entry.getByRole("combobox", { name: "Citizenship" })).toHaveValue("Uzbekistan");
  await entry.getByRole("combobox", { name: "Citizenship" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("usa");
  await page.getByRole("option", { name: /United States/ }).click();
  await expect(entry.getByText("No rule on file").first()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: TEXTS.en.details }).first().click();
  await expect(entry.getByRole("combobox", { name: "Citizenship" })).toHaveValue("United States");
});

test("the visa page finds a country by the names that people use", AT_NIGHT, async ({ page }) => {
  await speak(page, "uz");
  await signInQuietly(page);
  await page.goto("/visas");
  for (const [typed, code] of [
    ["turkey", "TR"],
    ["turkiye", "TR"],
    ["usa", "US"],
    ["uk", "GB"],
  ] as const) {
    await page.getByRole("searchbox").fill(typed);
    await expect(page.getByRole("main").getByText(code, { exact: true })).toBeVisible();
  }
});
