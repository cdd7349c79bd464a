import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { coverLegs } from "@/lib/domain/schedule/cover-legs";
import { operatesOn } from "@/lib/domain/schedule/expand";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { type SsimCarrier, writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { ImportRefused } from "@/lib/services/schedule/imports/parts/import-files";
import { readSets } from "@/lib/services/schedule/sets/parts/read-sets";
import { someFile } from "@/tests/support/run/files";

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
  const legs = await db().scheduleLeg.findMany({ include: { set: true }, orderBy: [{ carrier: "asc" }, { flightNumber: "asc" }] });
  return legs.map((leg) => `${leg.set.carrier} ${leg.set.season} ${leg.flightNumber}${leg.suffix}`);
}

/** What is flown on a flight date, in the order in which it was imported. */
async function flightsOn(date: string): Promise<string[]> {
  const rows = await db().scheduleLeg.findMany({ include: { set: true }, orderBy: { id: "asc" } });
  const legs = rows.map(({ set, ...leg }) => ({ ...someLeg(), ...leg, segments: [], frequency: 1 as const, setSeq: Number(set.seq) }));
  const sets = await readSets(db(), ["HY", "TK"]);
  const flown = ["HY", "TK"].flatMap((carrier) =>
    coverLegs(
      legs.filter((leg) => leg.carrier === carrier),
      sets.filter((set) => set.carrier === carrier),
      () => "UTC",
    ),
  );
  const time = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
  return flown
    .filter((leg) => operatesOn(leg, dayNumber(date)))
    .map((leg) => `${leg.carrier}${leg.flightNumber} ${time(leg.departureMinutes)}`);
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
  await db().scheduleImport.deleteMany();
});

test("the routes without a fare are those of the file, not of what it replaces", async () => {
  const fly = (destination: string) => ssim("routes.ssim", someCarrier([someLeg({ carrier: "TK", destination })], { carrier: "TK" }));
  await importFiles(fly("LHR"));
  const [report] = await importFiles(fly("SVO"));
  expect(report?.withoutFares).toEqual([{ carrier: "TK", routes: 1, of: 1 }]);
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
  const { timeMode, coveredBy: _, ...columns } = leg;
  expect(await db().scheduleLeg.findMany({ include: { set: { include: { import: true } } } })).toMatchObject([
    {
      ...columns,
      set: {
        ...{ carrier: "HY", season: "W26", timeMode, validFrom: "2026-10-25", validTo: "2027-03-27", layer: "basic", flightNumber: null },
        import: { kind: "file", source: "one.ssim", actor: "command line" },
      },
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
    sets: [
      { carrier: "HY", season: "W26", legs: 3 },
      { carrier: "TK", season: "W26", legs: 1 },
    ],
    change: {
      carriers: [
        { carrier: "HY", before: 0, added: { flights: 2, dates: 128 + 18, seats: 0 } },
        { carrier: "TK", before: 0, added: { flights: 1, dates: 128 } },
      ],
    },
  });
});

test("a file takes over the period that it covers of its carrier, and no more", async () => {
  await importFiles(ssim("old.ssim", someCarrier([someLeg(), someLeg({ flightNumber: 2 })]), tkCarrier(370)));
  const before = await version();
  const day = { season: "", validFrom: "2026-12-24", validTo: "2026-12-24" };
  const christmas = someLeg({ departureMinutes: 500, periodFrom: "2026-12-24", periodTo: "2026-12-24" });
  const options = { files: [ssim("one-day.ssim", someCarrier([christmas], day))], isKnownAirport: () => true, now };
  const { refused } = await refusalOf(importSchedule(options));
  expect(refused[0]).toMatchObject({ badLines: [{ problem: "flights_lost", value: "HY", other: "50" }] });
  expect(await version()).toBe(before);

  const [report] = await importSchedule({ ...options, allowedLossPercent: 50 });
  expect(report?.change.carriers).toMatchObject([
    { carrier: "HY", before: 2, cancelled: { flights: 1, dates: 1 }, retimed: { flights: 1, dates: 1 }, added: { dates: 0 } },
  ]);
  expect(await version()).toBe(before + 1);
  expect(await flightsOn("2026-12-23")).toEqual(["HY271 07:05", "HY2 07:05", "TK370 07:05"]);
  expect(await flightsOn("2026-12-24")).toEqual(["HY271 08:20", "TK370 07:05"]);
  expect(await flightsOn("2026-12-25")).toEqual(["HY271 07:05", "HY2 07:05", "TK370 07:05"]);
});

test("a file may have several sets of a carrier, each for its own period", async () => {
  const summer = { season: "S27", validFrom: "2027-03-28", validTo: null };
  const file = ssim(
    "year.ssim",
    someCarrier([someLeg()]),
    someCarrier([someLeg({ flightNumber: 5, periodFrom: "2027-03-28", periodTo: null })], summer),
  );
  expect((await importFiles(file))[0]?.sets).toEqual([
    { carrier: "HY", season: "W26", validFrom: "2026-10-25", validTo: "2027-03-27", legs: 1 },
    { carrier: "HY", season: "S27", validFrom: "2027-03-28", validTo: null, legs: 1 },
  ]);
  expect(await flightsOn("2027-03-27")).toEqual(["HY271 07:05"]);
  expect(await flightsOn("2027-03-28")).toEqual(["HY5 07:05"]);
});

test("a set without legs is refused, unless it is meant: then nothing flies", async () => {
  await importFiles(ssim("full.ssim", someCarrier([someLeg()])));
  const options = { files: [ssim("empty.ssim", someCarrier([], { validFrom: "2026-12-24" }))], isKnownAirport: () => true, now };
  const { refused } = await refusalOf(importSchedule({ ...options, allowedLossPercent: 100 }));
  expect(refused[0]?.badLines).toMatchObject([{ line: 6, problem: "set_empty", value: "HY W26" }]);
  expect((await refusalOf(importSchedule({ ...options, allowEmpty: true }))).refused[0]?.badLines).toMatchObject([
    { problem: "flights_lost" },
  ]);
  await importSchedule({ ...options, allowEmpty: true, allowedLossPercent: 100 });
  expect(await flightsOn("2026-12-23")).toEqual(["HY271 07:05"]);
  expect(await flightsOn("2026-12-24")).toEqual([]);
});

test("what is suspicious is told, and refuses a file that is imported strictly", async () => {
  const file = ssim("odd.ssim", someCarrier([someLeg({ aircraft: "ZZZ" })]));
  const strictly = importSchedule({ files: [file], isKnownAirport: () => true, now, strict: true });
  expect((await refusalOf(strictly)).refused[0]?.badLines).toMatchObject([{ problem: "aircraft_unknown", value: "ZZZ" }]);
  const [report] = await importFiles(file);
  expect(report).toMatchObject({ applied: true, warningCount: 1, warnings: [{ line: 11, problem: "aircraft_unknown" }] });
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

test("of imports of the same period at the same time the last one counts, whole", async () => {
  const numbers = [
    [1, 2],
    [3, 4],
    [5, 6],
  ];
  await Promise.all(
    numbers.map((pair, index) =>
      importSchedule({
        files: [ssim(`at-once-${index}.ssim`, someCarrier(pair.map((flightNumber) => someLeg({ flightNumber }))))],
        ...{ isKnownAirport: () => true, now, allowedLossPercent: 100 },
      }),
    ),
  );
  const wholes = numbers.map((pair) => pair.map((flightNumber) => `HY${flightNumber} 07:05`));
  expect(wholes).toContainEqual(await flightsOn("2026-12-01"));
});
