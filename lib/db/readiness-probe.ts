import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";

const PROBE_MS = 2_000;
/** More than PostgreSQL keeps in a row, so that pages are needed for it. */
const WRITTEN_BYTES = 6_000;

const APPLIED = "select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null";
const WRITE = "insert into setup_state (key, value) values ($1, $2)";

/** Names of the migrations that this version of the product knows; none where it runs without its folder. */
function knownMigrations(): string[] {
  const folder = path.resolve("prisma", "migrations");
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

export type DatabaseReadiness = "ready" | "away" | "migrations_missing" | "not_writable";

/**
 * Whether the database answers a new connection, has every migration that this version needs, and can write: a few pages, which are taken back.
 * Never throws.
 */
export async function probeReadiness(connectionString: string): Promise<DatabaseReadiness> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  client.on("error", () => undefined);
  let reached: DatabaseReadiness = "away";
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(APPLIED);
    const applied = new Set(rows.map(({ name }) => name));
    if (!knownMigrations().every((name) => applied.has(name))) return "migrations_missing";
    reached = "not_writable";
    await client.query("begin");
    // Random, so that it is not made small.
    await client.query(WRITE, [`readiness ${randomBytes(8).toString("hex")}`, randomBytes(WRITTEN_BYTES).toString("base64")]);
    await client.query("rollback");
    return "ready";
  } catch {
    return reached;
  } finally {
    void client.end().catch(() => undefined);
  }
}
