import { afterEach, expect, test } from "vitest";
import { databaseConnections, env, preparesStatements } from "@/lib/env";
import { forgetProcessMemory } from "@/tests/support/run/process-memory";
import { checkArguments, wrongSettings } from "./check-settings.mjs";

const KEYS = `k1:${"1".repeat(64)}`;
const GOOD = {
  DATABASE_URL: "postgres://parvoz@127.0.0.1/parvoz",
  PUBLIC_URL: "https://parvoz.example",
  NEXTAUTH_SECRET: "0".repeat(32),
  QUOTE_KEYS: KEYS,
  PASSENGER_HASH_KEY: "2".repeat(64),
  SECRETS_KEY: KEYS,
  DATA_KEYS: KEYS,
} as const;
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  forgetProcessMemory();
});

/** Whether a process takes the settings. */
function isTaken(own: Record<string, string>): boolean {
  process.env = { NODE_ENV: "test", ...GOOD, ...own };
  forgetProcessMemory();
  try {
    return [env(), databaseConnections(), preparesStatements()].length === 3;
  } catch {
    return false;
  }
}

const WRONG: readonly (readonly [string, string])[] = [
  ["NEXTAUTH_SECRET", "short"],
  ["DATA_KEYS", "k1:abc"],
  ["QUOTE_KEYS", `${KEYS},`],
  ["SECRETS_KEY", "none"],
  ["PASSENGER_HASH_KEY", "xyz"],
  ["PUBLIC_URL", "parvoz.example"],
  ["TRUSTED_PROXIES", "yes"],
  ["TRUSTED_PROXIES", "11"],
  ["RETENTION_DAYS", "0"],
  ["TICKETING_DELAY_SECONDS", "-1"],
  ["HOLD_MINUTES", "1.5"],
  ["VOID_WINDOW_MINUTES", "a day"],
  ["DRAIN_SECONDS", "301"],
  ["LEDGER_CHECK_MINUTES", "1441"],
  ["LOG_LEVEL", "loud"],
  ["SMTP_PORT", "0"],
  ["SMTP_FROM", "nobody"],
  ["DEMO", "yes"],
  ["API_PORT", "65536"],
  ["METRICS_PORT", "x"],
  ["DATABASE_CONNECTIONS", "0"],
  ["DATABASE_PREPARED_STATEMENTS", "2"],
  ["FISCAL_CARRIER_IKPU", "1"],
  ["FISCAL_CARRIER_TAX_IDS", "HY:1"],
  ["FISCAL_SERVICE_PACKAGE_CODE", "x"],
];

test("what processes take is right", () => {
  expect(isTaken({})).toBe(true);
  expect(wrongSettings({ NODE_ENV: "test", ...GOOD, PORT: "", HOST: "::", SMTP_FROM: "a@b.example" })).toEqual([]);
  const others = {
    PUBLIC_URL: "http://[::1]:3000/",
    SMTP_HOST: "mail.parvoz.example",
    WEBHOOK_TRUSTED_HOSTS: "127.0.0.1, ::1,receiver",
    SNAPSHOT_DIR: "",
  };
  expect(wrongSettings({ NODE_ENV: "test", ...GOOD, SMTP_FROM: "a@b.example", DATA_DIR: ".data/not/there/yet", ...others })).toEqual([]);
});

test.each(WRONG)("%s=%s is told in one line that names it, and no process would take it", (name, text) => {
  const lines = wrongSettings({ NODE_ENV: "test", ...GOOD, [name]: text });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name} must `));
  expect(isTaken({ [name]: text })).toBe(false);
});

test.each([
  ["PORT", "http"],
  ["HOST", "0.0.0"],
  ["HOST", "two words"],
  ["DATABASE_URL", "parvoz"],
  ["API_PROCESSES", "none"],
  ["DATA_DIR", "package.json"],
  ["DATA_DIR", "package.json/data"],
  ["SNAPSHOT_DIR", "package.json"],
  ["WEBHOOK_TRUSTED_HOSTS", "receiver.example,http://other.example"],
  ["WEBHOOK_TRUSTED_HOSTS", "127.0.0.1:8080"],
  ["PUBLIC_URL", "https://parvoz.example/portal"],
  ["PUBLIC_URL", "https://parvoz.example?from=mail"],
  ["PUBLIC_URL", "https://parvoz@parvoz.example"],
])("what a launcher alone would notice: %s=%s", (name, text) => {
  expect(wrongSettings({ NODE_ENV: "test", [name]: text })).toHaveLength(1);
});

test("all of them at once, and no secret is repeated", () => {
  const told = wrongSettings({
    NODE_ENV: "test",
    NEXTAUTH_SECRET: "hush",
    DATA_KEYS: "hush",
    DATABASE_URL: "hush",
    PORT: "x",
    SMTP_HOST: "smtp://mail",
  });
  expect(told).toHaveLength(6);
  expect(told.join()).not.toContain("hush");
});

test("arguments that a launcher would pass over are refused, and settings named", () => {
  const started = (...args: string[]) => checkArguments(args, { command: "npm start", flags: ["--dev"] });
  expect(() => started("--dev")).not.toThrow();
  expect(() => started("--port", "4000")).toThrow("--port 4000. Settings stand before it: PORT=4000 npm start");
});
