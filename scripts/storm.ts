// npm run storm [-- --seed N --minutes M --times N --only a,b --dist .next]: starts the product, does it harm while clients trade, and looks whether it
// has kept its promises (docs/promises.md). Exit code 0: it has; 2: it has not; 1: the storm could not be run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { readCommandLine, WrongUsage } from "./lib/commands/command-line";
import { HttpClient } from "./storm/http-client";
import { brokenPromises, printRows } from "./storm/print-rows";
import { startProduct } from "./storm/product";
import type { Row, Scenario } from "./storm/scenario";
import { backup } from "./storm/scenarios/backup";
import { clocks } from "./storm/scenarios/clocks";
import { databaseAway } from "./storm/scenarios/database-away";
import { deposit } from "./storm/scenarios/deposit";
import { diskFull } from "./storm/scenarios/disk-full";
import { frozen } from "./storm/scenarios/frozen";
import { identicalRequests } from "./storm/scenarios/identical-requests";
import { kills } from "./storm/scenarios/kills";
import { killsTogether } from "./storm/scenarios/kills-together";
import { lastSeats } from "./storm/scenarios/last-seats";
import { races } from "./storm/scenarios/races";
import { receiverDown } from "./storm/scenarios/receiver-down";

const SCENARIOS: readonly Scenario[] = [
  ...[lastSeats, identicalRequests, deposit, races, receiverDown, kills, killsTogether, databaseAway, frozen, clocks, backup],
  diskFull,
];
/** A storm below this trades without the demonstration's flights beside its own, which take half a minute to load; minutes. */
const SHORT = 1;
const BROKEN = 2;
/** So many broken promises of a line are told. */
const MOST_TOLD = 10;

interface Options {
  seed: number;
  minutes: number;
  times?: number;
  distDir: string;
  scenarios: readonly Scenario[];
}

function readOptions(): Options {
  const usage = "npm run storm -- [--seed N] [--minutes 10] [--times N] [--only a,b] [--dist .next]";
  const flags = { seed: "text", minutes: "text", times: "text", only: "text", dist: "text" } as const;
  const values = readCommandLine(process.argv.slice(2), { usage, flags }).flags;
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
  const minutes = Number(values.minutes ?? "10");
  if (!Number.isSafeInteger(seed)) throw new Error("--seed must be a whole number.");
  if (!(minutes > 0)) throw new Error("--minutes must be a number above 0.");
  const times = values.times === undefined ? undefined : Number(values.times);
  if (times !== undefined && !(Number.isSafeInteger(times) && times > 0)) throw new Error("--times must be a whole number above 0.");
  const names = values.only?.split(",") ?? SCENARIOS.map(({ name }) => name);
  const scenarios = SCENARIOS.filter(({ name }) => names.includes(name));
  if (scenarios.length < names.length) throw new Error(`--only takes some of ${SCENARIOS.map(({ name }) => name).join(",")}.`);
  return { seed, minutes, ...(times !== undefined && { times }), distDir: values.dist ?? ".next", scenarios };
}

/** One product, and on it one scenario after the other. @returns whether every promise was kept */
async function storm(options: Options): Promise<boolean> {
  const { distDir, scenarios, ...asked } = options;
  const { seed, minutes } = asked;
  console.log(`Seed ${seed}: npm run storm -- ${choicesOf(options).join(" ")}`);
  const product = await startProduct({ distDir, demo: minutes >= SHORT, ownDisk: scenarios.some(({ ownDisk }) => ownDisk) });
  const client = new HttpClient();
  const rows: Row[] = [];
  try {
    for (const { run } of scenarios) for await (const row of run({ product, client, ...asked })) rows.push(told(row));
  } finally {
    client.close();
    await product.stop();
  }
  console.log(`\n${printRows(rows)}\n\nSeed ${seed}`);
  return rows.every((row) => brokenPromises(row).length === 0);
}

function told(row: Row): Row {
  const broken = brokenPromises(row);
  console.log(`${row.fault}: ${broken.length === 0 ? "kept" : `${broken.length} broken`}`);
  for (const what of broken.slice(0, MOST_TOLD)) console.log(`  ${what}`);
  return row;
}

/** What a storm was asked for, as it is asked. */
function choicesOf({ seed, minutes, times, scenarios }: Options): string[] {
  const only = scenarios.map(({ name }) => name).join(",");
  return ["--seed", String(seed), "--minutes", String(minutes), ...(times === undefined ? [] : ["--times", String(times)]), "--only", only];
}

/** The same program once more, for scenarios that need another product: this process knows the keys of its own. @returns its exit code */
async function again(options: Options): Promise<number> {
  const args = [...choicesOf(options), "--dist", options.distDir];
  const [program = ""] = process.argv.slice(1);
  const [code] = await once(spawn(process.execPath, [...process.execArgv, program, ...args], { stdio: "inherit" }), "exit");
  return typeof code === "number" ? code : 1;
}

async function main(): Promise<void> {
  const options = readOptions();
  const [here, onOwnDisk] = [false, true].map((own) => options.scenarios.filter(({ ownDisk = false }) => ownDisk === own));
  const codes: number[] = [];
  if (here?.length && onOwnDisk?.length) codes.push(await again({ ...options, scenarios: onOwnDisk }));
  const kept = await storm(here?.length ? { ...options, scenarios: here } : options);
  process.exitCode = Math.max(kept ? 0 : BROKEN, ...codes);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof WrongUsage ? error.message : error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
// What was killed leaves connections behind whose end Node waits for without end, on a core of its own (Environment::CleanupHandles).
process.exit();
