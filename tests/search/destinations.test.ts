import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Destination, destination } from "@/lib/contracts/interface/calendar";
import { offer as offerContract } from "@/lib/contracts/interface/offers";
import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { airportByCode } from "@/lib/reference/airports";
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
  const pc = { carrier: "PC", number: 397, airports: "TASSAW", bookingClass: "Y", seats: 180 };
  for (const day of [20, 21]) await sell({ ...pc, date: world.date(day) });
});
afterAll(() => {
  vi.useRealTimers();
});

const counts = { adults: 1, children: 0, infants: 0, infants_with_seat: 0, service_class: "E" };

async function destinations(
  from: string,
  days: [number, number],
  differences: Record<string, unknown> = {},
  credential = credentials.token,
) {
  const [since, until] = days;
  const query = { departure_airport: from, date_from: world.date(since), date_to: world.date(until), ...counts, ...differences };
  return z.array(destination).parse((await callOperation("list_destinations", { query, credential })).data);
}

/** The lowest price of all days, by a search of each. */
async function lowestSearched(from: string, to: string, days: [number, number], differences: Record<string, unknown>): Promise<number> {
  const found: number[] = [];
  for (let day = days[0]; day <= days[1]; day++) {
    const directions = [{ departure_airport: from, arrival_airport: to, date: world.date(day) }];
    const query = { directions, ...counts, ...differences };
    const { data } = await callOperation("search_offers", { query, credential: credentials.token });
    found.push(
      ...z
        .array(offerContract)
        .parse(data)
        .map(({ price }) => price.amount),
    );
  }
  return Math.min(...found);
}

/** The lowest price of all pairs of days, by a search of each. */
async function lowestThereAndBack(
  to: string,
  days: [number, number],
  nights: [number, number],
  differences: Record<string, unknown>,
): Promise<string | undefined> {
  const found: { amount: number; days: string }[] = [];
  for (let day = days[0]; day <= days[1]; day++) {
    for (let stay = nights[0]; stay <= nights[1]; stay++) {
      const [date, back] = [world.date(day), world.date(day + stay)];
      const directions = [
        { departure_airport: "TAS", arrival_airport: to, date },
        { departure_airport: to, arrival_airport: "TAS", date: back },
      ];
      const query = { directions, ...counts, ...differences };
      const { data } = await callOperation("search_offers", { query, credential: credentials.token });
      const amounts = z
        .array(offerContract)
        .parse(data)
        .map(({ price }) => price.amount);
      if (amounts.length > 0) found.push({ amount: Math.min(...amounts), days: `${date} ${back}` });
    }
  }
  const [best] = found.sort((left, right) => left.amount - right.amount);
  return best && `${best.amount} ${best.days}`;
}

const codes = (found: readonly Destination[]) => found.map(({ place }) => place.code).sort();

describe("the destinations of a city", () => {
  it.each([
    ["one adult", {}],
    ["a family", { adults: 2, children: 1, infants: 1 }],
    ["journeys without stops", { max_stops: 0 }],
    ["one carrier", { airlines: ["HY"] }],
    ["fares with baggage", { baggage: "1" }],
    ["connections at one airport, not too short", { connection_airports: ["IST"], min_connection_time: 120 }],
    ["journeys of half a day without one carrier", { max_travel_time: 720, exclude_airlines: ["PC"] }],
  ])("cost for %s what searches of all the days show as their cheapest offer", async (_, differences) => {
    const days: [number, number] = [19, 22];
    const found = await destinations("TAS", days, differences);
    const prices = found.map(({ lowest }) => lowest.price.amount);
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
    expect(found.length).toBeGreaterThan(0);
    for (const { place, lowest } of found) {
      expect([place.code, lowest.price.amount]).toEqual([place.code, await lowestSearched("TAS", place.code, days, differences)]);
    }
  });

  it("are each a city once, with the airport and the earliest day of the cheapest journey", async () => {
    const found = await destinations("TAS", [20, 23]);
    expect(codes(found)).toEqual(["AYT", "DXB", "IST", "LON", "SKD", "UGC"].filter((code) => codes(found).includes(code)));
    expect(codes(found)).toEqual(expect.arrayContaining(["DXB", "IST", "LON", "SKD"]));
    // PC to Istanbul's other airport is sold out on the first two days.
    expect(found.find(({ place }) => place.code === "IST")).toMatchObject({
      place: { title: "Istanbul", country: { code: "TR" } },
      airport: { code: "SAW" },
      date: world.date(22),
      lowest: { stops: 0, airlines: ["PC"], route_duration: 300 },
    });
  });

  it("are reached with two stops only where no journey with fewer gets there", async () => {
    const found = await destinations("SKD", [20, 20]);
    expect(found.find(({ place }) => place.code === "IST")?.lowest.stops).toBe(1);
    expect(found.filter(({ lowest }) => lowest.stops === 2).map(({ place }) => place.code)).toEqual(["LON"]);
    expect(codes(await destinations("SKD", [20, 20], { max_stops: 1 }))).not.toContain("LON");
  });

  it.each([
    ["one adult", [1, 3], {}],
    ["a family without stops", [2, 4], { adults: 2, children: 1, infants: 1, max_stops: 0 }],
    ["one carrier, with baggage", [3, 3], { airlines: ["HY"], baggage: "1" }],
  ] as const)("cost %s there and back what searches of all pairs of days show as their cheapest offer", async (_, nights, differences) => {
    const days: [number, number] = [19, 21];
    const [nights_from, nights_to] = nights;
    const found = await destinations("TAS", days, { nights_from, nights_to, ...differences });
    expect(found.length).toBeGreaterThan(0);
    for (const { place, date, return_date, lowest } of found) {
      const searched = await lowestThereAndBack(place.code, days, [...nights], differences);
      expect([place.code, `${lowest.price.amount} ${date} ${return_date}`]).toEqual([place.code, searched]);
    }
    const limited = await destinations("TAS", days, { nights_from, nights_to, ...differences, max_price: found[0]?.lowest.price.amount });
    expect(limited).toEqual(found.filter(({ lowest }) => lowest.price.amount === found[0]?.lowest.price.amount));
  });

  it("have a region and a place on the map", async () => {
    const istanbul = (await destinations("TAS", [22, 22])).find(({ place }) => place.code === "IST");
    expect(istanbul?.place).toMatchObject({
      region: "middle_east",
      location: { latitude: expect.closeTo(41, 0), longitude: expect.closeTo(29, 0) },
    });
    expect(istanbul?.return_date).toBeNull();
  });

  it("are refused for nights that cannot be", async () => {
    const query = { departure_airport: "TAS", date_from: world.date(20), date_to: world.date(20), ...counts };
    const refused = async (nights: Record<string, number>) =>
      Object.keys(
        (await callOperation("list_destinations", { query: { ...query, ...nights }, credential: credentials.token })).error?.errors ?? {},
      );
    expect(await refused({ nights_from: 3 })).toEqual(["nights_to"]);
    expect(await refused({ nights_to: 3 })).toEqual(["nights_from"]);
    expect(await refused({ nights_from: 5, nights_to: 3 })).toEqual(["nights_to"]);
  });

  it("are none where nothing is for sale", async () => {
    expect(await destinations("TAS", [20, 20], { max_price: 1 })).toEqual([]);
  });

  it("are named in the caller's language", async () => {
    const query = { departure_airport: "TAS", date_from: world.date(20), date_to: world.date(20), ...counts };
    const headers = { "accept-language": "ru" };
    const { data } = await callOperation("list_destinations", { query, credential: credentials.token, headers });
    const istanbul = z
      .array(destination)
      .parse(data)
      .find(({ place }) => place.code === "IST");
    expect([istanbul?.place.title, istanbul?.place.country.title]).toEqual(["Стамбул", "Турция"]);
  });

  it("are those of the documented routes in test mode", async () => {
    const found = await destinations("TAS", [20, 22], {}, credentials.testKey);
    const cities = SANDBOX_ROUTES.filter(({ from }) => from === "TAS").map(({ to }) => airportByCode(to)?.cityCode);
    expect(codes(found)).toEqual([...new Set(cities)].sort());
    expect(codes(found)).toEqual(expect.arrayContaining(["IST", "BAK", "SEL"]));
    expect(found.every(({ lowest }) => lowest.airlines.join() === "ZZ")).toBe(true);
    const back = await destinations("TAS", [20, 22], { nights_from: 3, nights_to: 5 }, credentials.testKey);
    expect(codes(back)).toEqual(codes(found));
    expect(back.every(({ date, return_date }) => return_date !== null && return_date > date)).toBe(true);
  });
});

describe("destinations that cannot be", () => {
  it.each([
    ["departure_airport", { departure_airport: "QQQ" }],
    ["date_from", { date_from: "2026-11-30" }],
    ["date_to", { date_to: "2026-12-10" }],
    ["date_to", { date_to: "2027-02-19" }],
    ["adults", { adults: 0 }],
    ["airlines.0", { airlines: ["Q9"] }],
  ])("are refused with the field %s", async (field, differences) => {
    const query = { departure_airport: "TAS", date_from: "2026-12-21", date_to: "2026-12-22", ...counts, ...differences };
    const { error } = await callOperation("list_destinations", { query, credential: credentials.token });
    expect([error?.error_code, Object.keys(error?.errors ?? {})]).toEqual([8, [field]]);
  });
});
