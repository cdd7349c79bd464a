import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { z } from "zod";
import { createdBooking, payment } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { examine, LOOKS, whenOf } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { departureOf } from "../../support/product/database";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

const OPERATOR = "operator@parvoz.example";

/** A ticketed booking of somebody with a name of their own. @returns the departure, and their surname */
async function sell(days: number): Promise<{ departure: string; surname: string }> {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [found] = await partner.ok("GET", searchPath({ to: "IST", depart: inDays(days) }), z.array(offer));
  const person = makePerson("adt");
  const path = `/api/v1/offers/${encodeURIComponent(found?.id ?? "")}/booking`;
  const { id } = await partner.ok("POST", path, createdBooking, { body: bookingOf([person]) });
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  await untilStatus(partner, id, "ticketed");
  return { departure: await departureOf(id), surname: person.last_name.toUpperCase() };
}

test("a departure's list is made, downloaded and handed over, and the audit log has it", async ({ page }) => {
  const { departure, surname } = await sell(83);
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  const [, date = ""] = departure.split("_");
  await page.goto(`/operator/flights?date=${date}&booked=1`);
  const link = page.locator(`a[href="/operator/flights/${departure}"]`).and(page.locator(":visible"));
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByText("Invented by the demonstration")).toBeVisible();

  // Names are hidden until somebody asks for them.
  await expect(page.getByText(surname)).toHaveCount(0);
  await page.getByRole("button", { name: "Show names" }).click();
  await expect(page.getByText(surname)).toBeVisible();

  await page.getByRole("button", { name: "Make a list now…" }).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByRole("button", { name: "Make the list" }).click();
  await expect(asked.getByText("Write at least three letters")).toBeVisible();
  await asked.getByRole("textbox", { name: "Why" }).fill("The station has asked for it");
  await asked.getByRole("button", { name: "Make the list" }).click();
  await expect(page.getByText(/^List \d+ is made$/)).toBeVisible();

  const saved = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Download list \d+ as TXT$/ })
    .first()
    .click();
  const text = (await readFile(await (await saved).path())).toString();
  expect(text).toMatch(/^DEMONSTRATION - INVENTED DATA[^\r]*\s+(PNL|ADL)\r\n/);
  expect(text).toContain(`1${surname}/`);

  await page.getByRole("button", { name: "Handed over…" }).first().click();
  await asked.getByRole("textbox", { name: "Who has it, or how it was handed over" }).fill("The station, by telephone");
  await asked.getByRole("button", { name: "The carrier has it" }).click();
  await expect(page.getByText(/^List \d+ is handed over$/)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Handed over" })).toBeVisible();

  await page.goto("/operator/audit");
  for (const done of ["Passenger list handed over to the carrier", "Passenger list downloaded", "Passenger list made"])
    await expect(page.getByText(done).and(page.locator(":visible")).first()).toBeVisible();
});

for (const look of LOOKS)
  test(
    `departures, a departure and ways of lists ${look.name} fit, and can be used by everyone`,
    whenOf(look, "departures"),
    async ({ page }) => {
      const { departure } = await sell(84);
      await page.setViewportSize(look.sizes[0]);
      await speak(page, look.locale);
      await signInQuietly(page, OPERATOR);
      for (const path of ["/operator/flights", `/operator/flights/${departure}`, "/operator/flights/carriers"])
        await examine(page, path, look);
    },
  );
