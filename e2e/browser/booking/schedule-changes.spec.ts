import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { envelope } from "@/lib/contracts/shared";
import { addDays } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { formatMoney, formatTime } from "@/lib/i18n/formats";
import { smallSsim } from "@/tests/support/schedule/small-ssim";
import { complaints, examine, LOOKS, whenOf } from "../../support/pages/examine";
import { readPdf } from "../../support/pages/pdf";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { changeFlightOf, makeTicketedTogether, makeUnpaid, readBooking } from "../../support/product/change-schedule";
import { withFreshBalance } from "../../support/product/fresh-balance";
import { FIRST_AGENT, Partner } from "../../support/product/partner";
import { laterMessage } from "../../support/product/schedule-message";
import { AT_NIGHT } from "../../support/when";

// All in one file, so one after another: the last change of the schedule alone can be taken back.

const OPERATOR = "operator@parvoz.example";
const QUESTION = "The airline has changed this journey";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const visible = (page: Page) => page.locator(":visible");

/** What may be chosen, each with all that is said about it. */
const radios = (page: Page) =>
  page
    .getByRole("alertdialog")
    .locator("label")
    .filter({ has: page.getByRole("radio") });

/** Opens a booking as its agent, in English. */
async function open(page: Page, bookingId: string): Promise<void> {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(`/bookings/${bookingId}`);
}

/** Opens a page of the back office, in English. */
async function openOffice(page: Page, path: string): Promise<void> {
  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  await page.goto(path);
}

/** First departure of the changed direction, before and after; the flight still flies. */
function departures({ schedule_changes }: Booking): { old: string; now: string } {
  const [direction] = schedule_changes[0]?.directions ?? [];
  const [old, now] = [direction?.old[0], direction?.new?.[0]];
  if (!old || !now) throw new Error("the change has no flights");
  return { old: formatTime(old.departure.datetime), now: formatTime(now.departure.datetime) };
}

function firstDeparture({ directions }: Booking): string {
  return formatTime(directions[0]?.segments[0]?.departure.datetime ?? "");
}

/** `HY41`, the first flight. */
function flightOf({ directions }: Booking): string {
  const segment = directions[0]?.segments[0];
  return `${segment?.airline.code}${segment?.flight_number}`;
}

/** `HY 273`, all of a direction. */
function flightsOf({ directions }: Booking, direction: number): string[] {
  return directions[direction]?.segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`) ?? [];
}

/** One booking, changed. */
async function changeOne(partner: Partner, made: Promise<Booking[]>, kind: "large-time" | "cancellation"): Promise<Booking> {
  const [changed] = await changeFlightOf(partner, await made, kind);
  if (!changed) throw new Error("nothing was booked");
  return changed;
}

const stateOf = ({ schedule_changes }: Booking) => schedule_changes.map(({ state }) => state);

test("an agent sees old and new times side by side, accepts the new ones, and has receipts with them", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeOne(partner, makeTicketedTogether(partner, { to: "ALA", days: 91 }, 1), "large-time");
  const { old, now } = departures(changed);
  await open(page, changed.id);

  const question = card(page, QUESTION);
  await expect(question.getByRole("listitem")).toContainText(`${old} → `);
  await expect(question.getByRole("listitem")).toContainText(now);
  await question.getByText("Before and after").click();
  const departs = question.getByRole("row", { name: /^Departs/ });
  await expect(departs.getByRole("cell").nth(0)).toContainText(old);
  await expect(departs.getByRole("cell").nth(1)).toContainText(now);
  await expect(departs.getByRole("cell").nth(1)).toContainText("changed");
  await expect(question.getByText(/^Answer by/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Give tickets back…" })).toHaveCount(0);

  await question.getByRole("button", { name: "Accept the new flights" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accept" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("The new flights were accepted.")).toBeVisible();
  await expect(page.getByRole("link", { name: "New receipts (PDF)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New calendar" })).toBeVisible();
  await expect(card(page, "Flights")).toContainText(now);
  await expect(card(page, "History")).toContainText("The airline's change was settled");
  await expect(page.getByRole("button", { name: "Give tickets back…" })).toBeVisible();
  const receipt = await card(page, "Itinerary receipts")
    .getByRole("link", { name: /^Receipt/ })
    .getAttribute("href");
  await expect(async () => expect(await readPdf(receipt ?? "")).toContain(now)).toPass();
  const after = await readBooking(partner, changed.id);
  expect([after.status, ...stateOf(after), firstDeparture(after)]).toEqual(["ticketed", "accepted", now]);
});

test("an unpaid booking of a cancelled flight waits: the agent takes another flight, and then pays", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeOne(partner, makeUnpaid(partner, { to: "DEL", days: 93 }, 1), "cancellation");
  await partner.refused("POST", `/api/v1/booking/${changed.id}/payment`, 422, 100441, { body: {} });
  await open(page, changed.id);
  await page.goto("/bookings?view=changed");
  const row = page.getByRole("row", { name: changed.booking_number });
  await expect(row.getByText("Changed by the airline")).toBeVisible();
  await expect(row.getByText("needs your answer")).toBeVisible();
  await page.goto(`/bookings/${changed.id}`);

  const question = card(page, QUESTION);
  await expect(question.getByRole("listitem").filter({ hasText: "Cancelled" }).first()).toBeVisible();
  await expect(question.getByRole("button", { name: "Accept the new flights" })).toHaveCount(0);
  await expect(page.getByText("Payment waits for your answer to the airline’s change.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay from deposit" })).toHaveCount(0);

  await question.getByRole("button", { name: "Choose other flights…" }).click();
  const choice = page.getByRole("alertdialog");
  const shown = (await radios(page).first().textContent()) ?? "";
  await tick(radios(page).first().getByRole("radio"));
  await choice.getByRole("button", { name: "Take these flights" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("Other flights were chosen.")).toBeVisible();
  const after = await readBooking(partner, changed.id);
  expect(stateOf(after)).toEqual(["chosen"]);
  expect(flightsOf(after, 0)).not.toEqual(flightsOf(changed, 0));
  for (const flight of flightsOf(after, 0)) expect(shown).toContain(flight);
  expect(after.price.amount).toBe(changed.price.amount);

  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: /^Pay/ }).click();
  await untilStatus(partner, changed.id, "ticketed");
});

test("a cancelled flight is paid back in full, fees included, and the balance says so", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const changed = await changeOne(partner, makeTicketedTogether(partner, { to: "DXB", days: 95 }, 1), "cancellation");
  const price = formatMoney(changed.price.amount, changed.price.currency, "en");
  await open(page, changed.id);
  await card(page, QUESTION).getByRole("button", { name: "Refund without penalty…" }).click();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: `Refund ${price}` });
  await withFreshBalance(page, () => confirm.click());
  await expect(page.getByRole("status").filter({ hasText: "Refunded" })).toBeVisible();
  await expect(card(page, "Refund")).toContainText(price);
  await expect(card(page, "Refund")).not.toContainText("Not refunded");
  const after = await readBooking(partner, changed.id);
  expect([after.status, ...stateOf(after)]).toEqual(["refunded", "refunded"]);
});

/** Path of the customer's page of a booking, as its agent has it. */
async function tripPath(agent: Page, bookingId: string): Promise<string> {
  const extras = await agent.request.get(`/api/portal/bookings/${bookingId}`, { headers: { "X-Parvoz-Portal": "1" } });
  return new URL(envelope(portalBooking).parse(await extras.json()).data.tripUrl ?? "").pathname;
}

/** The page of a customer's trip, opened by whoever has its link, without signing in. */
async function openTrip(home: BrowserContext, path: string, locale: Locale): Promise<Page> {
  const customer = await home.newPage();
  await speak(customer, locale);
  await customer.goto(path);
  return customer;
}

test("customers whose flight leaves at another time accept, take other flights or give up, on the pages of their trips", async ({
  page,
  browser,
}) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const made = await makeTicketedTogether(partner, { to: "UGC", days: 97 }, 3);
  const [accepts, chooses, leaves] = await changeFlightOf(partner, made, "large-time");
  if (!accepts || !chooses || !leaves) throw new Error("too few bookings");
  await signInQuietly(page);
  const home = await browser.newContext({ viewport: { width: 390, height: 844 } });

  const russian = await openTrip(home, await tripPath(page, accepts.id), "ru");
  await expect(russian.getByRole("heading", { name: "Нужен ваш ответ" })).toBeVisible();
  await expect(card(russian, "Ближайший рейс")).toHaveCount(0);
  const question = card(russian, "Авиакомпания изменила вашу поездку");
  await expect(question.getByRole("row", { name: /^Вылет/ })).toContainText(departures(accepts).now);
  await question.getByRole("button", { name: "Принимаю новые рейсы" }).click();
  await russian.getByRole("alertdialog").getByRole("button", { name: "Принимаю новые рейсы" }).click();
  await expect(russian.getByText("Новые рейсы приняты.")).toBeVisible();
  await expect(card(russian, "Ближайший рейс")).toContainText(departures(accepts).now);
  const accepted = await readBooking(partner, accepts.id);
  expect([...stateOf(accepted), firstDeparture(accepted)]).toEqual(["accepted", departures(accepts).now]);

  const uzbek = await openTrip(home, await tripPath(page, chooses.id), "uz");
  await uzbek.getByRole("button", { name: "Boshqa reyslarni koʻrsatish" }).click();
  const shown = (await radios(uzbek).first().textContent()) ?? "";
  await tick(radios(uzbek).first().getByRole("radio"));
  await uzbek.getByRole("alertdialog").getByRole("button", { name: "Shu reyslarni olish" }).click();
  await expect(uzbek.getByText("Boshqa reyslar tanlandi.")).toBeVisible();
  const chosen = await readBooking(partner, chooses.id);
  expect(stateOf(chosen)).toEqual(["chosen"]);
  expect(shown).toContain(firstDeparture(chosen));
  await expect(card(uzbek, "Reyslar")).toContainText(firstDeparture(chosen));

  const english = await openTrip(home, await tripPath(page, leaves.id), "en");
  await english.getByRole("button", { name: "I do not want to travel" }).click();
  await expect(english.getByRole("alertdialog")).toContainText("The whole price is paid back to");
  await english.getByRole("alertdialog").getByRole("button", { name: "Give it up" }).click();
  await expect(english.getByRole("heading", { name: "Refunded" })).toBeVisible();
  const left = await readBooking(partner, leaves.id);
  expect([left.status, ...stateOf(left)]).toEqual(["refunded", "refunded"]);
  await home.close();
});

test("the back office sees what a cancellation touches, by flight, and refunds all of them at once", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const trip = { to: "DXB", days: 120 };
  const made = [...(await makeTicketedTogether(partner, trip, 2)), ...(await makeUnpaid(partner, trip, 1))];
  const [first, ...others] = await changeFlightOf(partner, made, "cancellation");
  if (!first) throw new Error("nothing was booked");
  const flight = flightOf(first);
  await openOffice(page, "/operator/refunds");
  await page.getByRole("link", { name: "Schedule", exact: true }).click();
  await page
    .getByRole("link", { name: `demo:change-schedule cancellation ${flight}` })
    .and(visible(page))
    .first()
    .click();

  await expect(card(page, "Flights it touches")).toContainText("3 bookings, 3 passengers");
  await page.getByRole("link", { name: `Show the bookings of ${flight}` }).click();
  await expect(page.getByRole("heading", { name: `Bookings it touches: ${flight}` })).toBeVisible();
  await tick(page.getByRole("checkbox", { name: "Select all on this page" }));
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Refund without penalty…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText("Done for 3 bookings")).toBeVisible();
  for (const { booking_number } of [first, ...others])
    await expect(page.getByRole("row", { name: booking_number }).getByText("Refunded")).toBeVisible();
  await expect(card(page, "Flights it touches")).toContainText("3 settled");
  const after = await Promise.all(made.map(({ id }) => readBooking(partner, id)));
  expect(after.map(({ status }) => status)).toEqual(["refunded", "refunded", "cancelled"]);
});

test("the back office looks at a message, applies it, reminds who has not answered, and takes it back", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [made] = await makeTicketedTogether(partner, { to: "NCU", days: 125 }, 1);
  if (!made) throw new Error("nothing was booked");
  const flight = flightOf(made);
  await openOffice(page, "/operator/schedule");
  await page.getByRole("link", { name: "Apply messages…" }).click();
  await page.getByRole("textbox", { name: "Messages" }).fill(laterMessage(made, 3));
  await page.getByRole("button", { name: "Look at them" }).click();
  await expect(page.getByText("Nothing is changed yet")).toBeVisible();
  await expect(page.getByText("Would be applied")).toBeVisible();
  await expect(page.getByText("1 seat sold")).toBeVisible();
  expect(stateOf(await readBooking(partner, made.id))).toEqual([]);

  await page.getByLabel("Reason").fill("The airline called");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("The messages are applied")).toBeVisible();
  expect(stateOf(await readBooking(partner, made.id))).toEqual(["open"]);
  await page.getByRole("link", { name: "What it touches" }).click();
  await expect(page.getByRole("heading", { name: `TIM ${flight}` })).toBeVisible();
  await expect(card(page, "Flights it touches")).toContainText("1 booking, 1 passenger");
  const change = page.url();

  await page.getByRole("link", { name: "Changed bookings" }).click();
  await page.getByRole("searchbox", { name: "Flight" }).fill(flight);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`flight=${flight}`));
  const row = page.getByRole("row", { name: made.booking_number });
  await expect(row.getByText("Waiting for an answer")).toBeVisible();
  await tick(row.getByRole("checkbox"));
  await page.getByRole("button", { name: "Remind" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remind" }).click();
  await expect(row.getByText(/^reminded/)).toBeVisible();

  await page.goto(change);
  await page.getByRole("button", { name: "Take back…" }).click();
  await page.getByRole("alertdialog").getByLabel("Reason").fill("The airline has withdrawn it");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText(/^Taken back on/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Take back…" })).toHaveCount(0);
  const after = await readBooking(partner, made.id);
  expect(stateOf(after)).not.toContain("open");
  expect(firstDeparture(after)).toBe(firstDeparture(made));
});

test("the back office is told why a message would be rejected, and cannot apply it", async ({ page }) => {
  await openOffice(page, "/operator/schedule-messages");
  await page.getByRole("textbox", { name: "Messages" }).fill("SSM\nLT\nCNL\nHY9998\n01JAN30 31JAN30 1234567");
  await page.getByRole("button", { name: "Look at them" }).click();
  await expect(page.getByText("Would be rejected")).toBeVisible();
  await expect(page.getByText(/There is no flight HY9998 in the schedule/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply", exact: true })).toHaveCount(0);
});

test("agents do not get into the back office's schedule", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  for (const path of ["/operator/schedule", "/operator/schedule-changes", "/operator/schedule-messages"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
  }
});

for (const [place, look] of LOOKS.entries())
  test(
    `a booking that the airline has changed, its customer's page and the back office's schedule ${look.name}`,
    whenOf(look, "schedule changes"),
    async ({ page, browser }) => {
      test.slow();
      const partner = await Partner.signIn(FIRST_AGENT);
      const { id } = await changeOne(partner, makeUnpaid(partner, { to: "ALA", days: 130 + place }, 1), "large-time");
      await signInQuietly(page);
      const trip = await tripPath(page, id);
      const office = await browser.newContext();
      const desk = await office.newPage();
      await openOffice(desk, "/operator/schedule");
      await desk
        .getByRole("link", { name: /large-time/ })
        .and(visible(desk))
        .first()
        .click();
      await expect(desk.getByRole("heading", { name: "Bookings it touches" })).toBeVisible();
      const change = new URL(desk.url()).pathname;
      const found = [complaints(page), complaints(desk)];
      await Promise.all([page, desk].map((each) => each.setViewportSize(look.sizes[0])));
      await Promise.all([page, desk].map((each) => speak(each, look.locale)));
      await examine(page, `/bookings/${id}`, look);
      await examine(page, trip, look);
      for (const path of ["/operator/schedule", change, "/operator/schedule-changes", "/operator/schedule-messages"])
        await examine(desk, path, look);
      expect(found.flat()).toEqual([]);
      await office.close();
    },
  );

test("a schedule file is uploaded, looked at, applied and taken back", AT_NIGHT, async ({ page }) => {
  await openOffice(page, "/operator/schedule");
  await page.getByRole("link", { name: "Upload a file…" }).click();
  const today = new Date().toISOString().slice(0, 10);
  const [from, to] = [addDays(today, 20), addDays(today, 40)];
  const file = smallSsim({ carrier: "Z9", flightNumbers: [901], from, to, createdOn: today });
  await page.getByLabel("Choose a file…").setInputFiles({ name: "z9.ssim", mimeType: "text/plain", buffer: Buffer.from(file) });
  await expect(page.getByText("Nothing is changed yet")).toBeVisible();
  await expect(page.getByText("Z9: 21 flights added, no seat sold")).toBeVisible();
  await page.getByRole("textbox", { name: "Reason" }).fill("The first schedule of Z9");
  await page.getByRole("button", { name: "Apply this file" }).click();
  await page.getByRole("link", { name: "What it touches, and take back" }).click();
  await expect(page.getByRole("heading", { name: "z9.ssim" })).toBeVisible();
  await page.getByRole("button", { name: "Take back…" }).click();
  await page.getByRole("alertdialog").getByLabel("Reason").fill("Only tried");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText(/^Taken back on/)).toBeVisible();
});
