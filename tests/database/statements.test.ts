import { afterEach, expect, test, vi } from "vitest";
import { db, disconnect, runStatement } from "@/lib/db";

afterEach(async () => {
  if (process.env.DATABASE_PREPARED_STATEMENTS !== undefined) await disconnect();
  vi.unstubAllEnvs();
});

const EVERY_KIND = {
  name: "every_kind",
  text: "select $1::bigint as amount, $2::timestamptz as moment, $3::jsonb as kept, $4::bytea as hash, $5::text[] as names, $6::text as none",
};

test("values come back as they went, amounts beyond JavaScript's own numbers too", async () => {
  const row = {
    amount: 9_007_199_254_740_993n,
    moment: new Date("2027-03-28T00:30:00.123Z"),
    kept: { a: [1, "é"] },
    hash: Buffer.from([0, 255]),
    names: ['a"b', "c,d"],
    none: null,
  };
  const { amount, moment, kept, hash, names, none } = row;
  expect(await runStatement(EVERY_KIND, [amount, moment, JSON.stringify(kept), hash, names, none])).toEqual([row]);
});

test("a connection parses a statement once, and Prisma works on the same connections", async () => {
  const text = "select count(*)::int as parsed from pg_prepared_statements where name = $1";
  const parsed = { name: "how_often_parsed", text };
  await runStatement(parsed, ["how_often_parsed"]);
  expect(await runStatement(parsed, ["how_often_parsed"])).toEqual([{ parsed: 1 }]);
  expect(await db().$queryRawUnsafe(text, "how_often_parsed")).toEqual([{ parsed: 1 }]);
});

test("behind a pooler that knows no names of statements, none is kept", async () => {
  await disconnect();
  vi.stubEnv("DATABASE_PREPARED_STATEMENTS", "0");
  const text = "select count(*)::int as parsed from pg_prepared_statements where name = $1";
  const unnamed = { name: "never_parsed_by_name", text };
  await runStatement(unnamed, ["never_parsed_by_name"]);
  expect(await runStatement(unnamed, ["never_parsed_by_name"])).toEqual([{ parsed: 0 }]);
});

test("what was closed opens again", async () => {
  await disconnect();
  await disconnect();
  expect(await runStatement({ name: "one", text: "select 1 as one" }, [])).toEqual([{ one: 1 }]);
  expect(await db().setupState.count()).toBe(0);
});
