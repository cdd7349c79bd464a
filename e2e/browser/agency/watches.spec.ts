import { expect, type Page } from "@playwright/test";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import type { Offer } from "@/lib/contracts/interface/offers";
import { newsList } from "@/lib/contracts/portal/news";
import { envelope } from "@/lib/contracts/shared";
import { DESKTOP, findBarriers, NAMES_ALONE, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { sellElsewhere } from "../../support/product/database";
import { type Direct, emptyFlight, legKeysOf, nonStops } from "../../support/product/empty-flight";
import { FIRST_AGENT, inDays, Partner } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

const PORTAL = { "x-parvoz-portal": "1" };
const DAY = inDays(93);

const book = (partner: Partner, { id }: Pick<Offer, "id">) =>
  partner.ok("POST", `/api/v1/offers/${encodeURIComponent(id)}/booking`, createdBooking, { body: bookingOf([makePerson("adt")]) });

/** Holds the last seat of the flight at its price: whoever books it next pays more. @returns the hold, and the flight as it is sold from then on */
async function holdLastSeat(partner: Partner, { chosen, legKey, bookingClass }: Direct) {
  const left = chosen.directions[0]?.segments[0]?.seats ?? 1;
  await sellElsewhere(legKey, bookingClass, left - 1);
  const last = await book(partner, chosen);
  const now = async () => (await nonStops(partner, DAY)).find((one) => legKeysOf(one) === legKey);
  await expect.poll(async () => (await now())?.price.amount, { timeout: 30_000 }).toBeGreaterThan(chosen.price.amount);
  const dearer = await now();
  if (!dearer) throw new Error("the flight is not sold any more");
  return { last, dearer };
}

/** Waits until the agency's news tell of a fall, and lets the page ask for them. */
async function awaitNews(page: Page, bookingId: string): Promise<void> {
  const told = async () => {
    const answer = await page.request.get("/api/portal/news", { headers: PORTAL });
    const { items } = envelope(newsList).parse(await answer.json()).data;
    return items.filter(({ kind, booking }) => kind === "price_fall" && booking?.id === bookingId).length;
  };
  await expect.poll(told, { timeout: 60_000 }).toBe(1);
  await page.clock.fastForward("01:01");
}

test("a booking that is watched tells by the bell once a cheaper seat comes free, and leads to a quote of it", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { last, dearer } = await holdLastSeat(partner, await emptyFlight(partner, DAY));
  const { id, booking_number } = await book(partner, dearer);
  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(DESKTOP);
  await page.clock.install();
  await page.goto(`/bookings/${id}`);
  await page.getByRole("button", { name: "Watch this price" }).click();
  const sheet = page.getByRole("dialog", { name: "Watch this price" });
  await sheet.getByRole("textbox", { name: /^Cheaper by at least/ }).fill("20 000");
  await sheet.getByText("Write to the customer too").click();
  await findBarriers(page, "the sheet that watches a price");
  await sheet.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(page.getByRole("button", { name: "Price is watched" })).toBeVisible();

  await partner.ok("DELETE", `/api/v1/booking/${last.id}/cancel-unpaid`, statusOnly);
  await awaitNews(page, id);
  await page.getByRole("button", { name: /^News: .* new$/ }).click();
  const line = page.getByRole("link", { name: new RegExp(`What you watch costs less.*${booking_number}`) });
  await findBarriers(page, "the bell that tells of a fall", NAMES_ALONE);
  await line.click();
  await expect(page).toHaveURL(/\/watches\?watch=/);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.getByText(/UZS (cheaper|→)/).first()).toBeVisible();
    await findBarriers(page, `a watch that has found something at ${size.width}`);
  }
  await page.getByRole("link", { name: "Open as quote" }).click();
  await expect(page).toHaveURL(/\/quotes\?quote=/);
  await expect(page.getByRole("button", { name: "By e-mail" })).toBeVisible();
});
