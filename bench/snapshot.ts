/**
 * The life of schedule and fares in memory: import, compilation from the database, memory, loading from a file, and how soon a change is
 * seen by another process. One of the parts of the bench.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { disconnect } from "@/lib/db";
import { importFares } from "@/lib/services/imports/import-fares";
import { importInterline } from "@/lib/services/imports/import-interline";
import { importInventory } from "@/lib/services/imports/import-inventory";
import { importRates } from "@/lib/services/imports/import-rates";
import { importSchedule } from "@/lib/services/imports/import-schedule";
import { importTaxes } from "@/lib/services/imports/import-taxes";
import { PARTS } from "@/lib/suppliers/house/snapshot/part";
import { embeddedDatabase } from "../scripts/lib/launch.mjs";
import { migrate } from "../scripts/lib/migrate.mjs";
import { ensurePrismaClient } from "../scripts/lib/prepare.mjs";
import type { BenchOptions, Figure } from "./lib/figure";
import { changeFares, changeSeason } from "./snapshot/changes";
import { type Holder, startHolder } from "./snapshot/start-holder";
import { worldOf } from "./world/options";
import { type WorldFiles, writeWorld } from "./world/write-world";

const GROUP = "Snapshot";
/** How often the bench looks whether files are written, milliseconds. */
const WRITTEN_EVERY_MS = 20;
/** So many changes of each kind are made, one after another. */
const CHANGES = 5;
/** By then, a process that has started with a large schedule has nothing left to do, milliseconds. */
const SETTLED_MS = 4_000;

export async function run({ short, files }: BenchOptions): Promise<Figure[]> {
  await ensurePrismaClient();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  fs.chmodSync(folder, 0o755);
  const today = new Date().toISOString().slice(0, 10);
  const written = await writeWorld(path.join(folder, "world"), worldOf(short ? 1_000 : 100_000, today));
  const database = await embeddedDatabase({ dataDir: folder, throwaway: true });
  process.env.DATABASE_URL = database.url;
  try {
    await migrate(database.url, path.resolve("prisma"));
    const imported = await measureImport(written, files);
    const snapshots = path.join(folder, "snapshots");
    const env = { ...process.env, SNAPSHOT_DIR: snapshots, LOG_LEVEL: "silent" };
    const held = await measureHolding(env, snapshots);
    const seen = files.length > 0 ? [] : await measureChanges(env, written, { folder, short });
    return [...imported, ...held, ...seen];
  } finally {
    await disconnect();
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function measureImport(written: WorldFiles, files: readonly string[]): Promise<Figure[]> {
  await importInventory({ files: [written.inventory] });
  await importTaxes({ files: [written.taxes] });
  await importRates({ files: [written.rates] });
  await importInterline({ files: [written.interline] });
  const schedules = files.length > 0 ? files : written.schedules;
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const reports = await importSchedule({ files: schedules, isKnownAirport: () => true });
  const seconds = (performance.now() - began) / 1e3;
  const { user, system } = process.cpuUsage(cpu);
  const legs = reports.reduce((sum, report) => sum + report.legsWritten, 0);
  const fares = performance.now();
  await importFares({ files: written.fares });
  return [
    {
      ...{ group: GROUP, name: `Import of ${legs.toLocaleString("en-GB")} leg records`, value: seconds, unit: "s", limit: { atMost: 90 } },
      note: `the importer took ${((user + system) / 1e6).toFixed(1)} s of CPU beside PostgreSQL`,
    },
    {
      ...{ group: GROUP, name: `Import of ${written.fareCount.toLocaleString("en-GB")} fares`, unit: "s" },
      value: (performance.now() - fares) / 1e3,
    },
  ];
}

async function measureHolding(env: NodeJS.ProcessEnv, snapshots: string): Promise<Figure[]> {
  const compiling = await withHolder(env, async (holder) => {
    const report = await holder.prepare();
    await wholeWritten(snapshots);
    return report;
  });
  const loading = await withHolder(env, (holder) => holder.prepare());
  const size = `${compiling.services.toLocaleString("en-GB")} services, ${compiling.fares.toLocaleString("en-GB")} fares`;
  const cpu = (milliseconds: number) => `${(milliseconds / 1e3).toFixed(1)} s of CPU beside PostgreSQL`;
  return [
    {
      ...{ group: GROUP, name: "Compiled from the database", unit: "s", note: `${size}; ${cpu(compiling.cpuMilliseconds)}` },
      value: compiling.milliseconds / 1e3,
      limit: { atMost: 30 },
    },
    {
      ...{ group: GROUP, name: "Loaded from a file", unit: "s", note: cpu(loading.cpuMilliseconds) },
      value: loading.milliseconds / 1e3,
      limit: { atMost: 2 },
    },
    {
      ...{ group: GROUP, name: "Memory of the process that compiled, at most", unit: "MB", note: "all of the process, while it compiled" },
      ...{ value: compiling.mostMegabytes, limit: { atMost: 1_000 } },
    },
    {
      ...{ group: GROUP, name: "Memory of a process that loaded the file", unit: "MB", note: "all of the process" },
      ...{ value: loading.residentMegabytes, limit: { atMost: 1_000 } },
    },
  ];
}

/** A process has its snapshot before the files of it are written; one that ends in between leaves none of them whole. */
async function wholeWritten(folder: string): Promise<void> {
  const isWhole = (names: string[]) => names.length >= PARTS.length && names.every((name) => name.endsWith(".snapshot"));
  while (!fs.existsSync(folder) || !isWhole(fs.readdirSync(folder))) await setTimeout(WRITTEN_EVERY_MS);
}

/** Two processes hold the world; an import commits in this one, and both see it. Several times: machines have their moments. */
async function measureChanges(
  env: NodeJS.ProcessEnv,
  written: WorldFiles,
  { folder, short }: { folder: string; short: boolean },
): Promise<Figure[]> {
  const { carriers } = written.world;
  const bySize = [...carriers].sort((one, other) => other.flightsPerDay - one.flightsPerDay);
  const chosen = { "of the largest carrier": bySize[0], "of a middling carrier": bySize[Math.floor(bySize.length / 2)] };
  const holders = [startHolder(env), startHolder(env)];
  const figures: Figure[] = [];
  try {
    for (const holder of holders) await holder.prepare();
    await setTimeout(short ? 0 : SETTLED_MS);
    for (const [whose, carrier] of Object.entries(chosen)) {
      if (!carrier) continue;
      const schedule = async (turn: number) => {
        const season = await changeSeason(written.world, carrier, 2 * turn, path.join(folder, "changed.ssim"));
        return () => importSchedule({ files: [season], isKnownAirport: () => true });
      };
      figures.push(await measureSeen(`Changed season ${whose} (${carrier.code}) seen by other processes`, holders, schedule));
      const fares = async (turn: number) => {
        const file = await changeFares(written.fares, carrier, turn, path.join(folder, "changed.csv"));
        return () => importFares({ files: [file] });
      };
      figures.push(await measureSeen(`Changed fares ${whose} (${carrier.code}) seen by other processes`, holders, fares));
    }
  } finally {
    for (const holder of holders) await holder.stop();
  }
  return figures;
}

/** @param changeOf prepares a change, the first one by turn 1, and gives what makes it */
async function measureSeen(
  name: string,
  holders: readonly Holder[],
  changeOf: (turn: number) => Promise<() => Promise<unknown>>,
): Promise<Figure> {
  const seconds: number[] = [];
  let [heldUp, most] = [0, 0];
  for (let turn = 1; turn <= CHANGES; turn++) {
    const change = await changeOf(turn);
    const watched = Promise.all(holders.map((holder) => holder.watch()));
    await change();
    const committed = Date.now();
    const seen = await watched;
    seconds.push(Math.max(...seen.map(({ at }) => at - committed)) / 1e3);
    heldUp = Math.max(heldUp, ...seen.map(({ heldUpMs }) => heldUpMs));
    most = Math.max(most, ...seen.map(({ mostMegabytes }) => mostMegabytes));
  }
  const all = [...seconds].sort((one, other) => one - other);
  return {
    ...{ group: GROUP, name, unit: "s", limit: { atMost: 2 } },
    value: all[CHANGES >> 1] ?? Number.NaN,
    note:
      `the median of ${CHANGES} changes in a row: ${all.map((each) => each.toFixed(2)).join(", ")} s; searches went on, ` +
      `held up for ${heldUp.toFixed(0)} ms at most; ${most.toFixed(0)} MB at most`,
  };
}

async function withHolder<T>(env: NodeJS.ProcessEnv, use: (holder: Holder) => Promise<T>): Promise<T> {
  const holder = startHolder(env);
  try {
    return await use(holder);
  } finally {
    await holder.stop();
  }
}
