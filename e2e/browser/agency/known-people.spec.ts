import { expect } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { openOffer } from "../../support/pages/choose-offer";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

test("whoever was booked is found in the book, corrected in the booking and booked again", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [found] = await partner.ok("GET", searchPath({ depart: inDays(54) }), z.array(offer));
  const person = makePerson("adt");
  const made = await partner.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([person]) });
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/passengers");
  await page.getByRole("searchbox", { name: "Name, document or phone" }).fill(person.last_name);
  const booked = page.getByRole("region", { name: "In bookings, not in the book yet" });
  await booked.getByRole("link", { name: new RegExp(person.last_name, "i") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.last_name.toUpperCase());
  await page.getByRole("link", { name: new RegExp(made.booking_number) }).click();

  const renewed = makePerson("adt").doc_number;
  await page.getByRole("button", { name: /^Correct / }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Document number" }).fill(renewed);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(renewed)).toBeVisible();
  const bookAgain = async (how: string) => {
    await page.getByRole("button", { name: "Book again" }).click();
    await page.getByRole("menuitem", { name: how }).click();
  };
  await bookAgain("Same flights, same passengers");
  await expect(page).toHaveURL(new RegExp(`out=${inDays(54)}`));
  await page.goBack();
  await bookAgain("Same passengers, other flights");
  await expect(page).toHaveURL(new RegExp(`out=${inDays(54)}.*along=${made.id}`));
  // On the way to the offers another day is chosen: the passengers stay.
  await page.getByRole("navigation", { name: "Prices of other days" }).getByRole("link").last().click();
  await expect(page).not.toHaveURL(new RegExp(`out=${inDays(54)}`));
  await openOffer(page, 1);
  const fares = page.getByRole("region", { name: "Fares of this flight" });
  await fares
    .getByRole("link", { name: /^Choose / })
    .first()
    .click();
  await expect(page.getByText("Filled in from an earlier booking")).toBeVisible();
  await expect(page.locator('[name="passengers.0.last_name"]')).toHaveValue(person.last_name);
  await expect(page.locator('[name="passengers.0.doc_number"]')).toHaveValue(renewed);
});

test("a table of people is looked at, its faults told, and the rest saved", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/passengers");
  await page.getByRole("button", { name: "Import from a file" }).click();
  const { last_name } = makePerson("adt");
  const rows = [
    "Last name;First name;Date of birth;Gender;Citizenship;Document number;Valid until;Phone",
    `${last_name};Table;07.02.1990;F;UZ;AE${String(Date.now()).slice(-7)};01.01.2031;901234567`,
    "Каримова;Lola;31.02.1990;F;UZ;AE0000001;01.01.2031;",
  ];
  const dialog = page.getByRole("alertdialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await expect(dialog.getByText("Row 3, Last name")).toBeVisible();
  await expect(dialog.getByText("In the passport likely: KARIMOVA")).toBeVisible();
  await dialog.getByRole("button", { name: "Save to the book: 1" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox", { name: "Name, document or phone" }).fill(last_name);
  await expect(page.getByRole("link", { name: new RegExp(last_name, "i") })).toBeVisible();
});
