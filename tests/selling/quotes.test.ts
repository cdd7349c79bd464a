import { beforeAll, describe, expect, test } from "vitest";
import { POST as makeOffer } from "@/app/api/portal/quotes/[id]/offer/route";
import { POST as renew } from "@/app/api/portal/quotes/[id]/renew/route";
import { POST as withdraw } from "@/app/api/portal/quotes/[id]/withdraw/route";
import { GET as list, POST as make } from "@/app/api/portal/quotes/route";
import { POST as setRules } from "@/app/api/portal/selling/rules/route";
import { POST as choose } from "@/app/api/quote/[token]/choose/route";
import { POST as opened } from "@/app/api/quote/[token]/opened/route";
import { GET as read } from "@/app/api/quote/[token]/route";
import type { RouteHandler } from "@/lib/api/handler";
import {
  type CustomerQuote,
  customerQuote,
  type QuoteBody,
  type QuoteItem,
  type QuoteRenewal,
  quoteMade,
  quoteOffer,
  quotePage,
  quoteRenewal,
} from "@/lib/contracts/portal/quotes";
import type { SellingRequest } from "@/lib/contracts/portal/selling";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { changeMailSettings } from "@/lib/services/channels/mail/mail-settings";
import { purgeQuotes } from "@/lib/services/quotes/purge-quotes";
import { listBookingMails } from "@/lib/services/views/booking-page/list-booking-mails";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

type Agency = Pick<World, "partner" | "userId">;

let world: World;
let day = 20;
beforeAll(async () => {
  // What customers open goes by the clock of this moment.
  world = await makeWorld({ now: new Date() });
});

const BOUNDS: SellingRequest["bounds"] = { lowestBp: 0, highestBp: 5000 };
const FIVE_PERCENT: SellingRequest["rules"] = [{ part: "markup", when: {}, value: { kind: "percent", basisPoints: 500 } }];

async function makeAgency(policy: Partial<SellingRequest> = {}): Promise<Agency> {
  const { partner, userId } = await makePartner();
  await db().user.update({ where: { id: userId }, data: { role: "admin" } });
  const body = { version: 0, rules: [], bounds: BOUNDS, keeps: { kind: "amount", minor: 0 }, ...policy };
  expect((await callPortal(setRules, { userId, method: "POST", body })).status).toBe(200);
  return { partner, userId };
}

async function findChoice({ partner }: Agency, carrier = "HY", date = day) {
  const { offerId } = await findOffer({ partner, now: world.now, date: world.date(date), carrier });
  return { offer_id: offerId };
}

async function ask(handler: RouteHandler, { userId }: Agency, options: { body?: unknown; id?: string; method?: string } = {}) {
  const { body, id, method = "POST" } = options;
  const answer = await callPortal(handler, { userId, method, body, ...(id === undefined ? {} : { params: { id } }) });
  return { status: answer.status, body: await answer.json() };
}

async function makeQuote(agency: Agency, change: Partial<QuoteBody> = {}): Promise<QuoteItem> {
  day += 1;
  const choices = change.choices ?? [await findChoice(agency), await findChoice(agency, "TK")];
  const { status, body } = await ask(make, agency, { body: { locale: "ru", valid_hours: 24, ...change, choices } });
  expect(body).toMatchObject(status === 200 ? {} : { status });
  return envelope(quoteMade).parse(body).data;
}

async function renewed(agency: Agency, id: string): Promise<QuoteRenewal> {
  return envelope(quoteRenewal).parse((await ask(renew, agency, { id })).body).data;
}

const tokenOf = ({ url }: QuoteItem) => url.split("/").at(-1) ?? "";

async function askCustomer(handler: RouteHandler, quote: QuoteItem, body?: unknown) {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await handler(new Request("http://parvoz.test/api/quote", init), { params: Promise.resolve({ token: tokenOf(quote) }) });
  return { status: response.status, body: await response.json() };
}

async function open(quote: QuoteItem): Promise<CustomerQuote> {
  return envelope(customerQuote).parse((await askCustomer(read, quote)).body).data;
}

async function take(quote: QuoteItem, choice: number): Promise<CustomerQuote> {
  const amount = (await open(quote)).choices[choice]?.price.amount;
  return envelope(customerQuote).parse((await askCustomer(choose, quote, { choice, amount })).body).data;
}

async function listed(agency: Agency, id: string): Promise<QuoteItem | undefined> {
  const { body } = await ask(list, agency, { method: "GET" });
  return envelope(quotePage)
    .parse(body)
    .data.items.find((item) => item.id === id);
}

/** As though its prices had been asked for an hour ago, by other prices. */
async function letPricesMove(quote: QuoteItem, byMinor: number): Promise<void> {
  const row = await db().quote.findUniqueOrThrow({ where: { id: quote.id } });
  await db().$executeRaw`
    update quote set priced_at = now() - interval '1 hour', choices = (
      select jsonb_agg(jsonb_set(c, '{quoted}', jsonb_build_object(
        'costMinor', (c -> 'quoted' ->> 'costMinor')::bigint - ${byMinor}::bigint,
        'sellingMinor', (c -> 'quoted' ->> 'sellingMinor')::bigint - ${byMinor}::bigint)) order by n)
        from jsonb_array_elements(choices) with ordinality as e (c, n)) where id = ${row.id}::uuid`;
}

describe("a quote", () => {
  test("goes from the agent to the customer, back, and becomes a booking at the price that the customer has seen", async () => {
    const agency = await makeAgency();
    const [first, second] = [await findChoice(agency), await findChoice(agency, "TK")];
    const cost = (await makeQuote(agency, { choices: [first] })).choices[0]?.cost ?? 0;
    const quote = await makeQuote(agency, {
      choices: [{ ...first, amount: cost + 123_456.78 }, second],
      label: "Mrs. Karimova",
      note: "Yaxshi yoʻl!",
    });
    const told = quote.message.split("\n");
    expect([told.length, told[0], told[7]?.endsWith(quote.url)]).toEqual([9, "Yaxshi yoʻl!", true]);
    expect(told[2]).toBe("Ташкент → Стамбул, 1 взрослый");
    expect(told[3]).toMatch(
      /^1\) .+, прямой рейс · \d+ \S+ \d\d:\d\d→\d\d:\d\d.* · .+: .*багаж.* · [\d\u00a0]+(,\d\d)?\u00a0сум за 1 пассажира$/,
    );
    expect(await listed(agency, quote.id)).toMatchObject({ state: "open", opened: null, label: "Mrs. Karimova", chosen: null });

    const shown = await open(quote);
    expect(shown).toMatchObject({ state: "open", booking_number: null, note: "Yaxshi yoʻl!", locale: "ru", passengers: { adt: 1 } });
    expect(shown.choices.map(({ price, was, is_available }) => [price.amount, was, is_available])).toEqual([
      [cost + 123_456.78, null, true],
      [quote.choices[1]?.price.amount, null, true],
    ]);
    expect((await listed(agency, quote.id))?.opened).toBeNull();
    expect((await askCustomer(opened, quote, {})).status).toBe(200);
    expect((await listed(agency, quote.id))?.opened).not.toBeNull();

    expect((await take(quote, 1)).choices.map(({ is_chosen }) => is_chosen)).toEqual([false, true]);
    expect((await take(quote, 0)).state).toBe("chosen");
    expect(await listed(agency, quote.id)).toMatchObject({ state: "chosen", chosen: { choice: 0, amount: cost + 123_456.78 } });

    const offer = envelope(quoteOffer).parse((await ask(makeOffer, agency, { id: quote.id, body: { choice: 0 } })).body).data;
    expect([offer.price.amount, offer.shown, offer.cost]).toEqual([cost + 123_456.78, cost + 123_456.78, cost]);
    expect([offer.party, offer.cabin]).toEqual([{ adt: 1, chd: 0, inf: 0, ins: 0 }, "E"]);
    const { partner } = agency;
    const settings = { confirmation: true, receipts: false, changes: false, refunds: false, locale: "en" } as const;
    await changeMailSettings({ partnerId: partner.id, locale: "en", settings, by: { actor: `partner:${agency.userId}` }, now: world.now });
    const booking = await book({ partner, now: world.now, offerId: offer.offer_id, body: makeBody() });
    await workOff();
    expect(await listBookingMails(booking.id)).toMatchObject([{ kind: "confirmation", by_itself: true, locale: "ru" }]);
    const { selling } = await readPortalBooking({ partnerId: partner.id, bookingId: booking.id, now: world.now });
    expect([selling.amount, selling.cost]).toEqual([cost + 123_456.78, cost]);
    expect(await listed(agency, quote.id)).toMatchObject({ state: "booked", booking: booking.id });
    expect(await open(quote)).toMatchObject({
      state: "booked",
      booking_number: booking.booking_number,
      choices: [{ is_chosen: true }],
    });
    expect((await askCustomer(choose, quote, { choice: 1, amount: 1 })).body.error_code).toBe(100561);
  });

  test("is sold by the agency's rules where the agent sets no price, and may be set within the bounds alone", async () => {
    const agency = await makeAgency({ rules: FIVE_PERCENT });
    const quote = await makeQuote(agency);
    for (const { price, cost } of quote.choices) expect(price.amount).toBeCloseTo(cost * 1.05, 1);
    const choice = await findChoice(agency);
    const refused = await ask(make, agency, { body: { locale: "uz", valid_hours: 1, choices: [{ ...choice, amount: 1 }] } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(["choices.0.amount"]);
    const strict = await makeAgency({ bounds: undefined, rules: FIVE_PERCENT });
    const own = await findChoice(strict);
    const fixed = await ask(make, strict, { body: { locale: "uz", valid_hours: 1, choices: [own, { ...own, amount: 99_000_000 }] } });
    expect(Object.keys(fixed.body.errors)).toEqual(["choices.1.amount"]);
  });

  test("goes out at the price and the cost that the agent was shown, or not at all, and all that have moved are named at once", async () => {
    const agency = await makeAgency({ rules: FIVE_PERCENT });
    const made = await makeQuote(agency);
    const [first, second] = made.choices.map(({ cost, price }) => ({ cost, amount: price.amount }));
    const [plain, typed] = [await findChoice(agency), await findChoice(agency, "TK")];
    const set = { ...typed, amount: (second?.amount ?? 0) + 10 };
    const asked = (...expected: unknown[]) => ({
      ...{ locale: "uz", valid_hours: 1 },
      choices: [plain, set].map((choice, index) => ({ ...choice, expected: expected[index] })),
    });
    const moved = (price: typeof first, by: object) => ({ ...price, ...by });
    for (const [body, fields] of [
      [asked(moved(first, { cost: 1 }), moved(second, { cost: 1 })), ["choices.0.expected", "choices.1.expected"]],
      [asked(moved(first, { amount: 1 }), { ...second, amount: set.amount }), ["choices.0.expected"]],
    ] as const) {
      const refused = await ask(make, agency, { body });
      expect([refused.status, refused.body.error_code, Object.keys(refused.body.errors)]).toEqual([409, 100563, fields]);
    }
    expect(await db().quote.count({ where: { partnerId: agency.partner.id } })).toBe(1);
    const sent = await ask(make, agency, { body: asked(first, { ...second, amount: set.amount }) });
    expect(
      envelope(quoteMade)
        .parse(sent.body)
        .data.choices.map(({ price }) => price.amount),
    ).toEqual([first?.amount, set.amount]);
  });

  test("names the choice that is gone, or of other passengers", async () => {
    const agency = await makeAgency();
    const choice = await findChoice(agency);
    const { offerId } = await findOffer({ ...agency, now: world.now, date: world.date(day), party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
    const foreign = await findChoice(await makeAgency());
    for (const offer_id of [offerId, foreign.offer_id, "nothing"]) {
      const { status, body } = await ask(make, agency, { body: { locale: "uz", valid_hours: 1, choices: [choice, { offer_id }] } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ["choices.1.offer_id"]]);
    }
  });

  test("outlives its offer ids, and says from what to what the price has changed", async () => {
    const agency = await makeAgency();
    const quote = await makeQuote(agency);
    const before = quote.choices[0]?.price.amount ?? 0;
    await letPricesMove(quote, 1_000_000);
    const [choice] = (await open(quote)).choices;
    expect([choice?.price.amount, choice?.was]).toEqual([before, before - 10_000]);
    const taken = await askCustomer(choose, quote, { choice: 0, amount: before - 10_000 });
    expect([taken.status, taken.body.error_code, taken.body.data]).toEqual([409, 100563, { amount: before, currency: "UZS" }]);
    expect((await listed(agency, quote.id))?.state).toBe("open");
  });

  test("says of flights that are gone that they are, and they can be neither taken nor booked", async () => {
    const agency = await makeAgency();
    const quote = await makeQuote(agency);
    await db().$executeRaw`
      update quote set priced_at = now() - interval '1 hour',
                       choices = jsonb_set(choices, '{0,shown}', '"1.1"') where id = ${quote.id}::uuid`;
    expect((await open(quote)).choices.map(({ is_available }) => is_available)).toEqual([false, true]);
    const amount = quote.choices[0]?.price.amount;
    expect((await askCustomer(choose, quote, { choice: 0, amount })).body.error_code).toBe(100562);
    expect((await ask(makeOffer, agency, { id: quote.id, body: { choice: 0 } })).body.error_code).toBe(100562);
    expect((await ask(makeOffer, agency, { id: quote.id, body: { choice: 5 } })).body.error_code).toBe(100562);
  });

  test("that is withdrawn or over names its journey, shows no choices and takes none, but what was chosen in time is booked", async () => {
    const agency = await makeAgency();
    const quote = await makeQuote(agency);
    const late = await makeQuote(agency);
    const chosen = await makeQuote(agency);
    await take(chosen, 0);
    expect((await ask(withdraw, agency, { id: quote.id })).body.data.state).toBe("withdrawn");
    expect((await ask(withdraw, agency, { id: quote.id })).body.error_code).toBe(100561);
    await db().quote.updateMany({ where: { id: { in: [late.id, chosen.id] } }, data: { validUntil: new Date(Date.now() - 1000) } });
    for (const [ended, state] of [
      [quote, "withdrawn"],
      [late, "expired"],
    ] as const) {
      expect(await open(ended)).toMatchObject({
        state,
        choices: [],
        journey: [{ from: "Tashkent", to: "Istanbul", date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      });
      const amount = ended.choices[0]?.price.amount;
      expect((await askCustomer(choose, ended, { choice: 0, amount })).body.error_code).toBe(100561);
      expect((await ask(makeOffer, agency, { id: ended.id, body: { choice: 0 } })).body.error_code).toBe(100561);
    }
    expect((await ask(makeOffer, agency, { id: chosen.id, body: { choice: 0 } })).status).toBe(200);
  });

  test("of a suspended agency is as if it were withdrawn, says nothing of why, and can be taken again afterwards", async () => {
    const agency = await makeAgency();
    const quote = await makeQuote(agency);
    const suspend = (suspendedAt: Date | null) => db().partner.update({ where: { id: agency.partner.id }, data: { suspendedAt } });
    await suspend(new Date());
    expect(await open(quote)).toMatchObject({ state: "withdrawn", choices: [] });
    const refused = await askCustomer(choose, quote, { choice: 0, amount: quote.choices[0]?.price.amount });
    expect(refused).toMatchObject({ status: 409, body: { error_code: 100561 } });
    await suspend(null);
    expect(await take(quote, 0)).toMatchObject({ state: "chosen" });
  });

  test("is valid no longer than until its first flight leaves", async () => {
    const agency = await makeAgency();
    const choice = await findChoice(agency, "HY", 2);
    const quote = await makeQuote(agency, { choices: [choice], valid_hours: 336 });
    const departure = (await db().quote.findUniqueOrThrow({ where: { id: quote.id } })).validUntil.toISOString();
    expect(departure.slice(0, 10) <= world.date(3)).toBe(true);
    expect((await makeQuote(agency, { valid_hours: 2 })).valid_until < departure).toBe(true);
  });

  test("ends at the moment that the agent sets, if that lies ahead and no flight leaves before", async () => {
    const agency = await makeAgency();
    const choice = await findChoice(agency, "HY", 2);
    const until = new Date(Date.now() + 5 * 3_600_000).toISOString();
    expect((await makeQuote(agency, { choices: [choice], valid_until: until })).valid_until).toBe(until);
    const refusal = async (valid_until: string) => {
      const { status, body } = await ask(make, agency, { body: { locale: "en", choices: [choice], valid_until } });
      return [status, body.errors?.valid_until?.[0]];
    };
    expect(await refusal(new Date(Date.now() - 1000).toISOString())).toEqual([422, "This moment has passed. Choose a later one."]);
    expect(await refusal(`${world.date(6)}T00:00:00Z`)).toEqual([
      422,
      expect.stringMatching(/^The first flight leaves on \d{1,2} [A-Z][a-z]+, \d\d:\d\d/),
    ]);
  });

  test("that has ended is made again of what is still sold, with its words and at the prices of its rules", async () => {
    const agency = await makeAgency({ rules: FIVE_PERCENT });
    const [first, second, third] = [await findChoice(agency), await findChoice(agency, "TK"), await findChoice(agency, "HY", day + 1)];
    const cost = (await makeQuote(agency, { choices: [first] })).choices[0]?.cost ?? 0;
    const quote = await makeQuote(agency, {
      choices: [{ ...first, amount: cost + 200_000 }, second, third],
      label: "Mrs. Karimova",
      note: "Yaxshi yoʻl!",
    });
    await ask(withdraw, agency, { id: quote.id });
    await letPricesMove(quote, 1_000_000);
    await db().$executeRaw`update quote set choices = jsonb_set(choices, '{2,shown}', '"1.1"') where id = ${quote.id}::uuid`;

    const renewal = await renewed(agency, quote.id);
    expect(renewal).toMatchObject({ gone: [2], locale: "ru", label: "Mrs. Karimova", note: "Yaxshi yoʻl!" });
    // What the agent has set stays so much above the cost; the other one is left to the rules.
    expect(renewal.offers.map(({ price, amount }) => [price.amount, amount])).toEqual([
      [cost, cost + 200_000],
      [quote.choices[1]?.cost, null],
    ]);
    const again = await makeQuote(agency, {
      choices: renewal.offers.map(({ id, amount }) => ({ offer_id: id, ...(amount === null ? {} : { amount }) })),
    });
    expect(again.choices.map(({ price }) => price.amount)).toEqual([cost + 200_000, quote.choices[1]?.price.amount]);
  });

  test("goes three months after it has ended", async () => {
    const agency = await makeAgency();
    const quote = await makeQuote(agency, { label: "Karimova" });
    const in89Days = new Date(Date.now() + 90 * 86_400_000);
    await purgeQuotes({ now: in89Days });
    expect(await listed(agency, quote.id)).toBeDefined();
    await purgeQuotes({ now: new Date(in89Days.getTime() + 2 * 86_400_000) });
    expect(await listed(agency, quote.id)).toBeUndefined();
  });
});

test("links that do not exist are answered slower and slower", async () => {
  const ask = () => read(new Request("http://parvoz.test/api/quote/x"), { params: Promise.resolve({ token: "A".repeat(22) }) });
  expect((await ask()).status).toBe(404);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 40; attempt++) statuses.push((await ask()).status);
  expect(statuses.at(-1)).toBe(429);
});
