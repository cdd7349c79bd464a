import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { someCarrier, someLeg } from "@/lib/formats/ssim/testing";
import { type SsimCarrier, writeSsim } from "@/lib/formats/ssim/write";
import { importSchedule } from "@/lib/services/imports/import-schedule";
import { ImportRefused } from "@/lib/services/imports/parts/import-files";
import { someFile } from "@/tests/support/files";

const now = new Date("2026-11-20T12:00:00Z");

function importFiles(...files: string[]) {
  return importSchedule({ files, isKnownAirport: (code) => code !== "QQQ", now });
}

function ssim(name: string, ...carriers: SsimCarrier[]): string {
  return someFile(name, writeSsim({ carriers, createdOn: "2026-10-01" }));
}

function tkCarrier(...flightNumbers: number[]): SsimCarrier {
  const legs = flightNumbers.map((flightNumber) => someLeg({ carrier: "TK", flightNumber, timeMode: "U" }));
  return someCarrier(legs, { carrier: "TK", timeMode: "U" });
}

async function flights(): Promise<string[]> {
  const legs = await db().scheduleLeg.findMany({ include: { season: true }, orderBy: [{ carrier: "asc" }, { flightNumber: "asc" }] });
  return legs.map((leg) => `${leg.season.carrier} ${leg.season.season} ${leg.flightNumber}${leg.suffix}`);
}

async function version(): Promise<number> {
  return (await db().dataVersion.findUnique({ where: { kind: "schedule" } }))?.version ?? 0;
}

async function refusalOf(promise: Promise<unknown>): Promise<ImportRefused<unknown>> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ImportRefused) return error;
  throw error ?? new Error("nothing was refused");
}

beforeEach(async () => {
  await db().scheduleSeason.deleteMany();
});

test("a leg is kept with everything that its record says", async () => {
  const leg = someLeg({
    suffix: "D",
    itineraryVariation: 101,
    frequency: 2,
    daysOfOperation: 0b101,
    departureDayOffset: 0,
    arrivalDayOffset: 1,
  });
  await importFiles(ssim("one.ssim", someCarrier([leg])));
  const { timeMode, ...columns } = leg;
  expect(await db().scheduleLeg.findMany({ include: { season: true } })).toMatchObject([
    {
      ...columns,
      season: { carrier: "HY", season: "W26", timeMode, validFrom: "2026-10-25", validTo: "2027-03-27", sourceName: "one.ssim" },
    },
  ]);
});

test("the report counts what was read, made and left out", async () => {
  const cargo = someLeg({ flightNumber: 9001, serviceType: "F" });
  const stop = [
    someLeg({ flightNumber: 101, destination: "RIX", arrivalMinutes: 500, daysOfOperation: 0b1 }),
    someLeg({
      flightNumber: 101,
      legSequence: 2,
      origin: "RIX",
      destination: "JFK",
      departureMinutes: 560,
      arrivalMinutes: 700,
      daysOfOperation: 0b1,
    }),
  ];
  const file = ssim("counted.ssim", someCarrier([someLeg(), cargo, ...stop]), tkCarrier(370));
  const [report] = await importFiles(file);
  expect(report).toMatchObject({
    file,
    legsWritten: 4,
    flights: 3,
    // Daily from 20 November to 27 March for two flights, Mondays for the third, which counts once with its stop.
    datedFlights: 128 + 128 + 18,
    serialJumps: 0,
    counts: { legsRead: 5, otherServices: { F: 1 } },
    seasons: [
      { carrier: "HY", season: "W26", legs: 3, replacedLegs: null },
      { carrier: "TK", season: "W26", legs: 1, replacedLegs: null },
    ],
  });
});

test("a carrier's season is replaced whole, and all others stay", async () => {
  await importFiles(ssim("old.ssim", someCarrier([someLeg(), someLeg({ flightNumber: 2 })]), tkCarrier(370)));
  const summer = { season: "S27", validFrom: "2027-03-28", validTo: null };
  await importFiles(ssim("summer.ssim", someCarrier([someLeg({ flightNumber: 5, periodTo: null })], summer)));
  const before = await version();
  const [report] = await importFiles(ssim("new.ssim", someCarrier([someLeg({ flightNumber: 3 })])));
  expect(report?.seasons).toEqual([{ carrier: "HY", season: "W26", legs: 1, replacedLegs: 2 }]);
  expect(await flights()).toEqual(["HY W26 3", "HY S27 5", "TK W26 370"]);
  expect(await version()).toBe(before + 1);
});

test("a file with a bad line is refused whole, with every bad line, and what was there stays", async () => {
  await importFiles(ssim("good.ssim", someCarrier([someLeg()])));
  const before = [await flights(), await version()];
  // Bad lines after more good ones than are written at once.
  const many = Array.from({ length: 6000 }, (_, index) => someLeg({ flightNumber: index + 1 }));
  const bad = [someLeg({ flightNumber: 7001, origin: "QQQ" }), someLeg({ flightNumber: 7002, aircraft: "?" })];
  const { refused, imported } = await refusalOf(importFiles(ssim("bad.ssim", someCarrier([...many, ...bad]))));
  expect(imported).toEqual([]);
  expect(refused).toMatchObject([
    {
      total: 2,
      badLines: [
        { line: 6011, field: "origin", problem: "airport_unknown", value: "QQQ" },
        { line: 6012, field: "aircraft", problem: "aircraft" },
      ],
    },
  ]);
  expect([await flights(), await version()]).toEqual(before);
});

test("of several files the good ones are imported, and the others named", async () => {
  const files = [
    ssim("1.ssim", someCarrier([someLeg()])),
    ssim("2.ssim", someCarrier([someLeg({ origin: "QQQ" })], { season: "S27" })),
    "/nowhere/schedule.ssim",
    ssim("3.ssim", tkCarrier(370)),
  ];
  const { refused, imported } = await refusalOf(importFiles(...files));
  expect(imported).toHaveLength(2);
  expect(refused.map(({ file, badLines }) => [file, badLines[0]?.problem])).toEqual([
    [files[1], "airport_unknown"],
    [files[2], "file_missing"],
  ]);
  expect(await flights()).toEqual(["HY W26 271", "TK W26 370"]);
});

test("a folder and a line that does not end are refused, not read into memory", async () => {
  const endless = someFile("endless.ssim", `${"1".padEnd(200)}\n${"3".repeat(3_000_000)}`);
  const { refused } = await refusalOf(importFiles("/tmp", endless));
  expect(refused.map(({ badLines }) => badLines[0]?.problem)).toEqual(["file_unreadable", "line_length"]);
});

test("imports of the same season at the same time leave one of them, whole", async () => {
  const numbers = [
    [1, 2],
    [3, 4],
    [5, 6],
  ];
  await Promise.all(
    numbers.map((pair, index) =>
      importFiles(ssim(`at-once-${index}.ssim`, someCarrier(pair.map((flightNumber) => someLeg({ flightNumber }))))),
    ),
  );
  const wholes = numbers.map((pair) => pair.map((flightNumber) => `HY W26 ${flightNumber}`));
  expect(wholes).toContainEqual(await flights());
});
