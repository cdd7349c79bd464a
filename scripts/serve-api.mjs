// `npx parvoz serve-api`: the interface without the portal, on all cores, beside a running `npm start` or alone.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkNode, ensureInstalled, ensurePrismaClient, root, SetupError, say } from "./lib/build/prepare.mjs";
import { claim, keepNote, readRuntime, runningOn } from "./lib/launch/claim.mjs";
import { hostOf, isLoopback } from "./lib/launch/hosts.mjs";
import { checkPortFree, wantedPort } from "./lib/launch/ports.mjs";
import { untilStopped } from "./lib/launch/until-stopped.mjs";
import { checkArguments, checkSettings } from "./lib/settings/check-settings.mjs";

/** Connections of all processes together that a database of usual settings can spare. */
const CONNECTIONS = 80;

function wantedProcesses() {
  const count = Number(process.env.API_PROCESSES ?? os.availableParallelism());
  if (Number.isInteger(count) && count > 0 && count <= 256) return count;
  throw new SetupError(`API_PROCESSES must be a number from 1 to 256, not "${process.env.API_PROCESSES}".`);
}

/** How often it is looked whether the product that the database belongs to was started again, milliseconds. */
const LOOK_MS = 1_000;

/**
 * The database that is set; else that of the product that runs on the data folder; else one of our own, whose stop is added to `stops`.
 * @returns {Promise<{ env: NodeJS.ProcessEnv, note?: ReturnType<typeof keepNote>, borrowed?: true }>} `note` where the data folder is ours,
 *   `borrowed` where the database is another launcher's
 */
async function findDatabase({ dataDir, runtimeFile, stops }) {
  const { embeddedDatabase, setUpDatabase } = await import("./lib/launch/launch.mjs");
  const { checkLent } = await import("./lib/database/demonstration.mjs");
  const { settings } = await import("./lib/settings/settings.mjs");
  const port = wantedPort("PORT", 3000);
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) {
    const env = settings({ dataDir, port, databaseUrl, demo: process.env.DEMO === "1" });
    await setUpDatabase(env);
    return { env };
  }
  const running = runningOn(runtimeFile);
  if (running) {
    if (!running.databaseUrl) throw new SetupError(`Parvoz is still starting on ${dataDir}: try again in a moment.`);
    const env = settings({ dataDir, port: running.port ?? port, databaseUrl: running.databaseUrl, demo: running.demo === true });
    checkLent(env, running);
    return { env, borrowed: true };
  }
  await claim(runtimeFile);
  const note = keepNote(runtimeFile);
  stops.push(note.remove);
  const database = await embeddedDatabase({ dataDir, throwaway: false, onStart: (pid) => note.child("database", pid) });
  stops.push(database.stop);
  const demo = (process.env.DEMO ?? "1") === "1";
  note.add({ databaseUrl: database.url, demo });
  const env = settings({ dataDir, port, databaseUrl: database.url, demo });
  await setUpDatabase(env);
  return { env, note };
}

/** A product that was started again may have its database at another address: then processes that know the new one take over. */
function followDatabase({ runtimeFile, env, processes, stops }) {
  const look = setInterval(() => {
    const databaseUrl = readRuntime(runtimeFile)?.databaseUrl;
    if (!databaseUrl || databaseUrl === env.DATABASE_URL || !runningOn(runtimeFile)) return;
    env.DATABASE_URL = databaseUrl;
    say("The database has moved; starting the API tier's processes again.");
    processes.replace();
  }, LOOK_MS);
  stops.push(() => clearInterval(look));
}

/** Starts everything, adding to `stops` how it is stopped again. */
async function start({ stops }) {
  checkNode();
  checkArguments(process.argv.slice(2), { command: "npx parvoz serve-api" });
  checkSettings(process.env);
  const port = wantedPort("API_PORT", 3001);
  const count = wantedProcesses();
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? ".data");
  fs.mkdirSync(dataDir, { recursive: true });
  await checkPortFree({ host: hostOf(process.env), port }, { name: "API_PORT", command: "npx parvoz serve-api" });
  await ensureInstalled();
  await ensurePrismaClient();
  const runtimeFile = path.join(dataDir, "runtime.json");
  const { env, note, borrowed } = await findDatabase({ dataDir, runtimeFile, stops });
  const { bundleTier } = await import("./lib/build/bundle-tier.mjs");
  const { keepProcesses } = await import("./lib/launch/keep-processes.mjs");
  const file = await bundleTier();
  const connections = String(Math.max(4, Math.min(20, Math.floor(CONNECTIONS / count))));
  const tierEnv = { DATABASE_CONNECTIONS: connections, ...env, API_PORT: String(port), NODE_ENV: "production" };
  const processes = keepProcesses({ file, count, env: () => tierEnv, ...(note && { onStart: note.child }) });
  stops.push(processes.stop);
  await processes.ready;
  if (borrowed) followDatabase({ runtimeFile, env: tierEnv, processes, stops });
  const host = hostOf(process.env);
  const place = isLoopback(host) ? "localhost" : host;
  say(`The API tier answers at http://${place}:${port}/api/v1 with ${count} ${count === 1 ? "process" : "processes"}. Stop with Ctrl-C.`);
}

untilStopped(start);
