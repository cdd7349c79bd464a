import type { Locator, Page } from "@playwright/test";
import { inDays } from "../product/partner";
import { makePerson, type Person } from "../product/people";
import { tick } from "./tick";

/** `YYYY-MM-DD` as it is typed: `DD.MM.YYYY`. */
function typed(date: string): string {
  return date.split("-").reverse().join(".");
}

/** Types a place and takes the first suggestion. @param within the page, or one direction's group */
export async function choosePlace(page: Page, within: Page | Locator, field: "From" | "To", text: string, option: RegExp): Promise<void> {
  await within.getByRole("combobox", { name: field, exact: true }).fill(text);
  await page.getByRole("option", { name: option }).first().click();
}

/** Clicks the day so many days from today in an open calendar, turning its pages as far as needed. */
export async function chooseDay(calendar: Locator, days: number): Promise<void> {
  const date = new Date(`${inDays(days)}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "full", timeZone: "UTC" });
  const day = calendar.getByRole("button", { name: new RegExp(`^(Today, )?${date.replace(/^(\w+) /, "$1, ")}`) });
  while ((await day.count()) === 0) await calendar.getByRole("button", { name: "Next month" }).click();
  await day.first().click();
}

/** Fills in a passenger's card, counted from 1. The first passenger has the phone too. */
export async function fillPassenger(page: Page, number: number, person: Person): Promise<void> {
  const card = page.getByRole("region", { name: new RegExp(`^Passenger ${number} `) });
  await card.getByRole("textbox", { name: "Last name" }).fill(person.last_name);
  await card.getByRole("textbox", { name: "First name" }).fill(person.first_name);
  await card.getByRole("textbox", { name: "Date of birth" }).fill(typed(person.birthdate));
  await tick(card.getByRole("radio", { name: person.gender === "M" ? "Male" : "Female", exact: true }));
  await card.getByRole("textbox", { name: "Document number" }).fill(person.doc_number);
  await card.getByRole("textbox", { name: "Valid until" }).fill(typed(person.doc_expire));
  if (number === 1) await card.getByRole("textbox", { name: "Phone" }).fill(person.tel);
}

/** What the form asks for, of an adult who has the place to themselves. */
export async function typeTraveller(page: Page): Promise<void> {
  await fillPassenger(page, 1, makePerson("adt"));
  await page.getByRole("button", { name: "Take from passenger 1" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill("payer@parvoz.example");
}
