import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { FOLDER } from "./layout";

/** A program that outlives the one that starts it. */
export interface Part {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** An account besides that of the caller; only root may ask for one. */
  account?: { uid: number; gid: number };
}

const pidFile = (name: string) => path.join(FOLDER, "run", `${name}.pid`);

/** Starts it, its output in logs/NAME.log. @throws Error where one of its name is running */
export function startPart({ name, command, args, env = process.env, cwd = FOLDER, account }: Part): void {
  if (pidOf(name) !== null) throw new Error(`${name} is running already.`);
  const log = fs.openSync(path.join(FOLDER, "logs", `${name}.log`), "a");
  const child = spawn(command, [...args], { detached: true, stdio: ["ignore", log, log], env, cwd, ...account });
  fs.closeSync(log);
  if (child.pid === undefined) throw new Error(`${name} could not be started: ${command}`);
  fs.writeFileSync(pidFile(name), `${child.pid} ${startOf(child.pid)}`);
  child.unref();
}

/** The process of a part, by its number and the moment of its start, so that nobody else's is taken for it; null where it has ended. */
export function pidOf(name: string): number | null {
  if (!fs.existsSync(pidFile(name))) return null;
  const [pid, start] = fs.readFileSync(pidFile(name), "utf8").split(" ");
  return startOf(Number(pid)) === start ? Number(pid) : null;
}

/** All parts that were ever started in this folder and not forgotten. */
export function partNames(): string[] {
  const folder = path.join(FOLDER, "run");
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => path.basename(file, ".pid")) : [];
}

/** Ticks since the machine's start; empty where there is no such process, or a dead one that nobody has fetched. */
function startOf(pid: number): string {
  const fields = statOf(pid);
  return fields === null || fields[0] === "Z" ? "" : (fields[19] ?? "");
}

/** Fields of /proc/PID/stat from the state on. */
function statOf(pid: number): string[] | null {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

export interface Child {
  pid: number;
  /** Its command line, parts joined by blanks. */
  command: string;
}

/** Processes below one, and theirs. */
export function descendantsOf(pid: number): Child[] {
  const all = fs
    .readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), parent: Number(statOf(Number(entry))?.[1] ?? -1) }));
  const below = (parent: number): number[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each.pid, ...below(each.pid)]);
  return below(pid).map((each) => ({ pid: each, command: commandOf(each) }));
}

function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "";
  }
}

/** Sends a signal to those that still live. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}
