// The environment of the web server and the worker: what the caller set, then what a single machine needs.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const hex = (bytes) => randomBytes(bytes).toString("hex");

/** Secrets made once and kept in the data folder, readable by its owner alone. */
function secrets(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  if (!fs.existsSync(file)) {
    const made = { NEXTAUTH_SECRET: hex(32), QUOTE_KEYS: `k1:${hex(32)}`, PASSENGER_HASH_KEY: hex(32) };
    fs.writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  }
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

/**
 * @param {{ dataDir: string, port: number, databaseUrl: string, demo: boolean, base?: NodeJS.ProcessEnv }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function settings({ dataDir, port, databaseUrl, demo, base = process.env }) {
  const publicUrl = base.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    ...secrets(dataDir),
    TICKETING_DELAY_SECONDS: demo ? "15" : "600",
    LOG_LEVEL: "warn",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXTAUTH_URL: publicUrl,
    ...base,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    DEMO: demo ? "1" : "0",
    PORT: String(port),
  };
}
