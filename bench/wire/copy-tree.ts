import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../scripts/lib/prepare.mjs";
import { BENCH_ROUTES } from "./bench-routes";

const LEFT_OUT = new Set(["node_modules", ".git", ".data", ".next", ".next-dev", ".next-test", "test-results"]);

/**
 * The product's sources with the bench's routes, outside the repository. Packages are linked file by file: Next follows no link that leads out
 * of its folder.
 */
export function copyTree(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-wire-"));
  for (const name of fs.readdirSync(root).filter((each) => !LEFT_OUT.has(each))) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const [from, to] = [path.join(root, "node_modules"), path.join(folder, "node_modules")];
  // Links need the same disk; a copy is as good, and slower.
  const links = fs.statSync(root).dev === fs.statSync(folder).dev ? "-al" : "-a";
  execFileSync("cp", [links, from, to]);
  // What is noted there of finished steps would be written into both.
  fs.rmSync(path.join(to, ".parvoz"), { recursive: true, force: true });
  for (const [at, file] of Object.entries(BENCH_ROUTES)) {
    const route = path.join(folder, "app", at);
    fs.mkdirSync(route, { recursive: true });
    fs.copyFileSync(path.join(root, "bench/wire", file), path.join(route, "route.ts"));
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
