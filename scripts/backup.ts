// npm run backup -- FILE [--with-secrets]: writes all of the database, as it is at one moment, into a file, beside running traffic. Into a folder
// it writes a file named by the time. Exit code 0: the file is whole; 1: there is none.
import fs from "node:fs";
import path from "node:path";
import { databaseUrl } from "@/lib/env";
import { type SealedSecrets, SHORTEST_PASSPHRASE, sealSecrets } from "./lib/backup/sealed-secrets";
import { writeBackup } from "./lib/backup/write-backup";
import { readCommandLine } from "./lib/commands/command-line";
import { findDatabase } from "./lib/database/find-database";
import { secretsInUse } from "./lib/settings/settings.mjs";

const USAGE = "npm run backup -- FILE|FOLDER [--with-secrets]";

function sealed(): SealedSecrets {
  const passphrase = process.env.BACKUP_PASSPHRASE ?? "";
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new Error(`Set BACKUP_PASSPHRASE to at least ${SHORTEST_PASSPHRASE} characters: it seals the secrets in the backup.`);
  return sealSecrets(secretsInUse(path.resolve(process.env.DATA_DIR ?? ".data")), passphrase);
}

try {
  const { words, flags } = readCommandLine(process.argv.slice(2), { usage: USAGE, words: ["FILE"], flags: { "with-secrets": "switch" } });
  const [target = ""] = words;
  const isFolder = fs.existsSync(target) && fs.statSync(target).isDirectory();
  const file = isFolder ? path.join(target, `parvoz-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.backup`) : target;
  findDatabase();
  const withSecrets = flags["with-secrets"];
  const { tables, rows, bytes } = await writeBackup({ databaseUrl: databaseUrl(), file, ...(withSecrets && { secrets: sealed() }) });
  console.log(`${file}: ${rows} rows of ${tables} tables, ${(bytes / 1e6).toFixed(1)} MB.`);
  if (!withSecrets) {
    console.log(
      "The secrets are not in it (QUOTE_KEYS, PASSENGER_HASH_KEY, SECRETS_KEY and the others of secrets.json): keep them apart, or use --with-secrets.",
    );
  }
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
