// npx parvoz restore FILE: brings a backup into an empty database: that of DATABASE_URL, else a new one in the data folder (DATA_DIR), which
// must have none. Then looks whether everything in it holds together. Exit code 0: it does; 2: it does not; 1: nothing was restored.
import fs from "node:fs";
import path from "node:path";
import { db, disconnect, readOneMoment } from "@/lib/db";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { restoreBackup } from "./lib/backup/restore-backup";
import { readCommandLine } from "./lib/commands/command-line";
import { usageOf } from "./lib/commands/command-table.mjs";
import { printInvariants } from "./lib/commands/print-invariants";
import { takeJson, written } from "./lib/commands/told";
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

function secretsLine({ secretsFile, hasSecrets }: { secretsFile: string | null; hasSecrets: boolean }): string {
  if (secretsFile) return `The secrets are in ${secretsFile}.`;
  if (hasSecrets) return "The backup has secrets, which were not restored: BACKUP_PASSPHRASE is not set.";
  return "The backup has no secrets: put back secrets.json, or the settings that stand for it, before Parvoz is started.";
}

/** The back office of the restored service shows it. What was restored is whole without that. */
async function noteRestored(file: string): Promise<void> {
  try {
    await recordAudit(db(), { action: "backup_restored", by: COMMAND, detail: { source: path.basename(file) } });
  } catch (error) {
    console.error(`All was restored, but the audit log does not know of it: ${error instanceof Error ? error.message : error}`);
  }
}

async function main(): Promise<void> {
  const { json, rest } = takeJson(process.argv.slice(2));
  const [file = ""] = readCommandLine(rest, { usage: usageOf("restore"), words: ["FILE"] }).words;
  const say = json ? () => undefined : (line: string) => console.log(line);
  checkSettings(process.env);
  const dataDir = path.resolve(process.env.DATA_DIR ?? ".data");
  const target = await openTarget(dataDir);
  try {
    const passphrase = process.env.BACKUP_PASSPHRASE;
    const restored = await restoreBackup({ databaseUrl: target.url, file, dataDir, ...(passphrase !== undefined && { passphrase }) });
    say(`${restored.rows} rows of ${restored.tables} tables, as they were at ${restored.head.createdAt}.`);
    say(secretsLine(restored));
    process.env.DATABASE_URL = target.url;
    const checked = await readOneMoment((read) => checkInvariants({ read, now: new Date() }));
    await noteRestored(file);
    const { rows, tables, head, secretsFile } = restored;
    const data = { rows, tables, createdAt: head.createdAt, secretsFile, invariants: checked };
    console.log(written({ text: printInvariants(checked), data }, json));
    if (checked.some(({ violations }) => violations > 0)) process.exitCode = BROKEN;
  } finally {
    await disconnect();
    await target.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
