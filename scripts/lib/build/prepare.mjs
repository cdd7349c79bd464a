// Set-up steps that are skipped once done. Only Node's own modules here: this runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

// Not import.meta.dirname: a Node too old must live long enough to be told so.
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

/** A failure whose message is all that its reader needs. */
export class SetupError extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** What is done beforehand stands beside what a command prints, which programs may read. */
function tell(text) {
  process.stderr.write(`${text}\n`);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupError(`Parvoz needs Node 20.19 or newer; this is ${process.version}.`);
}

/** A port that nothing listens on, at any address of this machine. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** One digest over the contents of files and folders. */
export function fingerprint(entries) {
  const hash = createHash("sha256");
  for (const file of entries.flatMap((entry) => listFiles(path.join(root, entry))).sort()) {
    hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function listFiles(at) {
  if (!fs.existsSync(at)) return [];
  if (!fs.statSync(at).isDirectory()) return [at];
  return fs.readdirSync(at).flatMap((name) => (name === "generated" ? [] : listFiles(path.join(at, name))));
}

/**
 * Runs a program to its end.
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} options `quiet` shows the output only where it fails
 */
export function run(command, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"] });
    // A launcher that is told to stop leaves nothing behind.
    const end = () => child.kill();
    process.once("exit", end);
    child.once("close", () => process.off("exit", end));
    const output = [];
    child.stdout?.on("data", (part) => output.push(part));
    child.stderr?.on("data", (part) => output.push(part));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) return resolve(Buffer.concat(output).toString());
      const text = Buffer.concat(output).toString();
      if (/ENOSPC|No space left/i.test(text))
        return reject(new SetupError(`The disk is full: \`${path.basename(args[0] ?? command)}\` could not write.`));
      if (quiet) process.stderr.write(text);
      reject(new SetupError(`\`${[path.basename(command), ...args].join(" ")}\` failed (exit ${code}).`));
    });
  });
}

async function once(marker, print, label, step) {
  if (fs.existsSync(marker) && fs.readFileSync(marker, "utf8") === print) return;
  const began = Date.now();
  tell(`• ${label} …`);
  await step();
  fs.mkdirSync(path.dirname(marker), { recursive: true });
  fs.writeFileSync(marker, print);
  tell(`  ${label}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

const markers = path.join(root, "node_modules", ".parvoz");

/** How the marker of an installation ends that has the dependencies of development too. */
const WHOLE = " with those of development";

/**
 * Installs the locked dependencies. No install scripts: none is needed, and some would download. Not `npm ci`: that refuses the lock
 * where a registry lacks a package meant for another platform only. `--no-save` takes the locked versions too, and leaves the lock alone.
 * @param {{ forDevelopment?: boolean }} [options] `forDevelopment`: also what only tests and checks need. Where that was installed before, it stays
 */
export function ensureInstalled({ forDevelopment = false } = {}) {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const print = fingerprint(["package-lock.json"]);
  const marker = path.join(markers, "lock");
  const installed = fs.existsSync(marker) ? fs.readFileSync(marker, "utf8") : "";
  // What somebody has installed for development by hand is not taken away by a start.
  const isWhole = forDevelopment || installed.endsWith(WHOLE) || fs.existsSync(path.join(root, "node_modules/vitest"));
  return once(marker, isWhole ? `${print}${WHOLE}` : print, "Installing the locked dependencies", () =>
    run(npm[0], [
      ...npm.slice(1),
      "install",
      "--no-save",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      ...(isWhole ? [] : ["--omit=dev"]),
    ]),
  );
}

/** As `once`, and again where what the step makes is gone. */
function making(folders, name, print, label, step) {
  const marker = path.join(markers, name);
  if (!folders.every((folder) => fs.existsSync(path.join(root, folder)))) fs.rmSync(marker, { force: true });
  return once(marker, print, label, step);
}

/** Generates the Prisma client. Prisma would fetch an engine that it does not use; naming any file stops that. */
export function ensurePrismaClient() {
  const print = fingerprint(["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"]);
  return making(["lib/generated/prisma"], "prisma", print, "Generating the database client", () =>
    run(process.execPath, [path.join(root, "node_modules/prisma/build/index.js"), "generate"], {
      quiet: true,
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    }),
  );
}

/** Whatever the OpenAPI document is made of, and what makes clients of it. */
const CLIENT_SOURCES = [
  "lib/contracts",
  "lib/domain",
  "scripts/make-client.ts",
  "scripts/lib/clients/client-files.ts",
  "scripts/lib/clients/python-client-files.ts",
  "scripts/lib/clients/python-types.ts",
  "package-lock.json",
];

/** Makes the parts of the clients that follow from the OpenAPI document. */
export function ensureClients() {
  const folders = ["clients/typescript/generated", "clients/python/parvoz/generated"];
  return making(folders, "clients", fingerprint(CLIENT_SOURCES), "Making the clients for partners' programs", () =>
    run(process.execPath, ["--import", "tsx", "scripts/make-client.ts"], { quiet: true }),
  );
}

const SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.js",
  "tailwind.config.ts",
  "postcss.config.mjs",
  "package-lock.json",
  "tsconfig.json",
  "prisma/schema.prisma",
];

/** Builds the production bundle. @param {string} distDir folder of the build, relative to the project */
export function ensureBuilt(distDir, env) {
  const marker = path.join(root, distDir, "parvoz-build");
  return once(marker, fingerprint(SOURCES), "Building the pages", () =>
    run(process.execPath, [path.join(root, "node_modules/next/dist/bin/next"), "build"], {
      quiet: true,
      env: { ...env, NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    }),
  );
}
