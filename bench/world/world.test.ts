import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { faresOf, fareTable } from "@/lib/formats/csv/fare-table";
import { interlineTable } from "@/lib/formats/csv/interline-table";
import { inventoryTable } from "@/lib/formats/csv/inventory-table";
import { rateTable } from "@/lib/formats/csv/rate-table";
import { readRows } from "@/lib/formats/csv/read-rows";
import type { CsvTable } from "@/lib/formats/csv/table";
import { taxTable } from "@/lib/formats/csv/tax-table";
import { BadLines } from "@/lib/formats/imports/bad-line";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { readWorld } from "./read-world";
import { keyOfSold, soldSeats } from "./sold-seats";
import { makeWorld } from "./world";
import { writeSchedule, writeTables } from "./write-world";

const FROM = "2026-11-21";
const FLIGHTS = 400;
const world = makeWorld({ flightsPerDay: FLIGHTS, from: FROM, seed: 7 });

describe("a made world", () => {
  it("is the same for the same options, and another for another seed", () => {
    const again = makeWorld({ flightsPerDay: FLIGHTS, from: FROM, seed: 7 });
    expect(again.legs).toEqual(world.legs);
    expect([...again.fares()]).toEqual([...world.fares()]);
    expect(again.agreements).toEqual(world.agreements);
    expect(makeWorld({ flightsPerDay: FLIGHTS, from: FROM, seed: 8 }).legs).not.toEqual(world.legs);
  });

  it("is about as large as asked for", () => {
    const days = world.toDay - world.fromDay + 1;
    const takeOffs = world.legs.reduce((sum, leg) => sum + departuresOf(leg), 0);
    expect(takeOffs / days).toBeGreaterThan(0.8 * FLIGHTS);
    expect(takeOffs / days).toBeLessThan(1.2 * FLIGHTS);
    expect(Math.abs(world.legs.length / (10 * FLIGHTS) - 1)).toBeLessThan(0.15);
  });

  it("has what makes real schedules hard", () => {
    const has = (passes: (leg: LegPattern) => boolean) => expect(world.legs.some(passes)).toBe(true);
    has(({ legSequence }) => legSequence > 1);
    has(({ timeMode }) => timeMode === "U");
    has(({ arrivalDayOffset, departureDayOffset }) => arrivalDayOffset > departureDayOffset);
    has(({ daysOfOperation }) => daysOfOperation !== 127);
    has(({ itineraryVariation }) => itineraryVariation > 3);
    expect(new Set(world.schedule.map(({ season }) => season))).toEqual(new Set(["W26", "S27"]));
  });

  it("sells seats of the near departures, fewer of the later ones, each leg and day once", () => {
    const sold = [...soldSeats(world)];
    const within = (from: number, to: number) => sold.filter(({ day }) => day - world.fromDay >= from && day - world.fromDay < to).length;
    expect(within(1, 8)).toBeGreaterThan(2 * within(15, 22));
    expect(sold.every(({ counts }) => counts.length === 26 && counts.every((count) => count >= 0))).toBe(true);
    const keys = sold.map(keyOfSold);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^[A-Z][A-Z0-9]\d{4}\|\d{4}-\d{2}-\d{2}\|[A-Z]{6}$/.test(key))).toBe(true);
  });
});

/** Over the days of the world, about: weeks are not counted at their ends. */
function departuresOf({ periodFrom, periodTo, daysOfOperation }: LegPattern): number {
  const first = Math.max(world.fromDay, Date.parse(periodFrom) / 86_400_000);
  const last = Math.min(world.toDay, Date.parse(periodTo ?? "") / 86_400_000);
  const weekly = [0, 1, 2, 3, 4, 5, 6].filter((day) => (daysOfOperation >> day) & 1).length;
  return Math.max(0, ((last - first + 1) * weekly) / 7);
}

describe("its files", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-world-test-"));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it("hold the very legs, as SSIM that the importer takes", async () => {
    const read = await readWorld([writeSchedule(path.join(folder, "schedule.ssim"), world.schedule, world)], FROM);
    const sorted = (legs: readonly LegPattern[]) => legs.map((leg) => JSON.stringify(leg, Object.keys(leg).sort())).sort();
    expect(sorted(read.legs)).toEqual(sorted(world.legs));
    expect([...read.fares()].length).toBeGreaterThan(0);
  });

  it("hold fares and tables that the importer takes", async () => {
    const files = writeTables(folder, world);
    const fares = (
      await rowsOf(
        files.fares,
        fareTable((code) => airportsOf(code).length > 0),
      )
    ).flatMap(faresOf);
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
