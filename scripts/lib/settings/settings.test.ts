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

test("the address past a pooler goes with the database that it was given for, never with an embedded one", () => {
  const direct = "postgres://leader/parvoz";
  const own = { NODE_ENV: "test", DATABASE_URL: "postgres://pooler/parvoz", DIRECT_DATABASE_URL: direct } as const;
  const directFor = (databaseUrl: string, base: NodeJS.ProcessEnv) =>
    settings({ dataDir: folder, port: 3000, databaseUrl, demo: false, base }).DIRECT_DATABASE_URL;
  expect(directFor(own.DATABASE_URL, own)).toBe(direct);
  expect(directFor("postgres://embedded/parvoz", { NODE_ENV: "test", DIRECT_DATABASE_URL: direct })).toBe("");
});
