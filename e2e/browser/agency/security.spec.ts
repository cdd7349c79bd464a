import { type Browser, expect, type Page, test } from "@playwright/test";
import { codeOf } from "../../support/pages/authenticator";
import { signInByPassword, signInQuietly, speak, typePassword } from "../../support/pages/sign-in";
import { enrolmentCodeFor, makeAccount } from "../../support/product/database";
import { BASE_URL, PASSWORD } from "../../support/product/partner";
import { AT_NIGHT } from "../../support/when";

/** A busy machine may take long for a page; how soon an ended session is out tests/access/access-cache.test.ts says, by a set clock. */
const OUT_MS = 60_000;
const NEW_PASSWORD = "qalam bulut qosh anor";

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}

/** On its page. @param enrolmentCode of the command line, which operators need @returns the key that the app was given, and the recovery codes */
async function setUpFactor(page: Page, enrolmentCode: string): Promise<{ key: string; codes: string[] }> {
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
  await dialog.getByRole("textbox", { name: "One-time code" }).fill(enrolmentCode);
  await dialog.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const key = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByRole("textbox", { name: "Code" }).fill(codeOf(key));
  await dialog.getByRole("button", { name: "Switch on" }).click();
  const shown = page.getByRole("alertdialog", { name: "Two-step sign-in is on" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const codes = await shown.getByRole("listitem").allTextContents();
  await shown.getByRole("button", { name: "I have saved them" }).click();
  return { key, codes };
}

/** What the browser loads of a page when somebody goes to it from another one. */
async function partsOf(page: Page): Promise<string> {
  return (await page.request.get("/bookings?_rsc=1", { headers: { RSC: "1" } })).text();
}

/** No page, part of a page or call of this window is somebody's any more. */
async function expectOut(page: Page, email: string): Promise<void> {
  const portal = { headers: { "x-parvoz-portal": "1" } };
  for (const path of ["/api/account/sessions", "/api/v1/accounts/check-balance"])
    await expect.poll(async () => (await page.request.get(path, portal)).status(), { timeout: OUT_MS }).toBe(401);
  await expect.poll(() => partsOf(page), { timeout: OUT_MS }).not.toContain(email);
  await page.goto("/bookings");
  await expect(page).toHaveURL(/\/sign-in/);
}

test.beforeEach(async ({ page }) => {
  await speak(page, "en");
});

test("a browser in which somebody has signed in is known to the sign-in, and to nothing else", async ({ page }) => {
  await signInByPassword(page.request, await makeAccount("agent", PASSWORD));
  const sent = async (path: string) =>
    (await page.context().cookies(`${BASE_URL}${path}`)).filter(({ name }) => name.endsWith("parvoz-device"));
  expect(await sent("/api/auth/callback/credentials")).toMatchObject([{ path: "/api/auth", httpOnly: true, sameSite: "Lax" }]);
  expect(await sent("/api/v1/accounts/check-balance")).toEqual([]);
});

test("an operator sets up two-step sign-in before anything else, then signs in with a code, and without a phone by a recovery code", async ({
  page,
}) => {
  const email = await makeAccount("operator", PASSWORD);
  await page.goto("/operator/refunds");
  await typePassword(page, email);
  await expect(page.getByText("Set up two-step sign-in first")).toBeVisible();
  await page.goto("/operator/schedule");
  await expect(page).toHaveURL(/\/operator\/security$/);
  const { key, codes } = await setUpFactor(page, await enrolmentCodeFor(email));
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await page.getByRole("link", { name: "Refund requests" }).click();
  await expect(page.getByRole("heading", { name: "Refund requests" })).toBeVisible();

  await signOut(page);
  await typePassword(page, email);
  await typeCode(page, "000000");
  await expect(page.getByRole("alert").filter({ hasText: "The code is wrong" })).toBeVisible();
  // The code of this half minute set it up, and is worth nothing more: the next one is taken already.
  await typeCode(page, codeOf(key, 1));
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();

  await signOut(page);
  await typePassword(page, email);
  await typeCode(page, codes[0] ?? "");
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
});

test("an ended session is out on pages, in what pages load and in the interface; a changed password ends the others too", async ({
  page,
  browser,
}) => {
  const email = await makeAccount("agent", PASSWORD);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInByPassword(page.request, email);
  await signInByPassword(other.request, email);
  await other.goto("/bookings");
  await expect(other).toHaveURL(/\/bookings$/);
  expect(await partsOf(other)).toContain(email);

  await page.goto("/settings/security");
  const rows = page.getByRole("listitem").filter({ hasText: "signed in" });
  await expect(rows).toHaveCount(2);
  await rows.getByRole("button", { name: /^End:/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText("This browser")).toBeVisible();
  await expectOut(other, email);

  await signInByPassword(other.request, email);
  await page.getByRole("button", { name: "Change the password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the password" });
  await dialog.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await dialog.getByRole("textbox", { name: "New password" }).fill("password2026");
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect(dialog.getByText(/^This is among the first passwords/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByText(/^The password is changed/)).toBeVisible();
  await expectOut(other, email);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await elsewhere.close();
});

/** The link that the back office makes for somebody. */
async function linkFromOffice(browser: Browser, email: string): Promise<string> {
  const office = await browser.newContext();
  const desk = await office.newPage();
  await speak(desk, "en");
  await signInQuietly(desk, "operator@parvoz.example");
  await desk.goto("/operator/people");
  await desk.getByRole("textbox", { name: "Their e-mail address" }).fill(email);
  await desk.getByRole("button", { name: "Find" }).click();
  await desk.getByRole("button", { name: "Make a link for a new password…" }).click();
  const dialog = desk.getByRole("alertdialog", { name: /^Make a link for/ });
  await dialog.getByRole("textbox", { name: "Your own password" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = (await desk.getByRole("alert").locator("code").textContent()) ?? "";
  await office.close();
  return link;
}

test("a link that the back office hands over sets a new password, once, and stays in no address", AT_NIGHT, async ({ page, browser }) => {
  const email = await makeAccount("agent", PASSWORD);
  const link = await linkFromOffice(browser, email);
  await page.goto(link);
  const field = page.getByRole("textbox", { name: "New password" });
  await field.fill("short");
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText(/^Use at least 12 characters/)).toBeVisible();
  await field.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByRole("link", { name: "To sign in" }).click();
  await typePassword(page, email, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
  await page.goto(link);
  await field.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText(/^This link is unknown/)).toBeVisible();
});
