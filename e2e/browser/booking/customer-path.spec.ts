import { type Browser, expect, type Page, type TestInfo } from "@playwright/test";
import { payment } from "@/lib/contracts/interface/bookings";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { type QuoteMade, quoteMade } from "@/lib/contracts/portal/quotes";
import { envelope } from "@/lib/contracts/shared";
import type { Locale } from "@/lib/domain/localized";
import { dayInWords } from "@/lib/domain/text/days";
import { formatMoney, formatTime } from "@/lib/i18n/formats";
import { complaints, findBarriers, PHONE } from "../../support/pages/examine";
import { typeTraveller } from "../../support/pages/forms";
import { readPdf } from "../../support/pages/pdf";
import { speak } from "../../support/pages/sign-in";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { makePricingAgency } from "../../support/product/agency";
import { changeFlightOf, readBooking } from "../../support/product/change-schedule";
import { Partner } from "../../support/product/partner";
import { findRefundable } from "../../support/product/ticketed";
import { AT_NIGHT, BY_DAY, type When } from "../../support/when";

// One customer's whole path on a telephone, and what they read at each step. Its flights are those of nobody else: the first of them is changed.
// By its name it runs long before schedule-changes.spec.ts, where only the last change of the schedule can be taken back.

const FROM_PORTAL = { "x-parvoz-portal": "1" };
const BRAND = { name: "Humo Sayohat", tel: "+998 71 200 00 00", telegram: "humo_sayohat" };

interface Path {
  locale: Locale;
  when: When;
  /** From today: days on which nothing else flies to this place in the journeys. */
  days: number;
  reads: {
    /** A line of the text for a chat. */
    line: RegExp;
    /** Heads, and what is written under them. */
    quote: string;
    refund: string;
    take: string;
    taken: string;
    thanks: RegExp;
    booked: string;
    find: string;
    ticketed: string;
    asked: string;
    change: string;
    departs: RegExp;
    agree: string;
    accepted: string;
    flight: string;
    receipt: RegExp;
    /** On the receipt, before the number of the ticket. */
    paper: RegExp;
  };
}

const PATHS: readonly Path[] = [
  {
    locale: "uz",
    when: BY_DAY,
    days: 103,
    reads: {
      line: /^1\) .+ · \d+-[a-z]+ \d\d:\d\d→\d\d:\d\d.*[,;] \d+-[a-z]+ .+ · .+: bagaj.* · [\d\s]+\ssoʻm, 1 kishiga$/,
      quote: "Siz uchun reyslar",
      refund: "Qaytarish",
      take: "Shunisini olaman",
      taken: "Siz shuni tanladingiz",
      thanks: /Rahmat! Humo Sayohat tanlovingizni bildi va uni bron qiladi\./,
      booked: "Bron qilindi",
      find: "Safarni raqami boʻyicha topish",
      ticketed: "Chipta rasmiylashtirildi",
      asked: "Javobingiz kerak",
      change: "Aviakompaniya safaringizni oʻzgartirdi",
      departs: /^Uchish/,
      agree: "Yangi reyslarga roziman",
      accepted: "Yangi reyslar qabul qilindi.",
      flight: "Keyingi reys",
      receipt: /^Kvitansiya \(PDF\)/,
      paper: /marshrut kvitansiyasi/i,
    },
  },
  {
    locale: "ru",
    when: AT_NIGHT,
    days: 112,
    reads: {
      line: /^1\) .+ · \d+ \S+ \d\d:\d\d→\d\d:\d\d.*[,;] \d+ \S+ .+ · .+: .*багаж.* · [\d\s]+\sсум за 1 пассажира$/,
      quote: "Рейсы для вас",
      refund: "Возврат",
      take: "Беру этот",
      taken: "Вы выбрали этот вариант",
      thanks: /Спасибо! Humo Sayohat знает о вашем выборе и забронирует его\./,
      booked: "Забронировано",
      find: "Найти поездку по номеру",
      ticketed: "Билет выписан",
      asked: "Нужен ваш ответ",
      change: "Авиакомпания изменила вашу поездку",
      departs: /^Вылет/,
      agree: "Принимаю новые рейсы",
      accepted: "Новые рейсы приняты.",
      flight: "Ближайший рейс",
      receipt: /^Квитанция \(PDF\)/,
      paper: /маршрутная квитанция/i,
    },
  },
  {
    locale: "en",
    when: AT_NIGHT,
    days: 121,
    reads: {
      line: /^1\) .+ · \d+ [A-Z][a-z]+ \d\d:\d\d→\d\d:\d\d.*[,;] \d+ [A-Z][a-z]+ .+ · .+: .*baggage.* · [\d,]+\sUZS for 1 person$/,
      quote: "Flights for you",
      refund: "Refund",
      take: "I take this one",
      taken: "You chose this one",
      thanks: /Thank you! Humo Sayohat/,
      booked: "It is booked",
      find: "Find the trip by its number",
      ticketed: "Ticket issued",
      asked: "Your answer is needed",
      change: "Your airline has changed this trip",
      departs: /^Departs/,
      agree: "I agree to the new flights",
      accepted: "The new flights were accepted.",
      flight: "Next flight",
      receipt: /^Receipt \(PDF\)/,
      paper: /itinerary receipt/i,
    },
  },
];

/** What a customer saw, kept with the report of the run. */
async function keep(info: TestInfo, name: string, page: Page): Promise<void> {
  await info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });
}

/** The agent makes a quote of one choice. */
async function proposeTo(page: Page, offerId: string, locale: Locale): Promise<QuoteMade> {
  expect((await page.request.post("/api/portal/brand", { headers: FROM_PORTAL, data: BRAND })).ok()).toBe(true);
  const data = { choices: [{ offer_id: offerId }], locale, valid_hours: 24 };
  const answer = await page.request.post("/api/portal/quotes", { headers: FROM_PORTAL, data });
  return envelope(quoteMade).parse(await answer.json()).data;
}

/** The text and the picture as a chat shows them. */
async function readCard(info: TestInfo, page: Page, quote: QuoteMade, { reads }: Path): Promise<void> {
  const lines = quote.message.split("\n");
  expect(lines.find((line) => line.startsWith("1)"))).toMatch(reads.line);
  expect(lines.at(-1)).toBe(`${BRAND.name}, ${BRAND.tel}`);
  expect(quote.message).toContain(quote.url);
  const picture = await page.request.get(new URL(quote.card).pathname + new URL(quote.card).search);
  expect([picture.status(), (await picture.body()).readUInt32BE(16)]).toEqual([200, 1080]);
  await info.attach("1 text", { body: quote.message, contentType: "text/plain" });
  await info.attach("1 picture", { body: await picture.body(), contentType: "image/png" });
}

/** A customer's telephone that nobody has told a language: the quote's own is spoken. */
async function pickUp(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE_CONTEXT, locale: "de-DE" });
  const customer = await context.newPage();
  await customer.goto(new URL(url).pathname);
  return customer;
}

const PHONE_CONTEXT = { viewport: PHONE, isMobile: true, hasTouch: true };

async function expectAgency(customer: Page): Promise<void> {
  await expect(customer.getByRole("banner").getByText(BRAND.name)).toBeVisible();
  await expect(customer.locator(`a[href="tel:${BRAND.tel.replaceAll(" ", "")}"]`).first()).toBeVisible();
}

for (const path of PATHS) {
  const { locale, days, reads, when } = path;
  test(
    `a customer reads a card, chooses, travels, answers a change and has the receipt, on a phone in ${locale}`,
    when,
    async ({ page, browser }, info) => {
      test.slow();
      const partner = await Partner.signIn(await makePricingAgency(page));
      const { id: offerId } = await findRefundable(partner, days, { to: "UGC" });
      const quote = await proposeTo(page, offerId, locale);
      await readCard(info, page, quote, path);

      const customer = await pickUp(browser, quote.url);
      const found = complaints(customer);
      await expect(customer.getByRole("heading", { name: reads.quote })).toBeVisible();
      await expectAgency(customer);
      const { amount, currency } = quote.choices[0]?.price ?? { amount: 0, currency: "UZS" as const };
      await expect(customer.getByText(formatMoney(amount, currency, locale)).first()).toBeVisible();
      await expect(customer.getByText(reads.refund).first()).toBeVisible();
      await findBarriers(customer, "the customer's quote");
      await keep(info, "2 quote", customer);

      await customer.getByRole("button", { name: new RegExp(`^${reads.take}`) }).click();
      await expect(customer.getByText(reads.taken)).toBeVisible();
      await expect(customer.getByText(reads.thanks)).toBeVisible();
      await keep(info, "3 chosen", customer);

      await page.goto("/quotes");
      await page.getByRole("button", { name: "Book choice 1" }).click();
      await page.waitForURL(/\/book\//);
      await typeTraveller(page);
      await page.getByRole("button", { name: /^Book for / }).click();
      await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
      const ticketed = await untilStatus(partner, id, "ticketed");
      await customer.reload();
      await expect(customer.getByRole("heading", { name: reads.booked })).toBeVisible();
      const { booking_number: number } = ticketed;
      await expect(customer.getByRole("paragraph").filter({ hasText: number })).toBeVisible();
      await expect(customer.getByRole("link", { name: reads.find })).toHaveAttribute("href", `/trip?number=${number}`);
      await keep(info, "4 booked", customer);

      const known = await page.request.get(`/api/portal/bookings/${id}`, { headers: FROM_PORTAL });
      const trip = new URL(envelope(portalBooking).parse(await known.json()).data.tripUrl ?? "").pathname;
      await speak(customer, locale);
      await customer.goto(trip);
      await expect(customer.getByRole("heading", { name: reads.ticketed })).toBeVisible();
      await expect(customer.getByText(number).first()).toBeVisible();
      await expectAgency(customer);
      await keep(info, "5 trip", customer);

      const [changed] = await changeFlightOf(partner, [ticketed], "large-time");
      const now = changed?.schedule_changes[0]?.directions[0]?.new?.[0]?.departure.datetime ?? "";
      await customer.reload();
      await expect(customer.getByRole("heading", { name: reads.asked })).toBeVisible();
      const question = customer.getByRole("region", { name: reads.change });
      await expect(question.getByRole("row", { name: reads.departs })).toContainText(formatTime(now));
      await findBarriers(customer, "a trip that the airline has changed");
      await keep(info, "6 changed flight", customer);
      await question.getByRole("button", { name: reads.agree }).click();
      await customer.getByRole("alertdialog").getByRole("button", { name: reads.agree }).click();
      await expect(customer.getByText(reads.accepted)).toBeVisible();
      await expect(customer.getByRole("region", { name: reads.flight })).toContainText(formatTime(now));
      await keep(info, "7 answered", customer);

      const receipt = (await customer.getByRole("link", { name: reads.receipt }).getAttribute("href")) ?? "";
      const paper = (await readPdf(new URL(receipt, customer.url()).href)).replaceAll(/\s+/g, " ");
      expect(paper).toMatch(reads.paper);
      expect(paper).toContain(BRAND.name);
      expect(paper).toContain(formatTime(now));
      expect(paper).toContain(dayInWords(now, locale));
      expect(paper).toContain((await readBooking(partner, id)).passengers[0]?.tickets[0]?.ticket_number);
      await info.attach("8 receipt", { body: paper, contentType: "text/plain" });
      expect(found).toEqual([]);
      await customer.context().close();
    },
  );
}
