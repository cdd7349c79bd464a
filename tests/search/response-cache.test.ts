import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { cachedData } from "@/lib/api/cached-operation";
import { writeOffers } from "@/lib/api/representation/write-offers";
import { type Offer, offer as offerContract, searchQuery } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { searchOffers } from "@/lib/services/offers/search/search-offers";
import { flightsOf, sell } from "@/tests/support/offers/offers";
import { testModeOf } from "@/tests/support/offers/sandbox";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const TWO_MINUTES_MS = 120_000;

let world: World;
/** The moment of a test. Processes do not go back in time, so each test has a later one. */
let now = new Date(0);
beforeAll(async () => {
  world = await makeWorld();
  now = world.now;
});
beforeEach(() => {
  now = new Date(now.getTime() + TWO_MINUTES_MS);
});
afterAll(() => {
  vi.restoreAllMocks();
});

interface Asking {
  partner?: PartnerContext;
  locale?: Locale;
  at?: Date;
  days?: number;
}

/** Seats and data versions that a process has read are believed for a second. The clock stands still in between. */
function letASecondPass(): void {
  const later = performance.now() + 1_001;
  vi.spyOn(performance, "now").mockReturnValue(later);
}

/** Within the same minute; ids of offers that are made then have another second. */
function halfAMinuteLater(): Date {
  return new Date(now.getTime() + 30_000);
}

/** The search of a route as the interface asks it, TAS to IST so many days ahead. */
async function ask({ partner = world.partner, locale = "en", at = now, days = 30 }: Asking = {}): Promise<Buffer> {
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(days) }];
  const query = searchQuery.parse({ directions, service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 });
  const search = `?${JSON.stringify(query)}`;
  return cachedData("search_offers", { partner, locale, search, now: at }, async () => {
    const { offers, audience, isCurrent } = await searchOffers({ partner, query, now: at });
    return { data: writeOffers(offers, { ...audience, locale }), isCurrent };
  });
}

function priceOf(json: Buffer, flights: string): number | undefined {
  const offers: Offer[] = z.array(offerContract).parse(JSON.parse(String(json)));
  return offers.find((offer) => flightsOf(offer) === flights)?.price.amount;
}

async function moveVersion(kind: string): Promise<void> {
  await db().dataVersion.update({ where: { kind }, data: { version: { increment: 1 } } });
  letASecondPass();
}

test.each(["live", "test"])(
  "a search repeated within its minute is answered with the very bytes, in another minute anew: %s mode",
  async (mode) => {
    const partner = mode === "live" ? world.partner : await testModeOf(world.partner);
    const first = await ask({ partner });
    const repeated = await Promise.all([ask({ partner, at: halfAMinuteLater() }), ask({ partner, at: halfAMinuteLater() })]);
    expect(repeated.map(String)).toEqual([String(first), String(first)]);
    expect(await ask({ partner, at: halfAMinuteLater() })).toBe(repeated[0]);
    const next = await ask({ partner, at: new Date(now.getTime() + 60_000) });
    expect(String(next)).not.toBe(String(first));
  },
);

test("another partner, other terms and another language have answers of their own", async () => {
  const { partner: other } = await makePartner();
  const first = await ask();
  const ids = (json: Buffer) =>
    z
      .array(offerContract)
      .parse(JSON.parse(String(json)))
      .map(({ id }) => id);
  expect(ids(await ask({ partner: other }))).not.toEqual(ids(first));
  const dearer = { ...world.partner, serviceFeeMinor: world.partner.serviceFeeMinor + 100 };
  expect(priceOf(await ask({ partner: dearer }), "TK371")).toBe((priceOf(first, "TK371") ?? 0) + 1);
  expect(String(await ask({ locale: "ru" }))).toContain('"city":"Ташкент"');
  const recommended = async (partner: PartnerContext) => JSON.parse(String(await ask({ partner })))[0].recommended_price.amount;
  expect(await recommended({ ...world.partner, recommendedMarkupBp: 0 })).toBeLessThan(await recommended(world.partner));
});

test("a sale on a flight is seen by the next search, and a sale elsewhere changes nothing", async () => {
  const first = await ask({ days: 60 });
  const before = priceOf(first, "HY271");
  await sell({ carrier: "TK", number: 1979, date: world.date(90), airports: "ISTLHR", bookingClass: "Y", seats: 1 });
  letASecondPass();
  expect(String(await ask({ days: 60, at: halfAMinuteLater() }))).toBe(String(first));
  await sell({ carrier: "HY", number: 271, date: world.date(60), airports: "TASIST", bookingClass: "T", seats: 3 });
  letASecondPass();
  expect(priceOf(await ask({ days: 60 }), "HY271")).toBe((before ?? 0) + 1_265_025);
});

test("imported fares, taxes and flights are seen by the next search", async () => {
  const before = priceOf(await ask(), "TK371") ?? 0;
  await db().taxRule.create({
    data: {
      code: "XX",
      name: "Another",
      airport: "TAS",
      scope: "I",
      adultMinor: 100n,
      childMinor: 100n,
      infantMinor: 0n,
      currency: "UZS",
    },
  });
  await moveVersion("taxes");
  const taxed = priceOf(await ask(), "TK371");
  expect(taxed).toBe(before + 1);
  await db().fare.deleteMany({ where: { carrier: "TK" } });
  await moveVersion("fares");
  expect(priceOf(await ask(), "TK371")).toBeUndefined();
  expect(priceOf(await ask(), "HY271")).toBeDefined();
  await db().scheduleLeg.deleteMany({ where: { carrier: "HY", flightNumber: 271 } });
  await moveVersion("schedule");
  expect(priceOf(await ask(), "HY271")).toBeUndefined();
});
