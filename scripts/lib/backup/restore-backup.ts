import { createHash, type Hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "../build/prepare.mjs";
import { migrate } from "../database/migrate.mjs";
import { type Head, LINE, tableEnd, tableHead } from "./backup-format";
import { type Loaded, loadBackup, refuseFull } from "./load-backup";
import { readHead, readLines } from "./read-lines";
import { openSecrets } from "./sealed-secrets";

interface Restore {
  databaseUrl: string;
  file: string;
  /** Where the secrets of the backup go, if it has any: `secrets.json`. */
  dataDir: string;
  passphrase?: string;
}

export interface Restored extends Loaded {
  head: Head;
  /** The file that the secrets were written to; null where they were not. */
  secretsFile: string | null;
  hasSecrets: boolean;
}

/**
 * Brings a backup into an empty database, wholly or not at all.
 * @throws Error where the target is not empty, the backup is damaged or of another version, or the passphrase is wrong
 */
export async function restoreBackup({ databaseUrl, file, dataDir, passphrase }: Restore): Promise<Restored> {
  const { head, secrets } = await readHead(file);
  checkVersion(head);
  await refuseFull(databaseUrl);
  await checkBackup(file);
  const secretsFile = path.join(dataDir, "secrets.json");
  // Before anything is written, as all that may be wrong with the backup.
  const open = secrets && passphrase !== undefined ? openSecrets(secrets, passphrase) : null;
  if (open && fs.existsSync(secretsFile)) throw new Error(`${secretsFile} is there already: restore into a new data folder.`);
  await migrate(databaseUrl, path.join(root, "prisma"));
  const loaded = await loadBackup({ databaseUrl, file, head });
  if (open) fs.writeFileSync(secretsFile, JSON.stringify(open, null, 2), { mode: 0o600 });
  return { ...loaded, head, hasSecrets: secrets !== null, secretsFile: open ? secretsFile : null };
}

/** Tables of another version have other columns, or mean something else by them. */
function checkVersion({ migrations }: Head): void {
  const folder = path.join(root, "prisma", "migrations");
  const names = fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const checksumOf = (name: string) =>
    createHash("sha256")
      .update(fs.readFileSync(path.join(folder, name, "migration.sql")))
      .digest("hex");
  const here = new Map(names.map((name) => [name, checksumOf(name)]));
  if (migrations.length === here.size && migrations.every(({ name, checksum }) => here.get(name) === checksum)) return;
  const last = migrations.at(-1)?.name;
  throw new Error(`The backup is of another version (its last migration is ${last}): restore it with that version, then upgrade.`);
}

/** Reads a backup to its end, and counts and sums up its rows. @throws Error where it is not as it was written */
async function checkBackup(file: string): Promise<void> {
  let table: { name: string; hash: Hash; rows: number } | null = null;
  let isWhole = false;
  for await (const line of readLines(file)) {
    const kind = line[0];
    if (kind === LINE.table) table = { name: tableHead.parse(JSON.parse(line.slice(1))).table, hash: createHash("sha256"), rows: 0 };
    if (kind === LINE.row && table) {
      table.hash.update(`${line}\n`);
      table.rows++;
    }
    if (kind === LINE.end && table) {
      const { rows, sha256 } = tableEnd.parse(JSON.parse(line.slice(1)));
      if (table.rows !== rows || table.hash.digest("hex") !== sha256) throw new Error(`${file} is damaged in the table ${table.name}.`);
      table = null;
    }
    isWhole = kind === LINE.close;
  }
  if (!isWhole) throw new Error(`${file} is damaged: its end is missing.`);
}
