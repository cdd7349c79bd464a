// npx parvoz backup FILE [--with-secrets]: writes all of the database, as it is at one moment, into a file, beside running traffic. Into a folder
// it writes a file named by the time. Exit code 0: the file is whole; 1: there is none.
import fs from "node:fs";
import path from "node:path";
import { db, disconnect } from "@/lib/db";
import { databaseUrl } from "@/lib/env";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { type SealedSecrets, SHORTEST_PASSPHRASE, sealSecrets } from "./lib/backup/sealed-secrets";
import { writeBackup } from "./lib/backup/write-backup";
import { readCommandLine } from "./lib/commands/command-line";
import { usageOf } from "./lib/commands/command-table.mjs";
import { takeJson, written } from "./lib/commands/told";
import { findDatabase } from "./lib/database/find-database";
import { secretsInUse } from "./lib/settings/settings.mjs";

function sealed(): SealedSecrets {
  const passphrase = process.env.BACKUP_PASSPHRASE ?? "";
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new Error(`Set BACKUP_PASSPHRASE to at least ${SHORTEST_PASSPHRASE} characters: it seals the secrets in the backup.`);
  return sealSecrets(secretsInUse(path.resolve(process.env.DATA_DIR ?? ".data")), passphrase);
}

/** The back office shows when the last one was made. A backup is whole without that: a database that may only be read is backed up too. */
async function noteBackup(detail: { source: string; rows: number; bytes: number }): Promise<void> {
  try {
    await recordAudit(db(), { action: "backup_made", by: COMMAND, detail });
  } catch (error) {
    console.error(`The backup is whole, but the audit log does not know of it: ${error instanceof Error ? error.message : error}`);
  }
}

try {
  const { json, rest } = takeJson(process.argv.slice(2));
  const { words, flags } = readCommandLine(rest, { usage: usageOf("backup"), words: ["FILE"], flags: { "with-secrets": "switch" } });
  const [target = ""] = words;
  const isFolder = fs.existsSync(target) && fs.statSync(target).isDirectory();
  const file = isFolder ? path.join(target, `parvoz-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.backup`) : target;
  findDatabase();
  const withSecrets = flags["with-secrets"];
  const { tables, rows, bytes } = await writeBackup({ databaseUrl: databaseUrl(), file, ...(withSecrets && { secrets: sealed() }) });
  await noteBackup({ source: path.basename(file), rows, bytes });
  const left = withSecrets
    ? []
    : [
        "The secrets are not in it (QUOTE_KEYS, PASSENGER_HASH_KEY, SECRETS_KEY and the others of secrets.json): keep them apart, or use --with-secrets.",
      ];
  const lines = [`${file}: ${rows} rows of ${tables} tables, ${(bytes / 1e6).toFixed(1)} MB.`, ...left];
  console.log(written({ text: lines.join("\n"), data: { file, rows, tables, bytes, withSecrets } }, json));
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
