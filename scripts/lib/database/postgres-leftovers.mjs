// What a PostgreSQL server leaves behind that was killed, or whose launcher was: it holds the data folder, and no new server starts before it is gone.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** What the old server gets to write everything down, milliseconds. */
const SHUTDOWN_MS = 30_000;
/** In this time connections of a server that is gone notice it by themselves, milliseconds. */
const NOTICE_MS = 300;
/** What they get to end when they are told to, milliseconds. */
const QUIT_MS = 3_000;
const LOOK_MS = 50;

function send(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

async function within(ms, isOver) {
  for (const until = Date.now() + ms; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, LOOK_MS))) {
    if (isOver()) return true;
  }
  return isOver();
}

/** A server that outlived its launcher is stopped; its lock is removed where it is empty, or its number belongs to another program by now. */
async function stopServer(cluster) {
  const file = path.join(cluster, "postmaster.pid");
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, "utf8").split("\n")[0]);
  const isGone = () => !send(pid, 0);
  if (!pid) return fs.rmSync(file, { force: true });
  if (isGone()) return;
  const args = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  if (!args.includes(cluster)) return fs.rmSync(file, { force: true });
  send(pid, "SIGCONT");
  send(pid, "SIGINT");
  if (!(await within(SHUTDOWN_MS, isGone))) send(pid, "SIGKILL");
  await within(QUIT_MS, isGone);
}

/** Connections and helpers of a server work in its data folder. Where the system does not tell (other than Linux) they are waited for by trying again. */
function connectionsOf(cluster) {
  if (!fs.existsSync("/proc/self/cwd")) return [];
  return fs.readdirSync("/proc").filter((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return fs.readFileSync(`/proc/${entry}/comm`, "utf8").trim() === "postgres" && fs.readlinkSync(`/proc/${entry}/cwd`) === cluster;
    } catch {
      return false;
    }
  });
}

/**
 * Ends what still holds the data folder. Call it only where no server of ours runs on it.
 * @param {string} cluster
 */
export async function endLeftovers(cluster) {
  if (!fs.existsSync(cluster)) return;
  await stopServer(cluster);
  const folder = fs.realpathSync(cluster);
  const left = () => connectionsOf(folder);
  if (await within(NOTICE_MS, () => left().length === 0)) return;
  for (const pid of left()) send(Number(pid), "SIGQUIT");
  if (await within(QUIT_MS, () => left().length === 0)) return;
  for (const pid of left()) send(Number(pid), "SIGKILL");
  await within(QUIT_MS, () => left().length === 0);
}
