import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../scripts/lib/build/prepare.mjs";

/** Where the copy has the route that only sends bytes. */
export const EMPTY_ROUTE = "/api/bench-bytes";

const LEFT_OUT = new Set(["node_modules", ".git", ".data", ".next", ".next-dev", ".next-test", "test-results"]);

/**
 * Builds the product with the empty route, outside the repository, and serves it by Next.
 * @returns the web server's process, and what ends it
 */
export async function startNext(env: NodeJS.ProcessEnv, port: number): Promise<{ pid: number; stop: () => Promise<void> }> {
  const folder = copyProduct();
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    const from = (file: string) => import(pathToFileURL(path.join(folder, "scripts/lib", file)).href);
    const { ensurePrismaClient, ensureBuilt } = await from("build/prepare.mjs");
    const { startProcesses, waitForAnswer } = await from("launch/launch.mjs");
    await ensurePrismaClient();
    await ensureBuilt(".next-test", env);
    const processes = startProcesses({ env: { ...env, QUIET_CHILDREN: "1" }, port, distDir: ".next-test", dev: false });
    const stop = async () => {
      await processes.stop();
      remove();
    };
    await waitForAnswer(`http://127.0.0.1:${port}/api/health`);
    return { pid: processes.pids()[0], stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Packages are linked file by file: Next follows no link that leads out of its folder. */
function copyProduct(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-wire-"));
  for (const name of fs.readdirSync(root).filter((each) => !LEFT_OUT.has(each))) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const packages = path.join(folder, "node_modules");
  // Links need the same disk; a copy is as good, and slower.
  const links = fs.statSync(root).dev === fs.statSync(folder).dev ? "-al" : "-a";
  execFileSync("cp", [links, path.join(root, "node_modules"), packages]);
  // What is noted there of finished steps would be written into both.
  fs.rmSync(path.join(packages, ".parvoz"), { recursive: true, force: true });
  const route = path.join(folder, "app", EMPTY_ROUTE);
  fs.mkdirSync(route, { recursive: true });
  fs.copyFileSync(path.join(import.meta.dirname, "empty-route.ts"), path.join(route, "route.ts"));
  return folder;
}
