import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { secrets, settings } from "./settings.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-secrets-"));
const file = path.join(folder, "secrets.json");
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test("secrets are made once, readable by their owner alone", () => {
  const made = secrets(folder);
  expect(Object.values(made).every((secret) => /^(k1:)?[0-9a-f]{64}$/.test(String(secret)))).toBe(true);
  expect(secrets(folder)).toEqual(made);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test("a folder of an older version keeps its secrets and gets the one that it lacks", () => {
  const { SECRETS_KEY, ...older } = secrets(folder);
  fs.writeFileSync(file, JSON.stringify(older));
  const now = secrets(folder);
  expect(now).toEqual({ ...older, SECRETS_KEY: expect.stringMatching(/^k1:[0-9a-f]{64}$/) });
  expect(now.SECRETS_KEY).not.toBe(SECRETS_KEY);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test("processes are told which settings hold and where they come from, and no secret with it", () => {
  const base = {
    NODE_ENV: "test",
    HOLD_MINUTES: "30",
    SMTP_PASSWORD: "hush hush",
    DATABASE_URL: "postgres://parvoz:hush@db/parvoz",
  } as const;
  const env = settings({ dataDir: folder, port: 3000, databaseUrl: base.DATABASE_URL, demo: false, base });
  const told: unknown = JSON.parse(env.SETTINGS_IN_FORCE ?? "");
  expect(told).toContainEqual({ name: "HOLD_MINUTES", value: "30", source: "environment", isSet: true });
  expect(told).toContainEqual({ name: "RETENTION_DAYS", value: "1826", source: "default", isSet: true });
  expect(told).toContainEqual({ name: "SNAPSHOT_DIR", value: path.join(folder, "snapshots"), source: "start", isSet: true });
  expect(told).toContainEqual({ name: "SMTP_PASSWORD", value: null, source: "environment", isSet: true });
  expect(told).toContainEqual({ name: "DATA_KEYS", value: null, source: "start", isSet: true });
  for (const secret of ["hush", ...Object.values(secrets(folder)).map(String)]) expect(env.SETTINGS_IN_FORCE).not.toContain(secret);
});

test("the address past a pooler goes with the database that it was given for, never with an embedded one", () => {
  const direct = "postgres://leader/parvoz";
  const own = { NODE_ENV: "test", DATABASE_URL: "postgres://pooler/parvoz", DIRECT_DATABASE_URL: direct } as const;
  const directFor = (databaseUrl: string, base: NodeJS.ProcessEnv) =>
    settings({ dataDir: folder, port: 3000, databaseUrl, demo: false, base }).DIRECT_DATABASE_URL;
  expect(directFor(own.DATABASE_URL, own)).toBe(direct);
  expect(directFor("postgres://embedded/parvoz", { NODE_ENV: "test", DIRECT_DATABASE_URL: direct })).toBe("");
});
