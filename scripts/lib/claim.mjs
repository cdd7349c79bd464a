// Who runs on a data folder: its launcher writes runtime.json there, with where its database and its processes are.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { SetupError } from "./prepare.mjs";

/** Programs that start a database of their own on a data folder. */
const LAUNCHERS = /start\.mjs|serve-api\.mjs/;

function argsOf(pid) {
  return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

/**
 * What the launcher that runs on the folder has written down, or null where none does.
 * @param {string} runtimeFile
 * @returns {{ pid: number, port?: number, databaseUrl?: string, demo?: boolean, children?: number[] } | null}
 */
export function runningOn(runtimeFile) {
  if (!fs.existsSync(runtimeFile)) return null;
  const runtime = JSON.parse(fs.readFileSync(runtimeFile, "utf8"));
  return runtime.pid !== process.pid && LAUNCHERS.test(argsOf(runtime.pid)) ? runtime : null;
}

/** Two launchers on one data folder would fight over the database; what a killed one left running is ended first. */
export async function claim(runtimeFile) {
  const running = runningOn(runtimeFile);
  if (running) {
    throw new SetupError(`Parvoz already runs on ${path.dirname(runtimeFile)} (process ${running.pid}): stop it, or set another DATA_DIR.`);
  }
  if (fs.existsSync(runtimeFile)) {
    const { children = [] } = JSON.parse(fs.readFileSync(runtimeFile, "utf8"));
    for (const child of children) await endLeftover(child);
  }
  note(runtimeFile, {});
}

/** Writes down what others need to find; readable by its owner alone, for the database's password is in it. */
export function note(runtimeFile, what) {
  fs.writeFileSync(runtimeFile, JSON.stringify({ pid: process.pid, ...what }), { mode: 0o600 });
}

async function endLeftover(pid) {
  // Another program may have the number by now. Next's server calls itself by a name of its own.
  if (!/next-server|next\/dist|worker\.ts|api-tier/.test(argsOf(pid))) return;
  process.kill(pid, "SIGTERM");
  for (let i = 0; i < 50 && argsOf(pid); i++) await new Promise((resolve) => setTimeout(resolve, 100));
}
