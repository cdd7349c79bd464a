import { expect, type Page } from "@playwright/test";
import { signInQuietly, speak } from "../support/sign-in";
import { test } from "../support/watched";

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
