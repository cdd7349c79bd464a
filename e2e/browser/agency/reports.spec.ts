import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { DESKTOP, examine, LOOKS, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { addOfficePerson } from "../../support/product/database";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { AT_NIGHT } from "../../support/when";

const OPERATOR = "operator@parvoz.example";

test("an accountant reads a month's sales by agency, which equal the ledger, and saves them as a file", async ({ page }) => {
  const program = await Partner.signIn(FIRST_AGENT);
  const [found] = await program.ok("GET", searchPath({ depart: inDays(57) }), z.array(offer));
  const made = await program.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([makePerson("adt")]) });
  await program.ok("POST", `/api/v1/booking/${made.id}/payment`, z.unknown());

  await speak(page, "en");
  await page.setViewportSize(DESKTOP);
  await signInQuietly(page, await addOfficePerson(OPERATOR, ["accountant"]));
  await page.goto("/operator/reports");
  await expect(page.getByText("The totals equal the ledger")).toBeVisible();
  const total = page.getByRole("row", { name: /^Total/ });
  const sold = (await total.getByRole("cell").nth(2).textContent()) ?? "";
  await expect(page.getByRole("status").filter({ hasText: "By the ledger" })).toContainText(sold);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the report as XLSX" }).click();
  const sheet = unzipSync(await readFile(await (await saved).path()))["xl/worksheets/sheet1.xml"] ?? new Uint8Array();
  const amounts = strFromU8(sheet).match(new RegExp(`<v>${Number(sold.replaceAll(",", ""))}</v>`, "g")) ?? [];
  expect(amounts.length).toBeGreaterThanOrEqual(2);

  await page.getByRole("button", { name: "Save the report", exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My month");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "Saved", exact: true }).click();
  await page.getByRole("link", { name: "My month" }).click();
  await expect(page.getByText("The totals equal the ledger")).toBeVisible();
  await page.getByRole("link", { name: "Commissions", exact: true }).click();
  await expect(page.getByText("The totals equal the ledger")).toBeVisible();

  await page.getByRole("link", { name: "Tickets", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Sale" }).first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.goto("/operator/reports/refunds?by=agency");
  await expect(page.getByRole("heading", { name: "Reports" })).toBeVisible();
});

for (const look of LOOKS)
  test(`the reports ${look.name} fit and bar nobody`, AT_NIGHT, async ({ page }) => {
    await page.setViewportSize(look.sizes[0]);
    await speak(page, look.locale);
    await signInQuietly(page, OPERATOR);
    for (const path of ["", "/refunds?by=kind", "/tickets", "/debts", "/commissions", "/rebooked", "/load", "/acts", "/saved"])
      await examine(page, `/operator/reports${path}`, look);
  });
