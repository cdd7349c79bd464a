import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as readQuote } from "@/app/api/quote/[token]/route";
import { GET as readTrip } from "@/app/api/trip/[token]/route";
import { GET as readCalendarFile } from "@/app/calendars/[token]/route";
import { GET as readQuotePdf } from "@/app/quote-files/[token]/route";
import { GET as readReceipt } from "@/app/receipts/[token]/route";
import { GET as readJoint } from "@/app/receipts/all/[token]/route";
import { customerQuote } from "@/lib/contracts/portal/quotes";
import { envelope } from "@/lib/contracts/shared";
import { trip } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { BOOKING_STATUSES, type BookingStatus, hasReceipts } from "@/lib/domain/booking/booking-status";
import { LOCALES } from "@/lib/domain/localized";
import { NO_AMOUNTS } from "@/lib/domain/pricing/price-lines";
import { detailOfWhole, type RefundKind } from "@/lib/domain/refund/refund-detail";
import { drawCard } from "@/lib/services/documents/quotes/card/draw-card";
import { recordOf } from "@/lib/services/terms/selling/customer-back";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { wordsOf } from "@/tests/support/card-words";
import { readPdf } from "@/tests/support/pdf-text";
import { casesOfRow } from "@/tests/support/run/property-runs";
import { insertOpenChange } from "@/tests/support/schedule/open-change";

/** Amounts that nothing else comes to, minor units. */
const FARE = 731_284_957;
const TAXES = [91_352_741, 3_417_929];
const FEE = 4_861_373;
const BAG = 12_947_311;
const COST = FARE + FEE + BAG + TAXES.reduce((left, right) => left + right, 0);
const SELLING = 990_000_000;
const KEPT = 15_000_000;
/** What would say what has left the deposit, for one passenger and for both. */
const PLANTED = [FARE, ...TAXES, FEE, BAG, COST, COST - FEE, COST - BAG, SELLING - COST].flatMap((minor) => [minor, 2 * minor]);

const SOLD: BookingSnapshot = {
  ...SNAPSHOT,
  prices: Array.from({ length: 2 }, () => ({
    age: "adt" as const,
    fareMinor: FARE,
    taxes: TAXES.map((amountMinor, index) => ({ code: index === 0 ? "UZ" : "GB", amountMinor })),
    serviceFeeMinor: FEE,
    bags: [{ id: "bag-0-23", direction: 0, pieces: 1, kg: 23, amountMinor: BAG }],
    totalMinor: COST,
  })),
};

const PEOPLE = [
  { firstName: "AZIZ", lastName: "KARIMOV" },
  { firstName: "LOLA", lastName: "KARIMOVA" },
];

async function insertSold(status: BookingStatus) {
  const booking = await insertBooking({ status, snapshot: SOLD, people: PEOPLE });
  await db().bookingPassenger.updateMany({ where: { bookingId: booking.id }, data: { sellingMinor: SELLING, sellingKeptMinor: KEPT } });
  return booking;
}

/** Digits alone, as whole and broken major units: no separator hides an amount. */
function digitsOf(text: string): string {
  return text.replaceAll(/(?<=\d)[\s,.\u00a0\u202f'’](?=\d)/g, "");
}

function expectNoCost(text: string, where: string): void {
  const digits = digitsOf(text);
  for (const minor of PLANTED) {
    const whole = String(Math.trunc(minor / 100));
    expect(digits.includes(whole) ? whole : "", where).toBe("");
  }
}

async function tripText(token: string, locale: string): Promise<string> {
  const request = new Request(`http://parvoz.test/api/trip/${token}`, { headers: { "accept-language": locale } });
  return (await readTrip(request, { params: Promise.resolve({ token }) })).text();
}

async function jointText(token: string, locale: string): Promise<string | null> {
  const request = new Request(`http://parvoz.test/receipts/all/${token}.pdf?lang=${locale}`);
  const response = await readJoint(request, { params: Promise.resolve({ token: `${token}.pdf` }) });
  return response.status === 200 ? (await readPdf(new Uint8Array(await response.arrayBuffer()))).text : null;
}

async function calendarText(token: string, locale: string): Promise<string> {
  const request = new Request(`http://parvoz.test/calendars/${token}.ics?lang=${locale}`);
  return (await readCalendarFile(request, { params: Promise.resolve({ token: `${token}.ics` }) })).text();
}

async function receiptText(token: string, locale: string): Promise<string | null> {
  const request = new Request(`http://parvoz.test/receipts/${token}.pdf?lang=${locale}`);
  const response = await readReceipt(request, { params: Promise.resolve({ token: `${token}.pdf` }) });
  return response.status === 200 ? (await readPdf(new Uint8Array(await response.arrayBuffer()))).text : null;
}

beforeAll(async () => {
  // What is looked for is found where it is shown.
  const plain = await insertBooking({ status: "ticketed", snapshot: SOLD, people: PEOPLE });
  expect(digitsOf(await tripText(plain.publicToken, "en"))).toContain(String(Math.trunc((2 * COST) / 100)));
  const receipt = digitsOf((await receiptText(plain.receiptTokens[0] ?? "", "en")) ?? "");
  for (const minor of [FARE, FEE, BAG, COST]) expect(receipt).toContain(String(Math.trunc(minor / 100)));
});

describe.each(BOOKING_STATUSES.map((status, row) => ({ status, row })))("$status", ({ status, row }) => {
  test("whoever holds the links reads the selling price, and nothing of the cost", async () => {
    const { id, publicToken, receiptTokens } = await insertSold(status);
    if (hasReceipts(status)) await insertOpenChange(id);
    for (const locale of casesOfRow(LOCALES, row, 1)) {
      const page = await tripText(publicToken, locale);
      expectNoCost(page, `the page in ${locale}`);
      expect(envelope(trip).parse(JSON.parse(page)).data.price.amount).toBe((2 * SELLING) / 100);
      expectNoCost(await calendarText(publicToken, locale), `the calendar in ${locale}`);
      const joint = await jointText(publicToken, locale);
      expect(joint !== null).toBe(hasReceipts(status));
      if (joint !== null) expectNoCost(joint, `the receipts in ${locale}`);
      const receipt = await receiptText(receiptTokens[0] ?? "", locale);
      expect(receipt !== null).toBe(hasReceipts(status));
      if (receipt === null) continue;
      expectNoCost(receipt, `the receipt in ${locale}`);
      expect(digitsOf(receipt)).toContain(String(SELLING / 100));
    }
  });
});

describe("after a refund", () => {
  async function refundedTrip(kind: RefundKind, refundMinor: number, usedMinor = 0) {
    const { id, partnerId, publicToken } = await insertSold("refunded");
    const sold = await db().bookingPassenger.findMany({ where: { bookingId: id } });
    const detail = detailOfWhole({ ...NO_AMOUNTS, fare: refundMinor }, usedMinor);
    const record = recordOf({ id: randomUUID(), kind, paidMinor: 2 * COST, detail }, { currency: SOLD.currency, sold });
    await db().refund.create({ data: { ...record, detail, partnerId, bookingId: id, askedBy: "partner:test", createdAt: new Date() } });
    const page = await tripText(publicToken, "en");
    expectNoCost(page, kind);
    return envelope(trip).parse(JSON.parse(page)).data.refunded;
  }

  test("of everything the customer gets the whole price, less what the agency keeps of a return that was asked for", async () => {
    expect(await refundedTrip("by_rules", 2 * COST)).toBe((2 * (SELLING - KEPT)) / 100);
    expect(await refundedTrip("void", 2 * COST)).toBe((2 * SELLING) / 100);
    expect(await refundedTrip("carrier_cancelled", 2 * COST)).toBe((2 * SELLING) / 100);
  });

  test("the airline's penalty is taken from the price", async () => {
    expect(await refundedTrip("by_rules", 2 * COST - 40_000_000)).toBe((2 * (SELLING - KEPT) - 40_000_000) / 100);
  });

  test("what one of two has flown is paid for at the selling price: the other one's way back is all that comes of it", async () => {
    expect(await refundedTrip("manual", COST, COST)).toBe((SELLING - KEPT) / 100);
  });

  test("where nothing has come back, nothing goes back", async () => {
    expect(await refundedTrip("by_rules", 0)).toBe(0);
  });
});

describe("a quote", () => {
  const NOW = { quoted: { costMinor: COST, sellingMinor: SELLING } };
  const conditions = SNAPSHOT.conditions.map((fare) => ({ ...fare, adultFareMinor: FARE }));

  async function quoteText(token: string, locale: string): Promise<string> {
    const request = new Request(`http://parvoz.test/api/quote/${token}`, { headers: { "accept-language": locale } });
    return (await readQuote(request, { params: Promise.resolve({ token }) })).text();
  }

  async function quotePdf(token: string, locale: string): Promise<string> {
    const request = new Request(`http://parvoz.test/quote-files/${token}.pdf?lang=${locale}`);
    const response = await readQuotePdf(request, { params: Promise.resolve({ token: `${token}.pdf` }) });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
  }

  test.each([
    ["open", {}, 2, 0],
    ["chosen", { chosen: 0, chosenMinor: SELLING, chosenAt: new Date() }, 2, 1],
    ["withdrawn", { withdrawnAt: new Date() }, 0, 2],
    ["expired", { validUntil: new Date(Date.now() - 1000) }, 0, 0],
  ] as const)("that is %s says what the customer pays, and nothing of the cost", async (state, columns, choices, row) => {
    const dearer = { costMinor: COST - FEE, sellingMinor: SELLING };
    const quote = await insertQuote({ label: "Mrs. Karimova", choices: [NOW, { quoted: dearer, now: dearer }], conditions, columns });
    for (const locale of casesOfRow(LOCALES, row, 1)) {
      const page = await quoteText(quote.token, locale);
      expectNoCost(page, `the quote in ${locale}`);
      expect(page).not.toContain("Karimova");
      const { data } = envelope(customerQuote).parse(JSON.parse(page));
      expect({ state: data.state, choices: data.choices.length }).toEqual({ state, choices });
      const paper = await quotePdf(quote.token, locale);
      expectNoCost(paper, `the quote on paper in ${locale}`);
      expect(digitsOf(paper).includes(String(SELLING / 100))).toBe(choices > 0);
      for (const { price } of data.choices) expect(price.amount).toBe(SELLING / 100);
      const card = wordsOf(drawCard({ quote: data, locale, url: `http://parvoz.test/quote/${quote.token}`, logo: null, isDemo: false }));
      expectNoCost(card, `the picture of the quote in ${locale}`);
      expect(digitsOf(card).includes(String(SELLING / 100))).toBe(choices > 0);
    }
  });
});
