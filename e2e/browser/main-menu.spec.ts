import { expect, type Page } from "@playwright/test";
import { LOCALES } from "@/lib/domain/localized";
import { messages } from "@/lib/i18n/messages";
import { findBarriers, PHONE } from "../support/pages/examine";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { AT_NIGHT, byDayIf } from "../support/when";

const WIDTHS = [768, 1024, 1280, 1440];
/** More than any agency of the demonstration has. */
const MUCH = { deposit: 123_456_789_012.5, credit: 0, currency: "UZS" };

/** What of the top bar, but for what only a screen reader meets, is not on one line within the page; a text that wraps makes its part higher than one line. */
function outOfLine(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header > div");
    const end = header ? header.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(header).paddingRight) : 0;
    const parts = [...document.querySelectorAll("header nav a, header nav button, header nav ~ div > *")];
    const shown = parts.map((part) => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.width > 1);
    return shown.flatMap(({ part, box }, index) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const before = shown[index - 1]?.box.right ?? 0;
      const isHigh = part.closest("nav") !== null && text.getBoundingClientRect().height > 30;
      return box.right > end + 1 || box.left < before || isHigh ? [part.textContent ?? ""] : [];
    });
  });
}

for (const locale of LOCALES) {
  test(
    `the top bar stands on one line at every width of a desk, with all that is done daily, in ${locale}`,
    byDayIf(locale === "ru"),
    async ({ page }) => {
      const t = messages[locale].common.nav;
      await page.route("**/api/v1/accounts/check-balance*", (route) => route.fulfill({ json: { message: "OK", data: MUCH } }));
      await speak(page, locale);
      await signInQuietly(page);
      await page.goto("/visas");
      await expect(page.getByRole("banner").getByText(/123.456.789.012/)).toBeVisible();
      const bar = page.getByRole("banner").getByRole("navigation", { name: t.label });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await outOfLine(page), `${width}`).toEqual([]);
        for (const part of width < 1024 ? ([] as const) : (["bookings", "quotes", "passengers", "money"] as const))
          await expect(bar.getByRole("link", { name: t[part], exact: true }), `${part} at ${width}`).toBeVisible();
        // Each part is there once: in sight, or under "More"; so is the field that finds, which has a button from 1440 pixels on.
        const find = width < 1440 ? [messages[locale].palette.title] : [];
        const links = await bar.getByRole("link").filter({ visible: true }).allTextContents();
        await bar.getByRole("button", { name: t.more }).press("Enter");
        const menu = page.getByRole("menu");
        await expect(menu).toBeVisible();
        const items = await menu.getByRole("menuitem").allTextContents();
        expect([...links, ...items].sort(), `${width}`).toEqual(
          [t.search, t.anywhere, t.bookings, t.quotes, t.passengers, t.money, t.schedule, t.watches, t.visas, t.mailbox, ...find].sort(),
        );
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
      }
    },
  );
}

test("a thumb reaches quotes by More, and so do the keys", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(PHONE);
  await page.goto("/bookings");
  const tabs = page.getByRole("navigation", { name: "Main menu" });
  const more = tabs.getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("Enter");
  const quotes = page.getByRole("menuitem", { name: "Quotes" });
  await expect(quotes).toBeFocused();
  expect((await quotes.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await findBarriers(page, "More of the main menu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Quotes", level: 1 })).toBeVisible();
  await findBarriers(page, "quotes on a phone");
  await more.click();
  await page.getByRole("menuitem", { name: messages.en.palette.title }).click();
  await expect(page.getByRole("combobox", { name: messages.en.palette.label })).toBeFocused();
});

test("quotes and the back office's pages are as wide as the others", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  const widths = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return page.getByRole("main").evaluate((main) => {
      const room = main.clientWidth - Number.parseFloat(getComputedStyle(main).paddingLeft) * 2;
      return [room, main.lastElementChild?.getBoundingClientRect().width];
    });
  };
  for (const [path, email] of [
    ["/quotes", undefined],
    ["/operator/people", "operator@parvoz.example"],
    ["/operator/schedule-messages", "operator@parvoz.example"],
    ["/operator/security", "operator@parvoz.example"],
  ] as const) {
    await page.context().clearCookies();
    await speak(page, "en");
    await signInQuietly(page, email);
    const [room, width] = await widths(path);
    expect(width, path).toBe(room);
  }
});
