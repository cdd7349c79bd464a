import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { listFlights } from "@/lib/engine/list-flights";
import { tabulateSchedule } from "@/lib/engine/priced/tables/schedule-tables";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { log } from "@/lib/log";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importInterline } from "@/lib/services/schedule/imports/import-interline";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { isCharter } from "@/lib/suppliers/house/selling-rules";
import { toDataVersions, VERSIONS_SQL } from "@/lib/suppliers/house/snapshot/data-versions";
import { makePartsBeside, makePartsInThread } from "@/lib/suppliers/house/snapshot/make-in-thread";
import { type MadeParts, makeParts, type Order } from "@/lib/suppliers/house/snapshot/make-parts";
import { readPart, writePart } from "@/lib/suppliers/house/snapshot/part-file";
import { type HouseSnapshot, openSnapshot } from "@/lib/suppliers/house/snapshot/snapshot";
import { SnapshotCache } from "@/lib/suppliers/house/snapshot/snapshot-cache";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { someFile } from "@/tests/support/run/files";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let today: number;
let folder: string;
const folders: string[] = [];

beforeAll(async () => {
  world = await makeWorld();
  today = dayNumber(world.now.toISOString());
});
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-snapshots-"));
  folders.push(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  for (const each of folders) fs.rmSync(each, { recursive: true, force: true });
});

const order = (differences: Partial<Order> = {}): Order => ({
  databaseUrl: process.env.DATABASE_URL ?? "",
  folder: null,
  today,
  held: [],
  ...differences,
});

/** What searches are made from: the newer of the parts given. */
function opened(...made: MadeParts[]): HouseSnapshot {
  const schedule = made.findLast((each) => each.schedule)?.schedule;
  const prices = made.findLast((each) => each.prices)?.prices;
  if (!schedule || !prices) throw new Error("a part is missing");
  return openSnapshot({ schedule, prices }, today);
}

async function compiledNow(): Promise<HouseSnapshot> {
  return opened(await makeParts(order()));
}

function idsOf(made: MadeParts) {
  return Object.values(made).map(({ id }) => id);
}

/** Flown without end: `scripts/import.ts` takes it at any time. */
function scheduleFile(...flightNumbers: number[]): string {
  const legs = flightNumbers.map((flightNumber) => someLeg({ flightNumber, configuration: "C2Y6", periodTo: null }));
  return someFile(
    `schedule-${flightNumbers}.ssim`,
    writeSsim({ carriers: [someCarrier(legs, { validTo: null })], createdOn: "2026-10-01" }),
  );
}

function importHy(...flightNumbers: number[]) {
  return importSchedule({ files: [scheduleFile(...flightNumbers)], isKnownAirport: () => true, now: world.now, allowedLossPercent: 100 });
}

function importTkFare(amount: number) {
  return importTkFares({ amount, bookingClass: "Y" });
}

/** Fares from Istanbul to London, in this order, each with a day more of advance purchase; TK sells nothing else then. */
function importTkFares(...fares: { amount: number; bookingClass: string }[]) {
  const header =
    "carrier,origin,destination,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent,infant_seat_percent," +
    "baggage_pieces,baggage_kg,hand_pieces,hand_kg,advance_purchase_days,refund_before,refund_after,change_before,change_after,services";
  const rows = fares.map(
    ({ amount, bookingClass }, index) => `TK,IST,LHR,LITE,0,${bookingClass},E,${amount},USD,75,10,50,0,0,1,8,${index},no,no,40,60.50,,,,`,
  );
  return importFares({
    files: [someFile(`fares-${fares[0]?.amount}.csv`, [header.concat(",season_from,season_to,days_of_week"), ...rows])],
    allowedLossPercent: 100,
  });
}

/** What a snapshot sells: flights of one day, and what TK asks from Istanbul to London. */
function soldBy({ network, tariff }: HouseSnapshot) {
  const day = today + 30;
  const flights = listFlights(network, { fromDay: day, toDay: day, origin: null, destination: null, carriers: [] });
  const names = flights.map(({ carrier, flightNumber, legs }) => `${carrier}${flightNumber} ${legs.map((leg) => leg.departureUtc)}`);
  return { flights: names, fares: tariff.between("TK", "IST", "LHR") };
}

/** Not `toEqual`, which looks at a million numbers one by one. */
function expectSame(left: object, right: object): void {
  expect(isDeepStrictEqual(left, right)).toBe(true);
}

/** Waits for what comes by itself; the machine may be busy. */
function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 40_000 });
}

function snapshotFiles(): string[] {
  return fs.readdirSync(folder);
}

/** The bytes of a file of the same data without any content. */
async function withoutContent(file: string): Promise<Buffer> {
  const { id } = await readPart(file, z.unknown());
  const other = path.join(os.tmpdir(), path.basename(file));
  await writePart(other, { id, content: {} });
  const bytes = fs.readFileSync(other);
  fs.rmSync(other);
  return bytes;
}

describe("only the part whose data have changed is compiled again", () => {
  test("and gives what compiling everything gives", async () => {
    const before = await makeParts(order());
    await importTkFare(123);
    const changedFares = await makeParts(order({ held: idsOf(before) }));
    expect(Object.keys(changedFares)).toEqual(["prices"]);
    expect(soldBy(opened(before, changedFares))).toEqual(soldBy(await compiledNow()));
    expect(soldBy(opened(before, changedFares)).fares).toMatchObject([{ amountMinor: 12_300 }]);
    expect(soldBy(opened(before)).fares).not.toMatchObject([{ amountMinor: 12_300 }]);
    await importHy(271, 777);
    const changedSchedule = await makeParts(order({ held: idsOf({ ...before, ...changedFares }) }));
    expect(Object.keys(changedSchedule)).toEqual(["schedule"]);
    expect(soldBy(opened(before, changedFares, changedSchedule))).toEqual(soldBy(await compiledNow()));
  });

  test("also where agreements between carriers change, of which the schedule knows nothing", async () => {
    const before = await makeParts(order());
    const agreements = someFile("agreements.csv", ["carrier_a,carrier_b", "HY,PC"]);
    await importInterline({ files: [agreements], allowedLossPercent: 100 });
    const changed = await makeParts(order({ held: idsOf(before) }));
    expect(Object.keys(changed)).toEqual(["prices"]);
    expect(opened(before, changed).network.carriers).toEqual((await compiledNow()).network.carriers);
    expect(opened(before, changed).network.carriers).not.toEqual(opened(before).network.carriers);
  });

  test("after somebody has changed rows by hand and raised the version", async () => {
    const before = await makeParts(order());
    await db().scheduleLeg.updateMany({ where: { carrier: "PC", flightNumber: 397 }, data: { flightNumber: 399 } });
    await db().dataVersion.update({ where: { kind: "schedule" }, data: { version: { increment: 1 } } });
    const changed = await makeParts(order({ held: idsOf(before) }));
    expect(soldBy(opened(before, changed)).flights.some((flight) => flight.startsWith("PC399"))).toBe(true);
  });
});

test("a market's fares stay in the order in which they were filed, whatever they have in common", async () => {
  const filed = ["Y", "B", "Y", "M", "B", "Y"].map((bookingClass, index) => ({ bookingClass, amount: 300 - index }));
  await importTkFares(...filed);
  const { fares } = soldBy(await compiledNow());
  expect(fares).toMatchObject(filed.map(({ bookingClass, amount }) => ({ bookingClass, amountMinor: amount * 100 })));
});

test("what searches derive of a schedule comes with it", async () => {
  await importHy(611, 612, 613);
  const { network, tables } = await compiledNow();
  expectSame(tables, tabulateSchedule(network, isCharter));
});

describe("snapshot files", () => {
  test("hold what was compiled, for processes that start later", async () => {
    const compiled = await makeParts(order({ folder }));
    expect(snapshotFiles()).toHaveLength(2);
    const loaded = await makeParts(order({ folder }));
    expectSame(loaded, compiled);
    expect(soldBy(opened(loaded))).toEqual(soldBy(opened(compiled)));
  });

  test.each([
    ["damaged in a column", (bytes: Buffer) => bytes.fill(255, bytes.length - 16, bytes.length - 8)],
    ["damaged in the header", (bytes: Buffer) => bytes.fill("x", 30, 40)],
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["empty", (bytes: Buffer) => bytes.subarray(0, 0)],
    ["no snapshot at all", () => Buffer.from("something else")],
    ["of another kind", (bytes: Buffer) => bytes.fill("p", 0, 1)],
    ["of another layout", (_: Buffer, file: string) => withoutContent(file)],
  ])("that are %s are compiled again", async (_, damage) => {
    const compiled = await makeParts(order({ folder }));
    const files = snapshotFiles().map((name) => path.join(folder, name));
    for (const damaged of [...files.map((file) => [file]), files]) {
      const whole = damaged.map((file) => fs.readFileSync(file));
      for (const file of damaged) fs.writeFileSync(file, await damage(fs.readFileSync(file), file));
      expect(soldBy(opened(await makeParts(order({ folder }))))).toEqual(soldBy(opened(compiled)));
      // Not `toEqual`: see `expectSame`.
      expect(damaged.map((file, index) => whole[index]?.equals(fs.readFileSync(file)))).not.toContain(false);
    }
  });

  test("of older data are not taken for newer, and are removed in time", async () => {
    for (const flightNumber of [501, 502, 503, 504]) {
      await importHy(flightNumber);
      const { flights } = soldBy(opened(await makeParts(order({ folder }))));
      expect(flights.filter((flight) => /^HY50\d/.test(flight))).toMatchObject([expect.stringMatching(`^HY${flightNumber} `)]);
    }
    // Two of the schedule, and the prices of all.
    expect(snapshotFiles()).toHaveLength(3);
  });

  test("are no loss where the folder cannot be written", async () => {
    fs.writeFileSync(path.join(folder, "file"), "no folder");
    const warned = vi.spyOn(log, "warn");
    const made = await makeParts(order({ folder: path.join(folder, "file") }));
    expect(soldBy(opened(made))).toEqual(soldBy(await compiledNow()));
    expect(warned).toHaveBeenCalled();
  });

  test("are written by one of many that ask at once, and nobody waits for one that died", async () => {
    const dead = new pg.Client({ connectionString: process.env.DATABASE_URL });
    dead.on("error", () => undefined);
    await dead.connect();
    const key = `parvoz snapshot ${os.hostname()} ${folder}`;
    await dead.query("select pg_advisory_lock(hashtext($1))", [key]);
    const asked = Promise.all([1, 2, 3].map(() => makeParts(order({ folder }))));
    const waiting = "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted";
    await eventually(async () => expect(await db().$queryRawUnsafe(waiting)).toEqual([{ count: 3 }]));
    await db().$executeRaw`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database = (
      select oid from pg_database where datname = current_database())`;
    const [first, ...others] = await asked;
    for (const other of others) expectSame(other, first ?? {});
    expect(snapshotFiles()).toHaveLength(2);
  });
});

describe("a thread of its own", () => {
  test("compiles the same", async () => {
    const made = await makePartsInThread(order());
    expectSame(made, await makeParts(order()));
  });

  test("says why it could not compile", async () => {
    const nowhere = order({ databaseUrl: "postgresql://localhost:1/nowhere" });
    await expect(makePartsInThread(nowhere)).rejects.toThrow(/could not be compiled: .*ECONNREFUSED/);
  });

  test("is not waited for where there are files", async () => {
    const compiled = await makeParts(order({ folder }));
    // A thread's program is to be named by an absolute path: none can be started.
    vi.spyOn(process, "cwd").mockReturnValue("nowhere");
    const reported = vi.spyOn(log, "error");
    const read = await makePartsBeside(order({ folder }));
    expectSame(read, compiled);
    expect(reported).not.toHaveBeenCalled();
  });

  test("is done without, and that is reported, where none can be started", async () => {
    const wrongPath = vi.spyOn(process, "cwd");
    const reported = vi.spyOn(log, "error").mockReturnValue();
    for (const [turn, folder] of ["nowhere", os.tmpdir()].entries()) {
      wrongPath.mockReturnValue(folder);
      expect(soldBy(opened(await makePartsBeside(order())))).toEqual(soldBy(await compiledNow()));
      expect(reported).toHaveBeenCalledTimes(turn + 1);
    }
  });
});

describe("a process with a large schedule", () => {
  /** A cache whose compilations end when the test says so. */
  function heldBack() {
    const waiting: (() => void)[] = [];
    const cache = new SnapshotCache({
      versions: async () => toDataVersions(await db().$queryRawUnsafe(VERSIONS_SQL)),
      newestVersions: async () => toDataVersions(await db().$queryRawUnsafe(VERSIONS_SQL)),
      isSmall: async () => false,
      make: async ({ held }) => {
        const made = await makeParts(order({ held }));
        await new Promise<void>((resolve) => waiting.push(resolve));
        return made;
      },
    });
    const release = async () => {
      await eventually(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.();
    };
    return { cache, release };
  }

  test("searches the old one while the new one is compiled, then the new one, and nothing in between", async () => {
    await importHy(601);
    const { cache, release } = heldBack();
    try {
      const first = cache.get(today);
      await release();
      const old = await first;
      const before = soldBy(old);
      await importHy(602);
      expect(await cache.get(today)).toBe(old);
      expect(await cache.get(today)).toBe(old);
      await release();
      const newer = await eventually(async () => {
        const present = await cache.get(today);
        expect(present).not.toBe(old);
        return present;
      });
      expect(soldBy(newer).flights.some((flight) => flight.startsWith("HY602"))).toBe(true);
      expect(soldBy(newer).flights.some((flight) => flight.startsWith("HY601"))).toBe(false);
      expect(soldBy(old)).toEqual(before);
      expect(await cache.get(today)).toBe(newer);
    } finally {
      cache.stop();
    }
  });

  test("stays the same where a look at the versions came too late, and nothing has changed", async () => {
    const present = toDataVersions(await db().$queryRawUnsafe(VERSIONS_SQL));
    const late = { ...present, prices: "the look of a moment ago" };
    const looks = [present, late, late];
    const orders: number[] = [];
    const cache = new SnapshotCache({
      versions: async () => looks.shift() ?? present,
      newestVersions: async () => present,
      isSmall: async () => true,
      make: ({ held }) => {
        orders.push(held.length);
        return makeParts(order({ held }));
      },
    });
    const first = await cache.get(today);
    expect(await cache.get(today)).toBe(first);
    expect(await cache.get(today)).toBe(first);
    expect(orders.slice(0, 2)).toEqual([0, 2]);
  });

  test("goes into the next day without compiling", async () => {
    const { cache, release } = heldBack();
    try {
      const first = cache.get(today);
      await release();
      const { network } = await first;
      const tomorrow = await cache.get(today + 1);
      expect(tomorrow.network).toMatchObject({ fromDay: network.fromDay + 1, toDay: network.toDay + 1 });
      expect(tomorrow.network.services.pair).toBe(network.services.pair);
      expect(await cache.get(today + 1)).toBe(tomorrow);
      // A request of before midnight that comes late: the tables are not changed back and forth.
      expect(await cache.get(today)).toBe(tomorrow);
    } finally {
      cache.stop();
    }
  });
});

test("what another process imported is found by the next search", async () => {
  const search = async () => {
    const directions = [directionOf("TAS", "IST", world.date(30))];
    const pricing = { cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 }, currency: "UZS", now: world.now } as const;
    const { offers } = await houseSupplier.selling.search({ ...pricing, directions, filters: NO_FILTERS });
    return offers.map(({ directions }) => directions[0]?.segments.map(({ flightNumber }) => flightNumber).join());
  };
  await importHy(271);
  expect(await search()).not.toContain("888");
  const files = ["--import", "tsx", "scripts/import.ts", "schedule", "--allow-loss=100", scheduleFile(888)];
  const { status } = spawnSync(process.execPath, files, { env: { ...process.env, NODE_ENV: "test" } });
  expect(status).toBe(0);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  expect(await search()).toContain("888");
});
