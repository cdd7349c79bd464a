// Applies prisma/migrations in order, keeping Prisma's own `_prisma_migrations` true, so that
// `prisma migrate` can take over wherever its engine is installed.
import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { runMigrations as installJobQueue } from "graphile-worker";
import pg from "pg";

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

export function listMigrations(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/**
 * Brings the tables up to date: ours, then the job queue's own (schema `graphile_worker`), which ours queue jobs in.
 * @param {string} connectionString
 * @param {string} folder prisma/migrations
 * @returns {Promise<string[]>} the names of those applied now
 * @throws where an applied migration's text has changed since, or one fails (it is rolled back whole)
 */
export async function migrate(connectionString, folder) {
  const applied = await applyMigrations(connectionString, folder);
  await installJobQueue({ connectionString });
  return applied;
}

async function applyMigrations(connectionString, folder) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const applied = [];
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(TABLE);
    const { rows } = await client.query(
      "select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null",
    );
    const done = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    for (const { name, sql, checksum } of listMigrations(folder)) {
      if (done.has(name)) {
        if (done.get(name) !== checksum) throw new Error(`Migration ${name} was changed after it had been applied: write a new one.`);
        continue;
      }
      await client.query("begin");
      try {
        await client.query(sql);
        await client.query(
          `insert into _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
           values ($1, $2, now(), $3, now(), 1)`,
          [randomUUID(), checksum, name],
        );
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw new Error(`Migration ${name} failed: ${error.message}`);
      }
      applied.push(name);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    await client.end();
  }
}
