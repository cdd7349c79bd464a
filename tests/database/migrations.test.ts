import pg from "pg";
import { expect, inject, test } from "vitest";
import { ensureDatabase } from "@/scripts/lib/embedded-postgres.mjs";
import { schemaSql } from "@/scripts/lib/schema-sql";

const CATALOGUE = `
  select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '-') as line
    from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'
  union all
  select indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
  union all
  select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f'
  order by 1`;

async function catalogue(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string }>(CATALOGUE);
  await client.end();
  return rows.map((row) => row.line);
}

function at(database: string): string {
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${database}`;
  return url.toString();
}

test("the migrations lead to exactly what prisma/schema.prisma declares", async () => {
  await ensureDatabase({ url: at }, "from_schema");
  const client = new pg.Client({ connectionString: at("from_schema") });
  await client.connect();
  await client.query(await schemaSql(at("from_schema")));
  await client.end();
  const declared = await catalogue(at("from_schema"));
  expect(declared.length).toBeGreaterThan(100);
  const migrated = await catalogue(process.env.DATABASE_URL ?? "");
  // Migrations may add what Prisma's schema cannot say (partial indexes), never less.
  expect(migrated).toEqual(expect.arrayContaining(declared));
});
