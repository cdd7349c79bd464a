import { expect, type Locator, type Page } from "@playwright/test";

/** Rows of the list that are offers, or the flights of one direction. */
export function offerRows(page: Page): Locator {
  return page.locator("main li.list-row");
}

/**
 * Chooses the first flights of every direction but the last, on pages in English: what is left are whole offers.
 * @param directions of the journey
 */
export async function chooseDirections(page: Page, directions: number): Promise<void> {
  const chosen = page.getByRole("list", { name: "Chosen flights" }).getByRole("listitem");
  for (let count = 1; count < directions; count++) {
    await offerRows(page)
      .first()
      .getByRole("button", { name: /^Choose / })
      .click();
    await expect(chosen).toHaveCount(count);
  }
}

/** Opens the first offer that is left once every direction but the last is chosen. */
export async function openOffer(page: Page, directions: number): Promise<void> {
  await chooseDirections(page, directions);
  await page.getByRole("button", { name: "Details and fares" }).first().click();
}
