import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { coverLegs } from "@/lib/domain/schedule/cover-legs";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { type SsimCarrier, writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { exportSchedule } from "@/lib/services/schedule/sets/export-schedule";
import { readFlights } from "@/lib/services/schedule/sets/parts/read-flights";
import { readSets } from "@/lib/services/schedule/sets/parts/read-sets";
import { zoneOf } from "@/lib/services/schedule/sets/parts/zone-of";
import { someFile } from "@/tests/support/run/files";
import { departuresOf } from "@/tests/support/schedule/departures";

const now = new Date("2026-11-23T12:00:00Z");
const CARRIERS = ["HY", "QX"];
const WINDOW = { first: dayNumber("2026-10-01"), count: 300 };

async function importFile(...carriers: SsimCarrier[]): Promise<void> {
  const file = someFile("some.ssim", writeSsim({ carriers, createdOn: "2026-10-01" }));
  await importSchedule({ files: [file], isKnownAirport: () => true, now, allowedLossPercent: 100 });
}

async function send(text: string): Promise<void> {
  const { messages } = await applyMessages({ text, source: "", actor: "", now });
  expect(messages.map(({ result, problems }) => [result.state, problems])).toEqual(messages.map(() => ["applied", []]));
}

/** Every departure that counts of both airlines. */
async function departures(first = WINDOW.first, count = WINDOW.count): Promise<string[]> {
  const found = await Promise.all(CARRIERS.map((carrier) => departuresOf(carrier, { first, count })));
  return found.flat().sort();
}

async function copy({ strict = true, ...options }: { from?: string; to?: string; strict?: boolean } = {}) {
  const file = someFile("copy.ssim", "");
  const exported = await exportSchedule({ file, now, ...options });
  await db().scheduleImport.deleteMany();
  await importSchedule({ files: [file], isKnownAirport: () => true, now, strict });
  return { exported, file };
}

/** Two legs, the second a day later, on some weekdays; over the date line; every second week; without an end; with a leg of cargo between. */
function hyLegs(): LegPattern[] {
  const night = { flightNumber: 1, daysOfOperation: 0b10101, periodTo: "2027-03-20" };
  const cargo = { flightNumber: 4, daysOfOperation: 0b1111111 };
  return [
    someLeg({ ...night, departureMinutes: 1390, arrivalMinutes: 60, arrivalDayOffset: 1 }),
    someLeg({
      ...{ ...night, legSequence: 2, origin: "IST", destination: "LHR", departureMinutes: 120, departureDayOffset: 1 },
      ...{ arrivalMinutes: 190, arrivalDayOffset: 1 },
    }),
    someLeg({ ...night, itineraryVariation: 2, daysOfOperation: 0b1000010, origin: "TAS", destination: "LGW", arrivalMinutes: 700 }),
    someLeg({ flightNumber: 2, origin: "NRT", destination: "LAX", departureMinutes: 1020, arrivalMinutes: 600 }),
    someLeg({ flightNumber: 3, frequency: 2, periodFrom: "2026-11-02", daysOfOperation: 0b1000001 }),
    someLeg({ ...cargo, legSequence: 1 }),
    someLeg({ ...cargo, legSequence: 2, serviceType: "F", origin: "IST", destination: "SVO", departureMinutes: 660, arrivalMinutes: 840 }),
    someLeg({ ...cargo, legSequence: 3, origin: "SVO", destination: "LED", departureMinutes: 900, arrivalMinutes: 990 }),
  ];
}

beforeEach(async () => {
  await db().scheduleImport.deleteMany();
});

test("sets that cover each other, ad hoc changes and both time modes come back from one file as the same departures", async () => {
  const qx = { carrier: "QX", timeMode: "U" as const, flightNumber: 451, origin: "SIN", destination: "DEL" };
  const daily = someLeg({ ...qx, departureMinutes: 1200, arrivalMinutes: 100, arrivalDayOffset: 1 });
  await importFile(someCarrier(hyLegs()), someCarrier([daily], { carrier: "QX", timeMode: "U" }));
  // A later file takes December over, retimed; QX turns to local times from February.
  const december = { validFrom: "2026-12-01", validTo: "2026-12-31" };
  await importFile(
    someCarrier(
      hyLegs().map((leg) => ({ ...leg, aircraft: "789", periodFrom: "2026-12-01", periodTo: "2026-12-31" })),
      december,
    ),
  );
  const local = someLeg({ ...qx, timeMode: "L", periodFrom: "2027-02-01", departureMinutes: 600, arrivalMinutes: 810 });
  await importFile(someCarrier([local], { carrier: "QX", validFrom: "2027-02-01" }));
  await send("SSM\nLT\nTIM\nHY2\n07DEC26 20DEC26 135\nNRT1000 LAX0300");
  await send("ASM\nLT\nCNL\nHY1/14DEC\n//\nCNL\nHY2/16DEC\n//\nTIM\nHY2/15DEC\nNRT160010 LAX151700");
  await send("SSM\nLT\nNEW\nHY5\n01DEC26 00XXX00 6/W2\nJ 320 Y.Y150\nTAS0900 IST1200");
  await send("ASM\nLT\nEQT\nQX451/20DEC\nJ 388 Y.Y500");
  await send("ASM\nLT\nCNL\nQX451/21DEC");
  const before = await departures();
  expect(before.length).toBeGreaterThan(600);

  const { exported } = await copy();
  expect(exported.map(({ carrier, unsaid }) => [carrier, unsaid])).toEqual([
    ["HY", []],
    ["QX", []],
  ]);
  expect(await departures()).toEqual(before);
  expect(await db().scheduleSet.count()).toBe(2);
  // What has no end goes on without one.
  const far = await departures(dayNumber("2029-12-01"), 28);
  expect(far.map((text) => text.slice(0, 3))).toEqual(["HY5", "HY5"]);

  // A copy of the copy is the same file.
  const { file } = await copy();
  const again = fs.readFileSync(file, "utf8");
  await copy();
  expect(fs.readFileSync(file, "utf8")).toBe(again);
});

test("only the flight dates that are asked for, and two arrivals of a number on one day", async () => {
  await importFile(someCarrier([someLeg()]));
  const inDecember = (await departures(dayNumber("2026-12-07"), 8)).length;
  // A day's delay over midnight: two flights arrive in Istanbul on the 11th.
  await send("ASM\nLT\nTIM\nHY271/10DEC\nTAS102300 IST110130");
  const delayed = await departures(dayNumber("2026-12-07"), 8);
  const { exported } = await copy({ from: "2026-12-07", to: "2026-12-14", strict: false });
  expect(exported.flatMap(({ unsaid }) => unsaid)).toEqual([]);
  expect(await departures()).toEqual(delayed);
  expect(delayed).toHaveLength(inDecember);
});

test("what no file can say is left out and told: two departures on one local day, where a clock change moves a time in UTC over midnight", async () => {
  const april = { validFrom: "2027-03-25", validTo: "2027-04-10" };
  // 11:30 UTC is 00:30 in Auckland by summer time, and from 4 April 23:30.
  const utc = { flightNumber: 9, origin: "AKL", destination: "SYD", departureTerminal: "", departureMinutes: 690, arrivalMinutes: 900 };
  const period = { periodFrom: april.validFrom, periodTo: april.validTo };
  await importFile(someCarrier([someLeg({ ...utc, ...period, timeMode: "U" })], { ...april, timeMode: "U" }));
  // In UTC it can be said.
  const before = await departures();
  expect((await copy()).exported.flatMap(({ unsaid }) => unsaid)).toEqual([]);
  expect(await departures()).toEqual(before);
  await importFile(
    someCarrier([someLeg({ periodFrom: "2026-12-01", periodTo: "2026-12-31" })], { validFrom: "2026-12-01", validTo: "2026-12-31" }),
  );
  expect((await copy()).exported.flatMap(({ unsaid }) => unsaid)).toEqual(["HY9 AKL 2027-04-04"]);
});

test("flights whose passengers board on another date than the aircraft leaves keep their dates and times", async () => {
  const boards = { flightNumber: 8, departureMinutes: 1435, departureDayOffset: -1, departureTransfer: 10, departureTerminal: "" };
  await importFile(someCarrier([someLeg({ ...boards, arrivalMinutes: 195, daysOfOperation: 0b10101, arrivalTransfer: 5 })]));
  const before = await departures();
  const { file } = await copy();
  expect(await departures()).toEqual(before);
  const [line = ""] = fs
    .readFileSync(file, "utf8")
    .split("\n")
    .filter((each) => each.startsWith("3"));
  expect([line.slice(14, 35), line.slice(39, 47), line.slice(57, 65), line.slice(192, 194)]).toEqual([
    "25OCT2627MAR271 3 5  ",
    "23550005",
    "03100315",
    "00",
  ]);
  // Filed again over itself it changes nothing, and an ASM names it by the aircraft's date.
  const [report] = await importSchedule({ files: [file], isKnownAirport: () => true, now });
  expect(report?.change.carriers).toMatchObject([
    { carrier: "HY", added: { dates: 0 }, cancelled: { dates: 0 }, retimed: { dates: 0 }, rerouted: { dates: 0 } },
  ]);
  await send("ASM\nLT\nTIM\nHY8/30NOV\nTAS300010/2358 IST0320");
  const [moved] = await departures(dayNumber("2026-11-30"), 1);
  const boarding = Date.parse("2026-11-29T18:58Z") / 60_000;
  expect(moved).toContain(`HY8 TAS ${boarding}–`);
  await copy();
  expect((await departures(dayNumber("2026-11-30"), 1))[0]).toBe(moved);
});

/** What is said of the sale of a flight's legs on one of its dates. */
async function saleOn(date: string, flightNumber: number) {
  const sets = await readSets(db(), ["HY"]);
  const found: unknown[] = [];
  for await (const batch of readFlights(db(), { carrier: "HY", numbers: [flightNumber], from: "2000-01-01" })) {
    for (const { legs } of flightDays(coverLegs(batch, sets, zoneOf), { first: dayNumber(date), count: 1 })) {
      found.push(
        ...legs.map(({ origin, segments, operatingFlight }, index) => [
          origin,
          operatingFlight,
          segments.map(({ offLeg, ...terms }) => [offLeg - (legs[index]?.legSequence ?? 0), terms]),
        ]),
      );
    }
  }
  return found;
}

test("restrictions stay with their journeys where a leg of cargo stands before, and code shares with their flights", async () => {
  const flight = { flightNumber: 4, bookingDesignators: "CY" };
  const closed = { restriction: "A", qualifier: "", classes: "", remarks: "" };
  const onRequest = { restriction: "", qualifier: "", classes: "Y", remarks: "R" };
  await importFile(
    someCarrier([
      someLeg({ ...flight, serviceType: "F", departureMinutes: 60, arrivalMinutes: 120, origin: "SKD", destination: "TAS" }),
      someLeg({
        ...flight,
        legSequence: 2,
        segments: [
          { offLeg: 2, ...onRequest },
          { offLeg: 3, ...closed },
        ],
      }),
      someLeg({
        ...{ ...flight, legSequence: 3, origin: "IST", destination: "LHR", departureMinutes: 700, arrivalMinutes: 790 },
        ...{ operatingCarrier: "TK", operatingFlight: "TK1979", segments: [{ offLeg: 3, ...onRequest }] },
      }),
    ]),
  );
  const before = await saleOn("2026-12-07", 4);
  expect(before).toEqual([
    [
      "TAS",
      "",
      [
        [0, onRequest],
        [1, closed],
      ],
    ],
    ["IST", "TK1979", [[0, onRequest]]],
  ]);
  await copy();
  expect(await saleOn("2026-12-07", 4)).toEqual(before);
  // The same where the flight is written day by day.
  await send("ASM\nLT\nTIM\nHY4/08DEC\nTAS080730 IST081030");
  expect(await saleOn("2026-12-08", 4)).toEqual(before);
  await copy();
  expect(await saleOn("2026-12-08", 4)).toEqual(before);
});

test("times that a clock change leaves double stay the instants that they were", async () => {
  // 25 October 2026, 02:30 in Berlin: first by summer time, then by winter time.
  const double = {
    origin: "BER",
    destination: "TAS",
    departureMinutes: 150,
    arrivalMinutes: 720,
    departureTerminal: "",
    periodTo: "2026-11-30",
  };
  await importFile(someCarrier([someLeg({ ...double, flightNumber: 6, departureUtcOffset: 60 }), someLeg({ ...double, flightNumber: 7 })]));
  const on = async () => (await departures(dayNumber("2026-10-25"), 1)).map((text) => text.slice(0, 20));
  const hour = Date.parse("2026-10-25T00:30Z") / 60_000;
  expect(await on()).toEqual(
    [`HY6 BER ${hour + 60}–`.slice(0, 20), `HY7 BER ${hour}–`.slice(0, 20)].map((text) => expect.stringContaining(text)),
  );
  const before = await departures();
  await copy();
  expect(await departures()).toEqual(before);
  // And where its dates are written one by one.
  await send("ASM\nLT\nCNL\nHY6/28NOV\n//\nCNL\nHY7/28NOV");
  const after = await departures();
  await copy();
  expect(await departures()).toEqual(after);
});

/** First and last date, days and offsets of each leg of the file. */
function periodsIn(file: string): string[] {
  const legs = fs
    .readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("3"));
  return legs.map(
    (line) =>
      `${line.slice(14, 28)} ${line.slice(28, 36)} ${line.slice(36, 39)}${line.slice(47, 52)} ${line.slice(54, 57)}${line.slice(65, 70)}`,
  );
}

/** What the departures of both carriers are before and after a copy, and the copy's legs. */
async function copied(...carriers: SsimCarrier[]) {
  await importFile(...carriers);
  const before = await departures();
  const { exported, file } = await copy();
  expect(exported.flatMap(({ unsaid }) => unsaid)).toEqual([]);
  expect(await departures()).toEqual(before);
  return periodsIn(file);
}

const WINTER_AND_SPRING = { validFrom: "2026-10-24", validTo: "2027-05-30" };

test("a variation begins at each clock change, of all stations of the flight", async () => {
  const daily = { ...{ periodFrom: "2026-10-24", periodTo: "2027-05-30" }, departureTerminal: "" };
  const legs = [
    someLeg({ ...daily, origin: "TAS", destination: "BER", departureMinutes: 1200, arrivalMinutes: 1380 }),
    // Leaves Berlin the day after, so that the clocks there change for the flight of the day before.
    someLeg({
      ...{ ...daily, legSequence: 2, origin: "BER", destination: "JFK", departureMinutes: 600, departureDayOffset: 1 },
      ...{ arrivalMinutes: 780, arrivalDayOffset: 1 },
    }),
  ];
  const periods = await copied(someCarrier(legs, WINTER_AND_SPRING));
  expect(periods.filter((_, index) => index % 2 === 1)).toEqual([
    "25OCT2625OCT26       7  BER+0100 JFK-0400",
    "26OCT2631OCT26 123456   BER+0100 JFK-0400",
    "14MAR2727MAR27 1234567  BER+0100 JFK-0400",
    "01NOV2613MAR27 1234567  BER+0100 JFK-0500",
    "28MAR2728MAR27       7  BER+0200 JFK-0400",
    "29MAR2731MAY27 1234567  BER+0200 JFK-0400",
  ]);
});

test("clock changes divide flights of UTC files, of some days, and of every second week", async () => {
  const to = { periodFrom: "2026-10-24", periodTo: "2027-05-30", destination: "BER", departureTerminal: "" };
  const hy = [
    someLeg({ ...to, flightNumber: 1, daysOfOperation: 0b1000000 }),
    someLeg({ ...to, flightNumber: 2, periodTo: "2027-05-16", daysOfOperation: 0b1100000, frequency: 2 }),
    // At 02:30 in Berlin, an hour that comes twice in October and never in March.
    someLeg({ ...to, flightNumber: 3, departureMinutes: 1, arrivalMinutes: 150 }),
  ];
  const qx = [someLeg({ ...to, carrier: "QX", timeMode: "U" })];
  const carriers = [someCarrier(hy, WINTER_AND_SPRING), someCarrier(qx, { ...WINTER_AND_SPRING, carrier: "QX", timeMode: "U" })];
  expect(await copied(...carriers)).toEqual([
    "25OCT2621MAR27       7  TAS+0500 BER+0100",
    "28MAR2730MAY27       7  TAS+0500 BER+0200",
    "24OCT2624OCT26      6   TAS+0500 BER+0200",
    "28MAR2709MAY27       72 TAS+0500 BER+0200",
    "10APR2708MAY27      6 2 TAS+0500 BER+0200",
    "25OCT2614MAR27       72 TAS+0500 BER+0100",
    "07NOV2627MAR27      6 2 TAS+0500 BER+0100",
    "24OCT2625OCT26      67  TAS+0500 BER+0200",
    "29MAR2730MAY27 1234567  TAS+0500 BER+0200",
    "26OCT2628MAR27 1234567  TAS+0500 BER+0100",
    "24OCT2624OCT26      6   TAS+0500 BER+0200",
    "28MAR2730MAY27 1234567  TAS+0500 BER+0200",
    "25OCT2627MAR27 1234567  TAS+0500 BER+0100",
  ]);
});

test("what has no end is divided as far ahead as it is sold, and goes on without one", async () => {
  const open = { periodTo: null, destination: "BER", departureTerminal: "" };
  const legs = [someLeg({ ...open, flightNumber: 1 }), someLeg({ ...open, flightNumber: 2, periodFrom: "2026-11-02", daysOfOperation: 1 })];
  expect(await copied(someCarrier(legs, { validTo: null }))).toEqual([
    "25OCT2627MAR27 1234567  TAS+0500 BER+0100",
    "28MAR2700XXX00 1234567  TAS+0500 BER+0200",
    "02NOV2622MAR27 1        TAS+0500 BER+0100",
    "29MAR2700XXX00 1        TAS+0500 BER+0200",
  ]);
  expect(await departures(dayNumber("2029-12-03"), 7)).toHaveLength(8);
});

test("export schedule writes one airline, and tells what its command line lacks", async () => {
  await importFile(someCarrier([someLeg()]), someCarrier([someLeg({ carrier: "QX" })], { carrier: "QX" }));
  const file = someFile("one.ssim", "");
  const run = (...args: string[]) => {
    const env = { NODE_ENV: "test", PATH: process.env.PATH ?? "", DATABASE_URL: process.env.DATABASE_URL ?? "" } as const;
    return spawnSync(process.execPath, ["--import", "tsx", "scripts/export-schedule.ts", ...args], { encoding: "utf8", env });
  };
  expect(run("--carrier", "QX", file)).toMatchObject({ status: 0, stdout: "QX: 1 legs\n" });
  expect(
    fs
      .readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^[23]/.test(line)),
  ).toHaveLength(2);
  expect(run("--from", "tomorrow", file)).toMatchObject({ status: 2, stdout: "" });
  const exchanged = run("--from", "2027-03-01", "--to", "2027-02-01", file);
  expect([exchanged.status, exchanged.stderr]).toEqual([2, "export schedule: --from 2027-03-01 is after --to 2027-02-01; exchange them\n"]);
  const written = fs.readFileSync(file, "utf8");
  const unknown = run("--carrier", "ZZ", file);
  expect([unknown.status, unknown.stderr]).toEqual([1, "export schedule: there is no schedule of ZZ to write\n"]);
  expect(fs.readFileSync(file, "utf8")).toBe(written);
});
