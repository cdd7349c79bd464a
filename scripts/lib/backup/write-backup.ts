import { createHash } from "node:crypto";
import fs from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { FORMAT, type Head, LINE, MADE_WITH_TABLES, quoted, SCHEMAS, type TableHead } from "./backup-format";
import type { SealedSecrets } from "./sealed-secrets";

/** Rows that are fetched at once: some of them are PDFs. */
const FETCH = 500;

interface WriteBackup {
  databaseUrl: string;
  /** Must not be there yet. */
  file: string;
  secrets?: SealedSecrets;
}

export interface Written {
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * Writes all of the database, as it was at one moment, into a file: beside running traffic, which waits for nothing. The file appears when it is whole.
 * @throws Error where the file is there already, or the database or the disk fails
 */
export async function writeBackup({ databaseUrl, file, secrets }: WriteBackup): Promise<Written> {
  if (fs.existsSync(file)) throw new Error(`${file} is there already: name another file.`);
  const partial = `${file}.partial`;
  const client = new pg.Client({ connectionString: databaseUrl, options: "-c TimeZone=UTC" });
  // What breaks it is told by the statement that finds it broken.
  client.on("error", () => undefined);
  await client.connect();
  const count = { tables: 0, rows: 0 };
  try {
    await client.query("begin isolation level repeatable read read only");
    const output = fs.createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines(client, count, secrets)), createGzip({ level: 6 }), output);
    fs.renameSync(partial, file);
    return { ...count, bytes: fs.statSync(file).size };
  } finally {
    fs.rmSync(partial, { force: true });
    await client.end();
  }
}

async function* lines(client: pg.Client, count: { tables: number; rows: number }, secrets?: SealedSecrets): AsyncGenerator<string> {
  yield line(LINE.head, await readHead(client));
  if (secrets) yield line(LINE.secrets, secrets);
  for (const table of await readTables(client)) {
    count.tables++;
    yield* tableLines(client, table, count);
  }
  // After the rows: a sequence knows no moment, and must not stand below what was read.
  for (const one of await readSequences(client)) yield line(LINE.sequence, one);
  yield line(LINE.close, count);
}

function line(kind: string, what: object): string {
  return `${kind}${JSON.stringify(what)}\n`;
}

async function* tableLines(client: pg.Client, table: TableHead, count: { rows: number }): AsyncGenerator<string> {
  yield line(LINE.table, table);
  const hash = createHash("sha256");
  let rows = 0;
  const columns = table.columns.map((name) => quoted(name)).join(", ");
  await client.query(
    `declare backup no scroll cursor for
       select row_to_json(one)::text as row from (select ${columns} from only ${quoted(table.schema, table.table)}) one`,
  );
  for (;;) {
    const { rows: fetched } = await client.query<{ row: string }>(`fetch ${FETCH} from backup`);
    if (fetched.length === 0) break;
    rows += fetched.length;
    const text = fetched.map(({ row }) => `${LINE.row}${row}\n`).join("");
    hash.update(text);
    yield text;
  }
  await client.query("close backup");
  count.rows += rows;
  yield line(LINE.end, { rows, sha256: hash.digest("hex") });
}

async function readHead(client: pg.Client): Promise<Head> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from _prisma_migrations
      where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  const { rows: queue } = await client.query<{ version: number }>("select max(id)::int as version from graphile_worker.migrations");
  return { format: FORMAT, createdAt: new Date().toISOString(), migrations, queueVersion: queue[0]?.version ?? 0 };
}

/** Tables with the columns that are written, not made from others. */
async function readTables(client: pg.Client): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead>(
    `select n.nspname as schema, c.relname as table,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> all($2)
      group by 1, 2 order by 1, 2`,
    [SCHEMAS, MADE_WITH_TABLES],
  );
  return rows;
}

async function readSequences(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
      where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}
