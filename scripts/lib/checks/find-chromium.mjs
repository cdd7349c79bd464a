// A Chromium for the browser journeys: one that is here, else Playwright's, else the system's package.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root, run, SetupError, say } from "../build/prepare.mjs";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"];

function installed() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((file) => file && fs.existsSync(file));
}

async function playwrights() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

async function attempt(command, args) {
  try {
    await run(command, args, { quiet: true });
    return true;
  } catch {
    return false;
  }
}

/** @returns path of an executable that starts. @throws SetupError that names what to install */
export async function findChromium() {
  const found = installed() ?? (await playwrights());
  if (found) return found;
  say("• Installing Chromium …");
  const cli = path.join(root, "node_modules/@playwright/test/cli.js");
  if ((await attempt(process.execPath, [cli, "install", "chromium"])) && (await playwrights())) return playwrights();
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    await attempt("apt-get", ["update"]);
    await attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  }
  const now = installed();
  if (now) return now;
  throw new SetupError("No Chromium found and none could be installed: install the package `chromium`, or set CHROMIUM_PATH.");
}
