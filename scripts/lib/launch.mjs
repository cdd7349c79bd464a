// Database, set-up of its contents, web server and worker: what `npm start`, `npm run dev` and `npm test` have in common.
import { spawn } from "node:child_process";
import http from "node:http";
import path from "node:path";
import pg from "pg";
import { ensureDatabase, startPostgres } from "./embedded-postgres.mjs";
import { migrate } from "./migrate.mjs";
import { fingerprint, root, run, SetupError, say } from "./prepare.mjs";

const tsx = ["--import", "tsx"];

/** An embedded database, migrated; its URL and its stop. */
export async function embeddedDatabase({ dataDir, throwaway }) {
  const server = await startPostgres({ dataDir, throwaway });
  await ensureDatabase(server, "parvoz");
  return { url: server.url("parvoz"), stop: server.stop, exited: server.exited };
}

/** What a database is marked with that has this version's contents. @param {NodeJS.ProcessEnv} env */
export function contentsOf(env) {
  const print = fingerprint(["data", "prisma/seed.ts", "lib/reference", "lib/formats", "lib/services/imports"]);
  return `${env.DEMO}:${print}`;
}

/** Brings the database's tables and contents up to date. @param {NodeJS.ProcessEnv} env */
export async function setUpDatabase(env) {
  const { migrations, functions } = await migrate(env.DATABASE_URL, path.join(root, "prisma"));
  if (migrations.length > 0) say(`• Applied ${migrations.length} migration${migrations.length === 1 ? "" : "s"}`);
  if (functions.length > 0) say(`• Applied ${functions.length} SQL function${functions.length === 1 ? "" : "s"}`);
  const contents = contentsOf(env);
  if ((await loaded(env.DATABASE_URL)) === contents) return;
  const began = Date.now();
  say(env.DEMO === "1" ? "• Loading reference and demonstration data …" : "• Loading reference data …");
  await run(process.execPath, [...tsx, "prisma/seed.ts"], { quiet: true, env: { ...env, SEED_FINGERPRINT: contents } });
  say(`  loaded in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

async function loaded(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select value from setup_state where key = 'seed'");
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** Starts the web server and the worker. @returns their stop, their process ids, and a promise of the first that ends by itself */
export function startProcesses({ env, port, distDir, dev }) {
  const next = path.join(root, "node_modules/next/dist/bin/next");
  // As long as the API tier keeps connections: most proxies and clients let go of them sooner, so that none is closed under a request.
  const kept = dev ? [] : ["--keepAliveTimeout", "75000"];
  const children = [
    child("web server", [next, dev ? "dev" : "start", "--port", String(port), ...kept], {
      ...env,
      NEXT_DIST_DIR: distDir,
      NODE_ENV: dev ? "development" : "production",
    }),
    child("worker", [...tsx, "lib/jobs/worker.ts"], { NODE_ENV: dev ? "development" : "production", ...env }),
  ];
  const ended = Promise.race(children.map(({ name, exited }) => exited.then((code) => ({ name, code }))));
  const stop = async () => {
    for (const { process: one } of children) one.kill("SIGTERM");
    const timer = setTimeout(() => {
      for (const { process: one } of children) one.kill("SIGKILL");
    }, 10_000);
    await Promise.all(children.map(({ exited }) => exited));
    clearTimeout(timer);
  };
  return { stop, ended, pids: children.map(({ process: one }) => one.pid) };
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

function child(name, args, env) {
  const started = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", env.QUIET_CHILDREN === "1" ? "ignore" : "inherit", "inherit"],
  });
  const exited = new Promise((resolve) => {
    started.once("exit", (code) => resolve(code));
    started.once("error", () => resolve(null));
  });
  return { name, process: started, exited };
}

/** A connection of its own, which ends with the answer: an open one would keep the server from stopping at once. */
function answers(url) {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false }, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    });
    request.once("error", () => resolve(false));
  });
}

/** Waits until the address answers at all. @param {string} url @throws SetupError after two minutes */
export async function waitForAnswer(url) {
  for (const began = Date.now(); Date.now() - began < 120_000; ) {
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new SetupError(`The web server did not answer at ${url} within two minutes.`);
}
