import { createReadStream, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { dayNumber, fromDayNumber, weekday } from "@/lib/domain/dates";
import { FILED_CURRENCIES } from "@/lib/domain/money";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import type { Fare } from "@/lib/domain/pricing/fare";
import { inSeason } from "@/lib/domain/pricing/fare-applies";
import type { Tariff } from "@/lib/domain/pricing/tariff";
import { makeTariff } from "@/lib/domain/pricing/testing/make-tariff";
import { operatesOn, operatingDays } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { localToUtc } from "@/lib/domain/schedule/zones";
import { baggageTable } from "@/lib/formats/csv/baggage-table";
import { faresOf, fareTable } from "@/lib/formats/csv/fare-table";
import { interlineTable } from "@/lib/formats/csv/interline-table";
import { inventoryTable } from "@/lib/formats/csv/inventory-table";
import { rateTable } from "@/lib/formats/csv/rate-table";
import { readRows } from "@/lib/formats/csv/read-rows";
import type { CsvTable } from "@/lib/formats/csv/table";
import { taxTable } from "@/lib/formats/csv/tax-table";
import { BadLines, badLineText } from "@/lib/formats/imports/bad-line";
import { SsimParser } from "@/lib/formats/ssim/parser";
import { aircraftName } from "@/lib/reference/aircraft";
import { airlineByCode } from "@/lib/reference/airlines";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { blockMinutes } from "@/lib/reference/block-time";
import { CARRIERS } from "./carriers";

const FOLDER = path.resolve(import.meta.dirname, "../../data/demo");
const DAY = 1440;
const SALE_DAYS = 330;
const today = Math.floor(Date.now() / 86_400_000);

function readSchedule(name: string): { legs: LegPattern[]; cargo: number } {
  const parser = new SsimParser((code) => airportByCode(code) !== undefined);
  const legs: LegPattern[] = [];
  for (const line of readFileSync(path.join(FOLDER, name), "latin1").split("\n")) {
    const item = parser.read(line);
    if (item?.kind === "leg") legs.push(item.leg);
  }
  parser.end();
  expect(parser.bad.listed.map((bad) => badLineText(bad, "en"))).toEqual([]);
  return { legs, cargo: parser.counts.otherServices.F ?? 0 };
}

async function readTable<Row>(name: string, table: CsvTable<Row>): Promise<Row[]> {
  const bad = new BadLines();
  const rows: Row[] = [];
  for await (const row of readRows(createReadStream(path.join(FOLDER, name)), table, bad)) rows.push(row);
  expect(bad.listed.map((each) => badLineText(each, "en"))).toEqual([]);
  return rows;
}

/** Legs of each flight and variation in their order. */
function flightsOf(legs: readonly LegPattern[]): LegPattern[][] {
  const flights = new Map<string, LegPattern[]>();
  for (const leg of legs) {
    const key = `${leg.carrier}${leg.flightNumber}/${leg.itineraryVariation}`;
    flights.set(key, [...(flights.get(key) ?? []), leg]);
  }
  return [...flights.values()].map((flight) => flight.sort((left, right) => left.legSequence - right.legSequence));
}

const cityOf = (code: string) => airportByCode(code)?.cityCode ?? code;
const files = ["schedule-uzbekistan.ssim", "schedule-neighbours.ssim", "schedule-world.ssim"];
let legs: LegPattern[] = [];
let cargo = 0;
let fares: Fare[] = [];
let tariff: Tariff;

beforeAll(async () => {
  const schedules = files.map(readSchedule);
  legs = schedules.flatMap((schedule) => schedule.legs);
  cargo = schedules.reduce((sum, schedule) => sum + schedule.cargo, 0);
  fares = (
    await readTable(
      "fares.csv",
      fareTable((code) => airportsOf(code).length > 0),
    )
  ).flatMap(faresOf);
  tariff = makeTariff(fares, cityOf);
});

describe("the demonstration timetable", () => {
  it("is as large as promised, with charter, cargo, second-week, seasonal, UTC and stopping flights", () => {
    const carriers = new Set(legs.map((leg) => leg.carrier));
    const airports = new Set(legs.flatMap((leg) => [leg.origin, leg.destination]));
    expect(carriers.size).toBeGreaterThanOrEqual(30);
    expect(airports.size).toBeGreaterThanOrEqual(105);
    expect(new Set(legs.map((leg) => `${leg.carrier}${leg.flightNumber}`)).size).toBeGreaterThanOrEqual(1000);
    expect(new Set(legs.filter((leg) => leg.serviceType === "C").map((leg) => leg.carrier)).size).toBeGreaterThanOrEqual(2);
    expect(cargo).toBeGreaterThan(0);
    expect(legs.some((leg) => leg.frequency === 2)).toBe(true);
    expect(legs.some((leg) => leg.timeMode === "U")).toBe(true);
    expect(legs.some((leg) => leg.itineraryVariation > 1)).toBe(true);
    const routes = flightsOf(legs).map((flight) => [flight[0]?.origin, ...flight.map((leg) => leg.destination)].join("-"));
    expect(routes).toContain("TAS-RIX-JFK");
    expect(routes).toContain("TAS-BHK-UGC");
  });

  it("names only carriers, airports and aircraft that the reference data know", () => {
    expect(legs.filter((leg) => !airlineByCode(leg.carrier))).toEqual([]);
    expect(legs.filter((leg) => !airportByCode(leg.origin) || !airportByCode(leg.destination))).toEqual([]);
    expect(legs.filter((leg) => aircraftName(leg.aircraft) === leg.aircraft)).toEqual([]);
  });

  it.each(["IST", "MOW", "SKD", "DXB"])("flies from Tashkent to %s and back every day, now and in years to come", (place) => {
    const there = legs.filter((leg) => leg.origin === "TAS" && cityOf(leg.destination) === place);
    const back = legs.filter((leg) => leg.destination === "TAS" && cityOf(leg.origin) === place);
    const days = [...Array(SALE_DAYS + 1).keys()].flatMap((ahead) => [today + ahead, today + 10 * 365 + ahead]);
    expect(days.filter((day) => !there.some((leg) => operatesOn(leg, day)))).toEqual([]);
    expect(days.filter((day) => !back.some((leg) => operatesOn(leg, day)))).toEqual([]);
  });

  it("flies from Tashkent to Sheremetyevo every day", () => {
    const there = legs.filter((leg) => leg.origin === "TAS" && leg.destination === "SVO");
    const days = [...Array(SALE_DAYS + 1).keys()].map((ahead) => today + ahead);
    expect(days.filter((day) => !there.some((leg) => operatesOn(leg, day)))).toEqual([]);
  });

  it("never flies a flight number twice on one date", () => {
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const leg of legs) {
      for (const day of operatingDays(leg, dayNumber("2027-01-01"), dayNumber("2027-12-31"))) {
        const key = `${leg.carrier}${leg.flightNumber} ${leg.legSequence} ${day}`;
        if (seen.has(key)) twice.push(key);
        seen.add(key);
      }
    }
    expect(twice).toEqual([]);
  });

  it("takes as long as the distance asks, in winter and in summer", () => {
    const wrong = legs.flatMap((leg) =>
      ["2027-01-12", "2027-07-13"].flatMap((date) => {
        const [day] = operatingDays(leg, dayNumber(date), dayNumber(date) + 13);
        if (day === undefined) return [];
        const minutes = instant(leg, day, "arrival") - instant(leg, day, "departure");
        const expected = blockMinutes(leg.origin, leg.destination);
        return minutes === expected
          ? []
          : [`${leg.carrier}${leg.flightNumber} ${leg.origin}${leg.destination} ${date}: ${minutes}, ${expected}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

function instant(leg: LegPattern, day: number, end: "departure" | "arrival"): number {
  const [code, offset, minutes] =
    end === "departure"
      ? [leg.origin, leg.departureDayOffset, leg.departureMinutes]
      : [leg.destination, leg.arrivalDayOffset, leg.arrivalMinutes];
  const clock = (day + offset) * DAY + minutes;
  return leg.timeMode === "U" ? clock : localToUtc(airportByCode(code)?.timeZone ?? "", clock);
}

describe("the demonstration fares", () => {
  it("price every flown pair in economy for adults on every day of the year, without advance purchase", () => {
    const pairs = flightsOf(legs).flatMap((flight) =>
      flight.flatMap((from, index) =>
        flight.slice(index).map((to) => ({ carrier: from.carrier, origin: from.origin, destination: to.destination, leg: from })),
      ),
    );
    const year = [...Array(366).keys()].map((day) => dayNumber("2028-01-01") + day);
    const known = new Map<string, boolean>();
    const unpriced = pairs.filter(({ carrier, origin, destination, leg }) => {
      const key = `${carrier}${origin}${destination}${leg.bookingDesignators}`;
      const priced = known.get(key) ?? year.every((day) => pricedOn(tariff.between(carrier, origin, destination), leg, day));
      known.set(key, priced);
      return !priced;
    });
    expect(unpriced.map(({ carrier, origin, destination }) => `${carrier}${origin}${destination}`)).toEqual([]);
  });

  it("sell only booking classes that are in the schedule and in the inventory rules, in the same cabin", async () => {
    const rules = await readTable("inventory.csv", inventoryTable);
    const filed = new Set(legs.flatMap((leg) => [...leg.bookingDesignators].map((letter) => `${leg.carrier}${letter}`)));
    const authorised = new Set(rules.map((rule) => `${rule.carrier}${rule.bookingClass}${rule.cabin}`));
    const sold = new Map(fares.map((fare) => [`${fare.carrier}${fare.bookingClass}`, fare.cabin]));
    expect([...sold.keys()].filter((key) => !filed.has(key))).toEqual([]);
    expect([...sold].filter(([key, cabin]) => !authorised.has(`${key}${cabin}`))).toEqual([]);
  });

  it("are believable around Tashkent", () => {
    const convert = makeConvert([{ base: "USD", quote: "UZS", rate: "12150" }], "UZS");
    const lowest = (origin: string, destination: string, carrier: string) =>
      Math.min(...tariff.between(carrier, origin, destination).map((fare) => convert(fare.amountMinor, fare.currency))) / 100;
    expect(lowest("TAS", "IST", "HY")).toBeGreaterThan(1_500_000);
    expect(lowest("TAS", "IST", "TK")).toBeLessThan(3_000_000);
    expect(lowest("TAS", "SKD", "HY")).toBeGreaterThan(350_000);
    expect(lowest("TAS", "UGC", "HY")).toBeLessThan(900_000);
    expect(lowest("TAS", "LHR", "TK")).toBeLessThan(lowest("TAS", "IST", "TK") + lowest("IST", "LHR", "TK"));
  });

  it("come with prices of bags, from every carrier inside a country and across borders", async () => {
    const prices = await readTable("baggage.csv", baggageTable);
    const sold = new Set(prices.flatMap((row) => (row.amountMinor > 0 ? [row.carrier + row.scope] : [])));
    expect(CARRIERS.flatMap(({ code }) => [`${code}D`, `${code}I`]).filter((each) => !sold.has(each))).toEqual([]);
  });

  it("come with taxes, exchange rates and agreements that can be imported", async () => {
    const taxes = await readTable(
      "taxes.csv",
      taxTable((code) => airportByCode(code) !== undefined),
    );
    const rates = await readTable("rates.csv", rateTable);
    const agreements = await readTable("interline.csv", interlineTable);
    const taxed = new Set(taxes.map((tax) => tax.airport));
    expect([...new Set(legs.map((leg) => leg.origin))].filter((code) => !taxed.has(code))).toEqual([]);
    for (const currency of FILED_CURRENCIES) expect(makeConvert(rates, "UZS")(100, currency)).toBeGreaterThan(0);
    const pairs = agreements.map((row) => [row.carrierA, row.carrierB].join());
    expect(pairs).toContain("HY,TK");
    expect(pairs.filter((pair) => /PC|G9|C6|HH/.test(pair))).toEqual([]);
  });
});

/** Whether an economy fare may be bought on the day of departure itself. */
function pricedOn(filed: readonly Fare[], leg: LegPattern, day: number): boolean {
  const monthDay = fromDayNumber(day).slice(5);
  return filed.some(
    (fare) =>
      fare.cabin === "E" &&
      fare.advancePurchaseDays === 0 &&
      leg.bookingDesignators.includes(fare.bookingClass) &&
      (fare.daysOfWeek & (1 << weekday(day))) !== 0 &&
      inSeason(monthDay, fare.seasonFrom, fare.seasonTo),
  );
}
