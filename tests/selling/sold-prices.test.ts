import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { GET as readDays } from "@/app/api/portal/calendar/route";
import { GET as readCities } from "@/app/api/portal/destinations/route";
import { GET as readRules } from "@/app/api/portal/selling/route";
import { POST as setRules } from "@/app/api/portal/selling/rules/route";
import type { RouteHandler } from "@/lib/api/handler";
import { sellOffer } from "@/lib/client/money/selling";
import { type CalendarDay, calendar, calendarQuery } from "@/lib/contracts/interface/calendar";
import { type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import { type SellingRequest, type SellingShown, sellingShown } from "@/lib/contracts/portal/selling";
import { type SoldDay, soldCalendar, soldDestination } from "@/lib/contracts/portal/sold-prices";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { sum } from "@/lib/domain/money";
import { listPriceCalendar } from "@/lib/services/offers/calendar/list-price-calendar";
import { sellLowest } from "@/lib/services/offers/calendar/sell-lowest";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { sell } from "@/tests/support/offers/offers";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";
import { makeWorld, type World } from "@/tests/support/world/world";

type Rules = SellingRequest["rules"];

let world: World;
let credentials: Credentials;
let cookie: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T06:00:00Z") });
  world = await makeWorld({ now: new Date() });
  credentials = await makeCredentials(world);
  await db().user.update({ where: { id: world.userId }, data: { role: "admin" } });
  cookie = (await signInHere(world.userId)).cookie;
  // Days differ: on some of them the cheapest carrier is sold out.
  const pc = { carrier: "PC", number: 397, airports: "TASSAW", bookingClass: "Y", seats: 180 };
  for (const day of [21, 22]) await sell({ ...pc, date: world.date(day) });
});
afterAll(() => {
  vi.useRealTimers();
});

const ADULT = { adults: 1, children: 0, infants: 0, infants_with_seat: 0, service_class: "E" };
const FAMILY = { ...ADULT, adults: 2, children: 1, infants: 1, infants_with_seat: 1 };

const everything = (minor: number): Rules => [{ part: "fee", when: {}, value: { kind: "amount", minor } }];
const BY_AGE: Rules = [
  { part: "markup", when: {}, value: { kind: "percent", basisPoints: 700 } },
  { part: "markup", when: { age: "chd" }, value: { kind: "amount", minor: 12_345_00 } },
  { part: "markup", when: { age: "inf" }, value: { kind: "percent", basisPoints: 0 } },
  { part: "fee", when: { age: "adt" }, value: { kind: "amount", minor: 20_000_00 } },
];
const BY_CARRIER: Rules = [
  { part: "markup", when: {}, value: { kind: "percent", basisPoints: 250 } },
  { part: "markup", when: { carrier: "PC" }, value: { kind: "amount", minor: 30_000_00 } },
  { part: "markup", when: { carrier: "HY", age: "chd" }, value: { kind: "percent", basisPoints: 900 } },
  { part: "fee", when: { carrier: "TK" }, value: { kind: "amount", minor: 50_000_00 } },
];
const BY_PLACE: Rules = [
  { part: "markup", when: { from: "UZ", to: "TR" }, value: { kind: "percent", basisPoints: 400 } },
  { part: "markup", when: { to: "LON" }, value: { kind: "amount", minor: 77_000_00 } },
  { part: "fee", when: { from: "TAS" }, value: { kind: "percent", basisPoints: 111 } },
];
const BY_CABIN: Rules = [
  { part: "markup", when: { cabin: "B" }, value: { kind: "percent", basisPoints: 1500 } },
  { part: "markup", when: { cabin: "E" }, value: { kind: "amount", minor: 9_990_00 } },
];

/** Sets the agency's rules. @returns them as its pages know them */
async function sellBy(rules: Rules, rounding?: SellingRequest["rounding"]): Promise<SellingShown> {
  const { version } = await portal(readRules, {}, sellingShown);
  const body: SellingRequest = { version, rules, keeps: { kind: "amount", minor: 0 }, ...(rounding && { rounding }) };
  const response = await callPortal(setRules, { userId: world.userId, cookie, method: "POST", body });
  expect(response.status).toBe(200);
  return portal(readRules, {}, sellingShown);
}

async function portal<Data>(handler: RouteHandler, asked: Record<string, unknown>, schema: z.ZodType<Data>): Promise<Data> {
  const written = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  const response = await callPortal(handler, { userId: world.userId, cookie, query: `?${new URLSearchParams(written)}` });
  return schema.parse(envelope(z.unknown()).parse(await response.json()).data);
}

function between(route: string): { departure_airport: string; arrival_airport: string } {
  const [departure_airport = "", arrival_airport = ""] = route.split("-");
  return { departure_airport, arrival_airport };
}

async function offersOn(route: string, { date, return_date }: Pick<CalendarDay, "date" | "return_date">, party: typeof ADULT) {
  const { departure_airport, arrival_airport } = between(route);
  const out = { departure_airport, arrival_airport, date };
  const back = { departure_airport: arrival_airport, arrival_airport: departure_airport, date: return_date };
  const query = { directions: return_date ? [out, back] : [out], ...party };
  return z.array(offerContract).parse((await callOperation("search_offers", { query, credential: credentials.token })).data);
}

/** What the list of offers shows that customers pay for one. */
function askedFor(policy: SellingShown, offer: Offer): number {
  return sellOffer(policy, offer)?.selling ?? offer.price.amount;
}

const carriersOf = ({ directions }: Offer) => [
  ...new Set(directions.flatMap(({ segments }) => segments.map(({ airline }) => airline.code))),
];

/** Of every day its own cheapest offer's price for the customer, and what that offer costs. */
async function expectAsked(route: string, days: readonly SoldDay[], party: typeof ADULT, policy: SellingShown): Promise<void> {
  for (const day of days) {
    const [cheapest] = await offersOn(route, day, party);
    expect([day, day.lowest?.price.amount, day.lowest?.cost]).toEqual([
      day,
      cheapest && askedFor(policy, cheapest),
      cheapest?.price.amount,
    ]);
  }
}

describe("prices by day of an agency with rules", () => {
  it.each<[string, Rules, typeof ADULT, SellingRequest["rounding"]]>([
    ["a fee for everybody", everything(45_000_00), ADULT, undefined],
    ["rules by passenger type", BY_AGE, FAMILY, undefined],
    ["rules by carrier, rounded up", BY_CARRIER, FAMILY, { toMinor: 10_000_00, mode: "up" }],
    ["rules by place, rounded", BY_PLACE, { ...ADULT, adults: 3 }, { toMinor: 50_000_00, mode: "nearest" }],
    ["rules by cabin, in any", BY_CABIN, { ...ADULT, service_class: "A" }, undefined],
    ["rules by cabin, in business", BY_CABIN, { ...ADULT, service_class: "B" }, { toMinor: 1_000_00, mode: "up" }],
  ])("are by %s what the cheapest offer of the day is sold for, one way and there and back", async (_, rules, party, rounding) => {
    const policy = await sellBy(rules, rounding);
    const asked = { ...between("TAS-IST"), date: world.date(19), ...party };
    const { days } = await portal(readDays, { ...asked, days: 5 }, soldCalendar);
    await expectAsked("TAS-IST", days, party, policy);
    const there = { ...between("TAS-LON"), date: world.date(23), return_date: world.date(25), ...party };
    const { matrix, days: stays } = await portal(readDays, { ...there, days: 2, flexible_days: 1 }, soldCalendar);
    await expectAsked("TAS-LON", [...stays, ...matrix], party, policy);
    const priced = [...days, ...stays, ...matrix].flatMap(({ lowest }) => lowest ?? []);
    expect(priced.some(({ price, cost }) => price.amount > (cost ?? 0))).toBe(true);
  });

  it("are told of the returns of one departure, of every month up to the last day on sale", async () => {
    const policy = await sellBy(BY_CARRIER);
    const asked = { ...between("TAS-IST"), date: world.date(19), days: 1, ...ADULT };
    const late = await portal(readDays, { ...asked, return_date: world.date(327), return_days: 6 }, soldCalendar);
    expect(late.matrix.map(({ date, return_date }) => [date, return_date])).toEqual(
      [327, 328, 329, 330, 331, 332].map((day) => [world.date(19), world.date(day)]),
    );
    expect(late.matrix.map(({ lowest }) => lowest !== null)).toEqual([true, true, true, true, false, false]);
    await expectAsked("TAS-IST", late.matrix.slice(0, 4), ADULT, policy);
    const month = await portal(readDays, { ...asked, return_date: world.date(90), return_days: 31 }, soldCalendar);
    expect(month.matrix).toHaveLength(31);
    await expectAsked("TAS-IST", month.matrix.slice(0, 3), ADULT, policy);
    const programs = { ...asked, return_date: world.date(26), return_days: 31, flexible_days: 0 };
    const { data } = await callOperation("list_price_calendar", { query: programs, credential: credentials.token });
    expect(calendar.parse(data).matrix).toHaveLength(1);
  });

  it("are those of the fare that costs least, and never less than its carrier asks, where another one is sold for less", async () => {
    const policy = await sellBy([{ part: "markup", when: { carrier: "PC" }, value: { kind: "amount", minor: 5_000_000_00 } }]);
    const { days } = await portal(readDays, { ...between("TAS-IST"), date: world.date(20), days: 1, ...ADULT }, soldCalendar);
    const [day] = days;
    const offers = await offersOn("TAS-IST", { date: world.date(20), return_date: null }, ADULT);
    const asked = offers.map((offer) => ({ carriers: carriersOf(offer), price: askedFor(policy, offer) }));
    expect(day?.lowest?.airlines).toEqual(["PC"]);
    expect(day?.lowest?.price.amount).toBe(asked.find(({ carriers }) => carriers[0] === "PC")?.price);
    expect(day?.lowest?.price.amount).toBeGreaterThan(Math.min(...asked.map(({ price }) => price)));
  });

  it("follow the rules at once, and are what the fare costs without any", async () => {
    const asked = { ...between("TAS-IST"), date: world.date(30), days: 3, ...FAMILY };
    const perHead = async (minor: number) => {
      await sellBy(everything(minor));
      const { days } = await portal(readDays, asked, soldCalendar);
      return days.map(({ lowest }) => (lowest ? lowest.price.amount - (lowest.cost ?? 0) : null));
    };
    expect(await perHead(10_000_00)).toEqual([50_000, 50_000, 50_000]);
    expect(await perHead(20_000_00)).toEqual([100_000, 100_000, 100_000]);
    await sellBy([]);
    const { days } = await portal(readDays, asked, soldCalendar);
    const { data } = await callOperation("list_price_calendar", { query: asked, credential: credentials.token });
    expect(data).toMatchObject({ days: days.map((day) => ({ ...day, lowest: day.lowest && withoutCost(day.lowest) })) });
    expect(days.map(({ lowest }) => lowest?.cost)).toEqual([null, null, null]);
  });

  it("change nothing of what programs are answered", async () => {
    const query = { ...between("TAS-IST"), date: world.date(19), days: 4, ...FAMILY };
    const read = async () => (await callOperation("list_price_calendar", { query, credential: credentials.token })).data;
    await sellBy([]);
    const before = await read();
    await sellBy(BY_AGE);
    expect(await read()).toEqual(before);
  });

  it("are made in test mode of the sandbox's fares", async () => {
    await sellBy(BY_AGE);
    const policy = await readSellingPolicy(world.partner.id);
    const query = calendarQuery.parse({ ...between("TAS-IST"), date: world.date(19), days: 1, ...FAMILY });
    const partner = { ...world.partner, mode: "test" } as const;
    const { days } = await listPriceCalendar({
      partner,
      query,
      now: new Date(),
      present: (lowest, asked) => ({
        sold: sellLowest(policy)(lowest, asked),
        fares: lowest.fares.map(({ totalMinor }) => totalMinor),
        totalMinor: lowest.totalMinor,
      }),
    });
    const { fares = [], totalMinor, sold } = days[0]?.lowest ?? {};
    const counts = [FAMILY.adults, FAMILY.children, FAMILY.infants, FAMILY.infants_with_seat];
    expect(sum(fares.map((fare, index) => fare * (counts[index] ?? 0)))).toBe(totalMinor);
    expect(sold?.price.amount).toBeGreaterThan(sold?.cost ?? 0);
  });
});

function withoutCost({ cost: _, ...lowest }: NonNullable<SoldDay["lowest"]>) {
  return lowest;
}

describe("prices by city of an agency with rules", () => {
  it.each([
    ["one way", {}],
    ["there and back", { nights_from: 2, nights_to: 3 }],
  ])("are what the cheapest offer of their days is sold for, %s", async (_, nights) => {
    const policy = await sellBy(BY_CARRIER, { toMinor: 10_000_00, mode: "up" });
    const asked = { departure_airport: "TAS", date_from: world.date(19), date_to: world.date(20), ...nights, ...FAMILY };
    const found = await portal(readCities, asked, z.array(soldDestination));
    expect(found.length).toBeGreaterThan(2);
    for (const { place, date, return_date, lowest } of found) {
      await expectAsked(`TAS-${place.code}`, [{ date, return_date, lowest }], FAMILY, policy);
    }
  });
});
