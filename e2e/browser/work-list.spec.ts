import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/bookings";
import { offer } from "@/lib/contracts/offers";
import { DESKTOP, examine, PHONE } from "../support/examine";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../support/partner";
import { bookingOf, makePerson } from "../support/people";
import { signInQuietly, speak } from "../support/sign-in";

test("an agent narrows the work list, sends it to a colleague and saves it as files", async ({ page, browser }) => {
  const program = await Partner.signIn(FIRST_AGENT);
  const [found] = await program.ok("GET", searchPath({ depart: inDays(51) }), z.array(offer));
  const person = makePerson("adt");
  const made = await program.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([person]) });

  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(DESKTOP);
  await page.goto("/bookings");
  const row = page.getByRole("row").filter({ hasText: made.booking_number });
  await expect(row).toContainText("Booked");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("textbox", { name: "From, code" }).fill("tas");
  await page.getByRole("textbox", { name: "To, code" }).fill("ist");
  await expect(page).toHaveURL(/from=TAS&to=IST|to=IST&from=TAS/);
  await page.getByRole("button", { name: /Status$/ }).click();
  await page.getByRole("option", { name: "Booked, not paid" }).click();
  await expect(page).toHaveURL(/status=booked/);
  await expect(row).toBeVisible();
  await page.getByRole("searchbox").fill(made.booking_number);
  await expect(page.getByRole("status")).toContainText("1 booking");

  for (const [format, begins] of [
    ["CSV", "\ufeffBooking,PNR,Status"],
    ["XLSX", "PK"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save the list as ${format}` }).click();
    const file = await readFile(await (await saved).path());
    expect(file.toString().startsWith(begins)).toBe(true);
  }

  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  await speak(other, "en");
  await signInQuietly(other);
  await other.goto(page.url());
  await expect(other.getByRole("row").filter({ hasText: made.booking_number })).toBeVisible();
  await expect(other.getByRole("textbox", { name: "From, code" })).toHaveValue("TAS");
  // By keyboard alone: the row's link.
  await other.getByRole("link", { name: made.booking_number }).focus();
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(new RegExp(`/bookings/${made.id}$`));
  await colleague.close();

  await page.setViewportSize(PHONE);
  await page.goto("/bookings?sort=hold");
  await expect(page.getByRole("listitem").filter({ hasText: made.booking_number })).toBeVisible();
  await page.goto("/bookings");
  await page.getByText("Test mode").click();
  await expect(page).toHaveURL(/mode=test/);
  await expect(page.getByText("These are test bookings of your programs")).toBeVisible();
  await expect(page.getByText(made.booking_number)).toHaveCount(0);
  await program.ok("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, statusOnly);
});

for (const locale of ["uz", "ru", "en"] as const)
  test(`the work list fits every screen and bars nobody, in ${locale}`, async ({ page }) => {
    await speak(page, locale);
    await signInQuietly(page);
    for (const path of ["/bookings", "/bookings?view=leaving", "/bookings?mode=test", "/bookings?status=booked&from=TAS"])
      await examine(page, path, locale);
    await page.goto("/bookings");
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      expect(await page.getByRole("table").evaluate(cutCells), `cut at ${width} pixels`).toEqual([]);
    }
  });

/** Texts of a table's cells of which some is hidden, by the cell or by the table's frame. */
function cutCells(table: Element): string[] {
  const frame = table.parentElement?.getBoundingClientRect();
  return [...table.querySelectorAll("th, td")]
    .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.getBoundingClientRect().right > (frame?.right ?? 0))
    .map((cell) => cell.textContent ?? "");
}
