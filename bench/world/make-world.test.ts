import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { interlineTable } from "@/lib/formats/csv/interline-table";
import { inventoryTable } from "@/lib/formats/csv/inventory-table";
import { rateTable } from "@/lib/formats/csv/rate-table";
import { readRows } from "@/lib/formats/csv/read-rows";
import type { CsvTable } from "@/lib/formats/csv/table";
import { taxTable } from "@/lib/formats/csv/tax-table";
import { faresOf, fareTable } from "@/lib/formats/fares-csv/fare-table";
import { BadLines } from "@/lib/formats/imports/bad-line";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { departuresByAirport } from "./departures";
import { makeWorld } from "./make-world";
import { worldOf } from "./options";
import { readWorld } from "./read-world";
import { keyOfSold, soldSeats } from "./sold-seats";
import { type WorldFiles, writeWorld } from "./write-world";

const OPTIONS = worldOf(400, "2026-11-21", 7);
const world = makeWorld(OPTIONS);
const legs = world.legs();

describe("a made world", () => {
  it("is the same for the same options, and another for another seed", () => {
    const again = makeWorld(OPTIONS);
    expect(again.legs()).toEqual(legs);
    expect([...again.fares()]).toEqual([...world.fares()]);
    expect(again.agreements).toEqual(world.agreements);
    expect(makeWorld({ ...OPTIONS, seed: 8 }).legs()).not.toEqual(legs);
  });

  it("is about as large as asked for", () => {
    const takeOffs = [...departuresByAirport(legs, world.fromDay, world.toDay).values()].reduce((sum, count) => sum + count, 0);
    expect(takeOffs / (world.toDay - world.fromDay + 1)).toBeGreaterThan(0.8 * OPTIONS.flightsPerDay);
    expect(takeOffs / (world.toDay - world.fromDay + 1)).toBeLessThan(1.2 * OPTIONS.flightsPerDay);
    expect(Math.abs(legs.length / OPTIONS.legRecords - 1)).toBeLessThan(0.15);
  });

  it("has what makes real schedules hard", () => {
    const has = (passes: (leg: (typeof legs)[number]) => boolean) => expect(legs.some(passes)).toBe(true);
    has(({ legSequence }) => legSequence > 1);
    has(({ timeMode }) => timeMode === "U");
    has(({ arrivalDayOffset, departureDayOffset }) => arrivalDayOffset > departureDayOffset);
    has(({ daysOfOperation }) => daysOfOperation !== 127);
    has(({ itineraryVariation }) => itineraryVariation > 3);
    const seasons = new Set(world.seasons.map(({ name }) => name));
    expect(seasons).toEqual(new Set(["W26", "S27"]));
  });

  it("sells seats of the near departures, fewer of the later ones", () => {
    const sold = [...soldSeats(legs, world.fromDay, (code) => airportByCode(code)?.timeZone ?? "UTC", OPTIONS.seed)];
    const within = (from: number, to: number) => sold.filter(({ day }) => day - world.fromDay >= from && day - world.fromDay < to).length;
    expect(within(1, 8)).toBeGreaterThan(2 * within(15, 22));
    expect(sold.every(({ counts }) => counts.length === 26 && counts.every((count) => count >= 0))).toBe(true);
  });
});

describe("its files", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-world-test-"));
  let files: WorldFiles;
  beforeAll(async () => {
    files = await writeWorld(folder, OPTIONS, 3);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it("hold the very legs, as SSIM that the importer takes", async () => {
    const read = await readWorld(files.schedules, OPTIONS);
    const sorted = (all: readonly (typeof legs)[number][]) => all.map((leg) => JSON.stringify(leg, Object.keys(leg).sort())).sort();
    expect(sorted(read.input.legs)).toEqual(sorted(legs));
    expect(files.legRecords).toBe(legs.length);
    expect(read.fares.amountMinor.length).toBeGreaterThan(0);
  });

  it("hold fares and tables that the importer takes", async () => {
    const isKnown = (code: string) => airportsOf(code).length > 0;
    const fares = (await Promise.all(files.fares.map((file) => rowsOf(file, fareTable(isKnown))))).flat().flatMap(faresOf);
    expect(new Set(fares.map((fare) => JSON.stringify(fare)))).toEqual(new Set([...world.fares()].map((fare) => inOrder(fare, fares[0]))));
    expect(await rowsOf(files.inventory, inventoryTable)).toEqual(world.inventory);
    expect(
      await rowsOf(
        files.taxes,
        taxTable((code) => airportByCode(code) !== undefined),
      ),
    ).toHaveLength(world.taxes.length);
    expect(await rowsOf(files.rates, rateTable)).toHaveLength(world.rates.length);
    expect(await rowsOf(files.interline, interlineTable)).toHaveLength(world.agreements.length);
  });

  it("name every leg and day of the seats sold once", () => {
    const lines = fs.readFileSync(files.soldSeats, "utf8").trim().split("\n").slice(1);
    const keys = lines.map((line) => line.split(",")[0]);
    expect(new Set(keys).size).toBe(keys.length);
    const [first] = soldSeats(legs, world.fromDay, () => "UTC", OPTIONS.seed);
    expect(first && keyOfSold(first)).toMatch(/^[A-Z][A-Z0-9]\d{4}\|\d{4}-\d{2}-\d{2}\|[A-Z]{6}$/);
    expect(keys.every((key) => /^[A-Z][A-Z0-9]\d{4}\|\d{4}-\d{2}-\d{2}\|[A-Z]{6}$/.test(key ?? ""))).toBe(true);
  });
});

async function rowsOf<Row>(file: string, table: CsvTable<Row>): Promise<Row[]> {
  const bad = new BadLines();
  const rows: Row[] = [];
  for await (const row of readRows(fs.createReadStream(file), table, bad)) rows.push(row);
  expect(bad.listed).toEqual([]);
  return rows;
}

/** The fare as text, its fields in the order of another one's. */
function inOrder<Fare extends object>(fare: Fare, like: object | undefined): string {
  return JSON.stringify(fare, Object.keys(like ?? fare));
}
