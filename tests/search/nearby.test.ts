import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import { listNearbyPlaces } from "@/lib/services/offers/search/list-nearby-places";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

const PARTY = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };

function ask(operation: "search_offers" | "list_price_calendar", query: Record<string, unknown>) {
  return callOperation(operation, { credential: own.fullKey, query: { ...PARTY, ...query } });
}

async function offersOf(directions: Record<string, string>[]): Promise<Offer[]> {
  const answer = await ask("search_offers", { directions });
  expect(answer.error).toBeNull();
  return z.array(offerContract).parse(answer.data);
}

const direction = (from: string, to: string, days: number, also: Record<string, string> = {}) => ({
  departure_airport: from,
  arrival_airport: to,
  date: world.date(days),
  ...also,
});

const pricesOf = (offers: readonly Offer[]) => offers.map(({ price }) => price.amount);

test("places beside the origin are searched together with it, each offer once, cheapest first", async () => {
  const together = await offersOf([direction("TAS", "IST", 30, { departure_also: "skd" })]);
  const [alone, beside] = await Promise.all([offersOf([direction("TAS", "IST", 30)]), offersOf([direction("SKD", "IST", 30)])]);
  expect(beside.length).toBeGreaterThan(0);
  const origins = together.map(({ directions }) => directions[0]?.departure.airport.code);
  expect(new Set(origins)).toEqual(new Set(["TAS", "SKD"]));
  expect(pricesOf(together)).toEqual([...pricesOf(alone), ...pricesOf(beside)].sort((one, other) => one - other));
});

test("a round trip comes back to the place that it left", async () => {
  const offers = await offersOf([
    direction("TAS", "IST", 30, { departure_also: "SKD" }),
    direction("IST", "TAS", 37, { arrival_also: "SKD" }),
  ]);
  const ends = offers.map(({ directions }) => [directions[0]?.departure.airport.code, directions[1]?.arrival.airport.code]);
  expect(ends.filter(([from, home]) => from !== home)).toEqual([]);
  expect(new Set(ends.map(([from]) => from))).toEqual(new Set(["TAS", "SKD"]));
});

test("types of places count on the way back too, and no airport is searched twice", async () => {
  const back = await offersOf([direction("TAS", "IST", 30), direction("IST", "TAS", 37, { departure_type: "airport" })]);
  expect(new Set(back.map(({ directions }) => directions[1]?.departure.airport.code))).toEqual(new Set(["IST"]));
  const flights = (offers: readonly Offer[]) =>
    offers.map(({ price, directions }) =>
      [price.amount, ...directions.flatMap(({ segments }) => segments.map((each) => each.flight_number))].join(),
    );
  const city = flights(await offersOf([direction("TAS", "IST", 30)]));
  const twice = flights(await offersOf([direction("TAS", "IST", 30, { arrival_type: "airport", arrival_also: "SAW.IST" })]));
  expect(twice.toSorted()).toEqual(city.toSorted());
});

test("a calendar with places beside has the lower price of every day", async () => {
  const calendarOf = async (query: Record<string, string>) => {
    const { data } = await ask("list_price_calendar", { date: world.date(30), days: "7", ...query });
    const { days } = z
      .object({ days: z.array(z.object({ lowest: z.object({ price: z.object({ amount: z.number() }) }).nullable() })) })
      .parse(data);
    return days.map(({ lowest }) => lowest?.price.amount ?? Number.POSITIVE_INFINITY);
  };
  const [together, tashkent, samarkand] = await Promise.all([
    calendarOf({ departure_airport: "TAS", departure_also: "SKD", arrival_airport: "IST" }),
    calendarOf({ departure_airport: "TAS", arrival_airport: "IST" }),
    calendarOf({ departure_airport: "SKD", arrival_airport: "IST" }),
  ]);
  expect(together).toEqual(tashkent.map((price, day) => Math.min(price, samarkand[day] ?? Number.POSITIVE_INFINITY)));
});

test("a place beside that nobody knows, or that is the other end, is told by its field", async () => {
  const fieldsOf = async (also: Record<string, string>) => {
    const { error } = await ask("search_offers", { directions: [direction("TAS", "IST", 30, also)] });
    return Object.keys(error?.errors ?? {});
  };
  expect(await fieldsOf({ departure_also: "SKD.QQQ" })).toEqual(["directions.0.departure_also"]);
  expect(await fieldsOf({ arrival_also: "SKD,NMA" })).toEqual(["directions.0.arrival_also"]);
  expect(await fieldsOf({ departure_also: "IST" })).toEqual(["directions.0.departure_also"]);
});

test("cities around a place are those with flights, nearest first, without its own airports", async () => {
  const near = await listNearbyPlaces({ code: "TAS", locale: "en", mode: "live", now: new Date() });
  expect(near.map(({ code }) => code)).toContain("SKD");
  expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((one, other) => one - other));
  expect(near.find(({ code }) => code === "SKD")).toMatchObject({ city: "Samarkand", km: 260 });
  expect((await listNearbyPlaces({ code: "IST", locale: "en", mode: "live", now: new Date() })).map(({ code }) => code)).not.toContain(
    "SAW",
  );
  expect(await listNearbyPlaces({ code: "QQQ", locale: "en", mode: "live", now: new Date() })).toEqual([]);
});
