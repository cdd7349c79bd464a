import fs from "node:fs";
import path from "node:path";
import { runSql } from "../run/databases";

/** Every row of every table of a database, the job queue's and Prisma's own included, as text; bytes are hexadecimal. */
export async function dumpOf(url: string): Promise<string> {
  const tables = await runSql<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const rows = await runSql<{ line: string }>(url, `select t::text as line from ${name} t`);
    dumps.push(`${name}\n${rows.map(({ line }) => line).join("\n")}`);
  }
  return dumps.join("\n");
}

/** The write-ahead log of the whole server. */
export async function walOf(url: string): Promise<Buffer> {
  await runSql(url, "select pg_switch_wal()");
  const [row] = await runSql<{ data_directory: string }>(url, "show data_directory");
  const folder = path.join(row?.data_directory ?? "", "pg_wal");
  const files = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Buffer.concat(files.map(({ name }) => fs.readFileSync(path.join(folder, name))));
}

/** The texts that stand in it, in any case, as they are or as the hexadecimal text of bytes. */
export function foundIn(bytes: Buffer | string, texts: readonly string[]): string[] {
  const haystack = (typeof bytes === "string" ? bytes : bytes.toString("latin1")).toLowerCase();
  const hex = (text: string) => Buffer.from(text).toString("hex");
  return texts.filter((text) =>
    [text.toLowerCase(), hex(text), hex(text.toUpperCase()), hex(text.toLowerCase())].some((form) => haystack.includes(form)),
  );
}
