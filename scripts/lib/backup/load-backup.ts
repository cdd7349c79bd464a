import pg from "pg";
import { type Head, LINE, quoted, SCHEMAS, sequence, type TableHead, tableHead } from "./backup-format";
import { readLines } from "./read-lines";

/** Rows are written together up to so many, or so many characters. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

export interface Loaded {
  tables: number;
  rows: number;
}

/** @throws Error where the database has tables of anybody's */
export async function refuseFull(databaseUrl: string): Promise<void> {
  const found = await once(databaseUrl, (client) =>
    client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1 limit 1`,
    ),
  );
  const [first] = found.rows;
  if (first) throw new Error(`The target is not empty: it has the table ${first.name}. Restore into a new database or data folder.`);
}

/**
 * Loads a backup that is whole (check-backup.ts) into tables that were just made, wholly or not at all. Every foreign key is checked anew.
 * @throws Error where the job queue's tables are of another version
 */
export function loadBackup({ databaseUrl, file, head }: { databaseUrl: string; file: string; head: Head }): Promise<Loaded> {
  return once(databaseUrl, async (client) => {
    await client.query("begin");
    await checkQueue(client, head);
    const keys = await dropForeignKeys(client);
    const loaded = await new Loader(client).load(file);
    for (const add of keys) await client.query(add);
    await freeJobs(client);
    await client.query("commit");
    await client.query("analyze");
    return loaded;
  });
}

async function once<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, options: "-c TimeZone=UTC" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // What was not committed is gone with the connection.
    await client.end();
  }
}

async function checkQueue(client: pg.Client, { queueVersion }: Head): Promise<void> {
  const { rows } = await client.query<{ version: number }>("select max(id)::int as version from graphile_worker.migrations");
  if (rows[0]?.version !== queueVersion) throw new Error(`The backup's job queue is of another version (${queueVersion}).`);
}

/** Tables that name each other need no order then. @returns what adds the keys again */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; table: string; name: string; definition: string }>(
    `select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname = any($1) order by 1, 2, 3`,
    [SCHEMAS],
  );
  for (const { schema, table, name } of rows) await client.query(`alter table ${quoted(schema, table)} drop constraint ${quoted(name)}`);
  return rows.map(
    ({ schema, table, name, definition }) => `alter table ${quoted(schema, table)} add constraint ${quoted(name)} ${definition}`,
  );
}

/** Whoever worked when the backup was made does not work here. */
async function freeJobs(client: pg.Client): Promise<void> {
  await client.query("update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null");
  await client.query("update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null");
  await client.query("delete from worker_heartbeat");
}

/** Reads a backup's lines into one transaction. */
class Loader {
  private readonly loaded: Loaded = { tables: 0, rows: 0 };
  private table: TableHead | null = null;
  private batch: string[] = [];
  private characters = 0;

  constructor(private readonly client: pg.Client) {}

  async load(file: string): Promise<Loaded> {
    for await (const line of readLines(file)) await this.take(line);
    return this.loaded;
  }

  private async take(line: string): Promise<void> {
    const text = line.slice(1);
    switch (line[0]) {
      case LINE.table:
        return this.begin(tableHead.parse(JSON.parse(text)));
      case LINE.row:
        return this.add(text);
      case LINE.end:
        return this.finish();
      case LINE.sequence: {
        const { schema, name, value } = sequence.parse(JSON.parse(text));
        await this.client.query("select setval($1::regclass, $2::bigint)", [quoted(schema, name), value]);
      }
    }
  }

  /** What the migrations have put into the table gives way to what the backup has. */
  private async begin(head: TableHead): Promise<void> {
    this.table = head;
    await this.client.query(`alter table ${quoted(head.schema, head.table)} disable trigger user`);
    await this.client.query(`delete from ${quoted(head.schema, head.table)}`);
  }

  private async add(row: string): Promise<void> {
    const table = this.opened();
    this.loaded.rows++;
    this.batch.push(row);
    this.characters += row.length;
    if (this.batch.length >= BATCH_ROWS || this.characters >= BATCH_CHARACTERS) await this.flush(table);
  }

  private async finish(): Promise<void> {
    const table = this.opened();
    this.table = null;
    await this.flush(table);
    await this.client.query(`alter table ${quoted(table.schema, table.table)} enable trigger user`);
    this.loaded.tables++;
  }

  private async flush(table: TableHead): Promise<void> {
    if (this.batch.length === 0) return;
    const name = quoted(table.schema, table.table);
    const columns = table.columns.map((column) => quoted(column)).join(", ");
    await this.client.query(
      `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${this.batch.join(",")}]`],
    );
    this.batch = [];
    this.characters = 0;
  }

  private opened(): TableHead {
    if (!this.table) throw new Error("The backup is damaged: a row without a table.");
    return this.table;
  }
}
