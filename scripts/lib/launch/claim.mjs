// Who runs on a data folder: its launcher writes runtime.json there, with where its database and its processes are.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { SetupError, say } from "../build/prepare.mjs";
import { killGroup } from "./supervise.mjs";

/** Programs that start a database of their own on a data folder. */
const LAUNCHERS = /start\.mjs|serve-api\.mjs|remove-demo\.mjs/;
/** What a process that was left behind gets to end by itself, milliseconds. */
const END_WITHIN = 10_000;

/**
 * @typedef {object} Runtime
 * @property {number} pid the launcher's
 * @property {number} [port]
 * @property {string} [databaseUrl]
 * @property {boolean} [demo]
 * @property {string} [host] that portal and tier listen on
 * @property {string} [publicUrl]
 * @property {Record<string, number> | number[]} [children] process ids of now, by what they do; a list in files of older versions
 */

function argsOf(pid) {
  return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

/**
 * What was last written down there, by whoever it was. Null where nothing is, or half a file: an older version wrote it while the disk was full.
 * @param {string} runtimeFile
 * @returns {Runtime | null}
 */
export function readRuntime(runtimeFile) {
  try {
    return JSON.parse(fs.readFileSync(runtimeFile, "utf8"));
  } catch {
    return null;
  }
}

/**
 * What the launcher that runs on the folder has written down, or null where none does.
 * @param {string} runtimeFile
 * @returns {Runtime | null}
 */
export function runningOn(runtimeFile) {
  const runtime = readRuntime(runtimeFile);
  return runtime && runtime.pid !== process.pid && LAUNCHERS.test(argsOf(runtime.pid)) ? runtime : null;
}

/** Two launchers on one data folder would fight over the database; what a killed one left running is ended first. */
export async function claim(runtimeFile) {
  const running = runningOn(runtimeFile);
  if (running) {
    throw new SetupError(`Parvoz already runs on ${path.dirname(runtimeFile)} (process ${running.pid}): stop it, or set another DATA_DIR.`);
  }
  await Promise.all(Object.values(readRuntime(runtimeFile)?.children ?? {}).map(endLeftover));
  write(runtimeFile, {});
}

/**
 * The launcher's own entry: what others need to find. Readable by its owner alone, for the database's password is in it.
 * @param {string} runtimeFile
 */
export function keepNote(runtimeFile) {
  const noted = { children: {} };
  /** A disk that is full must not end the launcher: what can be found is a little older then. */
  const save = () => {
    try {
      write(runtimeFile, noted);
    } catch (error) {
      say(`${runtimeFile} could not be written (${error.code}).`);
    }
  };
  return {
    /** @param {Partial<Runtime>} what */
    add(what) {
      Object.assign(noted, what);
      save();
    },
    /** A process was started, first or again. @param {string} name @param {number | undefined} pid */
    child(name, pid) {
      noted.children[name] = pid;
      save();
    },
    remove() {
      fs.rmSync(runtimeFile, { force: true });
    },
  };
}

/** At once or not at all: others read it meanwhile. */
function write(runtimeFile, what) {
  const partial = `${runtimeFile}.${process.pid}`;
  fs.writeFileSync(partial, JSON.stringify({ pid: process.pid, ...what }), { mode: 0o600 });
  fs.renameSync(partial, runtimeFile);
}

async function endLeftover(pid) {
  // Another program may have the number by now. Next's server calls itself by a name of its own.
  const isLeft = () => /next-server|next\/dist|\.parvoz\/worker-|worker\.ts|api-tier/.test(argsOf(pid));
  if (!isLeft()) return;
  const kill = (signal) => killGroup(pid, signal) || process.kill(pid, signal);
  kill("SIGTERM");
  for (const until = Date.now() + END_WITHIN; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 100))) {
    if (!isLeft()) return;
  }
  kill("SIGKILL");
}
