// Brings a database's tables and SQL functions up to date, keeping Prisma's own `_prisma_migrations` true, so that `prisma migrate` can
// take over wherever its engine is installed.
import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { runMigrations as installJobQueue } from "graphile-worker";
import pg from "pg";
import { SetupError } from "../build/prepare.mjs";

/** Any constant: one runner at a time, whatever else the database is used for. */
const LOCK = 72_707_369;

const TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

/**
 * What graphile-worker's own table of jobs has too little of: its looks for jobs read what waits in all lanes (lib/jobs/lanes.ts), and whoever asks what
 * workers hold reads all that waits. They belong to no migration, because its own migrations make and change the table: after each of those it is seen to
 * that they are there. One that would drop a column takes its index with it, and none but these has such a name.
 */
const QUEUE_INDEXES = [
  "create index if not exists jobs_of_lane_index on graphile_worker._private_jobs (task_id, priority, run_at) where is_available",
  "create index if not exists held_jobs_index on graphile_worker._private_jobs (locked_by) where locked_by is not null",
];

/** The job queue's own tables, then what they need besides. */
async function installQueue(client, connectionString) {
  await installJobQueue({ connectionString });
  for (const index of QUEUE_INDEXES) await client.query(index);
}

/**
 * Brings the tables up to date, then the SQL functions, then the job queue's own tables (schema `graphile_worker`). Any number of processes
 * may do so at once: one does it, the others wait and find it done.
 * @param {string} connectionString
 * @param {string} folder with `migrations/` in Prisma's layout and `functions/`, see prisma/functions/README.md
 * @returns {Promise<{ migrations: string[], functions: string[], isAhead: boolean }>} the names of those applied now; `isAhead`: the database
 *   has migrations that this version does not know. A newer one is being rolled out beside it, whose functions serve both: they are left alone
 * @throws where an applied migration's text has changed since, or one fails (it is rolled back whole)
 */
export async function migrate(connectionString, folder) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const applied = {};
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    Object.assign(applied, await applyMigrations(client, path.join(folder, "migrations")));
    applied.functions = applied.isAhead ? [] : await applyFunctions(client, path.join(folder, "functions"));
    await installQueue(client, connectionString);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    await client.end();
  }
  return applied;
}

/** @returns {Promise<{ migrations: string[], isAhead: boolean }>} */
async function applyMigrations(client, folder) {
  const migrations = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, ...readSql(path.join(folder, name, "migration.sql")) }))
    .sort(byName);
  await client.query(TABLE);
  const done = await appliedMigrations(client);
  const known = new Set(migrations.map(({ name }) => name));
  if (done.size > 0 && ![...done.keys()].some((name) => known.has(name)))
    throw new SetupError(
      "The database was made by a version before 0.1.0, from which no version goes on: start with an empty database, or another DATA_DIR.",
    );
  const pending = migrations.filter(({ name, checksum }) => {
    if (!done.has(name)) return true;
    if (done.get(name) !== checksum) throw new Error(`Migration ${name} was changed after it had been applied: write a new one.`);
    return false;
  });
  for (const migration of pending) {
    await inTransaction(client, `Migration ${migration.name}`, async () => {
      await client.query(migration.sql);
      await record(client, migration);
    });
  }
  return {
    migrations: pending.map(({ name }) => name),
    isAhead: [...done.keys()].some((name) => !known.has(name)),
  };
}

/** @returns {Promise<Map<string, string>>} checksums by name */
async function appliedMigrations(client) {
  const { rows } = await client.query(
    "select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function record(client, { name, checksum }) {
  await client.query(
    `insert into _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
     values ($1, $2, now(), $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** All functions whose texts have changed, in one transaction. One whose file is gone stays: an older process may still call it. */
async function applyFunctions(client, folder) {
  const { rows } = await client.query("select name, checksum from sql_function");
  const done = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .map((file) => ({ name: path.basename(file, ".sql"), ...readSql(path.join(folder, file)) }))
    .filter(({ name, checksum }) => done.get(name) !== checksum)
    .sort(byName);
  await inTransaction(client, "SQL functions", async () => {
    for (const { name, sql, checksum } of changed) {
      await client.query(sql).catch((error) => Promise.reject(new Error(`${name}: ${error.message}`)));
      await client.query(
        `insert into sql_function (name, checksum) values ($1, $2)
           on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
        [name, checksum],
      );
    }
  });
  return changed.map(({ name }) => name);
}

function readSql(file) {
  const sql = fs.readFileSync(file, "utf8");
  return { sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

/** Code unit order, wherever it runs. */
function byName(one, other) {
  return one.name < other.name ? -1 : 1;
}

async function inTransaction(client, what, work) {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`${what} failed: ${error.message}`);
  }
}
