/**
 * What processes keep in memory of the database: the seats sold on a million legs, and who a credential speaks for.
 * One of the parts of the bench.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { disconnect } from "@/lib/db";
import type { Network } from "@/lib/engine/network";
import { compileNetwork } from "@/lib/engine/oracle/compile-network";
import { seatsOf } from "@/lib/engine/seats/of-network";
import { reachOf } from "@/lib/engine/seats/reach";
import { RequestLimiter } from "@/lib/services/access/request-limiter";
import { resolveCredential } from "@/lib/services/access/resolve-credential";
import { readSeats, type SeatReading } from "@/lib/suppliers/house/seats/seat-reading";
import { embeddedDatabase, setUpDatabase } from "../scripts/lib/launch.mjs";
import { ensurePrismaClient } from "../scripts/lib/prepare.mjs";
import { settings } from "../scripts/lib/settings.mjs";
import { addCredential } from "./copies/credential";
import { AIRPORTS, addSales, changeSales, flightLegs } from "./copies/sales";
import type { BenchOptions, Figure } from "./lib/figure";
import { cpuMilliseconds, percentile, usedMegabytes } from "./lib/measure";

const GROUP = "Copies in memory";
const DAYS = 250;
const LOOKUPS = 2_000_000;
const CHANGES = [0, 100, 10_000];

export async function run({ short }: BenchOptions): Promise<Figure[]> {
  await ensurePrismaClient();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  fs.chmodSync(dataDir, 0o755);
  const database = await embeddedDatabase({ dataDir, throwaway: true });
  const env = settings({ dataDir, port: 0, databaseUrl: database.url, demo: false, base: process.env });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await setUpDatabase(env);
    process.env.DATABASE_URL = database.url;
    await client.connect();
    return [...(await measureSeats(client, short ? 200 : 4_000)), ...(await measureAccess(client))];
  } finally {
    await client.end();
    await disconnect();
    await database.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureSeats(client: pg.Client, flights: number): Promise<Figure[]> {
  const today = Math.floor(Date.now() / 86_400_000);
  await addSales(client, { flights, firstDay: today, days: DAYS });
  const rows = flights * DAYS;
  const [memory, cpu, wall] = [usedMegabytes(), cpuMilliseconds(), performance.now()];
  let reading = await readSeats(null, today - 2);
  const first = { cpu: cpuMilliseconds() - cpu, wall: performance.now() - wall };
  const megabytes = usedMegabytes() - memory;
  const network = compileNetwork({ legs: flightLegs(flights), airports: AIRPORTS, agreements: [], fromDay: today, toDay: today + DAYS });
  const figures: Figure[] = [
    { group: GROUP, name: `Seats of ${rows.toLocaleString("en")} sold legs`, value: megabytes, unit: "MB", limit: { atMost: 100 } },
    {
      group: GROUP,
      name: "First reading of them",
      value: first.wall / 1000,
      unit: "s",
      note: `${Math.round(first.cpu)} ms CPU of the process`,
    },
    lookup("Look-up of a leg's seats, any of them", reading, network, today, flights),
    lookup("Look-up of a leg's seats, of 5,000", reading, network, today, 5_000 / DAYS),
  ];
  for (const changed of CHANGES) {
    const taken: { wall: number; cpu: number }[] = [];
    for (let turn = 0; turn < 15; turn++) {
      await changeSales(client, { flights, firstDay: today, days: DAYS }, changed);
      const [before, began] = [cpuMilliseconds(), performance.now()];
      reading = await readSeats(reading, today - 2);
      taken.push({ wall: performance.now() - began, cpu: cpuMilliseconds() - before });
    }
    const median = (of: "wall" | "cpu") =>
      percentile(
        taken.map((each) => each[of]),
        0.5,
      );
    const note = `${median("cpu").toFixed(2)} ms CPU of the process`;
    figures.push({
      group: GROUP,
      name: `Refresh with ${changed.toLocaleString("en")} changed legs`,
      value: median("wall"),
      unit: "ms",
      note,
    });
  }
  return [...figures, reach(reading, network, today)];
}

function lookup(name: string, { mirror }: SeatReading, network: Network, today: number, flights: number): Figure {
  const view = seatsOf(mirror, network);
  const services = Uint32Array.from({ length: 65_536 }, () => Math.floor(Math.random() * flights));
  const days = Uint32Array.from({ length: 65_536 }, () => today + Math.floor(Math.random() * DAYS));
  let sum = 0;
  const began = cpuMilliseconds();
  for (let index = 0; index < LOOKUPS; index++) {
    sum += view.soldOf(services[index & 65_535] ?? 0, 0, days[(index * 7) & 65_535] ?? 0)?.[24] ?? 0;
  }
  const nanoseconds = ((cpuMilliseconds() - began) * 1e6) / LOOKUPS;
  if (sum === 0) throw new Error("no seats were found");
  return { group: GROUP, name, value: nanoseconds, unit: "ns" };
}

/** How long it takes to say of a thousand sales elsewhere that they touch a search not. */
function reach({ mirror }: SeatReading, network: Network, today: number): Figure {
  const touches = reachOf(seatsOf(mirror, network), [{ origins: ["AAA"], destinations: ["AAB"], fromDay: today, toDay: today }]);
  const { sequence } = mirror.changes;
  const times = Array.from({ length: 15 }, () => {
    const began = cpuMilliseconds();
    mirror.changes.some(sequence - 1000, touches);
    return cpuMilliseconds() - began;
  });
  return { group: GROUP, name: "Whether 1,000 sales touch an answer", value: percentile(times, 0.5), unit: "ms" };
}

async function measureAccess(client: pg.Client): Promise<Figure[]> {
  const credential = await addCredential(client);
  const limiter = new RequestLimiter({ store: { count: async (_key, _window, points) => points }, onStoreFailure: () => undefined });
  return [
    {
      group: GROUP,
      name: "Who a known credential speaks for",
      value: await each(() => resolveCredential(credential, new Date())),
      unit: "µs",
    },
    { group: GROUP, name: "Counting a request where points are held", value: await each(() => limiter.take("key", 1e9)), unit: "µs" },
  ];
}

/** CPU microseconds of each. */
async function each(work: () => unknown): Promise<number> {
  const count = 100_000;
  for (let turn = 0; turn < count / 10; turn++) await work();
  const began = cpuMilliseconds();
  for (let turn = 0; turn < count; turn++) await work();
  return ((cpuMilliseconds() - began) * 1000) / count;
}
