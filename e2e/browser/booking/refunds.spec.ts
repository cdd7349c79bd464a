import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { createdBooking, payment } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { examine, findBarriers, LOOKS, NAMES_ALONE, PHONE } from "../../support/pages/examine";
import { fillPassenger } from "../../support/pages/forms";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { cancelFlight, reportOutboundFlown } from "../../support/product/database";
import { withFreshBalance } from "../../support/product/fresh-balance";
import { FIRST_AGENT, Partner } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { findRefundable, makeTicketed, openRequest } from "../../support/product/ticketed";
import { AT_NIGHT } from "../../support/when";

const OPERATOR = "operator@parvoz.example";
/** After so long a ticketed booking and its conversation have been asked for again. */
const POLL_MS = 16_000;

/** Opens a booking as its agent, in English. */
async function open(page: Page, bookingId: string): Promise<void> {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(`/bookings/${bookingId}`);
}

const uzs = (amount: number) => formatMoney(amount, "UZS", "en");
/** Opens the sheet of all ways to give tickets back, and takes one of them. */
async function giveBack(page: Page, way?: RegExp): Promise<Locator> {
  await page.getByRole("button", { name: "Give tickets back…" }).click();
  const sheet = page.getByRole("alertdialog", { name: "Giving the tickets back" });
  if (way) await tick(sheet.getByRole("radio", { name: way }));
  return sheet;
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an agent voids a booking that was just paid, and the whole price comes back", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id: offerId } = await findRefundable(partner, 61);
  const path = `/api/v1/offers/${encodeURIComponent(offerId)}/booking`;
  const { id, price } = await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  await open(page, id);

  const question = await giveBack(page);
  await expect(question.getByRole("radio", { name: /^Void, until/, checked: true })).toHaveAccessibleName(
    new RegExp(`Back on the deposit ${uzs(price.amount)}`),
  );
  await withFreshBalance(page, () => question.getByRole("button", { name: "Void the booking" }).click());

  await expect(card(page, "Refund")).toContainText(uzs(price.amount));
  await expect(card(page, "Refund")).not.toContainText("Not refunded");
  await expect(card(page, "History")).toContainText(/Voided; .* came back to the deposit/);
  await expect(page.getByRole("status").filter({ hasText: "Refunded" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Give tickets back…" })).toHaveCount(0);
});

test("an agent sees what comes back by the fare rules, and gets exactly that", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id, price } = await makeTicketed(partner, 62);
  await open(page, id);

  const question = await giveBack(page, /^Everything, by the fare rules/);
  await expect(question.getByRole("radio", { name: /^Void, until/ })).toBeEnabled();
  const confirm = question.getByRole("button", { name: /^Refund [\d,]+/ });
  const back = Number((await confirm.textContent())?.replace(/\D/g, ""));
  expect(back).toBeLessThan(price.amount);
  await expect(question.getByRole("radio", { checked: true })).toHaveAccessibleName(new RegExp(`Not refunded ${uzs(price.amount - back)}`));
  await withFreshBalance(page, () => confirm.click());

  await expect(card(page, "Refund")).toContainText(uzs(back));
  await expect(card(page, "Refund")).toContainText(uzs(price.amount - back));
});

test("an agent asks the back office, the operator refunds more than the rules, and the agent sees it without reloading", async ({
  page,
  browser,
}) => {
  test.slow();
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id, booking_number, price } = await makeTicketed(partner, 63);
  await page.clock.install();
  await open(page, id);
  const asking = await giveBack(page, /^Ask the back office/);
  await asking.getByRole("button", { name: /^Choose a reason/ }).click();
  await page.getByRole("option", { name: "Illness" }).click();
  await asking.getByRole("textbox", { name: /^What happened/ }).fill("The passenger is in hospital.");
  await asking.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("The back office is looking at the refund")).toBeVisible();
  const talk = card(page, "Conversation");
  await expect(talk).toContainText("The passenger is in hospital.");
  const certificate = { name: "certificate.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  await talk.locator('input[type="file"]').setInputFiles(certificate);
  await expect(talk).toContainText("certificate.pdf");
  await expect(page.getByRole("status").filter({ hasText: "Ticketed" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Give tickets back…" })).toHaveCount(0);

  const office = await browser.newContext();
  const desk = await office.newPage();
  await speak(desk, "en");
  await signInQuietly(desk, OPERATOR);
  await openRequest(desk, booking_number);
  const deskTalk = card(desk, "Conversation");
  await expect(deskTalk).toContainText("Illness");
  const saving = desk.waitForEvent("download");
  await deskTalk.getByRole("button", { name: "Save certificate.pdf" }).click();
  expect((await saving).suggestedFilename()).toBe("certificate.pdf");
  await deskTalk.getByRole("textbox", { name: "Message" }).fill("Thank you, we look at it.");
  await deskTalk.getByRole("button", { name: "Send" }).click();
  await expect(deskTalk.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await page.clock.fastForward(POLL_MS);
  await expect(talk).toContainText("Thank you, we look at it.");
  const paidFee = card(desk, "Money")
    .getByRole("row", { name: /^Service fee/ })
    .getByRole("cell")
    .first();
  await desk.getByRole("textbox", { name: "Service fee" }).fill((await paidFee.textContent()) ?? "");
  await desk.getByRole("textbox", { name: "Note to the partner" }).fill("Goodwill: the fee comes back too.");
  await desk.getByRole("button", { name: "Refund…" }).click();
  const lastWord = desk.getByRole("alertdialog", { name: "Refund this booking?" });
  const confirm = lastWord.getByRole("button", { name: /^Refund [\d,]+/ });
  const back = Number((await confirm.textContent())?.replace(/\D/g, ""));
  await confirm.click();
  await expect(desk.getByText(`${uzs(back)} refunded`)).toBeVisible();
  await office.close();

  await withFreshBalance(page, async () => {
    await page.clock.fastForward(POLL_MS);
    await expect(card(page, "Refund")).toContainText(uzs(back));
  });
  await expect(card(page, "Refund")).toContainText("Goodwill: the fee comes back too.");
  await expect(card(page, "Refund")).toContainText(uzs(price.amount - back));
});

/** An agent asks, on a phone, about one of two passengers. @returns the booking's id, and the back office looking at the request */
async function askAboutPart(page: Page, browser: Browser): Promise<{ id: string; desk: Page }> {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id: offerId } = await findRefundable(partner, 68, { adults: 2 });
  const people = [makePerson("adt"), makePerson("adt")];
  const path = `/api/v1/offers/${encodeURIComponent(offerId)}/booking`;
  const { id, booking_number } = await partner.ok("POST", path, createdBooking, { body: bookingOf(people) });
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  await untilStatus(partner, id, "ticketed");
  const [leaving = "", staying = ""] = people.map(({ last_name }) => last_name);
  await page.setViewportSize(PHONE);
  await open(page, id);
  const asking = await giveBack(page, /^Ask the back office/);
  await asking.getByRole("button", { name: /^Choose a reason/ }).click();
  await page.getByRole("option", { name: "Illness" }).click();
  await asking.getByRole("group", { name: "For whom" }).getByText(staying).click();
  await findBarriers(page, "asking about a part", NAMES_ALONE);
  await asking.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText(/^It is about: /)).toContainText(leaving);
  await expect(page.getByText(/^It is about: /)).not.toContainText(staying);

  const desk = await (await browser.newContext()).newPage();
  await speak(desk, "en");
  await signInQuietly(desk, OPERATOR);
  await openRequest(desk, booking_number);
  await expect(desk.getByText("The request is about a part of the booking")).toBeVisible();
  await expect(card(desk, "Passengers and flights")).toContainText(leaving);
  await expect(card(desk, "Passengers and flights")).not.toContainText(staying);
  return { id, desk };
}

for (const look of LOOKS)
  test(`a request about a part of a booking, as its agent and the back office see it ${look.name}`, AT_NIGHT, async ({ page, browser }) => {
    test.slow();
    const { id, desk } = await askAboutPart(page, browser);
    for (const [window, path] of [
      [page, `/bookings/${id}`],
      [desk, new URL(desk.url()).pathname],
    ] as const) {
      await speak(window, look.locale);
      await window.setViewportSize(look.sizes[0]);
      await examine(window, path, look);
    }
    await desk.context().close();
  });

test(
  "an agent asks about one of two passengers, the operator gives back that one's money, and the other flies",
  AT_NIGHT,
  async ({ page, browser }) => {
    test.slow();
    const { desk } = await askAboutPart(page, browser);
    await desk.getByRole("button", { name: "Refund…" }).click();
    const confirm = desk.getByRole("alertdialog").getByRole("button", { name: /^Refund [\d,]+/ });
    const back = Number((await confirm.textContent())?.replace(/\D/g, ""));
    await confirm.click();
    await expect(desk.getByText(`${uzs(back)} refunded`)).toBeVisible();
    await desk.context().close();

    await page.reload();
    await expect(page.getByText(`The back office has returned ${uzs(back)}`)).toBeVisible();
    await expect(card(page, "History")).toContainText(/Some passengers were refunded: .* came back to the deposit/);
    await expect(page.getByRole("status").filter({ hasText: "Ticketed" })).toBeVisible();
  },
);

test(
  "an agent whose flight was cancelled is told so, and has the whole price back with one press and a confirmation",
  AT_NIGHT,
  async ({ page }) => {
    const partner = await Partner.signIn(FIRST_AGENT);
    const { id, price } = await makeTicketed(partner, 65);
    await cancelFlight(id);
    await open(page, id);
    await expect(page.getByRole("status").filter({ hasText: "Flight cancelled" })).toBeVisible();
    await expect(page.getByText("The airline cancelled this flight")).toBeVisible();
    await expect(page.getByRole("button", { name: "Give tickets back…" })).toHaveCount(0);

    await page.getByRole("button", { name: `Get ${uzs(price.amount)} back` }).click();
    const question = page.getByRole("alertdialog", { name: `Get ${uzs(price.amount)} back?` });
    await withFreshBalance(page, () => question.getByRole("button", { name: `Refund ${uzs(price.amount)}` }).click());

    await expect(card(page, "Refund")).toContainText(uzs(price.amount));
    await expect(card(page, "Refund")).not.toContainText("Not refunded");
    await expect(card(page, "Refund")).toContainText("The airline cancelled the flight.");
    await expect(page.getByRole("status").filter({ hasText: "Refunded" })).toBeVisible();
  },
);

test("an agent refunds one of two passengers for what was shown, and the other keeps the tickets", async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id: offerId } = await findRefundable(partner, 67, { adults: 2 });
  const people = [makePerson("adt"), makePerson("adt")];
  const path = `/api/v1/offers/${encodeURIComponent(offerId)}/booking`;
  const { id } = await partner.ok("POST", path, createdBooking, { body: bookingOf(people) });
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  await untilStatus(partner, id, "ticketed");
  await open(page, id);
  const question = await giveBack(page);
  await question
    .getByRole("group", { name: "Passengers" })
    .getByText(people[1]?.last_name ?? "")
    .last()
    .click();
  const confirm = question.getByRole("button", { name: /^Refund [\d,]+/ });
  await withFreshBalance(page, () => confirm.click());
  await expect(card(page, "History")).toContainText(/Some passengers were refunded: .* came back to the deposit/);
  await expect(page.getByRole("status").filter({ hasText: "Ticketed" })).toBeVisible();
});

test("an agent has the unused half of a journey back, and the customer's page says so", AT_NIGHT, async ({ page }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { id, price } = await makeTicketed(partner, 66);
  await reportOutboundFlown(id);
  await open(page, id);

  const question = await giveBack(page, /^Everything, by the fare rules/);
  const confirm = question.getByRole("button", { name: /^Refund [\d,]+/ });
  const back = Number((await confirm.textContent())?.replace(/\D/g, ""));
  expect(back).toBeLessThan(price.amount / 2);
  await withFreshBalance(page, () => confirm.click());

  await expect(page.getByRole("status").filter({ hasText: "Partly refunded" })).toBeVisible();
  await expect(card(page, "Refund")).toContainText(uzs(back));
  await expect(card(page, "Refund")).toContainText(uzs(price.amount - back));
  await expect(card(page, "Refund")).toContainText("The unused part of the journey was refunded");
  await page.goto((await card(page, "Customer’s page").getByRole("link", { name: "Open" }).getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { name: "The rest of the trip is refunded" })).toBeVisible();
});

test(
  "an agent books with an extra bag, and sees it in the total, with the passenger, in the price, and the customer on the own page",
  AT_NIGHT,
  async ({ page }) => {
    const partner = await Partner.signIn(FIRST_AGENT);
    const chosen = await findRefundable(partner, 64);
    const person = makePerson("adt");
    await speak(page, "en");
    await signInQuietly(page);
    await page.goto(`/book/${encodeURIComponent(chosen.id)}?total=${chosen.price.amount}`);

    const bags = card(page, "Extra baggage");
    await bags.getByRole("button").first().click();
    const choice = page.getByRole("option").nth(1);
    const bagPrice = Number(/\+ ([\d,]+)/.exec((await choice.textContent()) ?? "")?.[1]?.replaceAll(",", ""));
    await choice.click();
    const total = uzs(chosen.price.amount + bagPrice);
    await expect(page.getByText(total).first()).toBeVisible();

    await fillPassenger(page, 1, person);
    await page.getByRole("button", { name: "Take from passenger 1" }).click();
    await page.getByRole("textbox", { name: "E-mail" }).fill("payer@parvoz.example");
    await page.getByRole("button", { name: `Book for ${total}` }).click();

    await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
    await expect(card(page, "Passengers")).toContainText(/1 × \d+ kg extra/);
    await expect(card(page, "Price")).toContainText("1 extra bag");
    await expect(card(page, "Price")).toContainText(uzs(bagPrice));
    await expect(card(page, "Price")).toContainText(total);
    await page.goto((await card(page, "Customer’s page").getByRole("link", { name: "Open" }).getAttribute("href")) ?? "");
    await expect(card(page, "Passengers")).toContainText(/extra baggage 1 × \d+ kg/);
  },
);
