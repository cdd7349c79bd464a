// `npm test` and, with --night, `npm run test:night`: together every check there is, from a fresh clone, on a database and a port of its own.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  checkNode,
  ensureBuilt,
  ensureClients,
  ensureInstalled,
  ensurePrismaClient,
  freePort,
  root,
  SetupError,
  say,
} from "./lib/build/prepare.mjs";
import { writeBrotli } from "./lib/build/write-brotli.mjs";
import { compareClients, journeysOf, SHARE_BY_DAY, vitestFilesOf } from "./lib/checks/test-plan.mjs";
import { fromPlaywright, fromVitest } from "./lib/checks/test-reports.mjs";

const isNight = process.argv.includes("--night");

const distDir = ".next-test";
const bin = (name, file) => path.join(root, "node_modules", name, file);

/** Runs one check, shows its output when it is over, and returns its exit code. */
function check(label, args, env = process.env) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    const output = [];
    child.stdout.on("data", (part) => output.push(part));
    child.stderr.on("data", (part) => output.push(part));
    child.once("close", (code) => {
      say(`\n── ${label}: ${code === 0 ? "passed" : `failed (exit ${code})`}, ${((Date.now() - began) / 1000).toFixed(0)} s`);
      const text = Buffer.concat(output).toString().trim();
      if (text) say(text);
      resolve(code ?? 1);
    });
  });
}

const onePassed = { passed: 1, failed: 0, failures: [] };
const oneFailed = (name) => ({ passed: 0, failed: 1, failures: [name] });

/** A check that counts as one test. */
async function single(label, args, env) {
  return (await check(label, args, env)) === 0 ? onePassed : oneFailed(label);
}

/** A runner that writes its own counts; a runner that broke down without a failed test counts as one failure. */
async function counted(label, args, env, report, read) {
  fs.rmSync(report, { force: true });
  const code = await check(label, args, env);
  if (!fs.existsSync(report)) return oneFailed(`${label} › no report was written`);
  const { passed, failed, failures } = read(JSON.parse(fs.readFileSync(report, "utf8")));
  const unseen = (code !== 0 && failed === 0) || passed === 0 ? [`${label} › exit ${code}, ${passed} passed`] : [];
  return { passed, failed: failed + unseen.length, failures: [...failures, ...unseen] };
}

async function staticChecks() {
  return [
    await single("lint", [bin("@biomejs/biome", "bin/biome"), "check", "."]),
    // With room for what is young, memory is collected less often: a tenth less of the time.
    await single("types", ["--max-semi-space-size=128", bin("typescript", "bin/tsc"), "--noEmit", "-p", "tsconfig.check.json"]),
    await single("import rule between rooms", [
      bin("dependency-cruiser", "bin/dependency-cruise.mjs"),
      "--config",
      ".dependency-cruiser.cjs",
      "app",
      "components",
      "lib",
      "prisma",
      "scripts",
      "bench",
      "tests",
      "e2e",
      "deploy",
    ]),
  ];
}

/** What runs beside others: one that breaks down counts as failed, and lets the others end. */
async function lane(label, work) {
  try {
    return await work();
  } catch (error) {
    say(`\n── ${label}: ${error instanceof SetupError ? error.message : (error.stack ?? error)}`);
    return [oneFailed(`${label} › ${error.message}`)];
  }
}

/** @param {string} label @param {string[]} files all where there is none @param {Record<string, string>} [settings] */
async function vitest(workDir, label, files, settings = {}) {
  const report = path.join(workDir, "vitest.json");
  const args = [bin("vitest", "vitest.mjs"), "run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return [await counted(label, args, { ...process.env, ...settings }, report, fromVitest)];
}

const byDay = (workDir, files) => vitest(workDir, "unit and database tests", files, { PROPERTY_SHARE: String(SHARE_BY_DAY) });

const atNight = (workDir, files) => vitest(workDir, "properties in all their runs, clients, and what kills and waits", files);

/** Every answer of the interface that any journey got, held against the OpenAPI document: one check. */
function judgeAnswers({ checked, operations, violations }) {
  const failed = violations.length > 0 || checked === 0;
  const kinds = Object.keys(operations).length;
  say(`\n── answers held against the OpenAPI document: ${failed ? "failed" : "passed"}, ${checked} answers of ${kinds} kinds`);
  for (const violation of violations) say(violation);
  return failed ? oneFailed("answers held against the OpenAPI document") : onePassed;
}

function browsersOfTheFloor() {
  const env = { ...process.env, NEXT_DIST_DIR: distDir };
  return single("browsers of the floor", ["--import", "tsx", "scripts/check-browsers.ts"], env);
}

/** What a storm of about a minute has time for. */
const STORM = "last-seats,identical-requests,deposit,races,kills";

/** Harm to a product of its own, on the journeys' build: one check. Alone, because it kills and waits. */
async function storm() {
  const args = ["--import", "tsx", "scripts/storm.ts", "--seed", "1", "--minutes", "0.5", "--dist", distDir, "--only", STORM];
  return [await single("storm", args)];
}

/** Which tests this run takes, and why. */
function choose() {
  const { areClientsAsReleased, reason } = compareClients();
  if (!isNight) say(`• Of the journeys of clients ${areClientsAsReleased ? "one in each language" : "all"}: ${reason}`);
  return { isNight, areClientsAsReleased };
}

/** API and browser journeys against a production build with its own database, port and worker. */
async function journeys(workDir, chosen) {
  const { embeddedDatabase, setUpDatabase, startProcesses, startTier, waitForAnswer } = await import("./lib/launch/launch.mjs");
  const { settings } = await import("./lib/settings/settings.mjs");
  const { findChromium } = await import("./lib/checks/find-chromium.mjs");
  const { startCheckingProxy } = await import("./lib/clients/checking-proxy.mjs");
  const chromium = await findChromium();
  const port = await freePort();
  const database = await embeddedDatabase({ dataDir: workDir, throwaway: true });
  try {
    const base = {
      ...process.env,
      TICKETING_DELAY_SECONDS: "2",
      PUBLIC_URL: `http://localhost:${port}`,
      // The journeys' own receivers of callbacks.
      WEBHOOK_TRUSTED_HOSTS: "127.0.0.1",
    };
    const env = settings({ dataDir: workDir, port, databaseUrl: database.url, demo: true, base });
    await setUpDatabase(env);
    await ensureBuilt(distDir, { ...env, DESIGN_PAGE: "1" });
    await writeBrotli(path.join(root, distDir));
    const serverPort = await freePort();
    const processes = startProcesses({ env: { ...env, QUIET_CHILDREN: "1" }, port: serverPort, distDir, dev: false });
    const stops = [processes.stop];
    try {
      await processes.ready;
      const target = `http://127.0.0.1:${serverPort}`;
      await waitForAnswer(`${target}/sign-in`);
      const tierPort = await freePort();
      stops.push((await startTier({ env, port: tierPort, processes: 2 })).stop);
      const proxy = await startCheckingProxy({ port, target, reportFile: path.join(workDir, "answers.json") });
      const report = path.join(workDir, "playwright.json");
      const own = { BASE_URL: env.PUBLIC_URL, TIER_URL: `http://localhost:${tierPort}`, NEXT_URL: target };
      const thinned = isNight ? {} : { PROPERTY_SHARE: String(SHARE_BY_DAY) };
      const testEnv = { ...env, ...own, ...thinned, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const args = [bin("@playwright/test", "cli.js"), "test", "--reporter=list,json", ...journeysOf(chosen)];
      const ran = await counted("journeys over the API and in the browser", args, testEnv, report, fromPlaywright);
      const answers = judgeAnswers(await proxy.stop());
      return isNight ? [ran, answers] : [ran, answers, await browsersOfTheFloor()];
    } finally {
      for (const stop of stops.toReversed()) await stop();
    }
  } finally {
    await database.stop();
  }
}

async function main() {
  checkNode();
  await ensureInstalled({ forDevelopment: true });
  await ensurePrismaClient();
  await ensureClients();
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-npm-test-"));
  fs.chmodSync(workDir, 0o755);
  const chosen = choose();
  const files = vitestFilesOf(chosen);
  try {
    // Side by side, so that no core waits while a check waits for a page, a port or a disk; beside journeys runs one check at a time. Types have
    // one core's work alone: they come first, and what comes last has work for all.
    const beside = isNight
      ? lane("properties and clients", () => atNight(workDir, files))
      : lane("lint, types and tests", async () => [...(await staticChecks()), ...(await byDay(workDir, files))]);
    const results = (await Promise.all([lane("journeys", () => journeys(workDir, chosen)), beside])).flat();
    if (isNight) results.push(...(await lane("storm", storm)));
    const passed = results.reduce((total, one) => total + one.passed, 0);
    const failed = results.reduce((total, one) => total + one.failed, 0);
    const failures = results.flatMap((one) => one.failures);
    // Once more at the end: where a log is cut, its end is kept.
    if (failures.length > 0) say(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
    say(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    fs.rmSync(workDir, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof SetupError ? error.message : (error.stack ?? String(error)));
  say("\n0 passed, 1 failed");
  process.exitCode = 1;
});
