import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { AT_NIGHT } from "../support/when";

/** How bright the page's ground is, from 0 to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  });

const DARK = 60;
const LIGHT = 200;

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("colours follow the device, or what somebody has chosen, on every page and after a reload; paper is white", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/visas");
  await expect.poll(() => brightness(page)).toBeLessThan(DARK);
  await choose(page, "Light");
  await expect.poll(() => brightness(page)).toBeGreaterThan(LIGHT);
  await page.emulateMedia({ colorScheme: "light" });
  await choose(page, "Dark");
  await expect.poll(() => brightness(page)).toBeLessThan(DARK);
  await page.reload();
  await expect.poll(() => brightness(page)).toBeLessThan(DARK);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  await expect.poll(() => brightness(page)).toBeGreaterThan(LIGHT);
  await page.emulateMedia({ colorScheme: "light", media: null });
  await choose(page, "As on the device");
  await expect.poll(() => brightness(page)).toBeGreaterThan(LIGHT);
});

/** The bar's place, pixels: no browser draws it wider. */
const BAR = 15;

/** Colours of the outermost pixel, where the scrollbar has its place, and of the page right before that. */
async function besideTheBar(page: Page): Promise<{ bar: number[]; before: number[] }> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const clip = { x: width - 2 * BAR, y: height / 2, width: 2 * BAR, height: 1 };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { bar: [...data.subarray((info.width - 1) * 3)], before: [...data.subarray(0, 3)] };
}

test(
  "beside an open dialog the place of the scrollbar is as dim as the page, by day and by night",
  AT_NIGHT,
  async ({ playwright, launchOptions, baseURL }) => {
    // Browsers under test hide their scrollbars.
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ ...(baseURL && { baseURL }), colorScheme, reducedMotion: "reduce" });
      await speak(page, "en");
      await signInQuietly(page);
      await page.goto("/settings/security");
      const free = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
      expect(await free()).toBe(BAR);
      await page.getByRole("button", { name: "Change the password" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      const { bar, before } = await besideTheBar(page);
      expect(bar, colorScheme).toEqual(before);
    }
    await browser.close();
  },
);
