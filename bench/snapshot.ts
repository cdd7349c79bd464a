/**
 * The life of schedule, fares and seats in memory: import, compilation from the database, loading from a file, memory, and how soon a change
 * is seen by a process that goes on searching. On the world of the run, and on a network as large as most are.
 */
import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile } from "./lib/measure";
import { makeProduct } from "./lib/product";
import { drawQueries } from "./lib/queries";
import { fillDatabase } from "./snapshot/fill-database";
import { type Holder, startHolder } from "./snapshot/start-holder";
import { makeWorldOfToday, openWorld } from "./world/open-world";
import type { World } from "./world/world";
import { writeFares, writeSchedule } from "./world/write-world";

/** Flights a day of an ordinary network. */
const ORDINARY_FLIGHTS = 1_000;
/** So many changes of each kind are made, one after another. */
const CHANGES = 3;
/** Files that have been as they are for so long are whole. */
const QUIET_MS = 2_000;
/** What the searching process looks for, over and over. */
const QUERIES = 500;

export const run: BenchPart = async (options) => [
  ...(await measureNetwork("Snapshot", await openWorld(options), options.files, 30)),
  ...(await measureNetwork("Snapshot, ordinary network", makeWorldOfToday(ORDINARY_FLIGHTS), [], 2)),
];

/** @param atMost seconds within which a change is to be seen */
async function measureNetwork(group: string, world: World, files: readonly string[], atMost: number): Promise<Figure[]> {
  const product = await makeProduct({ demo: false });
  const queries = drawQueries(world, 12, QUERIES);
  const inHolder = async <Result>(use: (holder: Holder) => Promise<Result>) => {
    const holder = startHolder(product.env, queries);
    return use(holder).finally(() => holder.stop());
  };
  try {
    const imported = await fillDatabase(product, world, files);
    const compiled = await inHolder(async (holder) => {
      const prepared = await holder.prepare();
      await untilQuiet(path.join(product.folder, "snapshots"));
      return prepared;
    });
    const { loaded, changes } = await inHolder(async (holder) => {
      return { loaded: await holder.prepare(), changes: await measureChanges(holder, world, product.folder) };
    });
    const seconds = { group, unit: "s", note: world.name };
    const megabytes = {
      group,
      unit: "MB",
      limit: { atMost: 1_000 },
      note: "all of the process, with the seats sold, after its first searches",
    };
    return [
      { ...seconds, name: `Import of ${count(world.legs.length)} leg records`, value: imported.schedule, limit: { atMost: 90 } },
      { ...seconds, name: `Import of ${count(imported.fareCount)} fares`, value: imported.fares },
      { ...seconds, name: "Compiled from the database", value: compiled.seconds, limit: { atMost: 30 } },
      { ...seconds, name: "Loaded from a file", value: loaded.seconds, limit: { atMost: 2 } },
      { ...megabytes, name: "Memory of the process that compiled, at most", value: compiled.mostMegabytes },
      { ...megabytes, name: "Memory of a process that loaded the file", value: loaded.residentMegabytes },
      ...changes.map((change) => ({ ...seconds, ...change, limit: { atMost } })),
    ];
  } finally {
    await product.stop();
  }
}

/** A process has its snapshot before the files of it are written; one that ends in between leaves none of them whole. */
async function untilQuiet(folder: string): Promise<void> {
  const listed = () =>
    (fs.existsSync(folder) ? fs.readdirSync(folder) : []).map((name) => `${name} ${fs.statSync(path.join(folder, name)).size}`).join();
  for (let before = null; before !== listed(); await setTimeout(QUIET_MS)) before = listed();
}

type Change = Pick<Figure, "name" | "value" | "note">;

/** Of the largest carrier. Files say too little of a season to change it. */
async function measureChanges(holder: Holder, world: World, folder: string): Promise<Change[]> {
  const season = world.schedule[0];
  if (!season) return [];
  const fares = [...world.fares()].filter(({ carrier }) => carrier === season.carrier);
  const changeSeason = (turn: number) => {
    const legs = season.legs.map((leg) => ({ ...leg, departureMinutes: Math.min(leg.departureMinutes + 2 * turn, 1439) }));
    const file = writeSchedule(path.join(folder, "changed.ssim"), [{ ...season, legs }], world);
    return () => importSchedule({ files: [file], isKnownAirport: () => true });
  };
  const changeFares = (turn: number) => {
    const dearer = fares.map((fare) => ({ ...fare, amountMinor: fare.amountMinor + 100 * turn }));
    const file = writeFares(path.join(folder, "changed.csv"), dearer);
    return () => importFares({ files: [file] });
  };
  return [
    await measureSeen(`Change of ${count(season.legs.length)} leg records seen beside searches`, holder, changeSeason),
    await measureSeen(`Change of ${count(fares.length)} fares seen beside searches`, holder, changeFares),
  ];
}

/** Seconds from an import's commit. @param changeOf prepares a change, the first one by turn 1, and gives what makes it */
async function measureSeen(name: string, holder: Holder, changeOf: (turn: number) => () => Promise<unknown>): Promise<Change> {
  const seconds: number[] = [];
  let [slowest, most] = [0, 0];
  for (let turn = 1; turn <= CHANGES; turn++) {
    const change = changeOf(turn);
    const watched = holder.watch();
    await change();
    const committed = Date.now();
    const { at, slowestMs, mostMegabytes } = await watched;
    seconds.push((at - committed) / 1000);
    [slowest, most] = [Math.max(slowest, slowestMs), Math.max(most, mostMegabytes)];
  }
  const all = seconds.map((each) => each.toFixed(2)).join(", ");
  const note = `all of the largest carrier; the median of ${all} s; the slowest search meanwhile took ${slowest.toFixed(0)} ms; ${most.toFixed(0)} MB at most`;
  return { name, value: percentile(seconds, 0.5), note };
}

function count(value: number): string {
  return value.toLocaleString("en-GB");
}
