import { expect, test } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import type { Fare } from "@/lib/domain/pricing/fare";
import { makeFare } from "@/lib/domain/pricing/testing/make-fare";
import { ANY_CONNECTIONS } from "@/lib/domain/schedule/connection-wishes";
import { leg } from "@/lib/engine/testing/fixtures";
import { pricedWorldOf } from "@/lib/engine/testing/priced-worlds";
import { PricedEngine } from "../priced-engine";
import type { LowestQuery } from "../query";

const FIRST = dayNumber("2027-02-01");
const DAYS = 60;
const HUBS = ["HHA", "HHB", "HHC", "HHD", "HHE", "HHF", "HHG", "HHH"];
const SPOKES = ["SSA", "SSB", "SSC", "SSD", "SSE", "SSF"];
const FLIGHTS_OF_WAY = 2;
/** Days from the question to the first day asked for, and from that to the first one of a fare that is sold far ahead alone. */
const DAYS_AHEAD = 30;
const CHEAP_FROM = 25;

/** From AAA to ZZZ in one flight, by any of eight hubs, and by a hub and any of six spokes; the first hub is the cheapest way, all spokes are dearer. @param more fares */
function hubWorld(more: readonly Fare[] = []) {
  const pairs = [
    "AAA ZZZ",
    ...HUBS.flatMap((hub) => [`AAA ${hub}`, `${hub} ZZZ`]),
    ...HUBS.flatMap((hub) => SPOKES.map((spoke) => `${hub} ${spoke}`)),
    ...SPOKES.map((spoke) => `${spoke} ZZZ`),
  ];
  const legs = pairs.map((pair, index) => {
    const [origin = "", destination = ""] = pair.split(" ");
    const [departs, arrives] = timesOf(origin, destination);
    return leg(`C1 ${index + 1} ${origin} ${departs} ${destination} ${arrives}`, { timeMode: "U" });
  });
  const fares = pairs.map((pair) => {
    const [origin = "", destination = ""] = pair.split(" ");
    const hub = HUBS.indexOf(origin) + HUBS.indexOf(destination) + 1;
    const amountMinor =
      pair === "AAA ZZZ" ? 60_000 : SPOKES.includes(origin) || SPOKES.includes(destination) ? 40_000 : 20_000 + hub * 1_000;
    return makeFare({ carrier: "C1", origin, destination, amountMinor, bookingClass: "Y" });
  });
  const place = (code: string, longitude: number) => ({
    ...{ code, country: "UZ", timeZone: "UTC", latitude: 40, longitude },
    connect: { DD: 40, DI: 40, ID: 40, II: 40 },
  });
  const airports = [
    place("AAA", 60),
    ...HUBS.map((code, index) => place(code, 63 + index * 0.01)),
    ...SPOKES.map((code, index) => place(code, 64 + index * 0.01)),
    place("ZZZ", 68),
  ];
  return pricedWorldOf({ legs, airports, agreements: [], fromDay: FIRST, toDay: FIRST + DAYS }, [...fares, ...more]);
}

/** Flights to the destination leave after those that lead there have arrived. */
function timesOf(origin: string, destination: string): [string, string] {
  if (origin === "AAA") return ["06:00", "07:30"];
  if (destination !== "ZZZ") return ["09:00", "10:30"];
  return SPOKES.includes(origin) ? ["18:00", "19:30"] : ["12:00", "13:30"];
}

function ask(days: number, lookedUp: Set<string>): LowestQuery {
  return {
    ...{ origins: ["AAA"], destinations: ["ZZZ"], fromDay: FIRST, days, daysLeft: null, keep: "cheapest", minutesBetween: () => 60 },
    ...{ cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 }, nowUtc: (FIRST - DAYS_AHEAD) * 1_440, notBefore: 0, maxStops: 2 },
    ...{ carriers: null, withoutCarriers: [], connections: ANY_CONNECTIONS, maxMinutes: null },
    ...{ withBaggage: false, refundable: false, changeable: false, maxTotalMinor: null },
    seats: {
      soldOf(service, _leg, localDay) {
        lookedUp.add(`${service} ${localDay}`);
        return null;
      },
      limitsOf: () => null,
    },
  };
}

function finished<Result>(work: Generator<undefined, Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

test("looks up no seats but those of the nonstop and of the cheapest way, however many other ways there are", () => {
  const lookedUp = new Set<string>();
  const found = new PricedEngine(hubWorld()).lowestOfDays(ask(DAYS, lookedUp));
  expect(found.map((day) => day.map(({ totalMinor, services }) => `${totalMinor} ${services.length}`))).toEqual(
    Array.from({ length: DAYS }, () => ["42200 2"]),
  );
  expect(lookedUp.size).toBe(DAYS * (1 + FLIGHTS_OF_WAY));
});

test("asks of other cities no more than what leads to the price of each, once and not day by day", () => {
  const lookedUp = new Set<string>();
  const found = finished(new PricedEngine(hubWorld()).lowestAnywhere({ ...ask(DAYS, lookedUp), origins: ["AAA"] }));
  expect(found).toHaveLength(HUBS.length + SPOKES.length + 1);
  // Every nonstop, and what goes on by the first hub.
  expect(lookedUp.size).toBe(HUBS.length + 1 + SPOKES.length + 1);
});

test("asks of a way on only the days on which the fare that makes it cheap can still be bought", () => {
  const early = { origin: "HHA", destination: "SSA", amountMinor: 10_000, advancePurchaseDays: DAYS_AHEAD + CHEAP_FROM };
  const world = hubWorld([makeFare({ carrier: "C1", bookingClass: "Y", ...early })]);
  const lookedUp = new Set<string>();
  const found = finished(new PricedEngine(world).lowestAnywhere({ ...ask(DAYS, lookedUp), origins: ["AAA"] }));
  const cheapest = found.find(({ destination }) => world.network.airports.codes[destination] === "SSA");
  const last = cheapest?.services[1];
  const days = [...lookedUp].filter((each) => each.startsWith(`${last} `)).map((each) => Number(each.split(" ")[1]) - FIRST);
  expect(days.sort((one, other) => one - other)).toEqual([0, CHEAP_FROM]);
});

test("gives way to other questions of the same engine, which change nothing", () => {
  const engine = new PricedEngine(hubWorld());
  const expected = engine.lowestOfDays(ask(DAYS, new Set()));
  const [one, other] = [engine.lowestInTurns(ask(DAYS, new Set())), engine.lowestInTurns(ask(DAYS, new Set()))];
  let steps = 0;
  for (let [left, right] = [one.next(), other.next()]; ; [left, right] = [one.next(), other.next()]) {
    steps++;
    if (!left.done || !right.done) continue;
    expect([left.value, right.value]).toEqual([expected, expected]);
    break;
  }
  expect(steps).toBeGreaterThan(1);
});
