import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { calendarQuery, destinationsQuery } from "@/lib/contracts/interface/calendar";
import { type Offer, searchQuery } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { fromMajor, sum } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { listDestinations } from "@/lib/services/offers/calendar/list-destinations";
import { listPriceCalendar } from "@/lib/services/offers/calendar/list-price-calendar";
import { presentLowest } from "@/lib/services/offers/search/travel-query";
import { explainOffers } from "@/lib/services/views/why/explain-offers";
import { book, makeBody } from "@/tests/support/bookings/booking";
import { checkOffer, listFareFamily, searchOffers } from "@/tests/support/offers/ask-offers";
import { flightsOf } from "@/tests/support/offers/offers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let other: PartnerContext;
beforeAll(async () => {
  world = await makeWorld();
  other = (await makePartner()).partner;
});
beforeEach(async () => {
  await setRules([]);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const PARTY = { adults: 1, children: 1, infants: 0, infants_with_seat: 0 };
/** People of the party, and the service's fee of each. */
const [HEADS, FEE] = [2, 50_000];

/** The rules of the house, as of the next question. */
async function setRules(rules: readonly Partial<Prisma.MarkupRuleCreateManyInput>[]): Promise<void> {
  await db().markupRule.deleteMany({});
  const made = { reason: "A test", proposedBy: "house:test", madeBy: "house:test", madeAt: world.now };
  await db().markupRule.createMany({ data: rules.map((rule, place) => ({ id: randomUUID(), place, amount: 1, ...made, ...rule })) });
  const later = performance.now() + 1_001;
  vi.spyOn(performance, "now").mockReturnValue(later);
}

function search(partner: PartnerContext, more: { return?: boolean; max_price?: number } = {}): Promise<Offer[]> {
  const { return: back, ...filters } = more;
  const out = { departure_airport: "TAS", arrival_airport: "IST", date: world.date(30) };
  const directions = back ? [out, { departure_airport: "IST", arrival_airport: "TAS", date: world.date(35) }] : [out];
  const query = searchQuery.parse({ directions, service_class: "E", ...PARTY, ...filters, include: ["price_parts"] });
  return searchOffers({ partner, query, now: world.now, locale: "en" });
}

const priceOf = (offers: readonly Offer[], flights: string) => offers.find((offer) => flightsOf(offer) === flights)?.price.amount ?? 0;
const inOrder = (offers: readonly Offer[]) => offers.map(({ price }) => price.amount);

test("a search, its check, its families, the booking and the ledger have one price, and other agencies another", async () => {
  const net = await search(other);
  await setRules([
    { partnerId: world.partner.id, carrier: "PC", amount: 900 },
    { carrier: "PC", amount: 100 },
    { carrier: "TK", amount: 2_000_000, currency: "UZS" },
  ]);
  const [own, others] = [await search(world.partner), await search(other)];
  const fares = (flights: string) => priceOf(net, flights) - taxesOf(net, flights) - HEADS * FEE;
  expect(priceOf(own, "PC397") - priceOf(net, "PC397")).toBeCloseTo(fares("PC397") * 0.9, -1);
  expect(priceOf(others, "PC397") - priceOf(net, "PC397")).toBeCloseTo(fares("PC397") * 0.1, -1);
  // The child pays three quarters of it.
  expect(priceOf(own, "TK371") - priceOf(net, "TK371")).toBe(20_000 + 15_000);
  expect(priceOf(own, "HY271")).toBe(priceOf(net, "HY271"));
  for (const offers of [own, others]) expect(inOrder(offers)).toEqual(inOrder(offers).toSorted((left, right) => left - right));
  expect(flightsOf(others[0] ?? never())).toBe("PC397");
  expect(flightsOf(own[0] ?? never())).not.toBe("PC397");

  const offer = own.find((each) => flightsOf(each) === "PC397") ?? never();
  const asked = { partner: world.partner, now: world.now, offerId: offer.id, locale: "en" } as const;
  const checked = await checkOffer(asked);
  expect(checked.price).toEqual(offer.price);
  expect((await listFareFamily(asked)).map(({ price }) => price.amount)).toContain(offer.price.amount);
  const booked = await book({ ...asked, body: makeBody({ adt: 1, chd: 1, inf: 0, ins: 0 }) });
  await payBooking({ partnerId: world.partner.id, bookingId: booked.id, actor: "test", now: world.now });
  const { snapshot, totalMinor } = await db().booking.findUniqueOrThrow({ where: { id: booked.id } });
  expect(Number(totalMinor)).toBe(fromMajor(offer.price.amount));
  const { prices, conditions } = parseSnapshot(snapshot);
  const markupMinor = sum(prices.map((price) => price.markupMinor ?? 0));
  expect(markupMinor).toBe(fromMajor(priceOf(own, "PC397") - priceOf(net, "PC397")));
  expect(conditions.map(({ adultFareMinor }) => adultFareMinor)).toEqual([prices[0]?.fareMinor]);
  const posted = async (kind: "fees" | "carriers" | "deposit") => {
    const where = { transaction: { bookingId: booked.id }, account: { kind } } as const;
    return Number((await db().ledgerEntry.aggregate({ where, _sum: { amountMinor: true } }))._sum.amountMinor);
  };
  expect(await posted("fees")).toBe(HEADS * fromMajor(FEE) + markupMinor);
  expect(await posted("carriers")).toBe(fromMajor(fares("PC397")));
  expect(await posted("deposit")).toBe(-fromMajor(offer.price.amount));
});

test("a discount lowers the fare, and goes back with it: what a refund gives and keeps is what was paid", async () => {
  const asked = { partner: world.partner, now: world.now, locale: "en" } as const;
  const flexible = async () => {
    const offer = (await search(world.partner)).find((each) => flightsOf(each) === "HY271") ?? never();
    const family = await listFareFamily({ ...asked, offerId: offer.id });
    return family.find(({ fare_family_type }) => fare_family_type === "FLEX") ?? never();
  };
  const net = await flexible();
  await setRules([{ carrier: "HY", amount: -250 }]);
  const offer = await flexible();
  const saved = net.price.amount - offer.price.amount;
  expect(saved).toBeGreaterThan(0);
  expect(offer.price_parts?.map(({ service_fee }) => service_fee)).toEqual([FEE, FEE]);
  const { id } = await book({ ...asked, offerId: offer.id, body: makeBody({ adt: 1, chd: 1, inf: 0, ins: 0 }) });
  await payBooking({ partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now });
  const { prices } = parseSnapshot((await db().booking.findUniqueOrThrow({ where: { id } })).snapshot);
  expect(sum(prices.map(({ discountMinor = 0 }) => discountMinor))).toBe(fromMajor(saved));
  await db().booking.update({ where: { id }, data: { status: "ticketed" } });
  const { refund_amount, penalty } = await getRefundAmounts({ partnerId: world.partner.id, bookingId: id, now: world.now });
  expect(refund_amount + penalty).toBe(offer.price.amount);
  // The fee of both and the penalty of ten dollars for each.
  expect(penalty).toBe(HEADS * (FEE + 126_503));
});

test("calendars, matrices and cities are as cheap as searches, for each agency by its own rules and days of sale", async () => {
  await setRules([
    { partnerId: world.partner.id, origin: "TAS", destination: "IST", carrier: "PC", amount: 800 },
    { saleFrom: new Date("2026-12-02"), amount: 500 },
    { origin: "IST", destination: "TAS", bothWays: false, amount: -100 },
  ]);
  const lowest = async (partner: PartnerContext) => {
    const common = { partner, now: world.now, present: presentLowest };
    const route = { service_class: "E", ...PARTY, departure_airport: "TAS" };
    const days = { ...route, arrival_airport: "IST", date: world.date(30), days: 1 };
    const { days: one } = await listPriceCalendar({ ...common, query: calendarQuery.parse(days) });
    const { matrix } = await listPriceCalendar({ ...common, query: calendarQuery.parse({ ...days, return_date: world.date(35) }) });
    const cities = { ...route, date_from: world.date(30), date_to: world.date(30) };
    const found = await listDestinations({ ...common, locale: "en", query: destinationsQuery.parse(cities) });
    const pair = matrix.find(({ date, return_date }) => date === world.date(30) && return_date === world.date(35));
    return [one[0], found.find(({ place }) => place.code === "IST"), pair].map((each) => each?.lowest?.price.amount);
  };
  for (const partner of [world.partner, other]) {
    const [one, pair] = [(await search(partner))[0], (await search(partner, { return: true }))[0]].map((each) => each?.price.amount);
    expect(await lowest(partner)).toEqual([one, one, pair]);
  }
  expect((await search(world.partner))[0]?.price.amount).not.toBe((await search(other))[0]?.price.amount);
});

test("the most that is asked for counts with the markup, and a rule that ends is gone from the next search", async () => {
  await setRules([{ carrier: "PC", amount: 200 }]);
  const dear = priceOf(await search(world.partner), "PC397");
  expect(priceOf(await search(world.partner, { max_price: dear }), "PC397")).toBe(dear);
  expect(priceOf(await search(world.partner, { max_price: dear - 1 }), "PC397")).toBe(0);
  await setRules([]);
  expect(priceOf(await search(world.partner), "PC397")).toBeLessThan(dear);
});

test("why names the rules that were tried for a fare, and the one that counts", async () => {
  await setRules([
    { place: 1, partnerId: other.id, amount: 77 },
    { place: 2, carrier: "TK", amount: 50 },
    { place: 3, partnerId: world.partner.id, bookingClasses: "T", amount: 25 },
    { place: 4, amount: 10 },
  ]);
  const { code } = await db().partner.findUniqueOrThrow({ where: { id: world.partner.id } });
  const query = { agency: code, from: "TAS", to: "IST", date: world.date(30), service_class: "E", ...PARTY, children: 0 } as const;
  const { offers } = await explainOffers({ query, locale: "en", now: world.now });
  const story = offers.find(({ directions }) => directions[0]?.[0]?.flight === "HY271") ?? never();
  expect(story.fares[0]).toMatchObject({
    ...{ adult: 2_530_050, marked: 2_530_050 + 63_252 },
    markups: [
      { rule: "2 · TK · +5 %", refusal: "carrier" },
      { rule: `3 · ${code} · T · +2.5 %`, refusal: null },
    ],
  });
  const lines = story.passengers[0]?.lines ?? [];
  expect(lines.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ["fee", FEE],
    ["markup", 63_252],
  ]);
  expect(sum(lines.map(({ amount }) => amount))).toBe(story.total);
});

function taxesOf(offers: readonly Offer[], flights: string): number {
  const parts = offers.find((offer) => flightsOf(offer) === flights)?.price_parts ?? [];
  return sum(parts.flatMap(({ count, taxes }) => taxes.map(({ amount }) => amount * count)));
}

function never(): never {
  throw new Error("no such offer");
}
