import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { type CreatedBooking, createdBooking, payment } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { complaints, examine, findBarriers, LOOKS, whenOf } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { giveCredit, makeAccount } from "../../support/product/database";
import { inDays, PASSWORD, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { AT_NIGHT } from "../../support/when";

const CREDIT_MINOR = 100_000_000_00;
/** The worker writes receipts and sends mails after everything that somebody waits for. */
const PATIENT = { timeout: 60_000 };

/** An agency of its own with a ticketed couple. */
async function sellTrip(page: Page, days: number): Promise<{ email: string; booking: CreatedBooking }> {
  const email = await makeAccount("admin", PASSWORD);
  await giveCredit(email, CREDIT_MINOR);
  await signInQuietly(page, email);
  await speak(page, "en");
  const partner = await Partner.signIn(email);
  const [cheapest] = await partner.ok("GET", searchPath({ depart: inDays(days), adults: 2 }), z.array(offer));
  const body = bookingOf([makePerson("adt"), makePerson("adt")]);
  const booking = await partner.ok("POST", `/api/v1/offers/${encodeURIComponent(cheapest?.id ?? "")}/booking`, createdBooking, { body });
  await partner.ok("POST", `/api/v1/booking/${booking.id}/payment`, payment, { body: {} });
  await untilStatus(partner, booking.id, "ticketed");
  return { email, booking };
}

test("an agent writes to a customer, who gets the tickets in their language; the history says so", async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { booking } = await sellTrip(page, 47);
  const found = complaints(page);
  await page.goto(`/bookings/${booking.id}`);
  await page.getByRole("button", { name: "Write to the customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Write to the customer" });
  await tick(dialog.getByRole("radio", { name: "Tickets" }));
  await tick(dialog.getByRole("radio", { name: "Русский" }));
  const text = dialog.getByRole("region", { name: "Text" });
  await expect(text.getByText(`Билеты ${booking.booking_number}`)).toBeVisible();

  await dialog.getByRole("button", { name: "Copy the text for a chat" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Ваши билеты выписаны");
  expect(copied).toContain("/trip/");

  const to = dialog.getByRole("textbox", { name: "E-mail address" });
  await expect(to).not.toHaveValue("");
  await to.fill("two@customer.example, three@customer.example");
  await dialog.getByRole("button", { name: "Send the e-mail" }).click();
  await expect(dialog.getByText("Write one whole e-mail address.")).toBeVisible();
  await to.fill("mijoz@customer.example");
  await dialog.getByRole("button", { name: "Send the e-mail" }).click();
  await expect(dialog).toBeHidden();
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText(/E-mail “Tickets” to mijoz@customer\.example/);

  await expect(async () => {
    await page.goto("/mailbox");
    await page.getByRole("link", { name: /mijoz@customer\.example/ }).click({ timeout: 3_000 });
  }).toPass(PATIENT);
  const mail = page.frameLocator("iframe");
  await expect(mail.getByText("Ваши билеты выписаны")).toBeVisible();
  const calendar = page.waitForEvent("download");
  await page.getByRole("button", { name: /\.ics$/ }).click();
  const ics = readFileSync((await (await calendar).path()) ?? "", "utf8");
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(ics).toContain("STATUS:CONFIRMED");
  await expect(page.getByRole("button", { name: `Parvoz-${booking.booking_number}.pdf` })).toBeVisible();

  await page.goto(`/bookings/${booking.id}`);
  await expect(history).toContainText("E-mail “Tickets” to mijoz@customer.example put into the mailbox");
  expect(found).toEqual([]);
});

test("a customer takes the flights into a calendar and one file with all receipts", AT_NIGHT, async ({ page }) => {
  test.slow();
  const { booking } = await sellTrip(page, 48);
  await page.goto(`/bookings/${booking.id}`);
  const trip = (await page.locator("a[href*='/trip/']").first().getAttribute("href")) ?? "";
  const together = page.getByRole("link", { name: "All passengers in one file (PDF)" });
  await expect(together).toBeVisible();
  await page.goto(trip);
  const calendar = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await calendar).suggestedFilename()).toBe(`Parvoz-${booking.booking_number}.ics`);
  const receipts = await page.request.get((await page.getByRole("link", { name: "All receipts (PDF)" }).getAttribute("href")) ?? "");
  expect([receipts.status(), receipts.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("what is sent by itself is set by an admin, and a booking then writes to its payer", AT_NIGHT, async ({ page }) => {
  test.slow();
  const { email } = await sellTrip(page, 49);
  await page.goto("/settings/mail");
  await tick(page.getByRole("checkbox", { name: "When a booking is made" }));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();
  const partner = await Partner.signIn(email);
  const [cheapest] = await partner.ok("GET", searchPath({ depart: inDays(50), adults: 1 }), z.array(offer));
  const path = `/api/v1/offers/${encodeURIComponent(cheapest?.id ?? "")}/booking`;
  const { id } = await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
  await expect(async () => {
    await page.goto(`/bookings/${id}`);
    await expect(page.getByText(/E-mail “Booking” to .+ put into the mailbox, by itself \(English\)/)).toBeVisible({ timeout: 3_000 });
  }).toPass(PATIENT);
});

for (const look of LOOKS) {
  const { locale, sizes } = look;
  test(`the dialog, the mailbox, a message and the settings ${look.name}`, whenOf(look, "mails"), async ({ page }) => {
    test.slow();
    const { booking } = await sellTrip(page, 51);
    const path = `/api/portal/bookings/${booking.id}/mails`;
    const data = { kind: "confirmation", locale: "uz", to: "mijoz@customer.example" };
    expect((await page.request.post(path, { headers: { "x-parvoz-portal": "1" }, data })).status()).toBe(200);
    let message = "";
    await expect(async () => {
      await page.goto("/mailbox");
      message = (await page.getByRole("link", { name: /mijoz@/ }).getAttribute("href", { timeout: 3_000 })) ?? "";
    }).toPass(PATIENT);
    const found = complaints(page);
    await speak(page, locale);
    await page.setViewportSize(sizes[0]);
    for (const address of ["/mailbox", message, "/settings/mail"]) await examine(page, address, look);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`/bookings/${booking.id}`);
      await page
        .getByRole("button", { name: { en: "Write to the customer", ru: "Написать клиенту", uz: "Mijozga yozish" }[locale] })
        .click();
      await expect(page.getByRole("dialog").getByText(booking.booking_number).first()).toBeVisible();
      await findBarriers(page, `the open dialog in ${locale}`);
    }
    expect(found).toEqual([]);
  });
}
