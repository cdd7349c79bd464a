import { expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { DESKTOP, findBarriers, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

test("the first page shows what is to be done, and what comes shows by itself", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(DESKTOP);
  await page.clock.install();
  await page.goto("/");
  const desk = page.getByRole("region", { name: "Desk" });
  await expect(desk.getByRole("heading", { name: "Balance" })).toBeVisible();
  const program = await Partner.signIn(FIRST_AGENT);
  const [found] = await program.ok("GET", searchPath({ depart: inDays(52) }), z.array(offer));
  const made = await program.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([makePerson("adt")]) });
  const answer = await page.request.get("/api/portal/desk", { headers: { "x-parvoz-portal": "1" } });
  const { holds } = z
    .object({ data: z.object({ holds: z.array(z.looseObject({ booking_number: z.string() })) }) })
    .parse(await answer.json()).data;
  const [first] = holds;
  // Asked again every half minute.
  await page.clock.fastForward("00:31");
  await expect(desk.getByRole("link", { name: new RegExp(first?.booking_number ?? "nothing") }).first()).toBeVisible();
  await findBarriers(page, "/");
  await page.setViewportSize(PHONE);
  await expect(desk.getByRole("heading", { name: "Last bookings" })).toBeVisible();
  await findBarriers(page, "/");
  await desk.getByRole("link", { name: "All: Holds running out" }).click();
  await expect(page).toHaveURL(/\/bookings\?view=hold$/);
  await program.ok("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, statusOnly);
});
