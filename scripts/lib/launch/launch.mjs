// Database, set-up of its contents, web server and worker: what `npm start`, `npm run dev` and `npm test` have in common.
import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { bundle } from "../build/bundle.mjs";
import { fingerprint, root, run, SetupError, say } from "../build/prepare.mjs";
import { checkPartners, drawPasswords, endLeftDemonstration } from "../database/demonstration.mjs";
import { ensureDatabase, startPostgres } from "../database/embedded-postgres.mjs";
import { migrate } from "../database/migrate.mjs";
import { checkKeys } from "../settings/check-keys.mjs";
import { hostOf, localUrl } from "./hosts.mjs";
import { childPart, keepRunning } from "./supervise.mjs";

const tsx = ["--import", "tsx"];

/**
 * An embedded database, still empty, that comes back whenever it dies.
 * @param {{ dataDir: string, throwaway: boolean, onStart?: (pid: number | undefined) => void }} options
 */
export async function embeddedDatabase(options) {
  const server = await startPostgres(options);
  await ensureDatabase(server, "parvoz");
  return { url: server.url("parvoz"), pid: server.pid, stop: server.stop };
}

/** What a database is marked with that has this version's contents. @param {NodeJS.ProcessEnv} env */
export function contentsOf(env) {
  const print = fingerprint(["data", "prisma/seed.ts", "lib/reference", "lib/formats", "lib/services/schedule/imports"]);
  return `${env.DEMO}:${print}`;
}

/**
 * Makes, in a process of its own, what a start needs before anything serves (set-up.mjs).
 * @param {{ env: NodeJS.ProcessEnv, distDir?: string, stops: (() => unknown)[] }} options `distDir`: folder of a build of production; `stops` gets
 *   how it is ended
 * @returns {Promise<number>} its exit code: where it is not 0, it has said why
 */
export async function setUp({ env, distDir, stops }) {
  const child = spawn(process.execPath, ["scripts/lib/launch/set-up.mjs", ...(distDir ? [distDir] : [])], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  stops.push(() => {
    child.kill();
    return ended;
  });
  const [code, signal] = await ended;
  if (signal) say(`Setting up was ended by ${signal}.`);
  return code ?? 1;
}

/**
 * Brings the database's tables and contents up to date. Those of a newer version are left as they are: two versions that run side by side must
 * not undo each other's work.
 * @param {NodeJS.ProcessEnv} env
 * @throws SetupError before anything is written, where partners of the demonstration and others share the database
 */
export async function setUpDatabase(env) {
  await checkKeys(env);
  const { isLeft } = await checkPartners(env);
  await bringUpToDate(env);
  if (isLeft) await endLeftDemonstration(env);
  if (env.DEMO === "1") await drawPasswords(env, contentsOf(env));
}

async function bringUpToDate(env) {
  // Whoever migrates holds a lock for longer than a transaction: past a pooler.
  const direct = env.DIRECT_DATABASE_URL || env.DATABASE_URL;
  const { migrations, functions, isAhead } = await migrate(direct, path.join(root, "prisma"));
  if (migrations.length > 0) say(`• Applied ${migrations.length} migration${migrations.length === 1 ? "" : "s"}`);
  if (functions.length > 0) say(`• Applied ${functions.length} SQL function${functions.length === 1 ? "" : "s"}`);
  if (isAhead) return say("• The database is a newer version's: its functions and contents stay as they are");
  const contents = contentsOf(env);
  if ((await loaded(env.DATABASE_URL)) === contents) return;
  const began = Date.now();
  const label = env.DEMO === "1" ? "Loading reference and demonstration data" : "Loading reference data";
  say(`• ${label} …`);
  await run(process.execPath, [...tsx, "prisma/seed.ts"], {
    quiet: true,
    env: { ...env, DATABASE_URL: direct, SEED_FINGERPRINT: contents },
  });
  say(`  ${label}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

const UTC = /^(etc\/)?(utc|gmt|uct|universal|zulu)$/i;

/**
 * The mark of the contents, asked for as the product's processes ask.
 * @throws SetupError where instants would not be read in UTC: a pooler may leave out what connections ask for at their start
 */
async function loaded(url) {
  const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select current_setting('TimeZone') as zone, (select value from setup_state where key = 'seed') as contents",
    );
    const [{ zone, contents }] = rows;
    if (UTC.test(zone)) return contents;
    throw new SetupError(
      `The database's time zone is ${zone} where it must be UTC: \`alter database … set timezone to 'UTC'\`, and open connections anew.`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Says which carriers fly by the schedule and are not on sale: because no ticket stock was declared for them or theirs has run out, or because nobody
 * has confirmed how they get the names of their passengers.
 * @param {string} url of the database
 */
export async function tellNotOnSale(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select distinct carrier,
              case when carrier not in (select carrier from ticket_stock_left) then 'stock'
                   when carrier not in (select carrier from passenger_list_way where confirmed_at is not null and ended_at is null) then 'way'
                   else 'paper' end as lacking
         from schedule_set where withdrawn_by is null and carrier not in (select carrier from carrier_on_sale) order by 1`,
    );
    const [missing, unconfirmed, unproved] = ["stock", "way", "paper"].map((what) =>
      rows.filter(({ lacking }) => lacking === what).map(({ carrier }) => carrier),
    );
    if (missing.length > 0) {
      say(`• Not on sale, no ticket stock: ${missing.join(", ")}`);
      say("  Declare one: npx parvoz stock declare CARRIER FIRST LAST (or: declare CARRIER own); docs/operating.md tells of both");
    }
    if (unconfirmed.length > 0) {
      say(`• Not on sale, nobody has confirmed how they get their passengers: ${unconfirmed.join(", ")}`);
      say("  Declare it: npx parvoz passenger-lists declare CARRIER fetched (or: mail ADDRESS), and have somebody else confirm it");
    }
    if (unproved.length > 0) {
      say(`• Not on sale, no confirmed document of the charter: ${unproved.join(", ")}`);
      say("  Attach it in the back office under Ticket stock, Documents of charters, and have somebody else confirm it");
    }
  } finally {
    await client.end();
  }
}

/**
 * Gives the demonstration's agency its bookings, beside the product that answers already: nobody waits for them. What goes wrong is told and harms
 * nothing; an agency that has bookings is left as it is.
 * @param {{ env: NodeJS.ProcessEnv, port: number }} options
 * @returns {() => void} stops it
 */
export function fillAgency({ env, port }) {
  const child = spawn(process.execPath, [...tsx, "scripts/demo.ts", "make-bookings", "--port", String(port)], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return () => child.kill();
}

/**
 * Writes the brotli forms of a build's scripts and styles, beside the product that answers already: until then they are sent as gzip.
 * @param {string} distDir folder of the build
 * @returns {() => void} stops it
 */
export function packStatics(distDir) {
  const child = spawn(process.execPath, ["scripts/lib/build/pack-statics.mjs", distDir], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return () => child.kill();
}

/**
 * Prints the link by which the first person of the house opens their account, where nobody can sign in who could invite others.
 * @param {NodeJS.ProcessEnv} env
 */
export async function tellSetupLink(env) {
  await run(process.execPath, [...tsx, "scripts/lib/launch/setup-link.ts"], { env });
}

/** Whether no agency has booked anything yet. @param {string} url of the database */
export async function hasNoBooking(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select exists (select from booking) as any");
    return !rows[0].any;
  } finally {
    await client.end();
  }
}

/**
 * What a worker does, by process: making receipts takes all of a processor, and has one of its own, so that tickets and callbacks do not wait.
 */
export const WORKERS = {
  worker: "tickets,messages,calls,holds,housekeeping,maintenance",
  "receipts worker": "receipts,mails,uploads,watches",
};

/**
 * Starts the web server and the workers, and each again whenever it ends.
 * @param {{ env: NodeJS.ProcessEnv, port: number, distDir: string, dev: boolean, onStart?: (name: string, pid: number | undefined) => void }} options
 *   `onStart`: called with each new process
 * @returns {{ ready: Promise<void>, pids: () => (number | undefined)[], stop: () => Promise<void> }} `pids`: of now, the web server's first. `ready`
 *   rejects with a SetupError where one of them cannot be started at all
 */
export function startProcesses({ env, port, distDir, dev, onStart = () => {} }) {
  const own = { ...env, NODE_ENV: dev ? "development" : (env.NODE_ENV ?? "production") };
  const starts = { "web server": () => startWeb({ env: own, port, distDir, dev }) };
  for (const [name, lanes] of Object.entries(WORKERS)) starts[name] = () => startWorker({ env: own, args: ["--lanes", lanes] });
  const kept = Object.entries(starts).map(([name, start]) =>
    keepRunning({ name, start, onStart: (pid) => onStart(name, pid), ...(dev && { readyWithin: null }) }),
  );
  const ready = Promise.all(kept.map((one) => one.ready)).then(() => {});
  const stop = async () => {
    await Promise.all(kept.map((one) => one.stop()));
  };
  return { ready, stop, pids: () => kept.map((one) => one.pid()) };
}

function startWeb({ env, port, distDir, dev }) {
  const next = path.join(root, "node_modules/next/dist/bin/next");
  // As long as the API tier keeps connections: most proxies and clients let go of them sooner, so that none is closed under a request.
  const host = hostOf(env);
  const place = ["--port", String(port), "--hostname", host];
  const closed = ["--import", pathToFileURL(path.join(root, "scripts/lib/launch/closed-until-attended.mjs")).href];
  const args = dev ? [next, "dev", ...place] : [...closed, next, "start", ...place, "--keepAliveTimeout", "75000"];
  const web = spawnNode(args, { ...env, NEXT_DIST_DIR: distDir, NODE_ENV: dev ? "development" : "production" }, [], dev);
  // The front door answers it itself, before any crowd.
  return childPart(web, ({ exited }) => untilAnswered(`${localUrl({ host, port })}/healthz`, exited), { ownsGroup: dev });
}

let program;

function workerProgram() {
  program ??= bundle({ name: "worker", source: 'import "./lib/jobs/worker.ts";' });
  return program;
}

/**
 * One worker process. It says by a message when it has begun to look for jobs.
 * @param {{ env: NodeJS.ProcessEnv, args?: string[] }} options `args`: see lib/jobs/worker.ts
 * @returns {Promise<import("./supervise.mjs").Part>}
 */
export async function startWorker({ env, args = [] }) {
  const worker = spawnNode([await workerProgram(), ...args], env, ["ipc"]);
  return childPart(worker, () => new Promise((resolve) => worker.once("message", resolve)));
}

/**
 * Starts the API tier on a database that is set up, and waits until all its processes listen.
 * @param {{ env: NodeJS.ProcessEnv, port: number, processes?: number }} options `processes`: as many as there are cores
 * @returns {Promise<{ pid: number, exited: Promise<number | null>, stop: () => Promise<void> }>}
 */
export async function startTier({ env, port, processes }) {
  const count = processes === undefined ? {} : { API_PROCESSES: String(processes) };
  const tier = spawn(process.execPath, ["scripts/serve-api.mjs"], {
    cwd: root,
    env: { ...env, API_PORT: String(port), ...count },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => tier.once("exit", resolve));
  const listens = new Promise((resolve) => tier.stdout.on("data", (said) => String(said).includes(`:${port}/api/v1`) && resolve(true)));
  if (!(await Promise.race([listens, exited.then(() => false)]))) throw new SetupError("The API tier ended before it answered.");
  const stop = async () => {
    tier.kill("SIGTERM");
    await exited;
  };
  return { pid: tier.pid ?? 0, exited, stop };
}

/** @param detached whether it leads a process group of its own */
function spawnNode(args, env, channels = [], detached = false) {
  const output = env.QUIET_CHILDREN === "1" ? "ignore" : "inherit";
  // With an arena for each of its threads glibc kept 1,000 MB for the three processes at rest; with one it is 680 (28 November 2026).
  const oneArena = { MALLOC_ARENA_MAX: "1", ...env };
  return spawn(process.execPath, args, { cwd: root, env: oneArena, detached, stdio: ["ignore", output, "inherit", ...channels] });
}

/**
 * A connection of its own, which ends with the answer: an open one would keep the server from stopping at once.
 * @returns {Promise<number | null>} the status, null where none came
 */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(null));
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

/** Whether it serves: it says 503 until its front door is open, and 200 from then on, also while the database is away. Gives up silently where the process has ended. */
async function untilAnswered(url, exited) {
  let over = false;
  exited.then(() => {
    over = true;
  });
  while (!over) {
    if ((await statusOf(url)) === 200) return;
    await pause();
  }
  await new Promise(() => {});
}

/**
 * Waits until the address answers without an error of the server's.
 * @param {string} url
 * @param {number} [withinMs] Infinity for as long as it takes
 * @throws SetupError where it does not by then
 */
export async function waitForAnswer(url, withinMs = 120_000) {
  for (const began = Date.now(); Date.now() - began < withinMs; ) {
    if (((await statusOf(url)) ?? 500) < 500) return;
    await pause();
  }
  throw new SetupError(`The web server did not answer at ${url} within two minutes.`);
}
