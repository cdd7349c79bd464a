import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { messages } from "@/lib/i18n/messages";
import { offerRows } from "../../support/pages/choose-offer";
import { countInSight } from "../../support/pages/count-in-sight";
import { DESKTOP } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { sellAtOwnPrices } from "../../support/product/own-prices";
import { BASE_URL, FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

const SEARCH = `/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&cabin=E&adt=1&chd=0&inf=0&ins=0`;
async function expectSix(page: Page, state: string): Promise<void> {
  await expect(offerRows(page).nth(6)).toBeAttached({ timeout: 60_000 });
  await expect(page.locator("main nav ol")).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => countInSight(page), { message: state }).toBeGreaterThanOrEqual(6);
}

test("six offers stand above the fold of a desk whatever stands over and under them", async ({ page }) => {
  test.slow();
  await sellAtOwnPrices(page);
  await page.setViewportSize(DESKTOP);
  await speak(page, "ru");
  await signInQuietly(page);
  await page.goto(SEARCH);
  await expectSix(page, "a search");

  await page.goto(`${SEARCH}&stops=0,1,2&bag=1`);
  await expectSix(page, "filters");
  await page.locator("main [data-offer-choose]").first().click();
  await expectSix(page, "the return, under the chosen way out and filters");
  await offerRows(page).first().getByRole("button", { name: messages.ru.quotes.mark.add }).click();
  await expect(page.getByRole("region", { name: messages.ru.quotes.tray.label })).toBeVisible();
  await expectSix(page, "the return, with a quote in the making");

  await page.context().addCookies([{ name: "parvoz_line", value: "1", url: BASE_URL }]);
  await page.goto(SEARCH);
  await expectSix(page, "a search written in one line");

  await page.context().clearCookies({ name: "parvoz_line" });
  await page.evaluate(() => localStorage.setItem("parvoz.offers-combined", "1"));
  await page.goto(`${SEARCH}&stops=0,1,2&bag=1`);
  await expectSix(page, "whole journeys");
  await page.evaluate(() => localStorage.removeItem("parvoz.offers-combined"));
});

test("six offers stand there in Uzbek, also where the passengers of a booking are taken along", async ({ page }) => {
  test.slow();
  const partner = await Partner.signIn(FIRST_AGENT);
  const [found] = await partner.ok("GET", searchPath({ depart: inDays(54) }), z.array(offer));
  const body = bookingOf([makePerson("adt")]);
  const made = await partner.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body });
  await page.setViewportSize(DESKTOP);
  await speak(page, "uz");
  await signInQuietly(page);
  await page.goto(SEARCH);
  await expectSix(page, "a search in Uzbek");

  const { repeat } = messages.uz.booking;
  await page.goto(`/bookings/${made.id}`);
  await page.getByRole("button", { name: repeat.title }).click();
  await page.getByRole("menuitem", { name: repeat.otherFlights }).click();
  await expect(page).toHaveURL(/along=/);
  // The tab keeps the passengers whatever is searched meanwhile.
  await page.goto(`${SEARCH}&along=${made.id}`);
  await expect(page.getByText(messages.uz.search.along.text)).toBeVisible();
  await expectSix(page, "a search for the passengers of a booking");
});
