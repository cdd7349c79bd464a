import { expect, type Page, test } from "@playwright/test";
import type { Booking } from "@/lib/contracts/bookings";
import { portalBooking } from "@/lib/contracts/portal-booking";
import { envelope } from "@/lib/contracts/shared";
import { formatMoney, formatTime } from "@/lib/i18n/formats";
import { changeFlightOf, makeUnpaid } from "../support/change-schedule";
import { FIRST_AGENT, Partner } from "../support/partner";
import { signInQuietly, speak } from "../support/sign-in";
import { makeTicketed } from "../support/ticketed";

const OPERATOR = "operator@parvoz.example";
const QUESTION = "The airline has changed this journey";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens a booking as its agent, in English. */
async function open(page: Page, bookingId: string): Promise<void> {
  await speak(page, "en");
  await signInQuietly(page.request);
  await page.goto(`/bookings/${bookingId}`);
}

/** First departure of the changed direction, before and after; the flight still flies. */
function departures({ schedule_changes }: Booking): { old: string; now: string } {
  const [direction] = schedule_changes[0]?.directions ?? [];
  const [old, now] = [direction?.old[0], direction?.new?.[0]];
  if (!old || !now) throw new Error("the change has no flights");
  return { old: formatTime(old.departure.datetime), now: formatTime(now.departure.datetime) };
}

test("an agent sees old and new times side by side, and accepts the new ones", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeFlightOf(partner, await makeTicketed(partner, 91), "large-time");
  const { old, now } = departures(changed);
  await open(page, changed.id);

  const question = card(page, QUESTION);
  const departs = question.getByRole("row", { name: /^Departs/ });
  await expect(departs.getByRole("cell").nth(0)).toContainText(old);
  await expect(departs.getByRole("cell").nth(1)).toContainText(now);
  await expect(departs.getByRole("cell").nth(1)).toContainText("changed");
  await expect(question.getByText(/^Answer by/)).toBeVisible();

  await question.getByRole("button", { name: "Accept the new flights" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accept" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("The new flights were accepted.")).toBeVisible();
  await expect(card(page, "Flights")).toContainText(now);
  await expect(card(page, "History")).toContainText("The airline's change was settled");
});

test("an unpaid booking of a cancelled flight waits: no payment before the agent has taken another flight", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeFlightOf(partner, await makeUnpaid(partner, 93), "cancellation");
  await partner.refused("POST", `/api/v1/booking/${changed.id}/payment`, 422, 100441, { body: {} });
  await speak(page, "en");
  await signInQuietly(page.request);
  await page.goto("/bookings?changed=open");
  await page.getByRole("row", { name: changed.booking_number }).getByText("Changed by the airline").waitFor();
  await page.goto(`/bookings/${changed.id}`);

  const question = card(page, QUESTION);
  await expect(question.getByRole("cell", { name: "Cancelled" }).first()).toBeVisible();
  await expect(question.getByRole("button", { name: "Accept the new flights" })).toHaveCount(0);
  await expect(page.getByText("Payment waits for your answer to the airline’s change.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay from deposit" })).toHaveCount(0);

  await question.getByRole("button", { name: "Choose other flights…" }).click();
  const choice = page.getByRole("alertdialog");
  await choice.getByRole("radio").first().click();
  await choice.getByRole("button", { name: "Take these flights" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("Other flights were chosen.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel without charge" })).toHaveCount(0);
  await expect(page.getByRole("timer")).toBeVisible();
});

test("a cancelled flight is paid back in full, fees included", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeFlightOf(partner, await makeTicketed(partner, 95), "cancellation");
  const price = formatMoney(changed.price.amount, changed.price.currency, "en");
  await open(page, changed.id);
  await card(page, QUESTION).getByRole("button", { name: "Refund in full…" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: `Refund ${price}` })
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Refunded" })).toBeVisible();
  await expect(card(page, "Refund")).toContainText(price);
  await expect(card(page, "Refund")).not.toContainText("Not refunded");
});

test("a customer answers on the page of their trip, without signing in", async ({ page, browser }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeFlightOf(partner, await makeTicketed(partner, 97), "large-time");
  await signInQuietly(page.request);
  const extras = await page.request.get(`/api/portal/bookings/${changed.id}`, { headers: { "X-Parvoz-Portal": "1" } });
  const { tripUrl } = envelope(portalBooking).parse(await extras.json()).data;
  const home = await browser.newContext();
  const customer = await home.newPage();
  await speak(customer, "ru");
  await customer.goto(new URL(tripUrl).pathname);

  const question = card(customer, "Авиакомпания изменила вашу поездку");
  await expect(question.getByRole("row", { name: /^Вылет/ })).toContainText(departures(changed).now);
  await question.getByRole("button", { name: "Согласен на новые рейсы" }).click();
  await customer.getByRole("alertdialog").getByRole("button", { name: "Согласен на новые рейсы" }).click();
  await expect(question).toHaveCount(0);
  await expect(customer.getByText("Новые рейсы приняты.")).toBeVisible();
  await home.close();
});

test("the back office sees what a change touches, by flight, and refunds those who have not answered", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeFlightOf(partner, await makeTicketed(partner, 99), "cancellation");
  const [segment] = changed.schedule_changes[0]?.directions[0]?.old ?? [];
  const flight = `${segment?.airline.code}${segment?.flight_number}`;
  await speak(page, "en");
  await signInQuietly(page.request, OPERATOR);
  await page.goto("/operator/refunds");
  await page.getByRole("link", { name: "Schedule", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Schedule" })).toBeVisible();
  await page
    .getByRole("row", { name: new RegExp(`cancellation ${flight}`) })
    .first()
    .getByRole("link")
    .click();

  await page.getByRole("link", { name: `Show the bookings of ${flight}` }).click();
  await page
    .getByRole("checkbox", { name: `Select booking ${changed.booking_number}` })
    .and(page.locator(":visible"))
    .check({ force: true });
  await page.getByRole("button", { name: "Refund in full…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText("Done for 1 booking")).toBeVisible();
  await expect(page.getByRole("row", { name: changed.booking_number }).getByText("Refunded")).toBeVisible();
});

test("the back office looks at a message before anything changes", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page.request, OPERATOR);
  await page.goto("/operator/schedule-messages");
  await page.getByRole("textbox", { name: "Messages" }).fill("SSM\nLT\nCNL\nHY9998\n01JAN30 31JAN30 1234567");
  await page.getByRole("button", { name: "Look at them" }).click();
  await expect(page.getByText("Nothing is changed yet")).toBeVisible();
  await expect(page.getByText("Would be rejected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply" })).toHaveCount(0);
});

test("agents do not get into the back office's schedule", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page.request);
  for (const path of ["/operator/schedule", "/operator/schedule-changes", "/operator/schedule-messages"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
  }
});
