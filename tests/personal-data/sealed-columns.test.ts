import { expect, test } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db";
import { sealedColumns } from "@/lib/services/ground/personal-data/sealed-columns";

/** Sealed under SECRETS_KEY: they are no personal data. */
const SECRETS = ["sealed_secret", "sealed_previous_secret", "sealed_earlier_secrets"];

test("every sealed column of the database is in the table of them", async () => {
  const found = z.array(z.object({ name: z.string() })).parse(
    await db().$queryRaw`
      select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like 'sealed\\_%' and column_name <> all (${SECRETS})`,
  );
  expect(found.length).toBeGreaterThan(5);
  const named: readonly string[] = sealedColumns().map(({ name }) => name);
  expect(found.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
});

test.each(sealedColumns())("$name has the primary key that the table says", async ({ table, key }) => {
  const columns = z.array(z.object({ name: z.string(), type: z.string() })).parse(
    await db().$queryRaw`
      select a.attname as name, format_type(a.atttypid, null) as type
        from pg_index i cross join lateral unnest(i.indkey) with ordinality as part (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = part.number
       where i.indrelid = ${table}::regclass and i.indisprimary order by part.place`,
  );
  expect(Object.fromEntries(columns.map(({ name, type }) => [name, type]))).toEqual(key);
});

test.each(sealedColumns().filter(({ erasedBy }) => erasedBy === "erase_booking_v1"))("$name is erased with its booking", async (sealed) => {
  const [{ source } = { source: "" }] = z
    .array(z.object({ source: z.string() }))
    .parse(await db().$queryRaw`select prosrc as source from pg_proc where proname = 'erase_booking_v1'`);
  const { table, column } = sealed;
  expect(source).toMatch(new RegExp(`delete from ${table}\\b|update ${table}\\s[^;]*\\b${column} = (null|'')`));
});
