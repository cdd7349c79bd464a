import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

test("an admin reads who cancelled a booking and who made a key, and the back office reads the same", async ({ page, browser }) => {
  const program = await Partner.signIn(FIRST_AGENT);
  const [found] = await program.ok("GET", searchPath({ depart: inDays(48) }), z.array(offer));
  const made = await program.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([makePerson("adt")]) });
  await program.ok("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, statusOnly);

  await speak(page, "en");
  await signInQuietly(page);
  const name = `Audited ${randomInt(1e9)}`;
  const body = { name, mode: "test", scopes: ["search"] };
  const answer = await page.request.post("/api/portal/keys", { data: body, headers: { "x-parvoz-portal": "1" } });
  const { prefix } = (await answer.json()).data.item;

  await page.goto("/settings/audit");
  await page.getByRole("textbox", { name: "Booking number" }).fill(made.booking_number);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const rows = page.getByRole("row").filter({ hasText: made.booking_number });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Cancelled by the agency");
  await expect(rows.last()).toContainText("Booked");
  const person = (await rows.first().getByRole("button").textContent()) ?? "";

  await page.getByRole("textbox", { name: "Booking number" }).fill("");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const key = page.getByRole("row").filter({ hasText: "API key made" }).filter({ hasText: prefix }).first();
  await expect(key.getByRole("button", { name: person })).toBeVisible();
  await page.getByRole("textbox", { name: "By whom" }).fill("nobody@parvoz.example");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("Nothing of this kind was recorded")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(key).toBeVisible();

  const office = await browser.newContext();
  const desk = await office.newPage();
  await speak(desk, "en");
  await signInQuietly(desk, "operator@parvoz.example");
  await desk.goto("/operator/refunds");
  await desk.getByRole("link", { name: "Audit log" }).click();
  await desk.getByRole("textbox", { name: "Booking number" }).fill(made.booking_number);
  await desk.getByRole("button", { name: "Show", exact: true }).click();
  await expect(desk.getByRole("row").filter({ hasText: "Cancelled by the agency" })).toContainText(person);
  await office.close();
});
