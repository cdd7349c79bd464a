import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { disconnect } from "@/lib/db";
import { compileNetwork } from "@/lib/engine/oracle/compile-network";
import { airportByCode } from "@/lib/reference/airports";
import { importSchedule } from "@/lib/services/imports/import-schedule";
import { percentile, timed, timeEach, usedMegabytes } from "../lib/measure";
import { OpenEngine } from "../lib/open-engine";
import { type Wish, Wishes } from "../lib/questions";
import { startDatabase } from "../peers/postgres";
import { madeWorld } from "../world/bench-world";
import { type WorldOptions, worldOf } from "../world/options";
import { writeWorld } from "../world/write-world";

export interface SizeOptions {
  flightsPerDay: number;
  /** First day of the world, `YYYY-MM-DD`. */
  from: string;
  questions: number;
}

/** Questions that are asked before those that are measured. */
const WARMING = 500;

/** How one size of world does. */
export interface SizeResult {
  flightsPerDay: number;
  airports: number;
  legRecords: number;
  fares: number;
  compileSeconds: number;
  /** Schedule, fares, seats and all that the searches below left in memory. */
  megabytes: number;
  oneWay: { p50: number; p99: number };
  roundTrip: { p50: number; p99: number };
  importSeconds: number;
}

export async function run({ flightsPerDay, from, questions }: SizeOptions): Promise<SizeResult> {
  const options = worldOf(flightsPerDay, from);
  const before = usedMegabytes();
  const { engine, wishes, warming, ...size } = prepare(options, questions);
  for (const wish of warming) engine.priced.search(engine.roundTrip(wish));
  const oneWay = quartiles(timeEach(wishes, (wish) => engine.priced.search(engine.oneWay(wish))));
  const roundTrip = quartiles(timeEach(wishes, (wish) => engine.priced.search(engine.roundTrip(wish))));
  const megabytes = usedMegabytes() - before;
  return { flightsPerDay, ...size, megabytes, oneWay, roundTrip, importSeconds: await importTime(options) };
}

interface Prepared extends Pick<SizeResult, "airports" | "legRecords" | "fares" | "compileSeconds"> {
  engine: OpenEngine;
  wishes: Wish[];
  warming: Wish[];
}

/** Leaves nothing of the world in memory but what the engine holds. */
function prepare(options: WorldOptions, questions: number): Prepared {
  const world = madeWorld(options);
  const { result: network, milliseconds } = timed(() => compileNetwork(world.input));
  return {
    engine: new OpenEngine(world, network),
    wishes: new Wishes(world, 2).take(questions),
    warming: new Wishes(world, 4).take(WARMING),
    airports: world.input.airports.length,
    legRecords: world.input.legs.length,
    fares: world.fares.amountMinor.length,
    compileSeconds: milliseconds / 1000,
  };
}

function quartiles(times: readonly number[]): { p50: number; p99: number } {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Seconds by the clock, PostgreSQL on the same machine. */
async function importTime(options: WorldOptions): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-world-"));
  const database = await startDatabase(true);
  try {
    const { schedules } = await writeWorld(folder, options);
    process.env.DATABASE_URL = database.url;
    const started = performance.now();
    await importSchedule({ files: schedules, isKnownAirport: (code) => airportByCode(code) !== undefined });
    return (performance.now() - started) / 1000;
  } finally {
    await disconnect();
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
