import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { migrate } from "@/scripts/lib/database/migrate.mjs";
import { schemaSql } from "@/scripts/lib/database/schema-sql";
import { makeDatabase, runSql } from "@/tests/support/run/databases";

const TABLES = `
  select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '-') as line
    from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'
  union all
  select indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
  union all
  select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f'`;

async function lines(url: string, query: string): Promise<string[]> {
  const rows = await runSql<{ line: string }>(url, `${query} order by 1`);
  return rows.map((row) => row.line);
}

/** What `prisma migrate` would look at. */
function history(url: string): Promise<unknown[]> {
  return runSql(
    url,
    "select migration_name as name, checksum, finished_at is not null as finished from _prisma_migrations order by migration_name",
  );
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** A copy of prisma/, as another version of the product has it. */
function copyOfPrisma(from = "prisma"): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-migrations-"));
  fs.cpSync(from, folder, { recursive: true });
  folders.push(folder);
  return folder;
}

function addMigration(folder: string, name: string, sql: string): void {
  fs.mkdirSync(path.join(folder, "migrations", name));
  fs.writeFileSync(path.join(folder, "migrations", name, "migration.sql"), sql);
}

const MIGRATIONS = fs
  .readdirSync("prisma/migrations")
  .filter((name) => /^\d/.test(name))
  .sort();
const checksumOf = (name: string) =>
  createHash("sha256")
    .update(fs.readFileSync(`prisma/migrations/${name}/migration.sql`))
    .digest("hex");
const HISTORY = MIGRATIONS.map((name) => ({ name, checksum: checksumOf(name), finished: true }));

test("the migrations lead to exactly what prisma/schema.prisma declares", async () => {
  const url = await makeDatabase("from_schema");
  await runSql(url, await schemaSql(url));
  const declared = await lines(url, TABLES);
  expect(declared.length).toBeGreaterThan(100);
  // Migrations may add what Prisma's schema cannot say (partial indexes), never less.
  expect(await lines(process.env.DATABASE_URL ?? "", TABLES)).toEqual(expect.arrayContaining(declared));
});

test("a new database has the history that prisma migrate expects, and a second start finds nothing to do", async () => {
  const url = await makeDatabase("history");
  expect((await migrate(url, "prisma")).migrations).toEqual(MIGRATIONS);
  expect(await history(url)).toEqual(HISTORY);
  expect(await migrate(url, "prisma")).toEqual({ migrations: [], functions: [], isAhead: false });
});

const NEXT = "20991231000000_next_release";
const GREET = (version: number, text: string) =>
  `create or replace function greet_v${version}() returns text language sql as $$ select '${text}' $$;\n`;

test("two launchers of the next release bring a database on once, beside processes of the release before", async () => {
  const url = await makeDatabase("next_release");
  const before = copyOfPrisma();
  fs.writeFileSync(path.join(before, "functions/greet_v1.sql"), GREET(1, "before"));
  await migrate(url, before);
  await runSql(url, "insert into partner (id, name, code, currency) values (gen_random_uuid(), 'Sinov', 'SINOV', 'UZS')");
  const next = copyOfPrisma(before);
  addMigration(next, NEXT, "alter table partner add column motto text not null default 'none';");
  fs.writeFileSync(path.join(next, "functions/greet_v2.sql"), GREET(2, "next"));
  const both = await Promise.all([migrate(url, next), migrate(url, next)]);
  expect(both.flatMap(({ migrations }) => migrations)).toEqual([NEXT]);
  expect(both.flatMap(({ functions }) => functions)).toEqual(["greet_v2"]);
  expect(await runSql(url, "select code, motto, greet_v1() as before, greet_v2() as next from partner")).toEqual([
    { code: "SINOV", motto: "none", before: "before", next: "next" },
  ]);
  // A launcher of the release before that starts again leaves all as it is.
  fs.writeFileSync(path.join(before, "functions/greet_v1.sql"), GREET(1, "before, its own text"));
  expect(await migrate(url, before)).toEqual({ migrations: [], functions: [], isAhead: true });
  expect(await runSql(url, "select greet_v1() as text")).toEqual([{ text: "before" }]);
});

test("a migration that fails leaves nothing behind, and is tried again once it is mended", async () => {
  const url = await makeDatabase("failing");
  await migrate(url, "prisma");
  const next = copyOfPrisma();
  addMigration(next, NEXT, "create table half (id int); alter table nowhere add column never int;");
  await expect(migrate(url, next)).rejects.toThrow(`Migration ${NEXT} failed`);
  expect(await runSql(url, "select to_regclass('half') as half")).toEqual([{ half: null }]);
  expect(await history(url)).toEqual(HISTORY);
  fs.writeFileSync(path.join(next, "migrations", NEXT, "migration.sql"), "create table half (id int);");
  expect((await migrate(url, next)).migrations).toEqual([NEXT]);
});

test("a migration whose text was changed after it had been applied is refused by name", async () => {
  const url = await makeDatabase("changed");
  await migrate(url, "prisma");
  const next = copyOfPrisma();
  const [first = ""] = MIGRATIONS;
  fs.appendFileSync(path.join(next, "migrations", first, "migration.sql"), "-- changed\n");
  await expect(migrate(url, next)).rejects.toThrow(`Migration ${first} was changed after it had been applied`);
});

test("a database from before the first release is refused in words, and left as it is", async () => {
  const url = await makeDatabase("unreleased");
  const unreleased = copyOfPrisma();
  const [first = "", ...later] = MIGRATIONS;
  fs.renameSync(path.join(unreleased, "migrations", first), path.join(unreleased, "migrations/20261120000000_unreleased"));
  for (const name of later) fs.rmSync(path.join(unreleased, "migrations", name), { recursive: true });
  // Today's functions know columns that came later.
  for (const name of fs.readdirSync(path.join(unreleased, "functions"))) fs.rmSync(path.join(unreleased, "functions", name));
  await migrate(url, unreleased);
  const kept = await history(url);
  await expect(migrate(url, "prisma")).rejects.toThrow("made by a version before 0.1.0");
  expect(await history(url)).toEqual(kept);
});
