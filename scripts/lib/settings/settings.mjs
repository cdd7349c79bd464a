// The environment of the web server and the worker: what the caller set, then what a single machine needs.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { hostOf, isReachable } from "../launch/hosts.mjs";
import { settingsInForce } from "./settings-in-force.mjs";

const hex = (bytes) => randomBytes(bytes).toString("hex");

const MAKE = {
  NEXTAUTH_SECRET: () => hex(32),
  QUOTE_KEYS: () => `k1:${hex(32)}`,
  PASSENGER_HASH_KEY: () => hex(32),
  SECRETS_KEY: () => `k1:${hex(32)}`,
  DATA_KEYS: () => `k1:${hex(32)}`,
};

/** Secrets made once and kept in the data folder, readable by its owner alone. A folder of an older version gets those that it lacks. */
export function secrets(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  const missing = Object.entries(MAKE).filter(([name]) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const all = { ...kept, ...Object.fromEntries(missing.map(([name, make]) => [name, make()])) };
  fs.writeFileSync(`${file}.new`, JSON.stringify(all, null, 2), { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
  return all;
}

/**
 * The secrets that a product on this data folder has: those of the environment, then those that it made.
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
export function secretsInUse(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  const made = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  const given = Object.keys({ ...MAKE, ...made }).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...made, ...Object.fromEntries(given) };
}

/**
 * @param {{ dataDir: string, port: number, databaseUrl: string, demo: boolean, base?: NodeJS.ProcessEnv }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function settings({ dataDir, port, databaseUrl, demo, base = process.env }) {
  const publicUrl = base.PUBLIC_URL ?? `http://localhost:${port}`;
  const env = {
    ...secrets(dataDir),
    TICKETING_DELAY_SECONDS: demo ? "15" : "600",
    LOG_LEVEL: "warn",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXTAUTH_URL: publicUrl,
    SNAPSHOT_DIR: path.join(dataDir, "snapshots"),
    ...base,
    HOST: hostOf(base),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    // It goes with the caller's database, never with an embedded one.
    DIRECT_DATABASE_URL: (base.DATABASE_URL === databaseUrl && base.DIRECT_DATABASE_URL) || "",
    DEMO: demo ? "1" : "0",
    // Whether the page of sign-in may show the account that everybody knows.
    DEMO_SIGN_IN: demo && !isReachable(base) ? "1" : "0",
    PORT: String(port),
  };
  return { ...env, SETTINGS_IN_FORCE: JSON.stringify(settingsInForce(base, env)) };
}
