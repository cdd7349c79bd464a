// Runs the product on an empty, throwaway database without the demonstration, prints its address and the link of the first start, and ends once its
// standard input does. Arguments: folder of the build, port of the mail server.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../build/prepare.mjs";
import { settings } from "../settings/settings.mjs";
import { embeddedDatabase, setUpDatabase, startProcesses } from "./launch.mjs";

const [distDir = ".next", smtpPort = "25"] = process.argv.slice(2);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-first-day-"));
// PostgreSQL runs under an account of its own.
fs.chmodSync(dataDir, 0o755);
const stops = [() => fs.rmSync(dataDir, { recursive: true, force: true })];

/** What this machine's settings and the journeys' own product say does not hold here. */
const { DATABASE_URL: _, DIRECT_DATABASE_URL: __, DEMO: ___, DATA_DIR: ____, SNAPSHOT_DIR: _____, ...inherited } = process.env;

try {
  const database = await embeddedDatabase({ dataDir, throwaway: true });
  stops.push(database.stop);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const base = {
    ...inherited,
    ...{ PUBLIC_URL: url, TICKETING_DELAY_SECONDS: "2", QUIET_CHILDREN: "1" },
    ...{ SMTP_HOST: "127.0.0.1", SMTP_PORT: smtpPort, SMTP_FROM: "house@parvoz.example" },
  };
  const env = settings({ dataDir, port, databaseUrl: database.url, demo: false, base });
  await setUpDatabase(env);
  const processes = startProcesses({ env, port, distDir, dev: false });
  stops.push(processes.stop);
  await processes.ready;
  const told = spawnSync(process.execPath, ["--import", "tsx", "scripts/lib/launch/setup-link.ts"], { env, encoding: "utf8" });
  const link = /http\S+/.exec(told.stdout)?.[0] ?? "";
  process.stdout.write(`${url} ${link}\n`);
  await new Promise((resolve) => process.stdin.once("end", resolve).resume());
} finally {
  for (const stop of stops.toReversed()) await stop();
}
process.exit(0);
