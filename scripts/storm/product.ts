import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { disconnect } from "@/lib/db";
import { ensureBuilt, ensurePrismaClient, freePort } from "../lib/build/prepare.mjs";
import { embeddedDatabase, setUpDatabase, startProcesses, startTier, startWorker, waitForAnswer } from "../lib/launch/launch.mjs";
import { keepRunning } from "../lib/launch/supervise.mjs";
import { settings } from "../lib/settings/settings.mjs";
import { BreakableLink } from "./breakable-link";
import { Clock } from "./clock";
import { addFlights } from "./flights";
import { SmallDisk } from "./small-disk";

const TIER_PROCESSES = 2;

/** What is started for a storm: the portal with its workers, a second worker, the API tier, and a database behind a link that can be broken. */
export interface Product {
  folder: string;
  /** Where the API answers: the portal's port and the tier's. */
  ports: { portal: number; tier: number };
  /** The database itself, past the link. This process works on it. */
  databaseUrl: string;
  link: BreakableLink;
  /** Where the database lies, if that is a disk of its own. */
  disk: SmallDisk | null;
  /** Of the portal, of the workers beside it, of the API tier, and of the second worker. */
  clocks: { portal: Clock; workers: Clock; tier: Clock; second: Clock };
  /** Processes that can be killed and come back by themselves, by name; what runs now. */
  processes: () => Record<string, number>;
  /** Those of PostgreSQL, the postmaster first. */
  databaseProcesses: () => number[];
  /** Those that answer at each port. */
  servers: () => { portal: number[]; tier: number[] };
  stop: () => Promise<void>;
}

interface Choices {
  /** Of the portal's build. */
  distDir: string;
  /** Whether the demonstration's flights and bookings are there as well: more data, and a longer start. They are where nothing is said. */
  demo?: boolean;
  /** Whether the database lies on a disk of its own, in memory. */
  ownDisk?: boolean;
}

/** Starts everything. */
export async function startProduct(choices: Choices): Promise<Product> {
  await ensurePrismaClient();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-storm-"));
  // PostgreSQL runs under an account of its own.
  fs.chmodSync(folder, 0o755);
  const stops: (() => Promise<void> | void)[] = [() => fs.rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    return { ...(await start({ ...choices, folder, stops })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start extends Choices {
  folder: string;
  stops: (() => Promise<void> | void)[];
}

async function start({ folder, distDir, demo = true, ownDisk = false, stops }: Start): Promise<Omit<Product, "stop">> {
  const disk = ownDisk ? SmallDisk.mount(path.join(folder, "postgres")) : null;
  stops.push(() => disk?.unmount());
  const database = await embeddedDatabase({ dataDir: folder, throwaway: false });
  stops.push(database.stop);
  const at = new URL(database.url);
  const link = new BreakableLink({ host: at.hostname, port: Number(at.port) });
  await link.open();
  stops.push(() => link.close());
  const portal = await freePort();
  const env = settings({ dataDir: folder, port: portal, databaseUrl: database.url, demo, base: baseOf(portal) });
  await setUpDatabase(env);
  await ensureBuilt(distDir, env);
  Object.assign(process.env, env);
  stops.push(disconnect);
  await addFlights(folder);
  at.port = String(link.port);
  const linked = { ...env, DATABASE_URL: at.toString() };
  const clockOf = (name: string) => Clock.make(folder, name);
  const clocks = { portal: clockOf("portal"), workers: clockOf("workers"), tier: clockOf("tier"), second: clockOf("second") };
  const processes = startProcesses({ env: clocks.portal.env(linked, clocks.workers), port: portal, distDir, dev: false });
  stops.push(processes.stop);
  const second = keepRunning({ name: "second worker", start: () => startWorker({ env: clocks.second.env(linked) }) });
  stops.push(second.stop);
  await Promise.all([processes.ready, second.ready]);
  await waitForAnswer(`http://127.0.0.1:${portal}/api/health`);
  const port = await freePort();
  const tier = await startTier({ env: clocks.tier.env(linked), port, processes: TIER_PROCESSES });
  stops.push(tier.stop);
  const tierProcesses = () => childrenOf(tier.pid).filter(({ args }) => args.includes("api-tier-"));
  const named = () => {
    const [web, worker, receipts] = processes.pids();
    const [tierOne] = tierProcesses();
    return running({
      ...{ "web server": web, worker, "receipts worker": receipts },
      ...{ "second worker": second.pid(), "API tier's process": tierOne?.pid },
    });
  };
  const databaseProcesses = () => {
    const postmaster = database.pid();
    return postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];
  };
  const servers = () => ({
    portal: processes
      .pids()
      .slice(0, 1)
      .filter((pid) => pid !== undefined),
    tier: tierProcesses().map(({ pid }) => pid),
  });
  const ports = { portal, tier: port };
  return { folder, ports, databaseUrl: database.url, link, disk, clocks, processes: named, databaseProcesses, servers };
}

/** Short waits for tickets; what goes wrong shows in the table, and in logs for whoever sets LOG_LEVEL and QUIET_CHILDREN=0. */
function baseOf(portal: number): NodeJS.ProcessEnv {
  return {
    ...{ LOG_LEVEL: "fatal", QUIET_CHILDREN: "1", TICKETING_DELAY_SECONDS: "2" },
    // Clients' receivers are on this machine.
    WEBHOOK_TRUSTED_HOSTS: "127.0.0.1",
    ...process.env,
    PUBLIC_URL: `http://localhost:${portal}`,
  };
}

function running(pids: Record<string, number | undefined>): Record<string, number> {
  return Object.fromEntries(Object.entries(pids).flatMap(([name, pid]) => (pid === undefined ? [] : [[name, pid]])));
}

function childrenOf(parent: number): { pid: number; args: string }[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(parent)], { encoding: "utf8" });
  return stdout
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => ({ pid: Number.parseInt(line, 10), args: line }));
}
