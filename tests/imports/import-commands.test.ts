import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { someFile } from "@/tests/support/run/files";
import { runHere } from "@/tests/support/run/run-here";

/** Runs an importer as `npx parvoz` does, with nothing in its environment but what is given. Its start takes longer than an import. */
function run(kind: string, files: string[], env: Record<string, string>) {
  const options = { encoding: "utf8", env: { ...env, NODE_ENV: "test", PATH: process.env.PATH ?? "" } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/import.ts", kind, ...files], options);
  return { status, stdout, stderr };
}

afterEach(() => vi.unstubAllEnvs());

const databaseUrl = process.env.DATABASE_URL ?? "";

function schedule(name: string, origin: string): string {
  const legs = [someLeg({ origin }), someLeg({ flightNumber: 9, serviceType: "F" })];
  return someFile(name, writeSsim({ carriers: [someCarrier(legs)], createdOn: "2026-10-01" }));
}

test("import schedule prints what was read, made and ignored", async () => {
  const file = schedule("good.ssim", "TAS");
  const { status, stdout } = run("schedule", [file], { DATABASE_URL: databaseUrl });
  expect(status).toBe(0);
  expect(stdout).toContain(`${file}: imported`);
  expect(stdout).toContain("legs read: 2, kept: 1");
  expect(stdout).toMatch(/flights made: \d+ in the next 330 days, of 1 flight numbers/);
  expect(stdout).toContain("HY W26, 2026-10-25 to 2027-03-27: 1 legs");
  expect(stdout).toContain("ignored: 1 legs carry no passengers (service type F: 1)");
  expect(await db().scheduleLeg.count()).toBe(1);
});

test("a bad file is answered with exit code 1 and its bad lines, in the operator's language", async () => {
  vi.stubEnv("PARVOZ_LOCALE", "ru");
  const { status, stderr } = await runHere("schedule", schedule("bad.ssim", "ZZZ"));
  expect(status).toBe(1);
  expect(stderr).toContain("bad.ssim: refused, nothing of it was imported. 1 problem:");
  expect(stderr).toContain("строка 11, колонки 37–39, origin: Аэропорт «ZZZ» неизвестен");
});

test("without DATABASE_URL it imports into the running service, and says one line where there is none", async () => {
  const file = someFile("rates.csv", ["base,quote,rate", "USD,UZS,12345.67"]);
  const runtime = path.dirname(someFile("runtime.json", JSON.stringify({ pid: 1, databaseUrl })));
  const imported = run("rates", [file], { DATA_DIR: runtime });
  expect(imported).toMatchObject({ status: 0, stderr: "" });
  expect(imported.stdout).toContain("rates written: 1");
  expect(await db().exchangeRate.findMany()).toMatchObject([{ rate: "12345.67" }]);

  fs.rmSync(path.join(runtime, "runtime.json"));
  vi.stubEnv("DATABASE_URL", undefined);
  vi.stubEnv("DATA_DIR", runtime);
  expect(await runHere("rates", file)).toEqual({
    status: 1,
    stdout: "",
    stderr: "import rates: No database: set DATABASE_URL, or run this beside a running `npm start`.\n",
  });
});

test("a database that does not answer, and a missing file name, are one line each", async () => {
  const url = new URL(databaseUrl);
  url.port = "1";
  const file = someFile("rates.csv", ["base,quote,rate", "USD,UZS,1"]);
  const unreachable = run("rates", [file], { DATABASE_URL: url.toString() });
  expect(unreachable.status).toBe(1);
  expect(unreachable.stderr).toMatch(/^import rates: .+\n$/);
  expect(unreachable.stderr).not.toContain(url.password);
  expect(await runHere("fares")).toMatchObject({
    status: 2,
    stderr: "import fares: name the files to import: npx parvoz import fares FILE…\n",
  });
});

test("a rehearsal whose flag npm kept for itself is refused, not done in earnest", async () => {
  const file = someFile("interline.csv", ["carrier_a,carrier_b", "HY,TK"]);
  vi.stubEnv("npm_config_dry_run", "true");
  const { status, stderr } = await runHere("interline", file);
  expect(status).toBe(2);
  expect(stderr).toContain("npm took --dry-run for itself");
  expect(await db().interlineAgreement.count({ where: { carrierA: "HY", carrierB: "TK" } })).toBe(0);
});

test("a report that cannot be written is told before anything is imported", async () => {
  const file = someFile("interline.csv", ["carrier_a,carrier_b", "HY,TK"]);
  const { status, stderr } = await runHere("interline", "--json=/nowhere/report.json", file);
  expect(status).toBe(2);
  expect(stderr).toContain("/nowhere/report.json cannot be written");
  expect(await db().interlineAgreement.count({ where: { carrierA: "HY", carrierB: "TK" } })).toBe(0);
});

test("a dry run imports nothing, and its report can be read by a program", async () => {
  const before = await db().interlineAgreement.count();
  const file = someFile("interline.csv", ["carrier_a,carrier_b", "HY,TK"]);
  const { status, stdout } = run("interline", ["--dry-run", "--json=-", file, "missing.csv"], { DATABASE_URL: databaseUrl });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    dryRun: true,
    imported: [{ file, rowsRead: 1, rowsWritten: 1, warnings: [] }],
    refused: [{ file: "missing.csv", problems: [{ problem: "file_missing", text: "There is no such file. Check the path." }] }],
  });
  expect(await db().interlineAgreement.count()).toBe(before);
});

test("a flag that an import does not know, or that is given twice or empty, imports nothing", async () => {
  const file = someFile("rates-2.csv", ["base,quote,rate", "USD,UZS,1"]);
  for (const flags of [["--dryrun"], ["--allow-loss=all"], ["--dry-run", "--dry-run"], ["--allow-loss=1", "--allow-loss=2"], ["--json="]]) {
    const { status, stdout, stderr } = await runHere("rates", ...flags, file);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(flags[0]?.split("=")[0]);
  }
  expect((await runHere("coupons", "--dry-run", file)).status).toBe(2);
});

test("import schedule tells in advance what changes, stops where too much is lost, and takes the last import back", async () => {
  const file = (name: string, ...numbers: number[]) => {
    const legs = numbers.map((flightNumber) => someLeg({ flightNumber, periodTo: null }));
    return someFile(name, writeSsim({ carriers: [someCarrier(legs, { validTo: null })], createdOn: "2026-10-01" }));
  };
  const imported = { isKnownAirport: () => true, allowedLossPercent: 100 };
  await importSchedule({ ...imported, files: [file("three.ssim", 1, 2, 3)] });
  const less = file("two.ssim", 1, 3);

  const json = someFile("stopped.json", "");
  const stopped = await runHere("schedule", less, "--json", json);
  expect(stopped.status).toBe(1);
  expect(stopped.stderr).toContain("HY would lose 34 % of its flights in the period that the file covers");
  expect(stopped.stderr).toContain("--allow-loss=34 or more");
  expect(stopped.stderr).toMatch(/HY cancelled: \d+ flights of 1 flight numbers/);
  expect(JSON.parse(fs.readFileSync(json, "utf8"))).toMatchObject({
    imported: [],
    refused: [
      { file: less, problems: [{ problem: "flights_lost" }], change: { carriers: [{ carrier: "HY", cancelled: { flights: 1 } }] } },
    ],
  });

  const tried = await runHere("schedule", "--dry-run", "--allow-loss=34", less);
  expect([tried.status, tried.stdout]).toEqual([0, expect.stringContaining("two.ssim: checked, nothing was changed")]);
  expect(tried.stdout).toMatch(/HY cancelled: \d+ flights of 1 flight numbers/);
  await importSchedule({ ...imported, files: [less] });
  const back = await runHere("schedule", "--undo");
  expect([back.status, back.stdout]).toEqual([0, expect.stringContaining("two.ssim: taken back")]);
  expect(back.stdout).toMatch(/HY added: \d+ flights of 1 flight numbers/);

  expect((await runHere("schedule", "--undo", less)).status).toBe(2);

  const listed = await runHere("schedule", "--list");
  expect([listed.status, listed.stdout]).toEqual([0, expect.stringMatching(/two\.ssim, by .*\n {4}HY: cancelled \d+\n {4}taken back on/)]);
  const number = /^(\d+) .*three\.ssim/m.exec(listed.stdout)?.[1] ?? "";
  const all = await runHere("schedule", "--undo", "--dry-run", `--to=${number}`);
  expect([all.status, all.stdout]).toEqual([0, expect.stringContaining("three.ssim: would be taken back, nothing was changed")]);
  expect(await runHere("schedule", "--undo", "--to=999999")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("--list shows those"),
  });
  for (const wrong of [["--to=1"], ["--list", "--undo"], ["--undo", "--to=last"]])
    expect((await runHere("schedule", ...wrong)).status).toBe(2);
});
