import { createHash, type Hash } from "node:crypto";
import { LINE, tableEnd, tableHead } from "./backup-format";
import { readLines } from "./read-lines";

/** Reads a backup to its end, and counts and sums up its rows. @throws Error where it is not as it was written */
export async function checkBackup(file: string): Promise<void> {
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
