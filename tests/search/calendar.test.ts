import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type CalendarDay, calendar as calendarContract } from "@/lib/contracts/interface/calendar";
import { type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { sell } from "@/tests/support/offers/offers";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let credentials: Credentials;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T06:00:00Z") });
  world = await makeWorld({ now: new Date() });
  credentials = await makeCredentials(world);
  await sellSome();
});
afterAll(() => {
  vi.useRealTimers();
});

/** Days differ: on some of them the cheap seats are gone, on one the cheapest carrier is. */
async function sellSome(): Promise<void> {
  const hy = { carrier: "HY", number: 271, airports: "TASIST", bookingClass: "T" };
  for (const [day, seats] of [1, 2, 3].entries()) await sell({ ...hy, date: world.date(20 + day), seats });
  await sell({ ...hy, date: world.date(23), bookingClass: "Y", seats: 6 });
  const pc = { carrier: "PC", number: 397, airports: "TASSAW", bookingClass: "Y" };
  for (const day of [21, 22, 25]) await sell({ ...pc, date: world.date(day), seats: 180 });
  for (const day of [25, 26]) await sell({ ...pc, number: 398, airports: "SAWTAS", date: world.date(day), seats: 180 });
}

const FOUR = { adults: 4 };
const FAMILY = { adults: 2, children: 1, infants: 1, infants_with_seat: 1 };
const counts = { adults: 1, children: 0, infants: 0, infants_with_seat: 0, service_class: "E" };

async function calendar(route: string, differences: Record<string, unknown>, credential = credentials.token) {
  const [departure_airport, arrival_airport] = route.split("-");
  const query = { departure_airport, arrival_airport, ...counts, ...differences };
  return calendarContract.parse((await callOperation("list_price_calendar", { query, credential })).data);
}

async function cheapestOffer(route: string, { date, return_date }: CalendarDay, differences: Record<string, unknown>, credential: string) {
  const [departure_airport, arrival_airport] = route.split("-");
  const directions = [{ departure_airport, arrival_airport, date }];
  if (return_date) directions.push({ departure_airport: arrival_airport, arrival_airport: departure_airport, date: return_date });
  const { data } = await callOperation("search_offers", { query: { directions, ...counts, ...differences }, credential });
  const [first = null] = z.array(offerContract).parse(data);
  return first;
}

/** What a search of every day shows as its cheapest offer. */
function searched(route: string, days: readonly CalendarDay[], differences: Record<string, unknown>, credential = credentials.token) {
  return Promise.all(days.map((day) => cheapestOffer(route, day, differences, credential)));
}

const pricesOf = (days: readonly CalendarDay[]) => days.map(({ lowest }) => lowest?.price ?? null);
const offerPrices = (offers: readonly (Offer | null)[]) => offers.map((offer) => offer?.price ?? null);

describe("the price calendar one way", () => {
  it.each([
    ["one adult", "TAS-IST", {}],
    ["four adults, for whom few flights have cheap seats", "TAS-IST", FOUR],
    ["a family over two flights", "TAS-LON", FAMILY],
    ["business", "TAS-IST", { service_class: "B", adults: 2 }],
    ["any cabin", "TAS-IST", { service_class: "A", adults: 3 }],
    ["a charter", "TAS-AYT", {}],
  ])("shows for %s what a search of each day shows as its cheapest offer", async (_, route, differences) => {
    const { days, matrix } = await calendar(route, { date: world.date(18), days: 12, ...differences });
    expect(days.map(({ date, return_date }) => [date, return_date])).toEqual(
      Array.from({ length: 12 }, (_, index) => [world.date(18 + index), null]),
    );
    expect(matrix).toEqual([]);
    expect(pricesOf(days)).toEqual(offerPrices(await searched(route, days, differences)));
    expect(new Set(pricesOf(days).map((price) => price?.amount)).size).toBeGreaterThan(
      route === "TAS-IST" && !("service_class" in differences) ? 1 : 0,
    );
  });

  it("prices no day that cannot be bought: none before today, none after the last day on sale", async () => {
    const { days } = await calendar("TAS-IST", { date: world.date(325), days: 12 });
    expect(days.map(({ lowest }) => lowest !== null)).toEqual(days.map((_, index) => 325 + index <= 330));
    const around = await calendar("TAS-IST", { date: world.date(1), return_date: world.date(327), days: 1 });
    const priced = around.matrix.filter(({ lowest }) => lowest !== null);
    expect(priced.length).toBeGreaterThan(0);
    for (const { date, return_date } of priced)
      expect([date >= world.date(0), (return_date ?? "") <= world.date(330)]).toEqual([true, true]);
    expect(around.matrix.some(({ date }) => date < world.date(0))).toBe(true);
  });

  it("answers the other days where one is not for sale: yesterday, or the first after the end of the sale", async () => {
    const since = await calendar("TAS-IST", { date: world.date(-1), days: 3 });
    expect(since.days.map(({ date, lowest }) => [date, lowest !== null])).toEqual([
      [world.date(-1), false],
      [world.date(0), true],
      [world.date(1), true],
    ]);
    const { days, matrix } = await calendar("TAS-IST", {
      date: world.date(330),
      return_date: world.date(331),
      date_from: world.date(328),
      days: 3,
      flexible_days: 1,
    });
    expect(days.map(({ lowest }) => lowest !== null)).toEqual([true, true, false]);
    expect(matrix.every(({ return_date, lowest }) => (lowest !== null) === (return_date ?? "") <= world.date(330))).toBe(true);
  });

  it("answers the days of a place whose clocks are a day ahead of the agent's", async () => {
    // 20:00 on 1 December in Tashkent is 4:00 on 2 December in Auckland.
    vi.setSystemTime(new Date("2026-12-01T15:00:00Z"));
    const { days } = await calendar("AKL-TAS", { date: "2026-12-01", days: 4 });
    vi.setSystemTime(new Date("2026-12-01T06:00:00Z"));
    expect(days.map(({ date }) => date)).toEqual(["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"]);
    expect(days[0]?.lowest).toBeNull();
  });

  it.each([
    ["without stops", { max_stops: 0 }],
    ["of one carrier", { airlines: ["HY"] }],
    ["of two carriers", { airlines: ["TK", "FZ"] }],
    ["without one carrier", { exclude_airlines: ["HY"] }],
    ["of a length", { max_travel_time: 300 }],
    ["with baggage", { baggage: "1" }],
    ["that can be refunded", { refundable: "1" }],
    ["that can be changed", { changeable: "1" }],
    ["up to a price that some days pass", { max_price: 2_000_000 }],
  ])("keeps to journeys %s, as a search does", async (_, filters) => {
    const { days } = await calendar("TAS-IST", { date: world.date(18), days: 8, ...filters });
    expect(pricesOf(days)).toEqual(offerPrices(await searched("TAS-IST", days, filters)));
  });

  it("tells who flies, how long and with how many stops", async () => {
    const { days } = await calendar("TAS-LON", { date: world.date(40), days: 1 });
    const [offer] = await searched("TAS-LON", days, {});
    expect(days[0]?.lowest).toEqual({
      price: offer?.price,
      stops: 1,
      airlines: [...new Set(offer?.directions.flatMap(({ segments }) => segments.map(({ airline }) => airline.code)))],
      route_duration: offer?.directions[0]?.route_duration,
      is_vtrip: offer?.is_vtrip,
    });
  });

  it("has sixty days without being asked for fewer, and none for sale once flights leave too soon", async () => {
    const { days } = await calendar("TAS-IST", { date: world.date(0) });
    expect(days).toHaveLength(60);
    // 11:00 in Tashkent: today's flights leave at 20:00 at the latest.
    expect(days[0]?.lowest?.airlines).toEqual(["HY"]);
    expect((await calendar("TAS-SAW", { date: world.date(0), days: 1 })).days[0]?.lowest).toBeNull();
  });

  it("follows sales at once", async () => {
    const asked = { date: world.date(50), days: 2 };
    const before = await calendar("TAS-SAW", asked);
    await sell({ carrier: "PC", number: 397, airports: "TASSAW", bookingClass: "Y", date: world.date(51), seats: 180 });
    const { days } = await calendar("TAS-SAW", asked);
    expect(days).toEqual([before.days[0], { date: world.date(51), return_date: null, lowest: null }]);
  });
});

describe("the price calendar of a round trip", () => {
  it.each([
    ["one adult", "TAS-IST", {}],
    ["four adults", "TAS-IST", FOUR],
    ["a family over two flights", "TAS-LON", FAMILY],
    ["journeys without stops of one carrier", "TAS-IST", { max_stops: 0, airlines: ["TK"] }],
    ["a price that some pairs pass", "TAS-IST", { max_price: 3_700_000 }],
    ["connections of some length", "TAS-LON", { max_connection_time: 200, exclude_connection_airports: ["SAW"] }],
  ])("shows for %s what a search of each pair of days shows as its cheapest offer", async (_, route, differences) => {
    const dates = { date: world.date(23), return_date: world.date(25) };
    const { days, matrix } = await calendar(route, { ...dates, date_from: world.date(19), days: 8, flexible_days: 2, ...differences });
    expect(days.map(({ date, return_date }) => [date, return_date])).toEqual(
      Array.from({ length: 8 }, (_, index) => [world.date(19 + index), world.date(21 + index)]),
    );
    expect(pricesOf(days)).toEqual(offerPrices(await searched(route, days, differences)));
    // Five by five, without those that would return before they leave.
    expect(matrix).toHaveLength(22);
    expect(matrix.every(({ date, return_date }) => date <= (return_date ?? ""))).toBe(true);
    expect(pricesOf(matrix)).toEqual(offerPrices(await searched(route, matrix, differences)));
  });

  it("takes another way out where the cheapest one arrives too late for the cheapest way back", async () => {
    // HY 603 arrives at 00:50, 20 minutes before TK 370 leaves; PC is sold out both ways.
    const asked = { date: world.date(25), return_date: world.date(26), days: 1, flexible_days: 0, ...FOUR };
    const { days, matrix } = await calendar("TAS-IST", asked);
    const oneWay = async (route: string, day: number) =>
      (await calendar(route, { date: world.date(day), days: 1, ...FOUR })).days[0]?.lowest;
    const [out, back] = [await oneWay("TAS-IST", 25), await oneWay("IST-TAS", 26)];
    expect([out?.airlines, back?.airlines]).toEqual([["HY"], ["TK"]]);
    expect(days[0]?.lowest?.airlines).toEqual(["TK"]);
    expect(matrix).toEqual(days);
    expect(pricesOf(days)).toEqual(offerPrices(await searched("TAS-IST", days, FOUR)));
  });

  it("returns on the day of departure where the way back leaves late enough", async () => {
    const { days } = await calendar("TAS-SKD", { date: world.date(30), return_date: world.date(30), days: 1, flexible_days: 0 });
    expect(days[0]).toMatchObject({ return_date: world.date(30), lowest: { airlines: ["HY"], stops: 0, route_duration: 110 } });
  });
});

describe("in test mode", () => {
  it("shows what a search shows, one way and for a round trip", async () => {
    const key = credentials.testKey;
    const asked = { date: world.date(23), return_date: world.date(24), date_from: world.date(20), days: 4, flexible_days: 1 };
    const { days, matrix } = await calendar("TAS-IST", { ...asked, ...FAMILY }, key);
    expect(pricesOf(days)).toEqual(offerPrices(await searched("TAS-IST", days, FAMILY, key)));
    expect(pricesOf(matrix)).toEqual(offerPrices(await searched("TAS-IST", matrix, FAMILY, key)));
    expect(days.every(({ lowest }) => lowest !== null)).toBe(true);
  });
});

describe("a calendar that cannot be", () => {
  const refused = async (differences: Record<string, unknown>, language = "en") => {
    const query = { departure_airport: "TAS", arrival_airport: "IST", date: world.date(9), ...counts, ...differences };
    const headers = { "accept-language": language };
    return (await callOperation("list_price_calendar", { query, credential: credentials.token, headers })).error;
  };

  it.each([
    ["departure_airport", { departure_airport: "QQQ" }],
    ["arrival_airport", { arrival_airport: "TAS" }],
    ["date", { date: "2026-11-30", days: 1 }],
    ["date", { date: "2027-11-30" }],
    ["date", { date: "9999-12-31", date_from: "2026-12-09" }],
    ["date_from", { date_from: "2026-11-28", days: 3 }],
    ["date_from", { date_from: "2027-10-28" }],
    ["return_date", { return_date: "2026-12-09" }],
    ["return_date", { return_date: "2027-11-30" }],
    ["adults", { adults: 0 }],
    ["infants", { infants: 2 }],
    ["airlines.0", { airlines: ["Q9"] }],
  ])("is refused with the field %s", async (field, differences) => {
    const error = await refused(differences);
    expect([error?.error_code, Object.keys(error?.errors ?? {})]).toEqual([8, [field]]);
  });

  it("is told which days are for sale", async () => {
    const passed = { date: "2026-11-28", days: 3 };
    expect((await refused(passed))?.errors?.date).toEqual(["None of these days is for sale. Choose days from 2026-12-01 to 2027-10-27."]);
    expect((await refused(passed, "ru"))?.errors?.date).toEqual([
      "Ни один из этих дней не продаётся. Выберите дни с 2026-12-01 по 2027-10-27.",
    ]);
  });

  it("is told what each field takes, in the caller's language", async () => {
    const wrong = { date: "2027-13-01", days: 61, flexible_days: 8 };
    expect((await refused(wrong))?.errors).toEqual({
      date: ["Give an existing date as YYYY-MM-DD."],
      days: ["Give a whole number from 1 to 60."],
      flexible_days: ["Give a whole number from 0 to 7."],
    });
    expect((await refused(wrong, "ru"))?.errors?.days).toEqual(["Укажите целое число от 1 до 60."]);
    expect((await refused(wrong, "uz"))?.errors?.days).toEqual(["1 dan 60 gacha butun son kiriting."]);
  });
});
