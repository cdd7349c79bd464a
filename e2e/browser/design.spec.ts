import { expect, type Page } from "@playwright/test";
import { LOCALES } from "@/lib/domain/localized";
import { complaints, DESKTOP, examine, findBarriers, LOOKS, NAMES_ALONE, PHONE, whenOf } from "../support/pages/examine";
import { clearDots, clippedTexts, hasFocusRing, heightsOfLines, smallTargets } from "../support/pages/measure";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { AT_NIGHT, byDayIf } from "../support/when";

// The page of the design system has every part of the product in its states: what holds there holds wherever the part stands.

const DESIGN = "/operator/design";
const OPERATOR = "operator@parvoz.example";
/** Pixels: WCAG 2.2 AA with a mouse, and what fingers need: 44, or 40 inside a frame of 44 that several share. */
const LEAST_TARGET = 24;
const LEAST_BUTTON = 40;

async function openDesign(page: Page): Promise<void> {
  await page.goto(DESIGN);
  await expect(page.locator("[data-specimen=searching]")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

for (const look of LOOKS)
  test(`every part ${look.name} fits, can be used by everyone, and no text is cut off`, whenOf(look, "design"), async ({ page }) => {
    const found = complaints(page);
    await signInQuietly(page, OPERATOR);
    await speak(page, look.locale);
    await page.setViewportSize(look.sizes[0]);
    await examine(page, DESIGN, look);
    for (const size of look.sizes) {
      await page.setViewportSize(size);
      expect(await clippedTexts(page), `at ${size.width}`).toEqual([]);
      const least = size === PHONE ? LEAST_BUTTON : LEAST_TARGET;
      expect(await smallTargets(page, least), `at ${size.width}`).toEqual([]);
    }
    expect(found).toEqual([]);
  });

test("buttons, statuses and countdowns are as high in every language: none of their texts breaks", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page, OPERATOR);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const heights = [];
    for (const locale of LOCALES) {
      await speak(page, locale);
      await openDesign(page);
      heights.push(await heightsOfLines(page));
    }
    const [first, ...others] = heights;
    expect(Object.keys(first ?? {}).length).toBeGreaterThan(30);
    for (const other of others) expect(other).toEqual(first);
  }
});

test("whatever the keyboard reaches is drawn with a ring", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  await openDesign(page);
  await page.getByRole("heading", { level: 2 }).first().click();
  const without: string[] = [];
  for (let reached = 0; reached < 60; reached++) {
    await page.keyboard.press("Tab");
    if (!(await hasFocusRing(page))) without.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ""));
  }
  expect(without).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const size of [PHONE, DESKTOP]) {
    const when = byDayIf(colorScheme === "light" && size === PHONE);
    test(`what opens can be used by everyone while it is open, in ${colorScheme} colours at ${size.width} px`, when, async ({ page }) => {
      const found = complaints(page);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await speak(page, "ru");
      await signInQuietly(page, OPERATOR);
      await page.setViewportSize(size);
      await openDesign(page);
      for (const opener of await page.locator("[data-opens]").all()) await lookInside(page, await opener.getAttribute("data-opens"));
      expect(found).toEqual([]);
    });
  }
}

async function lookInside(page: Page, name: string | null): Promise<void> {
  const opener = page.locator(`[data-opens="${name}"]`).getByRole("button");
  await opener.click();
  const over = page.locator("[role=dialog], [role=alertdialog]");
  await expect(over).toBeVisible();
  await findBarriers(page, `${name}, open`, NAMES_ALONE);
  await page.keyboard.press("Escape");
  await expect(over).toBeHidden();
}

test("letters keep their dots at the sizes that pages use, on an ordinary screen", AT_NIGHT, async ({ page }) => {
  await page.goto("/sign-in");
  const dots = await clearDots(page);
  expect(dots.size).toBe(36);
  for (const [letter, clear] of dots) expect(clear, letter).toBeGreaterThan(0.4);
});

test("the page is for the back office alone", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page);
  await page.goto(DESIGN);
  await expect(page).toHaveURL(/\/$/);
});
