import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { LOCALES } from "@/lib/domain/localized";
import { DESKTOP, examine, findBarriers, LOOKS, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak, typePassword } from "../../support/pages/sign-in";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { AT_NIGHT } from "../../support/when";

test("whom an agent searched for is searched for again after a session has ended, and no address says it", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/bookings?status=ticketed#search=Yusupova");
  await expect(page.getByRole("searchbox")).toHaveValue("Yusupova");
  await page.context().clearCookies();
  await speak(page, "en");
  await page.getByRole("searchbox").fill("Yusupova L");
  await page.waitForURL(/\/sign-in/);
  await typePassword(page, FIRST_AGENT);
  await expect(page).toHaveURL(/\/bookings\?status=ticketed#search=Yusupova/);
  await expect(page.getByRole("searchbox")).toHaveValue(/^Yusupova/);
  expect(sent.filter((url) => /yusupova/i.test(new URL(url).pathname + new URL(url).search))).toEqual([]);
});

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
  await page.getByRole("combobox", { name: "From" }).fill("tashk");
  await page.getByRole("option", { name: /TAS/ }).first().click();
  await page.getByRole("combobox", { name: "To" }).fill("istanb");
  await page.getByRole("option", { name: /IST/ }).first().click();
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
  await expect(other.getByRole("combobox", { name: "From" })).toHaveValue(/TAS/);
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

test("an agent puts the bookings in another order by a heading, and a reload keeps it", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(DESKTOP);
  await page.goto("/bookings?from=TAS");
  const heading = page.getByRole("columnheader", { name: "Total" });
  await heading.getByRole("button").click();
  await expect(page).toHaveURL(/from=TAS&sort=amount$/);
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=amount&order=asc$/);
  await page.reload();
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await findBarriers(page, "a list in another order");
});

test("an agent saves the filter as a view, finds it on another machine, renames and deletes it", AT_NIGHT, async ({ page, browser }) => {
  const name = `Held ${Date.now()}`;
  // A filter that nobody has saved before.
  const day = new Date(Date.now() % 1_000_000_000_000).toISOString().slice(0, 10);
  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(DESKTOP);
  await page.goto(`/bookings?status=booked&from=TAS&created_from=${day}`);
  await page.getByRole("button", { name: "Save as view" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Give the view a name.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await findBarriers(page, "saving a view");
  await dialog.getByRole("button", { name: "Save" }).click();
  const views = page.getByRole("navigation", { name: "Saved views" });
  await expect(views.getByRole("link", { name })).toHaveAttribute("aria-current", "page");

  const elsewhere = await browser.newContext({ viewport: PHONE });
  const phone = await elsewhere.newPage();
  await speak(phone, "en");
  await signInQuietly(phone);
  await phone.goto("/bookings");
  await phone.getByRole("link", { name }).click();
  await expect(phone).toHaveURL(/status=booked/);
  await expect(phone.getByRole("combobox", { name: "From" })).toHaveValue(/TAS/);
  await phone.getByRole("button", { name: "Rename view" }).click();
  await phone.getByRole("textbox", { name: "Name" }).fill(`${name} now`);
  await phone.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(phone.getByRole("link", { name: `${name} now` })).toBeVisible();
  await phone.getByRole("button", { name: "Delete view" }).click();
  await findBarriers(phone, "deleting a view");
  await phone.getByRole("alertdialog").getByRole("button", { name: "Delete view" }).click();
  await expect(phone.getByRole("link", { name: `${name} now` })).toHaveCount(0);
  await elsewhere.close();
});

for (const look of LOOKS)
  test(`the work list ${look.name} fits and bars nobody`, AT_NIGHT, async ({ page }) => {
    await page.setViewportSize(look.sizes[0]);
    await speak(page, look.locale);
    await signInQuietly(page);
    for (const path of ["/bookings?view=leaving", "/bookings?mode=test", "/bookings?status=booked&from=TAS"])
      await examine(page, path, look);
  });

for (const locale of LOCALES)
  test(`no cell of the work list is cut, in ${locale}`, AT_NIGHT, async ({ page }) => {
    await speak(page, locale);
    await signInQuietly(page);
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
