import { expect, type Locator, type Page } from "@playwright/test";
import { booking, createdBooking } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { DESKTOP, examine, findBarriers, LOOKS, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { withFreshBalance } from "../../support/product/fresh-balance";
import { FIRST_AGENT, Partner } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { findRefundable, makeTicketed } from "../../support/product/ticketed";
import { AT_NIGHT } from "../../support/when";

const uzs = (amount: number) => formatMoney(amount, "UZS", "en");
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const WORDS = "Asks for a window seat.\nCalls back on Monday.";

async function open(page: Page, bookingId: string): Promise<void> {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(`/bookings/${bookingId}`);
}

/** Unfolds the notes of a booking. */
async function openNotes(page: Page): Promise<Locator> {
  const notes = card(page, "Notes");
  await notes.getByRole("button", { name: /^Notes/ }).click();
  return notes;
}

/** Chooses the first bag that is offered for the first direction, and reads what it costs. */
async function chooseBag(page: Page): Promise<number> {
  await card(page, "Passengers").getByRole("button", { name: "Add bags" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Add bags" });
  await dialog.getByRole("button", { name: /^None/ }).first().click();
  const option = page.getByRole("option", { name: /1 × \d+ kg/ }).first();
  const price = Number((await option.textContent())?.split("+")[1]?.replace(/\D/g, ""));
  await option.click();
  return price;
}

test("an agent adds bags to an unpaid booking on a phone: it costs more, and is paid with them", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id: offerId } = await findRefundable(partner, 71);
  const path = `/api/v1/offers/${encodeURIComponent(offerId)}/booking`;
  const { id, price } = await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
  await page.setViewportSize(PHONE);
  await open(page, id);
  const bag = await chooseBag(page);
  const dialog = page.getByRole("alertdialog", { name: "Add bags" });
  await expect(dialog).toContainText(`The booking will cost ${uzs(price.amount + bag)}`);
  await findBarriers(page, "the dialog of bags");
  await dialog.getByRole("button", { name: `Add for ${uzs(bag)}` }).click();
  await expect(page.getByText("The bags were added")).toBeVisible();
  await expect(card(page, "Price")).toContainText(uzs(price.amount + bag));
  await expect(card(page, "Passengers")).toContainText("kg extra");
  await expect(card(page, "History")).toContainText("Extra bags were bought");
  expect((await partner.ok("GET", `/api/v1/booking/${id}`, booking)).price.amount).toBe(price.amount + bag);
});

test("an agent adds bags to a ticketed booking: the deposit pays them, and a void gives them back", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id, price } = await makeTicketed(partner, 72);
  await page.setViewportSize(DESKTOP);
  await open(page, id);
  const bag = await chooseBag(page);
  const dialog = page.getByRole("alertdialog", { name: "Add bags" });
  await expect(dialog).toContainText(`${uzs(bag)} will be charged to your deposit now.`);
  await withFreshBalance(page, () => dialog.getByRole("button", { name: `Add for ${uzs(bag)}` }).click());
  await expect(card(page, "Price")).toContainText(uzs(price.amount + bag));
  await page.getByRole("button", { name: "Give tickets back…" }).click();
  await expect(page.getByRole("radio", { name: /^Void, until/ })).toHaveAccessibleName(new RegExp(uzs(price.amount + bag)));
  await page.getByRole("alertdialog").getByRole("button", { name: "Void the booking" }).click();
  await expect(card(page, "Refund")).toContainText(uzs(price.amount + bag));
  await expect(card(page, "Passengers").getByRole("button", { name: "Add bags" })).toHaveCount(0);
});

test("an agent writes, changes and deletes notes on a booking, which the work list marks", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id, booking_number } = await makeTicketed(partner, 73);
  await page.setViewportSize(DESKTOP);
  await open(page, id);
  const notes = await openNotes(page);
  await notes.getByRole("textbox", { name: "New note" }).fill("Prefers mails.");
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByRole("listitem")).toHaveCount(1);
  await notes.getByRole("textbox", { name: "New note" }).fill(WORDS);
  await notes.getByRole("button", { name: "Add note" }).click();
  const [first, second] = [notes.getByRole("listitem").nth(0), notes.getByRole("listitem").nth(1)];
  await expect(first).toContainText("Calls back on Monday.");
  await expect(notes.getByRole("textbox", { name: "New note" })).toHaveValue("");

  await second.getByRole("button", { name: "Edit" }).click();
  await second.getByRole("textbox", { name: "Edit" }).fill("Prefers Telegram.");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second).toContainText("Prefers Telegram.");
  await expect(second).toContainText("edited");
  await second.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog", { name: "Delete this note?" }).getByRole("button", { name: "Delete" }).click();
  await expect(notes.getByRole("listitem")).toHaveCount(1);

  await page.goto("/bookings");
  await expect(page.getByRole("row").filter({ hasText: booking_number })).toContainText("Has notes");
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("listitem").filter({ hasText: booking_number })).toContainText("Has notes");
  const answer = await partner.send("GET", `/api/v1/booking/${id}`);
  expect(await answer.text()).not.toContain("window seat");
});

for (const look of LOOKS)
  test(`a booking with a note ${look.name}`, AT_NIGHT, async ({ page }) => {
    const { id } = await makeTicketed(await Partner.signIn(FIRST_AGENT), 74);
    await open(page, id);
    const notes = await openNotes(page);
    await notes.getByRole("textbox", { name: "New note" }).fill(WORDS);
    await notes.getByRole("button", { name: "Add note" }).click();
    await expect(notes.getByRole("listitem")).toHaveCount(1);
    await speak(page, look.locale);
    await page.setViewportSize(look.sizes[0]);
    await examine(page, `/bookings/${id}`, look);
  });
