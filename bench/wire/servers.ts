import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { RATE_CLASSES } from "@/lib/contracts/rate-classes";
import { embeddedDatabase, setUpDatabase, startTier } from "../../scripts/lib/launch.mjs";
import { ensurePrismaClient, freePort, run } from "../../scripts/lib/prepare.mjs";
import { settings } from "../../scripts/lib/settings.mjs";
import { copyTree } from "./copy-tree";

/** Something that answers: where, and whose CPU time it takes. */
export interface Served {
  port: number;
  pids: number[];
}

/** All that the part needs, on one throwaway database with demonstration data. */
export interface Servers {
  /** The environment that both tiers run with. */
  env: NodeJS.ProcessEnv;
  /** Next's own server, of a build with the route that only sends bytes. */
  next: Served;
  /** The API tier as one process. */
  tier: Served;
  /** Starts Next; again where it runs, because that route reads its bytes at the start. */
  restartNext: () => Promise<void>;
  /** The file in which it finds them. */
  bytes: string;
  stop: () => Promise<void>;
}

type Stops = (() => Promise<void> | void)[];

/** @param onlyTier leaves Next out, and with it the minutes of a build */
export async function startServers({ onlyTier }: { onlyTier: boolean }): Promise<Servers> {
  const stops: Stops = [];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const { env, bytes } = await startDatabase(stops);
    const tier = await serveTier(env, stops);
    const next: Served = { port: await freePort(), pids: [] };
    const restartNext = onlyTier ? async () => undefined : await prepareNext(env, next, stops);
    return { env, bytes, tier, next, restartNext, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(stops: Stops) {
  await ensurePrismaClient();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  stops.push(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  fs.chmodSync(dataDir, 0o755);
  const database = await embeddedDatabase({ dataDir, throwaway: true });
  stops.push(database.stop);
  const bytes = path.join(dataDir, "bytes");
  const base = { ...process.env, BENCH_BYTES: bytes };
  const env = settings({ dataDir, port: await freePort(), databaseUrl: database.url, demo: true, base });
  await setUpDatabase(env);
  // What is measured is the wire, not the limits.
  const limits = RATE_CLASSES.map((name) => `${name}=100000`);
  await run(process.execPath, ["--import", "tsx", "scripts/partner.ts", "limits", "HUMO", ...limits], { quiet: true, env });
  return { env, bytes };
}

async function serveTier(env: NodeJS.ProcessEnv, stops: Stops): Promise<Served> {
  const port = await freePort();
  const { pid, stop } = await startTier({ env, port, processes: 1 });
  stops.push(stop);
  return { port, pids: [pid] };
}

/** @returns starts Next, again where it runs: its route reads its bytes at the start */
async function prepareNext(env: NodeJS.ProcessEnv, next: Served, stops: Stops): Promise<() => Promise<void>> {
  const copy = copyTree();
  stops.push(copy.remove);
  const from = (file: string) => import(pathToFileURL(path.join(copy.folder, "scripts/lib", file)).href);
  const { ensurePrismaClient: makeClient, ensureBuilt } = await from("prepare.mjs");
  const { startProcesses, waitForAnswer } = await from("launch.mjs");
  await makeClient();
  await ensureBuilt(".next-test", env);
  let running: { stop: () => Promise<void> } | null = null;
  stops.push(async () => running?.stop());
  return async () => {
    await running?.stop();
    const started = startProcesses({ env: { ...env, QUIET_CHILDREN: "1" }, port: next.port, distDir: ".next-test", dev: false });
    running = started;
    next.pids = started.pids.slice(0, 1);
    await waitForAnswer(`http://127.0.0.1:${next.port}/api/health`);
  };
}

/** A bare node:http server that sends a file. */
export async function startBare(file: string): Promise<Served & { stop: () => void }> {
  const server = fork(path.join(import.meta.dirname, "bare-server.mjs"), [file], { execArgv: [] });
  const [port] = await once(server, "message");
  return { port: Number(port), pids: [server.pid ?? 0], stop: () => server.kill() };
}
