import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { listFlights } from "@/lib/engine/list-flights";
import { tabulateSchedule } from "@/lib/engine/priced/tables/schedule-tables";
import { someCarrier, someLeg } from "@/lib/formats/ssim/testing";
import { writeSsim } from "@/lib/formats/ssim/write";
import { importFares } from "@/lib/services/imports/import-fares";
import { importInterline } from "@/lib/services/imports/import-interline";
import { importSchedule } from "@/lib/services/imports/import-schedule";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { isCharter } from "@/lib/suppliers/house/selling-rules";
import type { Packed } from "@/lib/suppliers/house/snapshot/columns";
import { HeldSnapshot } from "@/lib/suppliers/house/snapshot/held-snapshot";
import { SnapshotKeeper } from "@/lib/suppliers/house/snapshot/keeper";
import { makeElsewhere, makeHere } from "@/lib/suppliers/house/snapshot/make-elsewhere";
import { PartWriter, readPart } from "@/lib/suppliers/house/snapshot/part-file";
import { NULLABLE_COLUMNS, SMALL_TABLES } from "@/lib/suppliers/house/snapshot/select-records";
import type { HouseSnapshot } from "@/lib/suppliers/house/snapshot/snapshot";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port";
import { someFile } from "@/tests/support/files";
import { makeWorld, type World } from "@/tests/support/world";

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

const order = (differences: { folder?: string | null; base?: Packed | null } = {}) => ({
  databaseUrl: process.env.DATABASE_URL ?? "",
  folder: null,
  today,
  base: null,
  ...differences,
});

test("every column that may be null is read as one", async () => {
  const { schedule_leg, fare } = NULLABLE_COLUMNS;
  const tables = ["schedule_leg", "fare", ...Object.values(SMALL_TABLES).map(({ from }) => from)];
  const rows = await db().$queryRaw<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any(${tables}::text[]) and is_nullable = 'YES'`;
  const known = [...schedule_leg.map((column) => `schedule_leg.${column}`), ...fare.map((column) => `fare.${column}`)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

function scheduleFile(...flightNumbers: number[]): string {
  const legs = flightNumbers.map((flightNumber) => someLeg({ flightNumber, configuration: "C2Y6" }));
  return someFile(`schedule-${flightNumbers}.ssim`, writeSsim({ carriers: [someCarrier(legs)], createdOn: "2026-10-01" }));
}

function importHy(...flightNumbers: number[]) {
  return importSchedule({ files: [scheduleFile(...flightNumbers)], isKnownAirport: () => true, now: world.now });
}

function importTkFare(amount: number) {
  return importTkFares({ amount, bookingClass: "Y" });
}

/** Fares from Istanbul to London, in this order. */
function importTkFares(...fares: { amount: number; bookingClass: string }[]) {
  const header =
    "carrier,origin,destination,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent,infant_seat_percent," +
    "baggage_pieces,baggage_kg,hand_pieces,hand_kg,advance_purchase_days,refund_before,refund_after,change_before,change_after,services";
  const rows = fares.map(
    ({ amount, bookingClass }) => `TK,IST,LHR,LITE,0,${bookingClass},E,${amount},USD,75,10,50,0,0,1,8,0,no,no,40,60.50,,,,`,
  );
  return importFares({
    files: [someFile(`fares-${fares[0]?.amount}.csv`, [header.concat(",season_from,season_to,days_of_week"), ...rows])],
  });
}

/** What a snapshot sells: flights of one day, and what TK asks from Istanbul to London. */
async function soldBy(packed: Packed) {
  return told((await HeldSnapshot.of(packed)).on(today));
}

function told({ network, tariff }: HouseSnapshot) {
  const day = today + 30;
  const flights = listFlights(network, { fromDay: day, toDay: day, origin: null, destination: null, carriers: [] });
  const names = flights.map(({ carrier, flightNumber, legs }) => `${carrier}${flightNumber} ${legs.map((leg) => leg.departureUtc)}`);
  return { flights: names, fares: tariff.between("TK", "IST", "LHR") };
}

/** Waits for what comes by itself; the machine may be busy. */
function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 20_000 });
}

function snapshotFiles(): string[] {
  return fs.readdirSync(folder);
}

/** A snapshot's files are there: one of the schedule, and one of the prices. */
async function wholeWritten(): Promise<void> {
  await eventually(() =>
    expect(snapshotFiles()).toMatchObject([expect.stringMatching(/\.snapshot$/), expect.stringMatching(/\.snapshot$/)]),
  );
}

function bytesOf({ schedule, prices }: Packed): Buffer {
  const columns = [...schedule.columns, ...prices.columns];
  const bytes = columns.map(([, { buffer, byteOffset, byteLength }]) => new Uint8Array(buffer, byteOffset, byteLength));
  return Buffer.concat([Buffer.from(JSON.stringify([schedule.about, prices.about, columns.map(([name]) => name)])), ...bytes]);
}

/** The bytes of a file of the same data without any column. */
async function withoutColumns(file: string): Promise<Buffer> {
  const { about } = await readPart(file);
  const other = path.join(os.tmpdir(), path.basename(file));
  await (await PartWriter.open(about, other)).finish();
  const bytes = fs.readFileSync(other);
  fs.rmSync(other);
  return bytes;
}

describe("what changed is compiled again, and gives what compiling everything gives", () => {
  test("after imports of one carrier's season and another one's fares", async () => {
    const before = await makeHere(order());
    await importHy(271, 777);
    await importTkFare(123);
    const stepwise = await makeHere(order({ base: before }));
    expect(await soldBy(stepwise)).toEqual(await soldBy(await makeHere(order())));
    expect((await soldBy(stepwise)).fares).toMatchObject([{ amountMinor: 12_300 }]);
    expect((await soldBy(before)).fares).not.toMatchObject([{ amountMinor: 12_300 }]);
  });

  test("and the schedule stays what it is while prices move", async () => {
    let held = await HeldSnapshot.of(await makeHere(order()));
    const change = async (move: () => Promise<unknown>) => {
      const before = held.on(today);
      await move();
      held = await HeldSnapshot.of(await makeHere(order({ base: held.packed })), held);
      const [after, anew] = [held.on(today), (await HeldSnapshot.of(await makeHere(order()))).on(today)];
      expect(told(after)).toEqual(told(anew));
      expect(after.network.carriers).toEqual(anew.network.carriers);
      return after.network === before.network;
    };
    expect(await change(() => importTkFare(124))).toBe(true);
    expect(await change(() => importHy(279))).toBe(false);
    const agreements = someFile("agreements.csv", ["carrier_a,carrier_b", "HY,PC"]);
    expect(await change(() => importInterline({ files: [agreements] }))).toBe(false);
  });

  test("after a change that named no carrier", async () => {
    const before = await makeHere(order());
    await db().scheduleLeg.updateMany({ where: { carrier: "PC", flightNumber: 397 }, data: { flightNumber: 399 } });
    await db().dataVersion.update({ where: { kind: "schedule" }, data: { version: { increment: 1 } } });
    await importHy(271);
    const { flights } = await soldBy(await makeHere(order({ base: before })));
    expect(flights).toEqual((await soldBy(await makeHere(order()))).flights);
    expect(flights.some((flight) => flight.startsWith("PC399"))).toBe(true);
  });
});

test("a market's fares stay in the order in which they were filed, whatever they have in common", async () => {
  const filed = ["Y", "B", "Y", "M", "B", "Y"].map((bookingClass, index) => ({ bookingClass, amount: 300 - index }));
  await importTkFares(...filed);
  const { fares } = await soldBy(await makeHere(order()));
  expect(fares).toMatchObject(filed.map(({ bookingClass, amount }) => ({ bookingClass, amountMinor: amount * 100 })));
});

test("what searches derive of a schedule comes with it, whether fares have changed or flights", async () => {
  let packed = await makeHere(order());
  for (const change of [() => importTkFare(321), () => importHy(611, 612, 613)]) {
    await change();
    packed = await makeHere(order({ base: packed }));
    const { network, tables } = (await HeldSnapshot.of(packed)).on(today);
    expect(tables).toEqual(tabulateSchedule(network, isCharter));
  }
});

describe("snapshot files", () => {
  test("hold what was compiled, for processes that start later", async () => {
    const compiled = await makeHere(order({ folder }));
    await wholeWritten();
    const loaded = await makeHere(order({ folder }));
    expect(bytesOf(loaded).equals(bytesOf(compiled))).toBe(true);
    expect(await soldBy(loaded)).toEqual(await soldBy(compiled));
  });

  test.each([
    ["damaged in a column", (bytes: Buffer) => bytes.fill(255, 8, 16)],
    ["damaged in the header", (bytes: Buffer) => bytes.fill("x", bytes.length - 40, bytes.length - 30)],
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["empty", (bytes: Buffer) => bytes.subarray(0, 0)],
    ["no snapshot at all", () => Buffer.from("something else")],
    ["of another kind", (bytes: Buffer) => bytes.fill("p", bytes.length - 8, bytes.length - 7)],
    ["of another layout", (_: Buffer, file: string) => withoutColumns(file)],
  ])("that are %s are compiled again", async (_, damage) => {
    const compiled = await makeHere(order({ folder }));
    await wholeWritten();
    for (const name of snapshotFiles()) {
      const file = path.join(folder, name);
      const whole = fs.readFileSync(file);
      fs.writeFileSync(file, await damage(Buffer.from(whole), file));
      expect(await soldBy(await makeHere(order({ folder })))).toEqual(await soldBy(compiled));
      await eventually(() => expect(fs.readFileSync(file).equals(whole)).toBe(true));
    }
    for (const file of snapshotFiles().map((name) => path.join(folder, name))) {
      fs.writeFileSync(file, await damage(fs.readFileSync(file), file));
    }
    expect(await soldBy(await makeHere(order({ folder })))).toEqual(await soldBy(compiled));
  });

  test("are not kept in memory by what is taken over out of them", async () => {
    await makeHere(order({ folder }));
    await wholeWritten();
    const loaded = await makeHere(order({ folder }));
    await importHy(505);
    await importTkFare(505);
    const { schedule, prices } = await makeHere(order({ base: loaded }));
    const columns = [...schedule.columns.values(), ...prices.columns.values()];
    expect(columns.length).toBeGreaterThan(0);
    for (const { buffer, byteLength } of columns) expect(buffer.byteLength).toBeLessThanOrEqual(2 * byteLength);
  });

  test("of older data are not taken for newer, and are removed in time", async () => {
    const versions: string[] = [];
    for (const flightNumber of [501, 502, 503, 504]) {
      await importHy(flightNumber);
      const packed = await makeHere(order({ folder }));
      expect((await soldBy(packed)).flights.filter((flight) => /^HY50\d/.test(flight))).toMatchObject([
        expect.stringMatching(`^HY${flightNumber} `),
      ]);
      await eventually(() => expect(snapshotFiles().some((name) => !versions.includes(name) && name.endsWith(".snapshot"))).toBe(true));
      versions.push(...snapshotFiles());
    }
    // Two of the schedule, and the prices of all.
    await eventually(() => expect(snapshotFiles()).toHaveLength(3));
  });

  test("are written by one of many that ask at once, and nobody waits for one that died", async () => {
    const dead = new pg.Client({ connectionString: process.env.DATABASE_URL });
    dead.on("error", () => undefined);
    await dead.connect();
    const key = `parvoz snapshot ${os.hostname()} ${folder}`;
    await dead.query("select pg_advisory_lock(hashtext($1))", [key]);
    const asked = Promise.all([1, 2, 3].map(() => makeHere(order({ folder }))));
    const waiting = "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted";
    await eventually(async () => expect(await db().$queryRawUnsafe(waiting)).toEqual([{ count: 3 }]));
    await db().$executeRaw`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database = (
      select oid from pg_database where datname = current_database())`;
    const [first, ...others] = await asked;
    for (const other of others) expect(first && bytesOf(other).equals(bytesOf(first))).toBe(true);
    await wholeWritten();
  });
});

describe("a process that has nothing yet", () => {
  /** As in a process that has just started: without a thread that waits. */
  async function start() {
    vi.resetModules();
    const { makeElsewhere: make } = await import("@/lib/suppliers/house/snapshot/make-elsewhere");
    return { make, threadOrders: vi.spyOn(Worker.prototype, "postMessage") };
  }

  async function compiledIntoFile() {
    const compiled = await makeHere(order({ folder }));
    await wholeWritten();
    return compiled;
  }

  test("reads the file itself", async () => {
    const compiled = await compiledIntoFile();
    const { make, threadOrders } = await start();
    const read = await make(order({ folder }));
    expect(bytesOf(read).equals(bytesOf(compiled))).toBe(true);
    expect(threadOrders).not.toHaveBeenCalled();
  });

  test("has its snapshot, from a file or compiled, where no thread can be started", async () => {
    const compiled = await compiledIntoFile();
    const { make } = await start();
    // A thread's program is to be named by an absolute path.
    vi.spyOn(process, "cwd").mockReturnValue("nowhere");
    const read = await make(order({ folder }));
    expect(bytesOf(read).equals(bytesOf(compiled))).toBe(true);
    expect(await soldBy(await make(order()))).toEqual(await soldBy(compiled));
  });

  test("asks a database that cannot be reached once", async () => {
    const { make, threadOrders } = await start();
    await expect(make({ ...order({ folder }), databaseUrl: "postgresql://localhost:1/nowhere" })).rejects.toThrow(/ECONNREFUSED/);
    expect(threadOrders).not.toHaveBeenCalled();
  });
});

test("a thread of its own compiles the same", async () => {
  expect(bytesOf(await makeElsewhere(order())).equals(bytesOf(await makeHere(order())))).toBe(true);
});

test("a thread that has compiled a change compiles the next one, too", async () => {
  const threadOrders = vi.spyOn(Worker.prototype, "postMessage");
  let packed = await makeHere(order());
  for (const amount of [201, 202, 203]) {
    await importTkFare(amount);
    packed = await makeElsewhere(order({ base: packed }));
    expect((await soldBy(packed)).fares).toMatchObject([{ amountMinor: amount * 100 }]);
  }
  expect(new Set(threadOrders.mock.contexts).size).toBe(1);
});

describe("a process with a large schedule", () => {
  /** A keeper whose compilations end when the test says so. */
  function heldBack() {
    const waiting: (() => void)[] = [];
    const versionsOf = async () => (await HeldSnapshot.of(await makeHere(order()))).about.versions;
    const keeper = new SnapshotKeeper({
      versions: versionsOf,
      isSmall: async () => false,
      make: async ({ base }) => {
        const packed = await makeHere(order({ base }));
        await new Promise<void>((resolve) => waiting.push(resolve));
        return packed;
      },
    });
    const release = async () => {
      await eventually(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.();
    };
    return { keeper, release };
  }

  test("searches the old one while the new one is compiled, then the new one, and nothing in between", async () => {
    await importHy(601);
    const { keeper, release } = heldBack();
    try {
      const first = keeper.current(today);
      await release();
      const old = await first;
      const before = told(old);
      await importHy(602);
      expect(await keeper.current(today)).toBe(old);
      expect(await keeper.current(today)).toBe(old);
      await release();
      const newer = await eventually(async () => {
        const present = await keeper.current(today);
        expect(present).not.toBe(old);
        return present;
      });
      expect(told(newer).flights.some((flight) => flight.startsWith("HY602"))).toBe(true);
      expect(told(newer).flights.some((flight) => flight.startsWith("HY601"))).toBe(false);
      expect(told(old)).toEqual(before);
      expect(await keeper.current(today)).toBe(newer);
    } finally {
      keeper.stop();
    }
  });

  test("goes into the next day without compiling", async () => {
    const { keeper, release } = heldBack();
    try {
      const first = keeper.current(today);
      await release();
      const { network, tariff } = await first;
      const tomorrow = await keeper.current(today + 1);
      expect(tomorrow.network).toMatchObject({ fromDay: network.fromDay + 1, toDay: network.toDay + 1 });
      expect(tomorrow.network.services).toBe(network.services);
      expect(tomorrow.tariff).toBe(tariff);
      expect(await keeper.current(today + 1)).toBe(tomorrow);
    } finally {
      keeper.stop();
    }
  });
});

test("what another process imported is found by the next search", async () => {
  const search = async () => {
    const directions = [directionOf("TAS", "IST", world.date(30))];
    const pricing = { cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 }, currency: "UZS", now: world.now } as const;
    const { offers } = await houseSupplier.search({ ...pricing, directions, filters: NO_FILTERS });
    return offers.map(({ directions }) => directions[0]?.segments.map(({ flightNumber }) => flightNumber).join());
  };
  await importHy(271);
  expect(await search()).not.toContain("888");
  const files = ["--import", "tsx", "scripts/import-schedule.ts", scheduleFile(888)];
  const { status } = spawnSync(process.execPath, files, { env: { ...process.env, NODE_ENV: "test" } });
  expect(status).toBe(0);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  expect(await search()).toContain("888");
});
