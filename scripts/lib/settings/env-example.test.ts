import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { databaseConnections, env, preparesStatements } from "@/lib/env";
import { forgetProcessMemory } from "@/tests/support/run/process-memory";
import { checkSettings, wrongSettings } from "./check-settings.mjs";
import { envExample } from "./env-example.mjs";
import { SETTINGS } from "./setting-table.mjs";
import { settings } from "./settings.mjs";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-env-example-"));
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  forgetProcessMemory();
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** What a process reads where the launcher was given these settings. */
function readWith(given: Readonly<Record<string, string>>) {
  const databaseUrl = "postgres://parvoz@127.0.0.1/parvoz";
  const base = { NODE_ENV: "test" as const, ...given };
  checkSettings(base);
  process.env = settings({ dataDir, port: 3000, databaseUrl, demo: false, base });
  forgetProcessMemory();
  return { ...env(), connections: databaseConnections(), prepares: preparesStatements() };
}

const defaults = Object.fromEntries(
  Object.entries(SETTINGS).flatMap(([name, setting]) => (setting.default === undefined ? [] : [[name, setting.default]])),
);

test(".env.example is what the table of settings makes (npm run make:env-example)", () => {
  expect(fs.readFileSync(".env.example", "utf8")).toBe(envExample());
});

test("a line without an example shows what holds where nothing is set", () => {
  expect(readWith(defaults)).toEqual(readWith({}));
});

test("every value that is shown is a right one", () => {
  const shown = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.default ?? setting.example]);
  expect(wrongSettings({ NODE_ENV: "test", ...Object.fromEntries(shown) })).toEqual([]);
});

test("it has every setting that processes read, and docs/operating.md tells of the same ones", () => {
  const { connections: _, prepares: __, ...read } = readWith({});
  // DEMO_SIGN_IN is the launcher's own word to its processes.
  expect(Object.keys(SETTINGS)).toEqual(expect.arrayContaining(Object.keys(read).filter((name) => name !== "DEMO_SIGN_IN")));
  const rows = fs.readFileSync("docs/operating.md", "utf8").match(/^\| `[A-Z_]+`[^|]*\|/gm) ?? [];
  expect(rows.flatMap((row) => row.match(/[A-Z_]{2,}/g) ?? []).sort()).toEqual(Object.keys(SETTINGS).sort());
});
