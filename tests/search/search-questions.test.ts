import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { flightsOf } from "@/tests/support/offers/offers";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

const PARTY = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };

/** A direction `TAS-IST+30`: places, and days from today. */
function way(text: string, differences: Record<string, string> = {}): Record<string, string> {
  const [, departure_airport = "", arrival_airport = "", days] = /^(\w+)-(\w+)\+(\d+)$/.exec(text) ?? [];
  return { departure_airport, arrival_airport, date: world.date(Number(days)), ...differences };
}

async function search(
  credential: string,
  directions: Record<string, string>[],
  differences: Record<string, unknown> = {},
): Promise<Offer[]> {
  const answer = await callOperation("search_offers", { credential, query: { directions, ...PARTY, ...differences } });
  expect(answer.error).toBeNull();
  return z.array(offerContract).parse(answer.data);
}

/** The fields that a search is refused for, each with its text. */
async function refused(
  directions: Record<string, string>[],
  differences: Record<string, unknown> = {},
  language = "en",
): Promise<Record<string, string[]>> {
  const headers = { "accept-language": language };
  const query = { directions, ...PARTY, ...differences };
  const { status, error } = await callOperation("search_offers", { credential: own.fullKey, query, headers });
  expect([status, error?.error_code]).toEqual([422, 8]);
  return error?.errors ?? {};
}

describe("a place whose code is an airport's and a city's", () => {
  const arrivals = (offers: readonly Offer[]) => [...new Set(offers.map(({ directions }) => directions[0]?.arrival.airport.code))].sort();

  test("is the city, and the airport alone where that is asked for", async () => {
    expect(arrivals(await search(own.fullKey, [way("TAS-IST+30")]))).toEqual(["IST", "SAW"]);
    expect(arrivals(await search(own.fullKey, [way("TAS-IST+30", { arrival_type: "city" })]))).toEqual(["IST", "SAW"]);
    expect(arrivals(await search(own.fullKey, [way("TAS-IST+30", { arrival_type: "airport" })]))).toEqual(["IST"]);
    const back = await search(own.fullKey, [way("IST-TAS+30", { departure_type: "airport" })]);
    expect(new Set(back.map(({ directions }) => directions[0]?.departure.airport.code))).toEqual(new Set(["IST"]));
  });

  test("that is a city alone is no airport", async () => {
    expect(Object.keys(await refused([way("TAS-LON+30", { arrival_type: "airport" })]))).toEqual(["directions.0.arrival_airport"]);
    expect(Object.keys(await refused([way("TAS-IST+30", { arrival_type: "station" })]))).toEqual(["directions.0.arrival_type"]);
  });
});

test("a direction may be one text, as clients send it that write no nested queries", async () => {
  const [out, back] = [way("TAS-IST+30"), way("IST-TAS+37")];
  const text = ({ departure_airport, arrival_airport, date }: Record<string, string>) => `${departure_airport}-${arrival_airport}-${date}`;
  const nested = await search(own.fullKey, [out, back]);
  const query = `directions=${text(out)}&directions=${text(back)}&${new URLSearchParams(Object.entries(PARTY).map(([name, value]) => [name, String(value)]))}`;
  const { data } = await callOperation("search_offers", { credential: own.fullKey, query });
  const flights = (offers: readonly Offer[]) =>
    offers.map(({ price, directions }) => [price.amount, directions.map(({ departure }) => departure.datetime)]);
  expect(flights(z.array(offerContract).parse(data))).toEqual(flights(nested));
  expect(nested.length).toBeGreaterThan(0);
});

describe("a search that makes no sense is told where and what to do", () => {
  test("dates that go back", async () => {
    const errors = await refused([way("TAS-IST+30"), way("IST-LON+29"), way("LON-TAS+35"), way("TAS-SKD+34")]);
    expect(errors).toEqual({
      "directions.1.date": [`This date is before that of the direction before it. Choose ${world.date(30)} or a later one.`],
      "directions.3.date": [`This date is before that of the direction before it. Choose ${world.date(35)} or a later one.`],
    });
    expect((await refused([way("TAS-IST+30"), way("IST-TAS+29")], {}, "ru"))["directions.1.date"]?.[0]).toContain(world.date(30));
    expect((await refused([way("TAS-IST+30"), way("IST-TAS+29")], {}, "uz"))["directions.1.date"]?.[0]).toContain(world.date(30));
  });

  test("but not across the date line, where clocks go back by a day", async () => {
    const { status } = await callOperation("search_offers", {
      credential: own.fullKey,
      query: { directions: [way("NRT-LAX+30"), way("LAX-JFK+29")], ...PARTY },
    });
    expect(status).toBe(200);
    expect(Object.keys(await refused([way("NRT-LAX+30"), way("LAX-JFK+28")]))).toEqual(["directions.1.date"]);
  });

  test("the same direction twice, one that leads nowhere, and a seventh; places may come again", async () => {
    expect(Object.keys(await refused([way("TAS-IST+30"), way("TAS-IST+30")]))).toEqual(["directions.1.departure_airport"]);
    expect(Object.keys(await refused([way("TAS-IST+30"), way("IST-IST+31"), way("IST-TAS+32")]))).toEqual(["directions.1.arrival_airport"]);
    const seven = Array.from({ length: 7 }, (_, index) => way(`${index % 2 === 0 ? "TAS-IST" : "IST-TAS"}+${30 + index}`));
    expect(await refused(seven)).toEqual({ directions: ["Give a list of 1 to 6 items."] });
    expect((await search(own.fullKey, seven.slice(0, 4))).length).toBeGreaterThan(0);
  });

  test("carriers that nobody knows, each by its place in the list", async () => {
    expect(await refused([way("TAS-IST+30")], { airlines: ["HY", "Q0"] })).toEqual({
      "airlines.1": ["No carrier has the code Q0. Check the IATA code, such as HY."],
    });
  });

  test("connections that cannot be", async () => {
    const wrong = { exclude_airlines: ["Q0"], connection_airports: ["IST", "QQQ"], min_connection_time: 120, max_connection_time: 90 };
    expect(await refused([way("TAS-LON+30")], wrong)).toEqual({
      "exclude_airlines.0": ["No carrier has the code Q0. Check the IATA code, such as HY."],
      "connection_airports.1": ["No airport or city has the code QQQ. Check the IATA code, such as TAS."],
      max_connection_time: ["This is less than min_connection_time. Give at least 120 minutes."],
    });
    const outside = { exclude_connection_airports: ["Q"], min_connection_time: 0, max_connection_time: 1441, max_travel_time: "1h" };
    expect(Object.keys(await refused([way("TAS-LON+30")], outside)).sort()).toEqual([
      "exclude_connection_airports.0",
      "max_connection_time",
      "max_travel_time",
      "min_connection_time",
    ]);
  });

  test("everything at once", async () => {
    const wrong = [way("TAS-XXQ+30", { departure_from: "25:00", arrival_to: "9:00" })];
    const errors = await refused(wrong, { max_stops: "3", limit: "0", max_price: "-1", sort: "cheap", baggage: "yes" });
    expect(Object.keys(errors).sort()).toEqual([
      "baggage",
      "directions.0.arrival_to",
      "directions.0.departure_from",
      "limit",
      "max_price",
      "max_stops",
      "sort",
    ]);
  });
});

test("parameters that let everything through answer as none do, cheapest first", async () => {
  const seen = (offers: readonly Offer[]) => offers.map((each) => [flightsOf(each), each.price.amount, each.fare_family_type]);
  for (const journey of [["TAS-LON+30"], ["TAS-IST+30", "IST-TAS+37"]]) {
    const plain = await search(
      own.fullKey,
      journey.map((each) => way(each)),
    );
    const anyTime = { departure_from: "00:00", departure_to: "23:59", arrival_from: "00:00", arrival_to: "23:59" };
    const all = { max_stops: 2, baggage: "0", refundable: "0", changeable: "0", max_price: 1e12, sort: "price", limit: 300 };
    const filtered = await search(
      own.fullKey,
      journey.map((each) => way(each, anyTime)),
      all,
    );
    expect(plain.length).toBeGreaterThan(3);
    expect(seen(filtered)).toEqual(seen(plain));
    const prices = plain.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
  }
});

describe("a search of some connections only", () => {
  const toLondon = () => [way("TAS-LON+30")];
  const CONNECTED = "HY271,TK1979";
  const found = async (differences: Record<string, unknown>) => (await search(own.fullKey, toLondon(), differences)).map(flightsOf);
  const changes = (offers: readonly Offer[]) =>
    offers.flatMap(({ directions }) =>
      directions.flatMap(({ segments }) =>
        segments.slice(0, -1).map(({ arrival, transfer_time }) => ({ at: arrival.airport.code, transfer_time })),
      ),
    );

  test("leaves carriers out", async () => {
    const without = await found({ exclude_airlines: ["HY"] });
    expect(without.length).toBeGreaterThan(0);
    expect(without.join()).not.toContain("HY");
    expect((await found({})).join()).toContain("HY");
    expect(await found({ airlines: ["HY", "TK"], exclude_airlines: ["HY", "TK"] })).toEqual([]);
  });

  test("changes at the places asked for, a city being all of its airports", async () => {
    expect(await found({ connection_airports: ["IST"] })).toContain(CONNECTED);
    expect(changes(await search(own.fullKey, toLondon(), { exclude_connection_airports: ["IST"] })).map(({ at }) => at)).not.toContain(
      "IST",
    );
    const elsewhere = changes(await search(own.fullKey, toLondon(), { connection_airports: ["SAW", "DXB"] }));
    expect(elsewhere.every(({ at }) => at === "SAW" || at === "DXB")).toBe(true);
  });

  test("waits as long as asked for, and no longer", async () => {
    // It waits 260 minutes in Istanbul.
    expect(await found({ min_connection_time: 260, max_connection_time: 260 })).toContain(CONNECTED);
    expect(await found({ min_connection_time: 261 })).not.toContain(CONNECTED);
    expect(await found({ max_connection_time: 259 })).not.toContain(CONNECTED);
    const waits = changes(await search(own.fullKey, toLondon(), { min_connection_time: 200 })).map(
      ({ transfer_time }) => transfer_time ?? 0,
    );
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(200);
  });

  test("takes as long as asked for, each direction by itself", async () => {
    // In winter; London's summer clock is an hour nearer to Istanbul's.
    const inAll = new Intl.DateTimeFormat("en", { timeZone: "Europe/London", timeZoneName: "short" })
      .format(new Date(`${world.date(30)}T12:00:00Z`))
      .endsWith("GMT")
      ? 820
      : 760;
    expect(await found({ max_travel_time: inAll })).toContain(CONNECTED);
    expect(await found({ max_travel_time: inAll - 1 })).not.toContain(CONNECTED);
    const both = await search(own.fullKey, [way("TAS-IST+30"), way("IST-TAS+37")], { max_travel_time: 320 });
    expect(both.length).toBeGreaterThan(0);
    for (const { directions } of both) expect(Math.max(...directions.map(({ route_duration }) => route_duration))).toBeLessThanOrEqual(320);
  });
});

describe("test mode", () => {
  const ask = (directions: Record<string, string>[], differences: Record<string, unknown> = {}) =>
    search(own.testKey, directions, differences);
  const SIX = ["TAS-IST+30", "IST-LON+33", "LON-PAR+35", "PAR-IST+38", "IST-TAS+40", "TAS-SKD+42"];

  test("answers several cities, and only journeys that can be flown", async () => {
    const found = await ask(SIX.map((each) => way(each)));
    expect(found).toHaveLength(300);
    expect(new Set(found.map(flightsOf)).size).toBe(300);
    expect(
      await ask(
        SIX.map((each) => way(each)),
        { max_stops: 0 },
      ),
    ).toHaveLength(2 ** 6);
    const sameDay = await ask([way("TAS-SKD+30"), way("SKD-TAS+30")]);
    expect(sameDay.map(({ directions }) => (directions[0]?.departure.datetime ?? "") < (directions[1]?.departure.datetime ?? ""))).toEqual([
      true,
    ]);
  });

  test("knows its own airline and no other", async () => {
    expect(await ask([way("TAS-IST+30")], { airlines: "ZZ" })).toHaveLength(3);
    expect(await ask([way("TAS-IST+30")], { airlines: ["HY", "TK"] })).toEqual([]);
  });

  test("keeps to what is asked of connections and of the time on the way", async () => {
    const all = await ask([way("TAS-IST+30")]);
    const connected = all.find(({ transfers }) => transfers);
    const [direction] = connected?.directions ?? [];
    const hub = direction?.segments[0]?.arrival.airport.code ?? "";
    const wait = direction?.transfer_time ?? 0;
    const kept = async (differences: Record<string, unknown>) => {
      const found = await ask([way("TAS-IST+30")], differences);
      return found.some((each) => connected !== undefined && flightsOf(each) === flightsOf(connected));
    };
    expect([await kept({ connection_airports: [hub] }), await kept({ exclude_connection_airports: [hub] })]).toEqual([true, false]);
    expect([await kept({ max_connection_time: wait }), await kept({ max_connection_time: wait - 1 })]).toEqual([true, false]);
    expect([await kept({ min_connection_time: wait }), await kept({ min_connection_time: wait + 1 })]).toEqual([true, false]);
    const time = direction?.route_duration ?? 0;
    expect([await kept({ max_travel_time: time }), await kept({ max_travel_time: time - 1 })]).toEqual([true, false]);
    expect(await ask([way("TAS-IST+30")], { exclude_airlines: "ZZ" })).toEqual([]);
  });

  test("keeps to times of day, also over midnight", async () => {
    const clocks = (offers: readonly Offer[]) => offers.map(({ directions }) => directions[0]?.departure.datetime.slice(11, 16) ?? "");
    const all = clocks(await ask([way("TAS-IST+30")]));
    const morning = clocks(await ask([way("TAS-IST+30", { departure_from: "06:00", departure_to: "12:00" })]));
    expect(morning.length).toBeGreaterThan(0);
    expect(morning).toEqual(all.filter((clock) => clock >= "06:00" && clock <= "12:00"));
    const night = clocks(await ask([way("TAS-IST+30", { departure_from: "17:00", departure_to: "03:00" })]));
    expect(night).toEqual(all.filter((clock) => clock >= "17:00" || clock <= "03:00"));
    const [earliest] = await ask([way("TAS-IST+30")], { sort: "departure" });
    const arrival = earliest?.directions[0]?.arrival.datetime.slice(11, 16) ?? "";
    const arriving = await ask([way("TAS-IST+30", { arrival_from: arrival, arrival_to: arrival })]);
    expect(arriving.map(flightsOf)).toContain(earliest && flightsOf(earliest));
  });

  test("shows the lowest brand that has what is asked for, and none where there is none", async () => {
    expect((await ask([way("TAS-IST+30")], { baggage: "1", refundable: "1" })).map(({ fare_family_type }) => fare_family_type)).toEqual([
      "LIGHT",
      "LIGHT",
      "LIGHT",
    ]);
    expect(await ask([way("TAS-ALA+30")], { baggage: "1" })).toEqual([]);
    expect(await ask([way("TAS-DXB+30")], { refundable: "1" })).toEqual([]);
  });

  test("keeps to a price, the fee of everybody included, and to a number", async () => {
    const party = { adults: 2, children: 1 };
    const all = await ask([way("TAS-IST+30"), way("IST-TAS+37")], party);
    const most = all[3]?.price.amount ?? 0;
    const cheap = await ask([way("TAS-IST+30"), way("IST-TAS+37")], { ...party, max_price: most });
    expect(cheap.map(flightsOf)).toEqual(all.filter(({ price }) => price.amount <= most).map(flightsOf));
    expect((await ask([way("TAS-IST+30"), way("IST-TAS+37")], { ...party, limit: 2 })).map(flightsOf)).toEqual(
      all.slice(0, 2).map(flightsOf),
    );
  });
});

test("no more offers are made than are asked for", async () => {
  const find = houseSupplier.selling.search;
  let made = 0;
  vi.spyOn(houseSupplier.selling, "search").mockImplementation(async (request) => {
    const { toMake = [], isCurrent } = await find(request);
    const counted = toMake.map((each) => ({
      ...each,
      make: () => {
        made += 1;
        return each.make();
      },
    }));
    expect(counted.length).toBeGreaterThan(2);
    return {
      toMake: counted,
      get offers(): never {
        throw new Error("all offers are made");
      },
      isCurrent,
    };
  });
  expect(await search(own.fullKey, [way("TAS-IST+41")], { limit: "2" })).toHaveLength(2);
  expect(made).toBe(2);
  vi.restoreAllMocks();
});
