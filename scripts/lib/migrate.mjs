// Brings a database's tables and SQL functions up to date, keeping Prisma's own `_prisma_migrations` true, so that `prisma migrate` can
// take over wherever its engine is installed.
import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { runMigrations as installJobQueue } from "graphile-worker";
import pg from "pg";
import { SetupError } from "./prepare.mjs";

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

/** The first migration stands for these: a database that has them all has what it makes. */
export const SQUASHED = [
  "20261120140000_init",
  "20261120140500_housekeeping",
  "20261120141000_functions",
  "20261120142000_ticket_issue",
  "20261120150000_queue_new_jobs",
  "20261121090000_integrators",
  "20261121090100_refunds",
  "20261121094000_callbacks",
  "20261121094200_reserve_test_airline",
  "20261121094500_rate_window",
  "20261121105900_terms_reach_test_mode",
  "20261121130000_seats_and_access",
  "20261121131000_short_bookings",
  "20261121132000_data_parts",
  "20261121140000_fewer_statements",
  "20261121160000_steady_plans",
];

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
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    await client.end();
  }
  await installJobQueue({ connectionString });
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
  const [first] = migrations;
  if (SQUASHED.some((name) => done.has(name))) await adoptSquashed(client, first, done);
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
  const known = new Set(migrations.map(({ name }) => name));
  return {
    migrations: pending.map(({ name }) => name),
    isAhead: [...done.keys()].some((name) => !known.has(name) && !SQUASHED.includes(name)),
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

/** A database from before the squash: what it has is the first migration by another name, to Prisma as well. */
async function adoptSquashed(client, first, done) {
  const missing = SQUASHED.filter((name) => !done.has(name));
  if (missing.length > 0)
    throw new SetupError(
      `The database is too old for this version: start the last version that has the migration ${missing.at(-1)} on it first.`,
    );
  await inTransaction(client, `Migration ${first.name}`, async () => {
    await client.query("delete from _prisma_migrations where migration_name = any($1)", [SQUASHED]);
    await record(client, first);
  });
  done.set(first.name, first.checksum);
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
