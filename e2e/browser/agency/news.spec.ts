import { expect, test } from "@playwright/test";
import { DESKTOP, examine, findBarriers, LOOKS, NAMES_ALONE, PHONE, whenOf } from "../../support/pages/examine";
import { signInByPassword, signInQuietly, speak } from "../../support/pages/sign-in";
import { FIRST_AGENT, Partner } from "../../support/product/partner";
import { makeRequest } from "../../support/product/ticketed";
import { AT_NIGHT } from "../../support/when";

const PORTAL = { "x-parvoz-portal": "1" };
const OPERATOR = "operator@parvoz.example";

test("the bell tells of an answer of the back office by itself, leads to it, and forgets it on every browser", async ({
  page,
  playwright,
  baseURL,
}) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(DESKTOP);
  const { id, booking_number } = await makeRequest(await Partner.signIn(FIRST_AGENT));
  await page.clock.install();
  await page.goto("/visas");
  const bell = page.getByRole("button", { name: /^News/ });
  await expect(bell).toBeVisible();
  const office = await playwright.request.newContext(baseURL ? { baseURL, extraHTTPHeaders: PORTAL } : {});
  await signInByPassword(office, OPERATOR);
  const conversation = await (await page.request.get(`/api/portal/bookings/${id}/refund-request`, { headers: PORTAL })).json();
  const request = `/api/operator/refund-requests/${conversation.data.conversation.request_id}`;
  const rejected = await office.post(request, { data: { decision: "reject", note: "No document was sent." } });
  expect(rejected.status()).toBe(200);
  // Asked again every minute, and nothing is reloaded.
  await page.clock.fastForward("01:01");
  await expect(bell).toHaveAccessibleName(/\d+ new/);
  await bell.click();
  const line = page.getByRole("link", { name: new RegExp(`refund request is refused.*${booking_number}`) });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(line).toBeVisible();
    await findBarriers(page, `the open list of news at ${size.width}`, NAMES_ALONE);
  }
  await line.click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}$`));
  const list = await (await page.request.get("/api/portal/news", { headers: PORTAL })).json();
  const told = list.data.items.find(({ booking }: { booking: { id: string } | null }) => booking?.id === id);
  expect(told).toMatchObject({ kind: "refund_rejected", is_seen: true });
  await page.getByRole("button", { name: /^News/ }).click();
  const all = page.getByRole("button", { name: "Mark all as read" });
  if (await all.isVisible()) await all.click();
  await expect(page.getByRole("button", { name: "News", exact: true, includeHidden: true })).toBeAttached();
  await office.dispose();
});

for (const look of LOOKS)
  test(
    `an address that no page has keeps the language of who is signed in, ${look.name}`,
    whenOf(look, "unknown addresses"),
    async ({ page }) => {
      await signInQuietly(page);
      await speak(page, look.locale);
      await page.setViewportSize(look.sizes[0]);
      expect((await page.goto("/bookingz/nothing"))?.status()).toBe(404);
      await expect(page.getByRole("navigation").first()).toBeVisible();
      await examine(page, "/bookingz/nothing", look);
    },
  );

test("an address that no page has keeps the menu of who is signed in", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page);
  await speak(page, "en");
  await page.setViewportSize(DESKTOP);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Schedule" }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});

test("a stranger at such an address is told so, and shown the ways in", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  expect((await page.goto("/nowhere"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await findBarriers(page, "/nowhere");
  await expect(page.getByRole("link", { name: "Find a trip" })).toBeVisible();
  await page.getByRole("link", { name: "To the start page" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
