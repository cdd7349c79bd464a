import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { ImportRefused } from "@/lib/services/schedule/imports/parts/import-files";
import { NoFaresToUndo, undoFares } from "@/lib/services/schedule/imports/undo-fares";
import { bookJourney } from "@/tests/support/bookings/booking";
import { someFile } from "@/tests/support/run/files";
import { runHere } from "@/tests/support/run/run-here";
import { makeWorld, type World } from "@/tests/support/world/world";

const COLUMNS =
  "carrier,origin,destination,brand,booking_class,amount,season_from,season_to,brand_rank,cabin,currency,child_percent,infant_percent," +
  "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,days_of_week,advance_purchase_days,refund_before,refund_after," +
  "change_before,change_after,services";
const REST = "0,E,USD,75,10,50,0,0,1,8,,0,no,no,40,60,";

const SUMMER = "04-01,10-31";
const WINTER = "11-01,03-31";

type Row = [fare: string, season?: string, rest?: string];

/** @param rows `TAS,IST,LITE,K,199.90`, the season, and what follows it */
const file = (name: string, ...rows: Row[]) => {
  const lines = rows.map(([fare, season = ",", rest = REST]) => `X1,${fare},${season},${rest}`);
  return someFile(name, [COLUMNS, ...lines]);
};

/** Two routes in two seasons, one of them in two brands. */
const GOOD: Row[] = [
  ["TAS,IST,LITE,K,200", SUMMER],
  ["TAS,IST,LITE,K,150", WINTER],
  ["TAS,IST,FLEX,B,300"],
  ["TAS,DXB,LITE,K,100", SUMMER],
  ["TAS,DXB,LITE,K,90", WINTER],
];
const good = (...changed: [at: number, row: Row][]) => {
  return changed.reduce((rows, [at, row]) => rows.with(at, row), GOOD);
};

/** The rows, each with other days of the week and advance purchase. */
const restricted = (rows: Row[], restriction: string): Row[] =>
  rows.map(([fare, season]) => [fare, season, REST.replace(",,0,no", `,${restriction},no`)]);
const LITE = GOOD.filter(([fare]) => fare.includes("LITE"));
const FLEX = GOOD.filter(([fare]) => fare.includes("FLEX"));

const NOW = new Date("2026-12-01T06:00:00Z");
const undo = (dryRun = false) => undoFares({ now: NOW, dryRun });

async function faresOf(carrier = "X1"): Promise<string[]> {
  const rows = await db().fare.findMany({ where: { carrier }, orderBy: { id: "asc" } });
  return rows.map((row) => `${row.origin}${row.destination} ${row.brand} ${row.seasonFrom} ${row.amountMinor}`);
}

async function refusal(...args: Parameters<typeof importFares>) {
  const error: unknown = await importFares(...args).catch((reason: unknown) => reason);
  if (!(error instanceof ImportRefused)) throw error;
  return error.refused.flatMap(({ badLines }) => badLines.map(({ problem, value, other, more }) => [problem, value, other, more]));
}

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: NOW });
});
beforeEach(async () => {
  await db().fare.deleteMany({ where: { carrier: "X1" } });
  await db().fareImport.deleteMany();
});

/** The fare FLEX with other terms. */
const other = (was: string, is: string): Row => ["TAS,IST,FLEX,B,300", ",", REST.replace(was, is)];

describe("a fares file", () => {
  test.each([
    ["a season", GOOD.filter(([, season]) => season !== SUMMER), ["seasons_lost", "X1", SUMMER.replace(",", "…"), "50"]],
    ["a brand", GOOD.filter(([fare]) => !fare.includes("FLEX")), ["brands_lost", "X1", "FLEX", "50"]],
    ["a route", GOOD.filter(([fare]) => !fare.includes("DXB")), ["routes_lost", "X1", "1/2", "50"]],
    ["days", good([3, ["TAS,DXB,LITE,K,100", "04-01,10-30"]]), ["days_lost", "X1", "1/2", "50"]],
    ["days of the week", restricted(GOOD, "1,0"), ["days_lost", "X1", "2/2", "100"]],
    ["days of the week of a brand", [...LITE, ...restricted(FLEX, "67,0")], ["brand_days_lost", "X1", "TAS–IST FLEX", "34"]],
    ["how long it is sold", restricted(GOOD, ",330"), ["sale_ends_earlier", "X1", "TAS–DXB, TAS–IST", "100"]],
    ["how long a brand is sold", [...LITE, ...restricted(FLEX, ",3")], ["sale_ends_earlier", "X1", "TAS–IST FLEX", "34"]],
    ["a price times ten", good([4, ["TAS,DXB,LITE,K,900", WINTER]]), ["price_jump", "X1 TAS–DXB LITE K", "90.00 USD → 900.00 USD", "1"]],
    ["a tenth of a price", good([2, ["TAS,IST,FLEX,B,30.00"]]), ["price_jump", "X1 TAS–IST FLEX B", "300.00 USD → 30.00 USD", "1"]],
    [
      "a child's price to nothing",
      good([2, other("USD,75", "USD,0")]),
      ["price_jump", "X1 TAS–IST FLEX B child", "225.00 USD → 0.00 USD", "1"],
    ],
  ])("that changes %s stops with one line that says what allows it", async (_, rows, problem) => {
    await importFares({ files: [file("good.csv", ...GOOD)] });
    const before = await faresOf();
    const changed = file("changed.csv", ...rows);
    expect(await refusal({ files: [changed] })).toEqual([problem]);
    expect(await faresOf()).toEqual(before);
    const allowed = problem[0] === "price_jump" ? { allowPriceJumps: true } : { allowedLossPercent: Number(problem[3]) };
    await importFares({ files: [changed], ...allowed });
    expect(await faresOf()).toHaveLength(rows.length);
  });

  test("tells in a dry run what the import tells, on the command line too, and in a refusal", async () => {
    await importFares({ files: [file("good.csv", ...GOOD)] });
    const changed = file("changed.csv", ...good([4, ["TAS,DXB,LITE,K,80", WINTER]]), ["TAS,LED,LITE,M,70"]);
    const tried = await runHere("fares", "--dry-run", changed);
    const lines = [
      "  X1 fares: 5 before, 6 after; added 1, removed 0, changed 1",
      "  X1 routes gained, 1: TAS–LED",
      "  X1 booking classes gained, 1: M",
      "  X1 TAS–DXB: from 80.00 USD, before 90.00 USD",
      "  X1 amount of 1 fares: 90.00 USD → 80.00 USD",
    ];
    expect(tried.stdout).toContain(lines.join("\n"));
    expect(await faresOf()).toHaveLength(5);
    const imported = await runHere("fares", changed);
    expect(imported.stdout.replace(": imported", ": checked, nothing was changed")).toBe(tried.stdout);
    const stopped = await runHere("fares", file("half.csv", ["TAS,LED,LITE,M,70"]));
    expect([stopped.status, stopped.stderr]).toEqual([1, expect.stringContaining("allow it with --allow-loss=67 or more")]);
    expect(stopped.stderr).toContain("  X1 routes lost, 2: TAS–DXB, TAS–IST");
    const times = await runHere("fares", file("times.csv", ...GOOD, ["TAS,LED,LITE,M,700"]));
    expect(times.stderr).toContain("X1 TAS–LED LITE M: 70.00 USD → 700.00 USD, ten times as high or low or more");
    expect((await runHere("fares", "--allow-prices", "--dry-run", file("times.csv", ...GOOD, ["TAS,LED,LITE,M,700"]))).status).toBe(0);
    expect((await runHere("interline", "--allow-prices", changed)).status).toBe(2);
  });

  test("names what changes beside the first price: percentages, penalties, bags", async () => {
    await importFares({ files: [file("good.csv", ...GOOD)] });
    const rest = REST.replace("USD,75,10,50,0,0", "USD,60,10,50,2,32").replace("no,no,40", "0.00,no,40");
    const changed = GOOD.map(([fare, season]): Row => [fare, season, fare.includes("FLEX") ? REST.replace("no,no,40", "no,no,50") : rest]);
    const { stdout } = await runHere("fares", "--dry-run", file("terms.csv", ...changed));
    expect(stdout).toContain(
      [
        "  X1 fares: 5 before, 5 after; added 0, removed 0, changed 5",
        "  X1 child_percent of 4 fares: 75 → 60",
        "  X1 baggage_pieces of 4 fares: 0 → 2",
        "  X1 baggage_kg of 4 fares: 0 → 32",
        "  X1 refund_before of 4 fares: no → 0.00 USD",
        "  X1 change_before of 1 fares: 40.00 USD → 50.00 USD",
      ].join("\n"),
    );
  });

  test("is warned of where no rate compares its currency with the one before", async () => {
    await importFares({ files: [file("good.csv", ...GOOD)] });
    // Two steps away from UZS, which the partner pays in, and three from USD.
    await db().exchangeRate.create({ data: { base: "KZT", quote: "RUB", rate: "0.16" } });
    const tenge = file("tenge.csv", ...good([2, other("USD", "KZT")]));
    const [report] = await importFares({ files: [tenge] });
    expect(report?.warnings).toEqual([{ line: 0, field: null, problem: "prices_not_compared", value: "X1", other: "KZT–USD" }]);
    expect((await importFares({ files: [tenge] }))[0]?.warnings).toEqual([]);
  });

  test("is warned of where seasons of the same fare overlap", async () => {
    const overlapping = file("overlap.csv", ["TAS,IST,LITE,K,200", "04-01,10-31"], ["TAS,IST,LITE,K,150", "10-31,03-31"]);
    const [report] = await importFares({ files: [overlapping] });
    expect(report?.warnings).toEqual([{ line: 3, field: null, problem: "seasons_overlap", value: "X1 TAS–IST LITE K", other: "2" }]);
    expect(await refusal({ files: [overlapping], strict: true })).toEqual([["seasons_overlap", "X1 TAS–IST LITE K", "2", undefined]]);
  });
});

describe("the undo of a fares file", () => {
  test("restores what it replaced, import by import, with what each change tells", async () => {
    await importFares({ files: [file("first.csv", ...GOOD)] });
    const first = await faresOf();
    await importFares({ files: [file("second.csv", ...good([0, ["TAS,IST,LITE,K,210", SUMMER]]))] });
    const second = await faresOf();
    await importFares({ files: [file("third.csv", ...GOOD.toReversed())] });

    expect(await undo(true)).toMatchObject({ source: "third.csv", changes: [{ carrier: "X1", fares: { changed: 1 } }] });
    expect(await faresOf()).toEqual(first.toReversed());
    expect(await undo()).toMatchObject({ source: "third.csv" });
    expect(await faresOf()).toEqual(second);
    const undone = await runHere("fares", "--undo");
    const lines = ["second.csv: taken back", "  X1 fares: 5 before, 5 after; added 0, removed 0, changed 1"];
    expect(undone.stdout).toBe([...lines, "  X1 amount of 1 fares: 210.00 USD → 200.00 USD", ""].join("\n"));
    expect(await faresOf()).toEqual(first);
    expect(await undo()).toMatchObject({ source: "first.csv", changes: [{ routes: { lost: ["TAS–DXB", "TAS–IST"] } }] });
    expect(await faresOf()).toEqual([]);
    await expect(undo()).rejects.toThrow(NoFaresToUndo);
    expect(await runHere("fares", "--undo")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("no import of fares that could be"),
    });
  });

  test("goes behind a wrong file however often it was imported, and may itself be followed by an import", async () => {
    await importFares({ files: [file("right.csv", ...GOOD)] });
    const right = await faresOf();
    const wrong = file("wrong.csv", ...good([0, ["TAS,IST,LITE,K,999", SUMMER]]));
    await importFares({ files: [wrong] });
    const sorted = file("sorted.csv", ...good([0, ["TAS,IST,LITE,K,999", SUMMER]]).toReversed());
    for (let night = 0; night < 12; night++) await importFares({ files: [night % 2 === 0 ? wrong : sorted] });
    expect(await undo()).toMatchObject({ source: "wrong.csv" });
    expect(await faresOf()).toEqual(right);
    await importFares({ files: [wrong] });
    await undo();
    expect(await faresOf()).toEqual(right);
  });

  test("takes nothing back where the fares are not those that the import left", async () => {
    await importFares({ files: [file("right.csv", ...GOOD)] });
    await db().fare.updateMany({ where: { carrier: "X1", brand: "FLEX" }, data: { amountMinor: 1n } });
    const before = await faresOf();
    await expect(undo()).rejects.toThrow("the fares of X1 were changed since");
    expect(await faresOf()).toEqual(before);
  });

  test("leaves other carriers alone, and what was booked at its price", async () => {
    const booking = await bookJourney({ partner: world.partner, now: NOW, date: world.date(20) });
    const price = () => db().booking.findUniqueOrThrow({ where: { id: booking.id }, select: { totalMinor: true, snapshot: true } });
    const [booked, others] = [await price(), await faresOf("TK")];
    await importFares({ files: [file("x1.csv", ...GOOD)] });
    await importFares({
      files: [someFile("hy.csv", [COLUMNS, `HY,TAS,IST,LIGHT,T,999,,,${REST}`])],
      allowedLossPercent: 100,
      allowPriceJumps: true,
    });
    expect(await undo()).toMatchObject({ source: "hy.csv", changes: [{ carrier: "HY" }] });
    expect(await price()).toEqual(booked);
    expect([await faresOf("TK"), (await faresOf()).length]).toEqual([others, 5]);
  });
});
