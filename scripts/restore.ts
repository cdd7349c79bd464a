// npm run restore -- FILE: brings a backup into an empty database: that of DATABASE_URL, else a new one in the data folder (DATA_DIR), which
// must have none. Then looks whether everything in it holds together. Exit code 0: it does; 2: it does not; 1: nothing was restored.
import fs from "node:fs";
import path from "node:path";
import { readOneMoment } from "@/lib/db";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { restoreBackup } from "./lib/backup/restore-backup";
import { readCommandLine } from "./lib/commands/command-line";
import { printInvariants } from "./lib/commands/print-invariants";
import { claim } from "./lib/launch/claim.mjs";
import { embeddedDatabase } from "./lib/launch/launch.mjs";
import { checkSettings } from "./lib/settings/check-settings.mjs";

const BROKEN = 2;

/** A database of its own in the data folder, for as long as it takes. */
async function openTarget(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  fs.mkdirSync(dataDir, { recursive: true });
  const runtimeFile = path.join(dataDir, "runtime.json");
  await claim(runtimeFile);
  const database = await embeddedDatabase({ dataDir, throwaway: false });
  const stop = async () => {
    await database.stop();
    fs.rmSync(runtimeFile, { force: true });
  };
  return { url: database.url, stop };
}

async function main(): Promise<void> {
  const [file = ""] = readCommandLine(process.argv.slice(2), { usage: "npm run restore -- FILE", words: ["FILE"] }).words;
  checkSettings(process.env);
  const dataDir = path.resolve(process.env.DATA_DIR ?? ".data");
  const target = await openTarget(dataDir);
  try {
    const passphrase = process.env.BACKUP_PASSPHRASE;
    const restored = await restoreBackup({ databaseUrl: target.url, file, dataDir, ...(passphrase !== undefined && { passphrase }) });
    console.log(`${restored.rows} rows of ${restored.tables} tables, as they were at ${restored.head.createdAt}.`);
    if (restored.secretsFile) console.log(`The secrets are in ${restored.secretsFile}.`);
    else if (restored.hasSecrets) console.log("The backup has secrets, which were not restored: BACKUP_PASSPHRASE is not set.");
    else console.log("The backup has no secrets: put back secrets.json, or the settings that stand for it, before Parvoz is started.");
    process.env.DATABASE_URL = target.url;
    const checked = await readOneMoment((read) => checkInvariants({ read, now: new Date() }));
    console.log(printInvariants(checked));
    if (checked.some(({ violations }) => violations > 0)) process.exitCode = BROKEN;
  } finally {
    await target.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
