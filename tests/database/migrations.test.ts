import { createHash } from "node:crypto";
import fs from "node:fs";
import { expect, test } from "vitest";
import { migrate, SQUASHED } from "@/scripts/lib/migrate.mjs";
import { schemaSql } from "@/scripts/lib/schema-sql";
import { makeDatabase, runSql } from "@/tests/support/databases";

const TABLES = `
  select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '-') as line
    from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'
  union all
  select indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
  union all
  select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f'`;

const PROGRAMS = `
  select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;

async function lines(url: string, ...queries: string[]): Promise<string[]> {
  const rows = await runSql<{ line: string }>(url, `${queries.join(" union all ")} order by 1`);
  return rows.map((row) => row.line);
}

/** What `prisma migrate` would look at. */
function history(url: string): Promise<unknown[]> {
  return runSql(
    url,
    "select migration_name as name, checksum, finished_at is not null as finished from _prisma_migrations order by migration_name",
  );
}

const MIGRATIONS = fs
  .readdirSync("prisma/migrations")
  .filter((name) => /^\d/.test(name))
  .sort();
const sqlOf = (name: string) => fs.readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8");
const HISTORY = MIGRATIONS.map((name) => ({ name, checksum: createHash("sha256").update(sqlOf(name)).digest("hex"), finished: true }));

/** A database from before the squash: its tables are the first migration's, its history names others. */
async function oldDatabase(name: string, applied: readonly string[]): Promise<string> {
  const url = await makeDatabase(name);
  await runSql(url, sqlOf(MIGRATIONS[0] ?? ""));
  await runSql(url, "create function create_booking(p jsonb) returns jsonb language sql as 'select p'");
  await runSql(
    url,
    `create table _prisma_migrations (id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, logs text,
       migration_name varchar(255) not null, rolled_back_at timestamptz, started_at timestamptz not null default now(),
       applied_steps_count integer not null default 0)`,
  );
  const insert = `insert into _prisma_migrations (id, checksum, finished_at, migration_name) select gen_random_uuid(), 'old', now(), unnest($1::text[])`;
  await runSql(url, insert, [applied]);
  return url;
}

test("the migrations lead to exactly what prisma/schema.prisma declares", async () => {
  const url = await makeDatabase("from_schema");
  await runSql(url, await schemaSql(url));
  const declared = await lines(url, TABLES);
  expect(declared.length).toBeGreaterThan(100);
  // Migrations may add what Prisma's schema cannot say (partial indexes), never less.
  expect(await lines(process.env.DATABASE_URL ?? "", TABLES)).toEqual(expect.arrayContaining(declared));
});

test("a database from before the migrations were squashed goes on with all its rows, and ends like a new one", async () => {
  const url = await oldDatabase("squashed", SQUASHED);
  const partner = "insert into partner (id, name, code, currency) values (gen_random_uuid(), 'Sinov', 'SINOV', 'UZS')";
  await runSql(url, partner);
  const { migrations } = await migrate(url, "prisma");
  expect(migrations).toEqual(MIGRATIONS.slice(1));
  expect(await history(url)).toEqual(HISTORY);
  expect(await lines(url, TABLES, PROGRAMS)).toEqual(await lines(process.env.DATABASE_URL ?? "", TABLES, PROGRAMS));
  expect(await runSql(url, "select code from partner")).toEqual([{ code: "SINOV" }]);
  expect(await migrate(url, "prisma")).toEqual({ migrations: [], functions: [], isAhead: false });
});

test("a database that has only some of the squashed migrations is refused, and left as it is", async () => {
  const some = SQUASHED.slice(0, 15);
  const url = await oldDatabase("too_old", some);
  await expect(migrate(url, "prisma")).rejects.toThrow(`start the last version that has the migration ${SQUASHED[15]} on it first`);
  expect(await history(url)).toEqual(some.map((name) => ({ name, checksum: "old", finished: true })));
});

test("seasons of before become sets in the order in which they were imported, with their legs", async () => {
  const url = await makeDatabase("from_seasons");
  const [before, after] = [MIGRATIONS.filter((name) => name < "20261123030000"), MIGRATIONS.filter((name) => name >= "20261123030000")];
  for (const name of before) await runSql(url, sqlOf(name));
  await runSql(
    url,
    `insert into schedule_season (id, carrier, season, time_mode, valid_from, source_name, imported_at) values
       ('00000000-0000-0000-0000-000000000001', 'HY', 'W26', 'U', '2026-10-25', 'late.ssim', '2026-11-02'),
       ('00000000-0000-0000-0000-000000000002', 'HY', '', 'L', '2026-10-25', 'early.ssim', '2026-11-01')`,
  );
  await runSql(
    url,
    `insert into schedule_leg (season_id, carrier, flight_number, itinerary_variation, leg_sequence, service_type, period_from, days_of_operation, origin,
       destination, departure_minutes, arrival_minutes, departure_day_offset, arrival_day_offset, aircraft, booking_designators, configuration)
     values ('00000000-0000-0000-0000-000000000001', 'HY', 1, 1, 1, 'J', '2026-10-25', 127, 'TAS', 'IST', 0, 0, 0, 0, '320', 'Y', 'Y180')`,
  );
  for (const name of after) await runSql(url, sqlOf(name));
  expect(
    await runSql(
      url,
      `select source, kind, is_final, carrier, season, time_mode, layer, (select count(*)::int from schedule_leg where set_id = s.id) as legs
         from schedule_set s join schedule_import i on i.id = import_id order by s.seq`,
    ),
  ).toMatchObject([
    { source: "early.ssim", kind: "file", is_final: true, carrier: "HY", season: "", time_mode: "L", layer: "basic", legs: 0 },
    { source: "late.ssim", kind: "file", is_final: true, carrier: "HY", season: "W26", time_mode: "U", layer: "basic", legs: 1 },
  ]);
});

test("jobs under names that nobody runs any more are gone, with what queued them; others stay", async () => {
  const url = await makeDatabase("old_jobs");
  await migrate(url, "prisma");
  const add = "select graphile_worker.add_job(unnest($1::text[]))";
  await runSql(url, add, [["forget_expired", "forget_webhooks", "purge_expired", "of_a_newer_version"]]);
  await runSql(
    url,
    "insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('forget_expired', now()), ('purge_expired', now())",
  );
  const [housekeeping] = /do \$\$.*\$\$;/s.exec(sqlOf("20261123060000_worker_heartbeats")) ?? [];
  await runSql(url, housekeeping ?? "");
  const left = "select task_identifier as name from graphile_worker.jobs order by 1";
  expect(await runSql(url, left)).toEqual([{ name: "of_a_newer_version" }, { name: "purge_expired" }]);
  expect(await runSql(url, "select identifier from graphile_worker._private_known_crontabs")).toEqual([{ identifier: "purge_expired" }]);
});
