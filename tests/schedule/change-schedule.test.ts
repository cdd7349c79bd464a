import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { addDays, dayNumber } from "@/lib/domain/dates";
import { noChange } from "@/lib/domain/schedule/comparison/change-report";
import { coverLegs } from "@/lib/domain/schedule/cover-legs";
import { operatesOn } from "@/lib/domain/schedule/expand";
import type { ScheduleImportKind } from "@/lib/domain/schedule/sets/schedule-set";
import { someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { changeSchedule, TooMuchLost } from "@/lib/services/schedule/sets/change-schedule";
import { listSteps } from "@/lib/services/schedule/sets/list-steps";
import { readFlights } from "@/lib/services/schedule/sets/parts/read-flights";
import { readSets } from "@/lib/services/schedule/sets/parts/read-sets";
import { carrierSet, type NewSet } from "@/lib/services/schedule/sets/parts/schedule-draft";
import { NothingToUndo, undoImport } from "@/lib/services/schedule/sets/undo-import";
import { propertyRuns } from "@/tests/support/run/property-runs";

const now = new Date("2026-11-20T12:00:00Z");
const START = "2026-12-01";
const DAYS = 20;
const NUMBERS = [1, 2, 3];
/** As `START` is one. */
const TUESDAYS = 0b10;

/** What an import says: of one flight or, where `flight` is null, of all; by flight number, when it leaves. */
interface Said {
  kind: Exclude<ScheduleImportKind, "command">;
  flight: number | null;
  from: number;
  to: number;
  flies: Readonly<Record<number, number>>;
}

const dateOf = (day: number) => addDays(START, day);

function setOf({ kind, flight, from, to }: Said): NewSet {
  const whole = carrierSet({ carrier: "HY", season: "", timeMode: "L", validFrom: dateOf(from), validTo: dateOf(to) });
  return { ...whole, flightNumber: flight, suffix: flight === null ? null : "", layer: kind === "asm" ? "ad_hoc" : "basic" };
}

function apply(said: Said, options: { dryRun?: boolean; maxLoss?: number | null } = {}) {
  const change = { kind: said.kind, source: said.kind, actor: "test", now, maxLoss: null, ...options } as const;
  return changeSchedule(change, async (_tx, draft) => {
    await draft.begin(setOf(said));
    for (const [number, departureMinutes] of Object.entries(said.flies)) {
      const period = { periodFrom: dateOf(said.from), periodTo: dateOf(said.to) };
      await draft.add(someLeg({ flightNumber: Number(number), departureMinutes, ...period }));
    }
  });
}

/** By flight number and date, when it leaves. */
type Flown = Map<string, number>;

/** The same as the product has it, from what was said alone: dates one by one. */
function model(said: readonly Said[]): Flown {
  const flown: Flown = new Map();
  const layers = [said.filter(({ kind }) => kind !== "asm"), said.filter(({ kind }) => kind === "asm")];
  for (const { flight, from, to, flies } of layers.flat()) {
    for (const number of flight === null ? NUMBERS : [flight]) {
      for (let day = from; day <= to; day++) {
        const time = flies[number];
        if (time === undefined) flown.delete(`${number} ${dateOf(day)}`);
        else flown.set(`${number} ${dateOf(day)}`, time);
      }
    }
  }
  return flown;
}

async function flownNow(): Promise<Flown> {
  const flown: Flown = new Map();
  const sets = await readSets(db(), ["HY"]);
  for await (const stored of readFlights(db(), { carrier: "HY", numbers: null, from: START })) {
    for (const leg of coverLegs(stored, sets, () => "Asia/Tashkent")) {
      for (let day = -1; day <= DAYS + 1; day++) {
        if (operatesOn(leg, dayNumber(dateOf(day)))) flown.set(`${leg.flightNumber} ${dateOf(day)}`, leg.departureMinutes);
      }
    }
  }
  return flown;
}

/** Index of the last import after which other flights are flown than before it. */
function lastThatChanged(said: readonly Said[]): number {
  const after = said.map((_, index) => JSON.stringify(sorted(model(said.slice(0, index + 1)))));
  return after.findLastIndex((flown, index) => flown !== (after[index - 1] ?? "[]"));
}

const sorted = (flown: Flown) => [...flown].sort();

function counts(before: Flown, after: Flown) {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const count = (has: (key: string) => boolean) => keys.filter(has).length;
  return {
    added: count((key) => !before.has(key) && after.has(key)),
    cancelled: count((key) => before.has(key) && !after.has(key)),
    retimed: count((key) => before.has(key) && after.has(key) && before.get(key) !== after.get(key)),
  };
}

/** How many flights there were on the dates that are spoken of. */
function takenOver(before: Flown, { flight, from, to }: Said): number {
  const spokenOf = (number: string, date: string) =>
    (flight === null || number === String(flight)) && date >= dateOf(from) && date <= dateOf(to);
  return [...before.keys()].filter((key) => spokenOf(key.slice(0, 1), key.slice(2))).length;
}

async function version(): Promise<number> {
  return (await db().dataVersion.findUnique({ where: { kind: "schedule" } }))?.version ?? 0;
}

beforeEach(async () => {
  await db().scheduleImport.deleteMany();
  await db().legInventory.deleteMany();
});

const daily = { 1: 600, 2: 700, 3: 800 };
const wholeFile: Said = { kind: "file", flight: null, from: 0, to: DAYS, flies: daily };

test("after any imports, messages and undoings the schedule is what a walk over all that was said finds", async () => {
  const period = fc.tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 0, max: DAYS }));
  const said = fc.record({
    kind: fc.constantFrom("file" as const, "ssm" as const, "asm" as const),
    flight: fc.constantFrom(...NUMBERS),
    period,
    times: fc.array(fc.option(fc.constantFrom(600, 610, 700)), { minLength: 3, maxLength: 3 }),
  });
  const undo = fc.constant("undo" as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: said }, { weight: 1, arbitrary: undo }), { maxLength: 8 }),
      async (steps) => {
        await db().scheduleImport.deleteMany();
        let stack: Said[] = [];
        for (const step of steps) {
          const before = model(stack);
          const done = step === "undo" ? await undone() : await apply(toSaid(step));
          if (step !== "undo") stack = [...stack, toSaid(step)];
          else if (done) stack = stack.slice(0, lastThatChanged(stack));
          const after = model(stack);
          expect(sorted(await flownNow())).toEqual(sorted(after));
          const [change] = done?.report.carriers ?? [];
          const reported = {
            added: change?.added.dates ?? 0,
            cancelled: change?.cancelled.dates ?? 0,
            retimed: change?.retimed.dates ?? 0,
          };
          expect(reported).toEqual(counts(before, after));
          if (step !== "undo") expect(change?.before ?? 0).toBe(takenOver(before, toSaid(step)));
        }
      },
    ),
    { numRuns: propertyRuns(40) },
  );
});

function toSaid({
  kind,
  flight,
  period,
  times,
}: {
  kind: Said["kind"];
  flight: number;
  period: [number, number];
  times: (number | null)[];
}): Said {
  const [from = 0, to = 0] = [...period].sort((one, other) => one - other);
  const numbers = kind === "file" ? NUMBERS : [flight];
  const flies = Object.fromEntries(numbers.flatMap((number, index) => (times[index] === null ? [] : [[number, times[index] ?? 0]])));
  return { kind, flight: kind === "file" ? null : flight, from, to: kind === "asm" ? from : to, flies };
}

/** Undefined where nothing can be taken back any more. */
async function undone() {
  try {
    return await undoImport({ actor: "test", now });
  } catch (error) {
    if (error instanceof NothingToUndo) return undefined;
    throw error;
  }
}

describe("what a change reports", () => {
  test("seats sold on dates that change, by flight, the most first", async () => {
    await apply(wholeFile);
    const sold = (key: string, seats: number) => ({ legKey: key, sold: [...Array(25).fill(0), seats] });
    await db().legInventory.createMany({
      data: [
        sold(`HY0001|${dateOf(2)}|TASIST`, 5),
        sold(`HY0001|${dateOf(9)}|TASIST`, 7),
        sold(`HY0002|${dateOf(2)}|TASIST`, 30),
        sold(`HY0003|${dateOf(2)}|TASIST`, 0),
        sold(`HY0003|${dateOf(9)}|TASIST`, 100),
      ],
    });
    const { report } = await apply({ kind: "file", flight: null, from: 0, to: 4, flies: { 1: 605, 3: 800 } });
    expect(report.carriers).toMatchObject([
      { carrier: "HY", before: 15, cancelled: { flights: 1, dates: 5, seats: 30 }, retimed: { flights: 1, dates: 5, seats: 5 } },
    ]);
    expect(report.soldFlights.map(({ flightNumber, seats }) => [flightNumber, seats])).toEqual([
      [2, 30],
      [1, 5],
    ]);
    const kept = await db().scheduleImport.findFirst({ orderBy: { seq: "desc" } });
    expect(kept?.report).toEqual(report);
  });

  test("a file that says the same again changes nothing, and one whose every second week is another does", async () => {
    const file = async (from: number, secondWeeks: number) => {
      const change = { kind: "file", source: "file", actor: "test", now, maxLoss: null } as const;
      const { report } = await changeSchedule(change, async (_tx, draft) => {
        await draft.begin(setOf({ ...wholeFile, from }));
        const periodTo = dateOf(DAYS);
        await draft.add(someLeg({ flightNumber: 1, periodFrom: dateOf(Math.max(from, 2)), periodTo }));
        await draft.add(someLeg({ flightNumber: 2, periodFrom: dateOf(secondWeeks), periodTo, daysOfOperation: TUESDAYS, frequency: 2 }));
      });
      const [{ before, added, cancelled, retimed } = noChange("HY")] = report.carriers;
      return { before, added: added.dates, cancelled: cancelled.dates, retimed: retimed.dates };
    };
    await file(0, 0);
    const nothing = { before: 13, added: 0, cancelled: 0, retimed: 0 };
    expect(await file(9, 14)).toEqual(nothing);
    expect(await file(9, 14)).toEqual(nothing);
    expect(await file(9, 15)).toEqual({ ...nothing, cancelled: 1 });
  });

  test("of flights kept by the other clock counts those that it loses among those that were there", async () => {
    const file = (timeMode: "L" | "U", from: number, flightNumber: number, departureMinutes: number) => {
      const [periodFrom, periodTo] = [dateOf(from), dateOf(from + 9)];
      const set = { ...carrierSet({ carrier: "HY", season: "", timeMode, validFrom: periodFrom, validTo: periodTo }) };
      const change = { kind: "file", source: "file", actor: "test", now, maxLoss: 100 } as const;
      return changeSchedule(change, async (_tx, draft) => {
        await draft.begin(set);
        const arrival = { arrivalMinutes: (departureMinutes + 300) % 1440, arrivalDayOffset: Math.floor((departureMinutes + 300) / 1440) };
        const leg = { flightNumber, origin: "TAS", destination: "IST", timeMode, departureMinutes, ...arrival, periodFrom, periodTo };
        await draft.add(someLeg(leg));
      });
    };
    // 21:00 UTC is 02:00 of the next day in Tashkent: ten dates, and all of them lie on those of the other file.
    await file("U", 0, 801, 1260);
    const { report } = await file("L", 1, 811, 600);
    expect(report.carriers).toMatchObject([{ before: 10, cancelled: { dates: 10 }, added: { dates: 10 } }]);
    const back = await file("U", 0, 801, 1260);
    expect(back.report.carriers).toMatchObject([{ before: 9, cancelled: { dates: 9 }, added: { dates: 10 } }]);
  });

  test("is the same in a dry run, which changes nothing", async () => {
    await apply(wholeFile);
    const before = [sorted(await flownNow()), await version(), await db().scheduleImport.count()];
    const file: Said = { ...wholeFile, flies: { 1: 600, 2: 705 } };
    const { applied, report } = await apply(file, { dryRun: true });
    expect(applied).toBe(false);
    expect([sorted(await flownNow()), await version(), await db().scheduleImport.count()]).toEqual(before);
    expect((await apply(file)).report).toEqual(report);
  });

  test("more flights lost than allowed change nothing", async () => {
    await apply(wholeFile);
    const before = [sorted(await flownNow()), await version(), await db().scheduleImport.count()];
    const third: Said = { ...wholeFile, flies: { 1: 600, 2: 700 } };
    await expect(apply(third, { maxLoss: 33 })).rejects.toBeInstanceOf(TooMuchLost);
    await expect(apply(third, { maxLoss: 33, dryRun: true })).rejects.toBeInstanceOf(TooMuchLost);
    expect([sorted(await flownNow()), await version(), await db().scheduleImport.count()]).toEqual(before);
    expect(await apply(third, { maxLoss: 34 })).toMatchObject({ applied: true });
  });
});

describe("taking back", () => {
  test("goes from the last import to the one before, as long as what they cover is there", async () => {
    await apply(wholeFile);
    const one = sorted(await flownNow());
    await apply({ kind: "ssm", flight: 2, from: 3, to: 5, flies: {} });
    const two = sorted(await flownNow());
    const { importId } = await apply({ kind: "asm", flight: 1, from: 4, to: 4, flies: { 1: 615 } });
    await expect(undoImport({ importId: "00000000-0000-0000-0000-000000000000", actor: "test", now })).rejects.toMatchObject({
      reason: "not_last",
    });
    expect(await undoImport({ importId, actor: "test", now })).toMatchObject({ source: "asm", applied: true });
    expect(sorted(await flownNow())).toEqual(two);
    expect(await undoImport({ actor: "test", now, dryRun: true })).toMatchObject({ source: "ssm", applied: false });
    expect(sorted(await flownNow())).toEqual(two);
    await undoImport({ actor: "test", now });
    expect(sorted(await flownNow())).toEqual(one);
    await undoImport({ actor: "test", now });
    expect(await flownNow()).toEqual(new Map());
    await expect(undoImport({ actor: "test", now })).rejects.toMatchObject({ reason: "none" });
  });

  test("is over for files whose covered schedule later files have let go", async () => {
    for (const minutes of [600, 610, 620, 630, 640]) await apply({ ...wholeFile, flies: { 1: minutes } });
    expect(await db().scheduleSet.count()).toBe(4);
    for (const minutes of [630, 620, 610]) {
      await undoImport({ actor: "test", now });
      expect([...new Set((await flownNow()).values())]).toEqual([minutes]);
    }
    await expect(undoImport({ actor: "test", now })).rejects.toMatchObject({ reason: "none" });
    expect([...new Set((await flownNow()).values())]).toEqual([610]);
  });

  test("takes what only repeats a wrong file back with it, however often it came, and keeps no more than two of them", async () => {
    const right = { ...wholeFile, flies: { 1: 600 } };
    const wrong = { ...wholeFile, flies: { 1: 640 } };
    await apply(right);
    for (let night = 0; night < 5; night++) await apply(wrong);
    expect(await db().scheduleSet.count()).toBe(3);
    const { imports } = await undoImport({ actor: "test", now });
    expect(imports).toHaveLength(5);
    expect([...new Set((await flownNow()).values())]).toEqual([600]);
    await undoImport({ actor: "test", now });
    expect(await flownNow()).toEqual(new Map());
  });

  test("leaves what other airlines repeat where it is", async () => {
    await apply(wholeFile);
    await apply({ ...wholeFile, flies: { 1: 640 } });
    const other = { kind: "file", source: "other", actor: "test", now, maxLoss: null } as const;
    const { importId } = await changeSchedule(other, (_tx, draft) => draft.begin({ ...setOf(wholeFile), carrier: "QX" }));
    expect((await undoImport({ actor: "test", now })).imports).toHaveLength(1);
    expect(await db().scheduleImport.findUnique({ where: { id: importId } })).toMatchObject({ undoneAt: null, changesNothing: true });
    expect(sorted(await flownNow())).toEqual(sorted(model([wholeFile])));
  });

  test("goes down to the import of a number at once, and tells all that it takes", async () => {
    const minutesOf = async () => [...new Set((await flownNow()).values())];
    for (const minutes of [600, 610, 620]) await apply({ ...wholeFile, flies: { 1: minutes } });
    const [last, second, first] = await listSteps();
    expect([first, second, last].map((step) => step?.goesBack.length)).toEqual([3, 2, 1]);
    expect(last?.changes).toEqual([{ carrier: "HY", dates: { retimed: DAYS + 1 } }]);
    const { imports } = await undoImport({ number: second?.number, actor: "test", now });
    expect(imports.map(({ number }) => number)).toEqual([last?.number, second?.number]);
    expect(await minutesOf()).toEqual([600]);
    expect((await listSteps()).map(({ undoneAt, goesBack }) => [undoneAt !== null, goesBack.length])).toEqual([
      [true, 0],
      [true, 0],
      [false, 1],
    ]);
    await expect(undoImport({ number: second?.number, actor: "test", now })).rejects.toMatchObject({ reason: "not_kept" });
    expect(await minutesOf()).toEqual([600]);
  });
});

test("sets whose dates are past are let go", async () => {
  await apply(wholeFile);
  const later = new Date(`${dateOf(DAYS + 8)}T12:00:00Z`);
  const change = { kind: "file", source: "next", actor: "test", now: later, maxLoss: null } as const;
  await changeSchedule(change, (_tx, draft) => draft.begin(setOf({ ...wholeFile, from: DAYS + 1, to: DAYS + 60 })));
  expect(await db().scheduleSet.findMany()).toMatchObject([{ validFrom: dateOf(DAYS + 1) }]);
});
