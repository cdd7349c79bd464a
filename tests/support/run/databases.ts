import pg from "pg";
import { inject } from "vitest";
import { ensureDatabase } from "@/scripts/lib/database/embedded-postgres.mjs";

/** URL of a database of the run's PostgreSQL. */
export function databaseUrl(name: string): string {
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${name}`;
  return url.toString();
}

/** An empty database. @returns its URL */
export async function makeDatabase(name: string): Promise<string> {
  await ensureDatabase({ url: databaseUrl }, name);
  return databaseUrl(name);
}

/** Runs statements on a connection of their own. @returns the rows of the last one */
export async function runSql<Row extends pg.QueryResultRow>(url: string, sql: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
