// npx parvoz demo remove [--dry-run]: removes the demonstration's partners, what they did, and its invented flights, from the database of
// DATABASE_URL or of the data folder. A demonstration that runs is to be stopped first.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { checkNode, ensureInstalled, ensurePrismaClient, root, SetupError } from "./lib/build/prepare.mjs";
import { claim, keepNote, runningOn } from "./lib/launch/claim.mjs";
import { untilStopped } from "./lib/launch/until-stopped.mjs";
import { checkSettings } from "./lib/settings/check-settings.mjs";

/** Starts the embedded database where nobody has, and adds how it is stopped. @returns {Promise<string>} its address */
async function findDatabase({ stops }) {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? ".data");
  const runtimeFile = path.join(dataDir, "runtime.json");
  const running = runningOn(runtimeFile);
  if (running?.demo) throw new SetupError("The demonstration is running: stop it first.");
  if (running?.databaseUrl) return running.databaseUrl;
  await claim(runtimeFile);
  const note = keepNote(runtimeFile);
  stops.push(note.remove);
  const { embeddedDatabase } = await import("./lib/launch/launch.mjs");
  const database = await embeddedDatabase({ dataDir, throwaway: false, onStart: (pid) => note.child("database", pid) });
  stops.push(database.stop);
  return database.url;
}

/** @returns {Promise<number>} the exit code */
async function remove({ stops }) {
  checkNode();
  checkSettings(process.env);
  await ensureInstalled();
  await ensurePrismaClient();
  const DATABASE_URL = await findDatabase({ stops });
  const args = ["--import", "tsx", "scripts/demo.ts", "remove", ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, DATABASE_URL }, stdio: "inherit" });
  stops.push(() => child.kill());
  const [code] = await once(child, "exit");
  return code ?? 1;
}

untilStopped(remove);
