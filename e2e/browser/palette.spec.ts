import { expect, type Page } from "@playwright/test";
import { LOCALES } from "@/lib/domain/localized";
import { messages } from "@/lib/i18n/messages";
import { findBarriers } from "../support/pages/examine";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { makeTicketed } from "../support/product/ticketed";
import { byDayIf } from "../support/when";

for (const locale of LOCALES) {
  test(
    `a booking, a route and a page are found from anywhere, by the keyboard alone, in ${locale}`,
    byDayIf(locale === "en"),
    async ({ page }) => {
      const t = messages[locale].palette;
      const { booking_number, id } = await makeTicketed(await Partner.signIn(FIRST_AGENT));
      await speak(page, locale);
      await signInQuietly(page);
      await page.goto("/visas");
      await expect(page.locator("main h1")).toBeVisible();
      await untilAlive(page);

      await page.keyboard.press("/");
      await expect(page.getByRole("combobox", { name: t.label })).toBeFocused();
      await findBarriers(page, "palette");
      await page.keyboard.type(messages[locale].common.nav.quotes);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/quotes$/);

      await find(page, booking_number, t.label);
      await expect(page).toHaveURL(new RegExp(`/bookings/${id}$`));

      await find(page, `tas ist ${inDays(40)} ${inDays(47)} 2a`, t.label);
      await expect(page).toHaveURL(new RegExp(`from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}.*adt=2`));

      // Over the form of a search too; Escape gives the focus back.
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox", { name: t.label })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  );
}

/** Waits for the page's program: keys that are pressed before it has come are nobody's. What it asks for after it has come shows that it has. */
async function untilAlive(page: Page): Promise<void> {
  const isHeard = () => Object.keys(document.querySelector("header button") ?? {}).some((name) => name.startsWith("__reactProps"));
  await page.waitForFunction(isHeard);
  await page.waitForLoadState("networkidle");
}

async function find(page: Page, text: string, label: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: label })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}
