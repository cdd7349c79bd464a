import { expect } from "@playwright/test";
import { z } from "zod";
import { createdBooking, payment } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { messages } from "@/lib/i18n/messages";
import { DESKTOP, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

/** Half of what the page of a ticketed one-way booking of two passengers took at first. */
const MOST = 1222;

test("a ticketed booking of two is little more than a window high, and the bar with the next act covers none of it", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const found = await partner.ok("GET", searchPath({ to: "IST", depart: inDays(66), adults: 2 }), z.array(offer));
  const direct = found.find(({ directions }) => directions[0]?.segments.length === 1);
  const body = bookingOf([makePerson("adt"), makePerson("adt")]);
  const { id } = await partner.ok("POST", `/api/v1/offers/${encodeURIComponent(direct?.id ?? "")}/booking`, createdBooking, { body });
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  await untilStatus(partner, id, "ticketed");

  await page.setViewportSize(DESKTOP);
  await speak(page, "ru");
  await signInQuietly(page);
  await page.goto(`/bookings/${id}`);
  const history = page.getByRole("region", { name: messages.ru.booking.page.history });
  await expect(history).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST);

  await page.setViewportSize(PHONE);
  const bar = page.getByRole("region", { name: messages.ru.booking.page.next }).locator("> div").first();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const room = async () => {
    const [act, last] = [await bar.boundingBox(), await history.boundingBox()];
    return (act?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0));
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
