import { expect, type Page } from "@playwright/test";
import type { Person } from "./people";

/** Keeps people in the passenger book of the agency that is signed in. */
export async function saveToBook(page: Page, family: readonly Person[]): Promise<void> {
  const passengers = family.map(({ age: _, ...person }) => person);
  const answer = await page.request.post("/api/portal/passengers", { headers: { "x-parvoz-portal": "1" }, data: { passengers } });
  expect(answer.status(), await answer.text()).toBe(200);
}
