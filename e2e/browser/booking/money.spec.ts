import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { DESKTOP, examine, LOOKS, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { AT_NIGHT } from "../../support/when";

test("an agent follows a payment from the statement to its booking, and finds it among the sales", async ({ page }) => {
  const program = await Partner.signIn(FIRST_AGENT);
  const [found] = await program.ok("GET", searchPath({ depart: inDays(53) }), z.array(offer));
  const made = await program.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([makePerson("adt")]) });
  await program.ok("POST", `/api/v1/booking/${made.id}/payment`, z.unknown());

  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(DESKTOP);
  await page.goto("/money");
  await page.getByRole("textbox", { name: "Booking" }).fill(made.booking_number);
  await expect(page).toHaveURL(new RegExp(`booking=${made.booking_number}`));
  await expect(page.getByRole("status")).toContainText("1 movement");
  await expect(page.getByRole("row").filter({ hasText: made.booking_number })).toContainText("Payment");
  for (const [format, begins] of [
    ["CSV", "\ufeffTime in Tashkent,Movement"],
    ["XLSX", "PK"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save the statement as ${format}` }).click();
    const file = await readFile(await (await saved).path());
    expect(file.toString().startsWith(begins)).toBe(true);
  }
  await page.getByRole("link", { name: "Sales", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sales" })).toBeVisible();
  await page.getByRole("button", { name: /By$/ }).click();
  await page.getByRole("option", { name: "Route" }).click();
  await expect(page.getByRole("row", { name: /^TAS – (IST|SAW)/ }).first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /TAS – (IST|SAW)/ })
      .first(),
  ).toBeVisible();
  await page.goto(`/money?booking=${made.booking_number}`);
  await page.getByRole("listitem").getByRole("link", { name: made.booking_number }).click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${made.id}$`));
  await page.getByRole("button", { name: /^History/ }).click();
  await expect(page.getByText(/Paid from the deposit/)).toBeVisible();
});

for (const look of LOOKS)
  test(`the pages about money ${look.name} fit and bar nobody`, AT_NIGHT, async ({ page }) => {
    await page.setViewportSize(look.sizes[0]);
    await speak(page, look.locale);
    await signInQuietly(page);
    for (const path of ["/money?booking=ZZZZZZZZ", "/money/sales?by=route"]) await examine(page, path, look);
  });
