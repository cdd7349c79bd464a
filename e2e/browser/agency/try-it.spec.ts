import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { complaints, examine, LOOKS, whenOf } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { inDays } from "../../support/product/partner";
import { makeTestKey } from "../../support/product/test-key";
import { AT_NIGHT } from "../../support/when";

const SEARCH = "/docs/reference/search-offers";
const BOOK = "/docs/reference/create-booking";

const tried = (page: Page) => page.getByRole("region", { name: /^(Try it|Попробовать|Sinab koʻrish)$/ });
const stored = (page: Page) => page.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage), document.cookie]);

async function forms(page: Page) {
  const form = tried(page);
  const key = form.getByLabel(/^(Test key|Тестовый ключ|Sinov kaliti)$/);
  const send = form.getByRole("button", { name: /^(Send|Отправить|Yuborish)$/ });
  return { form, key, send };
}

test("a reader pastes a test key and sends the call of the page, without a session", async ({ page }) => {
  const key = await makeTestKey("Try it");
  await speak(page, "en");
  await page.goto(SEARCH);
  const { form, key: field, send } = await forms(page);
  await send.click();
  await expect(form.getByText("Paste a test key first, or make one.")).toBeVisible();
  await field.fill(key);
  await form.getByLabel("directions[0]").fill(`TAS-IST-${inDays(33)}`);
  await form.getByLabel("directions[1]").fill(`IST-TAS-${inDays(40)}`);
  const sent = page.waitForRequest("**/api/v1/offers?**");
  await send.click();
  await expect(form.getByText(/^HTTP 200 in \d+ ms$/)).toBeVisible();
  await expect(form.getByText("X-Request-Id")).toBeVisible();
  await expect(form.getByRole("region", { name: "Body" })).toContainText('"code": "ZZ"');
  expect((await (await sent).allHeaders()).cookie).toBeUndefined();
  const [inTab, onDisk, cookie] = await stored(page);
  expect([inTab?.includes(key), onDisk?.includes(key), cookie?.includes(key)]).toEqual([true, false, false]);

  // The next page has it as well; what is refused is shown with its code.
  await page.goto(BOOK);
  const booking = await forms(page);
  await booking.form.getByLabel("id", { exact: true }).fill("unknown");
  await booking.form.getByLabel("Body (JSON)").fill("{");
  await booking.send.click();
  await expect(booking.form.getByText("This is not JSON.")).toBeVisible();
  await booking.form.getByLabel("Body (JSON)").fill("{}");
  await booking.send.click();
  await expect(booking.form.getByText(/^HTTP 4(04|22) in/)).toBeVisible();
  await booking.form.getByRole("button", { name: "Forget the key" }).click();
  expect((await stored(page))[0]).not.toContain(key);
});

test("a live key is not taken, and kept nowhere", AT_NIGHT, async ({ page }) => {
  const live = `pvz_live_${"a".repeat(43)}`;
  await speak(page, "en");
  await page.goto(SEARCH);
  const { form, key, send } = await forms(page);
  let calls = 0;
  await page.route("**/api/v1/**", (route) => {
    calls += 1;
    return route.abort();
  });
  await key.fill(live);
  await expect(form.getByText(/^This is a live key\./)).toBeVisible();
  await send.click();
  await expect(form.getByText(/^This is a live key\./)).toBeVisible();
  expect([calls, ...(await stored(page)).map((text) => text.includes(live))]).toEqual([0, false, false, false]);
});

test("an administrator makes a key on the page, which ends by itself; a stranger is shown the way", AT_NIGHT, async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await speak(stranger, "en");
  await stranger.goto(SEARCH);
  await tried(stranger).getByRole("button", { name: "Make a test key for a day" }).click();
  await expect(tried(stranger).getByRole("link", { name: "API keys in the portal" })).toBeVisible();
  await elsewhere.close();

  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/docs/reference/check-balance");
  const made = page.waitForResponse("**/api/portal/keys");
  await tried(page).getByRole("button", { name: "Make a test key for a day" }).click();
  const { item } = z
    .object({ data: z.object({ item: z.object({ mode: z.string(), expires: z.string() }) }) })
    .parse(await (await made).json()).data;
  expect([item.mode, Math.round((Date.parse(item.expires) - Date.now()) / 3_600_000)]).toEqual(["test", 24]);
  await tried(page).getByRole("button", { name: "Send" }).click();
  await expect(tried(page).getByText(/^HTTP 200 in/)).toBeVisible();
});

for (const look of LOOKS) {
  test(`${look.name} it fits and can be used by everyone`, whenOf(look, "try it"), async ({ page }) => {
    const found = complaints(page);
    await page.setViewportSize(look.sizes[0]);
    await speak(page, look.locale);
    for (const path of [SEARCH, BOOK, "/docs/reference/mint-token"]) {
      await examine(page, path, look);
      await expect(tried(page)).toHaveAttribute("lang", look.locale);
    }
    expect(found).toEqual([]);
  });
}
