// A program as one file. It starts in a third of the time that compiling each module takes, and without the wrappers that a loader puts around functions.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./prepare.mjs";

const require = createRequire(import.meta.url);
/** Where programs find node_modules. */
const FOLDER = path.join(root, "node_modules", ".parvoz");
const OF_A_LAUNCHER = /^[a-z-]+-(\d+)\.mjs$/;

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Programs of launchers that were killed. */
function removeOrphans() {
  for (const name of fs.readdirSync(FOLDER)) {
    const pid = Number(OF_A_LAUNCHER.exec(name)?.[1]);
    if (pid > 0 && !lives(pid)) fs.rmSync(path.join(FOLDER, name), { force: true });
  }
}

/**
 * Writes the program for this launcher alone, others may run an older one, until it ends.
 * @param {{ name: string, source: string }} options `name`: small letters; `source`: JavaScript whose imports begin at the project's folder
 * @returns {Promise<string>} the file
 */
export async function bundle({ name, source }) {
  fs.mkdirSync(FOLDER, { recursive: true });
  removeOrphans();
  const file = path.join(FOLDER, `${name}-${process.pid}.mjs`);
  // esbuild is what tsx compiles with.
  const { build, stop } = createRequire(require.resolve("tsx"))("esbuild");
  await build({
    stdin: { contents: source, resolveDir: root, loader: "js" },
    outfile: file,
    tsconfig: path.join(root, "tsconfig.json"),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  // Its own process would stay as long as this one.
  await stop();
  process.once("exit", () => fs.rmSync(file, { force: true }));
  return file;
}
