import { randomInt, randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { bookingWebhook } from "@/lib/contracts/interface/callbacks";
import { offer } from "@/lib/contracts/interface/offers";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import { listen } from "../../../tests/support/http-receiver";
import { complaints, examine, LOOKS, whenOf } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { test } from "../../support/pages/watched";
import { BASE_URL, inDays, Partner, SECOND_AGENT, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { makeTestKey } from "../../support/product/test-key";
import { AT_NIGHT } from "../../support/when";

const PLAIN_AGENT = "counter@parvoz.example";

/** HTTP status that a program with this key gets. */
async function statusWith(key: string, path: string): Promise<number> {
  return (await fetch(`${BASE_URL}${path}`, { headers: { authorization: `Bearer ${key}` } })).status;
}

/** Makes a test key on its page. @returns the key, as it is shown this once */
async function makeKey(page: Page, name: string, preset: string): Promise<string> {
  await page.goto("/settings/keys?mode=test");
  await page.getByRole("button", { name: "Create a key" }).first().click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await tick(form.getByRole("radio", { name: preset }));
  await form.getByRole("button", { name: "Create the key" }).click();
  return takeKey(page);
}

async function takeKey(page: Page): Promise<string> {
  const shown = page.getByRole("alertdialog", { name: /is ready$/ });
  const key = (await shown.locator("code").first().textContent()) ?? "";
  expect(key).toMatch(/^pvz_test_.{20,}/);
  // It cannot be read again, so no slip of the finger closes it.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(shown.getByRole("button", { name: "Close" })).toHaveCount(0);
  await shown.getByRole("button", { name: "I have saved it" }).click();
  await expect(shown).toBeHidden();
  await expect(page.getByText(key)).toHaveCount(0);
  return key;
}

test.beforeEach(async ({ page }) => {
  await speak(page, "en");
});

test("an admin makes a key, a program uses it within its permissions, and revoked it fails at once", async ({ page }) => {
  await signInQuietly(page);
  const name = `Widget ${randomInt(1e9)}`;
  const key = await makeKey(page, name, "Search only");
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row.getByText("never")).toBeVisible();

  expect(await statusWith(key, searchPath({ depart: inDays(30) }))).toBe(200);
  expect(await statusWith(key, "/api/v1/accounts/check-balance")).toBe(403);
  // No request waits until its use is noted.
  await expect(async () => {
    await page.reload();
    await expect(row.getByText(/just now|minute ago/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  await row.getByRole("button", { name: `Revoke: ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke the key" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(await statusWith(key, searchPath({ depart: inDays(30) }))).toBe(401);
  await page.getByText(/^Stopped keys/).click();
  await expect(row.getByText("Revoked")).toBeVisible();
});

test("a rotated key leaves its place to a new one at the moment that the admin chose", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page);
  const name = `Server ${randomInt(1e9)}`;
  const leaked = await makeKey(page, name, "Sell");
  await page.getByRole("button", { name: `Rotate: ${name}` }).click();
  const dialog = page.getByRole("alertdialog", { name: `Rotate “${name}”` });
  await tick(dialog.getByRole("radio", { name: "At once" }));
  await dialog.getByRole("button", { name: "Make the new key" }).click();
  await expect(page.getByText("The old key no longer works.")).toBeVisible();
  const fresh = await takeKey(page);
  expect(await statusWith(leaked, "/api/v1/accounts/check-balance")).toBe(401);
  expect(await statusWith(fresh, "/api/v1/accounts/check-balance")).toBe(200);

  await page.getByRole("button", { name: `Rotate: ${name}` }).click();
  await tick(dialog.getByRole("radio", { name: "In 24 hours" }));
  await dialog.getByRole("button", { name: "Make the new key" }).click();
  await expect(page.getByText(/^The old key works until/)).toBeVisible();
  const next = await takeKey(page);
  for (const working of [fresh, next]) expect(await statusWith(working, "/api/v1/accounts/check-balance")).toBe(200);
  await expect(page.getByText(/^Stops in 2\d hours/).first()).toBeVisible();
});

test("among sixty keys an admin finds one by its name, and learns when there is none of it", AT_NIGHT, async ({ page }) => {
  const made = {
    created: new Date().toISOString(),
    created_by: "Namuna",
    last_used: null,
    expires: null,
    rotated: null,
    networks: [],
    revoked: null,
  };
  const key = { ...made, prefix: "pvz_test_abcd", mode: "test", scopes: ["search"] } satisfies Partial<ApiKey>;
  const items: ApiKey[] = Array.from({ length: 60 }, (_, number) => ({ ...key, id: randomUUID(), name: `Kiosk ${number}` }));
  // More than an agency may have at work: the answer is made up, and the page is held to it.
  const envelope = { request_id: randomUUID(), created_at: "2026-11-21 10:00", message: "The request was completed successfully." };
  await page.route("**/api/portal/keys", (route) => route.fulfill({ json: { ...envelope, data: { items } } }));
  await signInQuietly(page);
  await page.goto("/settings/keys?mode=test");
  const rows = page.getByRole("row", { name: /Kiosk/ });
  await expect(rows).toHaveCount(60);
  const find = page.getByRole("searchbox", { name: /^Find a key/ });
  await find.fill("kiosk 47");
  await expect(rows).toHaveCount(1);
  await find.fill("kiosk 470");
  await expect(page.getByText("No working key has this name.")).toBeVisible();
});

/** Books the first offer found for the second agency and gives it back. @returns the booking's id and number */
async function bookAndCancel(): Promise<{ id: string; number: string }> {
  const program = await Partner.signIn(SECOND_AGENT);
  const [found] = await program.ok("GET", searchPath({ depart: inDays(47) }), z.array(offer));
  const made = await program.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([makePerson("adt")]) });
  await program.ok("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, statusOnly);
  return { id: made.id, number: made.booking_number };
}

/** Adds an address on the page. @returns its secret */
async function addCallback(page: Page, url: string): Promise<string> {
  await page.goto("/settings/callbacks");
  await page.getByRole("button", { name: "Add a callback" }).click();
  const form = page.getByRole("dialog", { name: "New callback" });
  const address = form.getByRole("textbox", { name: "Address" });
  await address.fill("https://10.0.0.1/hook");
  await form.getByRole("button", { name: "Add the callback" }).click();
  await expect(form.getByText(/not on the public Internet/)).toBeVisible();
  await address.fill(url);
  await form.getByRole("button", { name: "Add the callback" }).click();
  const shown = page.getByRole("alertdialog", { name: "The callback is ready" });
  const secret = (await shown.locator("code").textContent()) ?? "";
  await shown.getByRole("button", { name: "I have saved it" }).click();
  return secret;
}

test(
  "an admin adds a callback, tests it, sees a booking's message arrive signed, and sends it again under the same id",
  AT_NIGHT,
  async ({ page }) => {
    // The first page of the log holds twenty messages: the bookings of other journeys, which go on meanwhile, are the first agency's.
    await signInQuietly(page, SECOND_AGENT);
    const receiver = await listen(200);
    try {
      const secret = await addCallback(page, receiver.url);
      await page.getByRole("link", { name: receiver.url }).click();
      await expect(page).toHaveURL(/\/settings\/callbacks\/[0-9a-f-]{36}$/);
      await page.getByRole("button", { name: "Send a test" }).click();
      await expect(page.getByText(/^It works: the address answered 200/)).toBeVisible();
      // A booking of another journey, made meanwhile for the same agency, may arrive as well.
      expect(receiver.calls.filter(({ body }) => body.includes('"type":"ping"'))).toHaveLength(1);

      const made = await bookAndCancel();
      const message = page.getByRole("row", { name: new RegExp(`booking\\.created ${made.number}`) });
      await expect(message.getByText("Delivered")).toBeVisible({ timeout: 60_000 });
      const isIt = (call: { body: string }) => call.body.includes(made.id) && call.body.includes("booking.created");
      const [arrived] = receiver.calls.filter(isIt);
      const signed = bookingWebhook.parse(new Webhook(secret).verify(arrived?.body ?? "", arrived?.headers ?? {}));
      expect(signed.data.booking.booking_number).toBe(made.number);

      await message.getByRole("button", { name: "booking.created" }).click();
      const opened = page.getByRole("dialog", { name: "Delivery: booking.created" });
      await opened.getByRole("button", { name: "Send again" }).click();
      await expect(opened.getByText(/^It works/)).toBeVisible();
      await expect(opened.getByText("by hand")).toBeVisible();
      expect(new Set(receiver.calls.filter(isIt).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      expect(receiver.calls.filter(isIt)).toHaveLength(2);

      await page.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByRole("button", { name: "Delete the callback" }).click();
      await expect(page).toHaveURL(/\/settings\/callbacks$/);
      await expect(page.getByRole("link", { name: receiver.url })).toHaveCount(0);
    } finally {
      receiver.close();
    }
  },
);

test("a plain agent does not see the settings, and is told kindly whom to ask at their address", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page, PLAIN_AGENT);
  for (const path of [
    "/settings/keys",
    "/settings/audit",
    "/settings/callbacks",
    "/settings/callbacks/019a0000-0000-7000-8000-000000000000",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Your agency's owner looks after this" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Create|Add/ })).toHaveCount(0);
  }
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await expect(page.getByRole("menuitem", { name: "Documentation" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toHaveCount(0);
});

/** A call is written down a moment after it is answered. @returns the row of the balance that was asked for and answered so */
async function untilCalled(page: Page, status: string): Promise<Locator> {
  const call = page.getByRole("row", { name: /GET \/api\/v1\/accounts\/check-balance/ });
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(call).toContainText(status, { timeout: 1_000 });
  }).toPass();
  return call;
}

test("an admin bounds a key by a day and a network, and sees what was called with it", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page);
  const name = `Bounded ${randomInt(1e9)}`;
  await page.goto("/settings/keys?mode=test");
  await page.getByRole("button", { name: "Create a key" }).first().click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByText("90 days").click();
  const networks = form.getByRole("textbox", { name: /^Allowed networks/ });
  await networks.fill("198.51.100.0/99");
  await form.getByRole("button", { name: "Create the key" }).click();
  await expect(form.getByText(/^Write one network or address per line/)).toBeVisible();
  await networks.fill("198.51.100.0/24\n2001:db8::/32");
  await form.getByRole("button", { name: "Create the key" }).click();
  const key = await takeKey(page);
  const refused = await fetch(`${BASE_URL}/api/v1/accounts/check-balance`, { headers: { authorization: `Bearer ${key}` } });
  expect([refused.status, z.object({ error_code: z.number() }).parse(await refused.json()).error_code]).toEqual([403, 100_486]);

  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row.getByText(/^May be used from 198\.51\.100\.0\/24, 2001:db8::\/32$/)).toBeVisible();
  await row.getByRole("link", { name: `Calls: ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Calls with this key" })).toBeVisible();
  const call = await untilCalled(page, "403");
  await expect(call).toContainText(refused.headers.get("x-request-id") ?? "no id");
});

for (const look of LOOKS)
  test(`the calls with a key ${look.name}`, whenOf(look, "calls with a key"), async ({ page }) => {
    await signInQuietly(page);
    const name = `Called ${randomInt(1e9)}`;
    expect(await statusWith(await makeTestKey(name), "/api/v1/accounts/check-balance")).toBe(200);
    await page.goto("/settings/keys?mode=test");
    await page.getByRole("link", { name: `Calls: ${name}` }).click();
    await expect(page.getByRole("heading", { name: "Calls with this key" })).toBeVisible();
    await untilCalled(page, "200");
    const found = complaints(page);
    await speak(page, look.locale);
    await page.setViewportSize(look.sizes[0]);
    await examine(page, new URL(page.url()).pathname, look);
    expect(found).toEqual([]);
  });
