import { readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, dayNumber, weekday } from "@/lib/domain/dates";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import { refusalOf } from "@/lib/domain/pricing/fare-applies";
import type { Tariff } from "@/lib/domain/pricing/tariff";
import { makeTariff } from "@/lib/domain/pricing/testing/make-tariff";
import { operatesOn } from "@/lib/domain/schedule/expand";
import { legKey } from "@/lib/domain/schedule/inventory";
import { cabinCapacities, customaryCabin, nestingLevels, seatsAvailable } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { faresOf, fareTable } from "@/lib/formats/csv/fare-table";
import { type InventoryRow, inventoryTable } from "@/lib/formats/csv/inventory-table";
import { readRows } from "@/lib/formats/csv/read-rows";
import type { CsvTable } from "@/lib/formats/csv/table";
import { BadLines } from "@/lib/formats/imports/bad-line";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { inventedSales } from "../demo-sales/invented-sales";
import { legsOf } from "./make-legs";
import { parseTimetable } from "./parse-timetable";
import { UZS_PER_UNIT } from "./price-level";

const FOLDER = path.resolve(import.meta.dirname, "../../data/demo");
const TODAY = "2026-11-23";
const SOLD_DAYS = 45;
const NOBODY = new Array<number>(26).fill(0);

const CITIES = ["IST", "DXB", "MOW", "SKD"];

const cityOf = (code: string) => airportByCode(code)?.cityCode ?? code;
const convert = makeConvert(
  Object.entries(UZS_PER_UNIT).flatMap(([base, rate]) => (base === "UZS" ? [] : [{ base, quote: "UZS", rate: String(rate) }])),
  "UZS",
);

/** @param isWanted of lines after the first: the whole file takes seconds */
async function readTable<Row>(name: string, table: CsvTable<Row>, isWanted: (line: string) => boolean): Promise<Row[]> {
  const [header = "", ...lines] = readFileSync(path.join(FOLDER, name), "utf8").split("\n");
  const text = [header, ...lines.filter(isWanted)].join("\n");
  const rows: Row[] = [];
  for await (const row of readRows(Readable.from([Buffer.from(text)]), table, new BadLines())) rows.push(row);
  return rows;
}

let legs: LegPattern[];
let tariff: Tariff;
let rules: InventoryRow[];
let sold: Map<string, number[]>;

beforeAll(async () => {
  const rotations = parseTimetable(readFileSync(path.resolve(import.meta.dirname, "timetable.txt"), "utf8"));
  legs = rotations.filter(({ route }) => route.includes("TAS") && route.some((code) => CITIES.includes(cityOf(code)))).flatMap(legsOf);
  const fares = await readTable(
    "fares.csv",
    fareTable((code) => airportsOf(code).length > 0),
    (line) => CITIES.some((city) => line.includes(`,TAS,${city},`) || line.includes(`,${city},TAS,`)),
  );
  tariff = makeTariff(fares.flatMap(faresOf), cityOf);
  rules = await readTable("inventory.csv", inventoryTable, () => true);
  sold = salesOf(TODAY);
});

function salesOf(today: string): Map<string, number[]> {
  return new Map([...inventedSales(legs, today, SOLD_DAYS)].map((sale) => [sale.legKey, sale.sold]));
}

/** What the cheapest economy seat of a non-stop flight costs, UZS; infinite where there is none. */
function lowestOf(leg: LegPattern, day: number): number {
  const { carrier, flightNumber, suffix, origin, destination } = leg;
  const daysLeft = day - dayNumber(TODAY);
  const counts = sold.get(legKey(carrier, flightNumber, suffix, addDays(TODAY, daysLeft), origin, destination)) ?? NOBODY;
  const classes = [...leg.bookingDesignators].filter((each) => customaryCabin(each) === "E").join("");
  const cabin = { capacity: cabinCapacities(leg.configuration).E, classes };
  const own = rules.filter((rule) => rule.carrier === carrier && rule.cabin === "E");
  const levels = nestingLevels(cabin, own, daysLeft);
  const usable = tariff
    .between(carrier, origin, destination)
    .filter((fare) => refusalOf({ day, daysLeft, soldOn: dayNumber(TODAY), cabin: "E" })(fare) === null)
    .filter(({ bookingClass }) => seatsAvailable(levels, bookingClass, counts) > 0);
  return Math.min(...usable.map(({ amountMinor, currency }) => convert(amountMinor, currency))) / 100;
}

/** The day's lowest non-stop price. */
function lowestOn(city: string, daysLeft: number): number {
  const day = dayNumber(TODAY) + daysLeft;
  const flights = legs.filter(
    (leg) => leg.timeMode === "L" && leg.origin === "TAS" && cityOf(leg.destination) === city && operatesOn(leg, day),
  );
  return Math.min(...flights.map((leg) => lowestOf(leg, day)));
}

function weekOf(city: string, daysLeft: number): number[] {
  return Array.from({ length: 7 }, (_, index) => lowestOn(city, daysLeft + index));
}

describe("the demonstration's prices", () => {
  it.each(CITIES)("differ from day to day on the way to %s, soon and far ahead", (city) => {
    for (const daysLeft of [17, 31, 80, 160]) expect(new Set(weekOf(city, daysLeft)).size, `in ${daysLeft} days`).toBeGreaterThanOrEqual(3);
    const month = [14, 21, 28, 35].flatMap((daysLeft) => weekOf(city, daysLeft));
    expect(new Set(month).size).toBeGreaterThanOrEqual(5);
  });

  it.each(["IST", "DXB", "MOW"])("to %s are higher in summer than in winter, and just before departure than long before", (city) => {
    const mean = (prices: number[]) => prices.reduce((total, price) => total + price, 0) / prices.length;
    const [winter, summer] = [mean(weekOf(city, 63)), mean(weekOf(city, 238))];
    expect(summer).toBeGreaterThan(1.1 * winter);
    expect(mean(weekOf(city, 1))).toBeGreaterThan(1.25 * winter);
  });
});

describe("the demonstration's invented sales", () => {
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const daysLeftOf = (key: string) => dayNumber(key.split("|")[1] ?? "") - dayNumber(TODAY);
  const loads = () =>
    legs.flatMap((leg) => {
      const { E, B } = cabinCapacities(leg.configuration);
      const flight = `${leg.carrier}${String(leg.flightNumber).padStart(4, "0")}|`;
      const own = [...sold].filter(([key]) => key.startsWith(flight) && key.endsWith(leg.origin + leg.destination));
      return own.map(([key, counts]) => ({ key, load: total(counts) / (E + B), left: E + B - total(counts) }));
    });

  it("never fill more than there is, rise towards departure, and leave a few flights nearly full weeks ahead", () => {
    const all = loads();
    const mean = (from: number, to: number) => {
      const some = all.filter(({ key }) => daysLeftOf(key) >= from && daysLeftOf(key) <= to).map(({ load }) => load);
      return some.reduce((sum, load) => sum + load, 0) / some.length;
    };
    expect(all.filter(({ left }) => left < 0)).toEqual([]);
    expect([mean(0, 3) > mean(10, 17), mean(10, 17) > mean(30, 45)]).toEqual([true, true]);
    const full = all.filter(({ key, load }) => daysLeftOf(key) > 14 && load > 0.7).length;
    expect(full).toBeGreaterThan(0);
    expect(full).toBeLessThan(0.1 * all.length);
  });

  it("are more on Fridays and Sundays than on Tuesdays", () => {
    const meanOn = (wanted: number) => {
      const some = loads().filter(({ key }) => weekday(dayNumber(key.split("|")[1] ?? "")) === wanted);
      return some.reduce((sum, { load }) => sum + load, 0) / some.length;
    };
    expect(meanOn(4)).toBeGreaterThan(meanOn(1));
    expect(meanOn(6)).toBeGreaterThan(meanOn(1));
  });

  it("are the same whenever they are made, and only grow as days pass", () => {
    expect(salesOf(TODAY)).toEqual(sold);
    const later = salesOf(addDays(TODAY, 5));
    const shrunk = [...sold].filter(([key, counts]) => total(later.get(key) ?? counts) < total(counts));
    expect(shrunk).toEqual([]);
  });
});
