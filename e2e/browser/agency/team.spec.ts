import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { complaints, DESKTOP, examine, findBarriers, LOOKS, PHONE, whenOf } from "../../support/pages/examine";
import { signInQuietly, speak, typePassword } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { addColleague, makeAccount } from "../../support/product/database";
import { inDays, PASSWORD, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { AT_NIGHT, byDayIf } from "../../support/when";

test("an owner makes an agent an accountant, who sells no more; suspended, they are out", AT_NIGHT, async ({ page, browser }) => {
  const email = await makeAccount("admin", PASSWORD);
  const colleague = await addColleague(email);
  await signInQuietly(page, email);
  await speak(page, "en");
  const found = complaints(page);
  const theirs = await (await browser.newContext()).newPage();
  await signInQuietly(theirs, colleague);
  await speak(theirs, "en");

  await page.goto("/settings/team");
  const row = page.getByRole("listitem").filter({ hasText: colleague });
  await row.getByRole("button", { name: /Role of/ }).click();
  await page.getByRole("option", { name: "Accountant" }).click();
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(row.getByRole("button", { name: /Role of/ })).toContainText("Accountant");

  await expect(async () => {
    await theirs.goto("/");
    await expect(theirs).toHaveURL(/\/bookings$/, { timeout: 1_000 });
  }).toPass();
  await expect(theirs.getByRole("navigation").getByRole("link", { name: "Search", exact: true })).toHaveCount(0);
  await expect(theirs.getByText("Your role is")).toHaveCount(0);
  await theirs.goto("/quotes");
  await expect(theirs.getByText("The page you opened is for agents and owners")).toBeVisible();
  await expect(theirs.getByText("Your role is “Accountant”")).toBeVisible();
  await findBarriers(theirs, "told why a page is closed");
  await theirs.getByRole("link", { name: "Close" }).click();
  await expect(theirs).toHaveURL(/\/bookings$/);
  await expect(theirs.getByText("Your role is")).toHaveCount(0);
  await theirs.goto("/settings");
  await expect(theirs.getByText("The agency’s settings are for its owners")).toBeVisible();

  await row.getByRole("button", { name: /^Suspend/ }).click();
  await page.getByRole("button", { name: "Suspend", exact: true }).last().click();
  await expect(row.getByText("suspended")).toBeVisible();
  await expect(async () => {
    await theirs.goto("/bookings");
    await expect(theirs).toHaveURL(/\/sign-in/, { timeout: 1_000 });
  }).toPass();
  expect(found).toEqual([]);
});

const NEW_PASSWORD = "qalam bulut qosh anor";

/** The link in the latest letter of a mailbox to somebody. */
async function linkTo(page: Page, address: string): Promise<string> {
  await expect(async () => {
    await page.goto("/mailbox");
    await page.getByRole("link").filter({ hasText: address }).first().click({ timeout: 3_000 });
  }).toPass();
  await page.getByText("As plain text").click();
  const text = (await page.getByText(/https?:\S+#/).textContent()) ?? "";
  return /https?:\S+#[\w-]+/.exec(text)?.[0] ?? "";
}

async function inviteAccountant(page: Page, address: string): Promise<void> {
  await page.goto("/settings/team");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await expect(dialog.getByText("Write one whole e-mail address.")).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "E-mail address" }).fill("nobody");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(dialog.getByText("Write one whole e-mail address.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "E-mail address" }).fill(address);
  await dialog.getByRole("button", { name: /Role/ }).click();
  await page.getByRole("option", { name: "Accountant" }).click();
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("region", { name: "Open invitations" }).getByText(address)).toBeVisible();
}

for (const size of [PHONE, DESKTOP])
  test(
    `an owner invites somebody by e-mail, who opens the link and is signed in, at ${size.width}`,
    byDayIf(size === PHONE),
    async ({ page, browser }) => {
      const email = await makeAccount("admin", PASSWORD);
      await signInQuietly(page, email);
      await speak(page, "en");
      await page.setViewportSize(size);
      const found = complaints(page);
      const address = `yangi.${email}`;
      await inviteAccountant(page, address);
      const link = await linkTo(page, address);

      const context = await browser.newContext({ viewport: size });
      const theirs = await context.newPage();
      await speak(theirs, "en");
      await theirs.goto(link);
      await expect(theirs.getByText(address)).toBeVisible();
      await expect(theirs.getByText("Accountant")).toBeVisible();
      await expect(theirs).toHaveURL(/\/invitation$/);
      await theirs.getByRole("textbox", { name: "Your name" }).fill("Nodira Hisobchi");
      await theirs.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
      await theirs.getByRole("button", { name: "Open my account" }).click();
      await expect(theirs).toHaveURL(/\/bookings$/);
      await theirs.goto("/settings");
      await expect(theirs).toHaveURL(/\/settings\/security\?refused=manage$/);
      await context.close();

      await page.goto("/settings/team");
      await expect(page.getByRole("listitem").filter({ hasText: "Nodira Hisobchi" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Open invitations" })).toHaveCount(0);
      expect(found).toEqual([]);
    },
  );

test("an invitation is sent again and withdrawn, and its link opens nothing then", AT_NIGHT, async ({ page, browser }) => {
  const email = await makeAccount("admin", PASSWORD);
  await signInQuietly(page, email);
  await speak(page, "en");
  const address = `yangi.${email}`;
  await inviteAccountant(page, address);
  await page.getByRole("button", { name: `Send again: ${address}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The invitation is on its way")).toBeVisible();
  const link = await linkTo(page, address);
  await page.goto("/settings/team");
  await page.getByRole("button", { name: `Withdraw: ${address}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("region", { name: "Open invitations" })).toHaveCount(0);
  const theirs = await (await browser.newContext()).newPage();
  await speak(theirs, "en");
  await theirs.goto(link);
  await expect(theirs.getByText(/^This invitation was used or withdrawn/)).toBeVisible();
});

/** A booking that somebody holds. */
async function holdBooking(email: string) {
  const program = await Partner.signIn(email);
  const [found] = await program.ok("GET", searchPath({ depart: inDays(53) }), z.array(offer));
  const path = `/api/v1/offers/${encodeURIComponent(found?.id ?? "")}/booking`;
  return program.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
}

for (const size of [PHONE, DESKTOP])
  test(
    `an agent hands a booking over, and an owner the rest with a suspension, at ${size.width}`,
    byDayIf(size === DESKTOP),
    async ({ page, browser }) => {
      const owner = await makeAccount("admin", PASSWORD);
      const colleague = await addColleague(owner);
      const [first, second] = [await holdBooking(colleague), await holdBooking(colleague)];
      const context = await browser.newContext({ viewport: size });
      const theirs = await context.newPage();
      await signInQuietly(theirs, colleague);
      await speak(theirs, "en");
      await theirs.goto(`/bookings/${first.id}`);
      const card = theirs.getByRole("region", { name: "Agent", exact: true });
      await card.getByRole("button", { name: "Hand over" }).click();
      const dialog = theirs.getByRole("alertdialog", { name: "Hand over this booking" });
      await dialog.getByRole("button", { name: /New agent/ }).click();
      await theirs.getByRole("option", { name: "Namuna" }).click();
      await dialog.getByRole("button", { name: "Hand over" }).click();
      await expect(card.getByText("Namuna")).toBeVisible();
      await expect(theirs.getByRole("region", { name: "History" })).toContainText("Handed over to Namuna");
      await context.close();

      await signInQuietly(page, owner);
      await speak(page, "en");
      await page.setViewportSize(size);
      await page.goto("/settings/team");
      await page.getByRole("button", { name: "Suspend Hamkasb" }).click();
      const suspension = page.getByRole("alertdialog", { name: "Suspend Hamkasb?" });
      await suspension.getByRole("button", { name: /New agent/ }).click();
      await page.getByRole("option", { name: "Namuna" }).click();
      await suspension.getByRole("button", { name: "Suspend" }).click();
      await expect(page.getByText("suspended")).toBeVisible();
      await page.goto(`/bookings/${second.id}`);
      await expect(page.getByRole("region", { name: "Agent", exact: true }).getByText("Namuna")).toBeVisible();
    },
  );

for (const size of [PHONE, DESKTOP])
  test(`who forgot their password sets another one by a link that is mailed, at ${size.width}`, AT_NIGHT, async ({ page, browser }) => {
    const owner = await makeAccount("admin", PASSWORD);
    const colleague = await addColleague(owner);
    await speak(page, "en");
    await page.setViewportSize(size);
    const found = complaints(page);
    const ask = async (address: string) => {
      await page.goto("/sign-in");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
      await page.getByRole("textbox", { name: "E-mail" }).fill(address);
      await page.getByRole("button", { name: "Send the link" }).click();
      return page.getByRole("main").getByRole("alert").textContent();
    };
    const told = await ask(colleague);
    expect(told).toContain("Look into your mailbox");
    expect(await ask(`nobody.${colleague}`)).toBe(told);

    const desk = await (await browser.newContext()).newPage();
    await signInQuietly(desk, owner);
    await speak(desk, "en");
    await page.goto(await linkTo(desk, colleague));
    await page.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Set the password" }).click();
    await page.getByRole("link", { name: "To sign in" }).click();
    await typePassword(page, colleague, NEW_PASSWORD);
    await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
    expect(found).toEqual([]);
  });

for (const look of LOOKS)
  test(`the team and what its letters lead to ${look.name}`, whenOf(look, "team"), async ({ page }) => {
    const email = await makeAccount("admin", PASSWORD);
    const colleague = await addColleague(email);
    const booking = await holdBooking(colleague);
    await signInQuietly(page, email);
    await speak(page, "en");
    await inviteAccountant(page, `yangi.${email}`);
    const link = await linkTo(page, `yangi.${email}`);
    const found = complaints(page);
    await speak(page, look.locale);
    await page.setViewportSize(look.sizes[0]);
    for (const path of ["/settings/team", `/bookings/${booking.id}`]) await examine(page, path, look);
    await page.getByRole("button", { name: /^Hand over|^Передать|^Topshirish/ }).click();
    await findBarriers(page, "the dialog that hands a booking over");
    await page.context().clearCookies();
    await speak(page, look.locale);
    for (const path of ["/forgot-password", "/sign-in", `/invitation${new URL(link).hash}`]) await examine(page, path, look);
    expect(found).toEqual([]);
  });
