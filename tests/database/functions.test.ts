import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { migrate } from "@/scripts/lib/database/migrate.mjs";
import { makeDatabase, runSql } from "@/tests/support/run/databases";

const FILES = fs.readdirSync("prisma/functions").filter((file) => file.endsWith(".sql"));
const NAMES = FILES.map((file) => path.basename(file, ".sql"));

/** Texts of all modules of the product. */
function modules(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : modules(at);
    return /\.tsx?$/.test(entry.name) ? [fs.readFileSync(at, "utf8")] : [];
  });
}

/** A copy of prisma/ whose files may be changed. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-functions-"));
fs.cpSync("prisma", folder, { recursive: true });
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test("each file of prisma/functions makes one function, that of its name", () => {
  for (const file of FILES) {
    const sql = fs.readFileSync(path.join("prisma/functions", file), "utf8");
    const made = [...sql.matchAll(/^create (?:or replace )?function (\w+)/gm)].map((match) => match[1]);
    expect(made, file).toEqual([path.basename(file, ".sql")]);
  }
});

test("every function that the product calls is in prisma/functions, and called by a name with a version", () => {
  const texts = ["lib", "app", "prisma", "scripts"].flatMap(modules).join("\n");
  const versioned = new Set(texts.match(/\b[a-z_]+_v\d+(?=\()/g));
  expect(versioned.size).toBeGreaterThan(5);
  expect(NAMES).toEqual(expect.arrayContaining([...versioned]));
  const unversioned = NAMES.filter((name) => !/_v\d+$/.test(name));
  expect(unversioned.filter((name) => texts.includes(`select ${name}(`))).toEqual([]);
});

test("a function whose text has changed is applied anew: once, also by two processes that start at the same time", async () => {
  const url = await makeDatabase("functions");
  expect((await migrate(url, folder)).functions).toEqual(NAMES.sort());
  expect((await migrate(url, folder)).functions).toEqual([]);

  const file = path.join(folder, "functions/seats_fit.sql");
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("no such booking classes", "unknown booking classes"));
  const both = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(both.map(({ functions }) => functions).toSorted()).toEqual([[], ["seats_fit"]]);
  await expect(runSql(url, `select seats_fit(array_fill(0, array[26]), 1, '[{"classes": "1", "limit": 1}]')`)).rejects.toThrow(
    "unknown booking classes",
  );
});

test("a launcher of an older version that starts again leaves the functions of a newer one alone", async () => {
  const url = await makeDatabase("rolling");
  await migrate(url, folder);
  await runSql(
    url,
    "insert into _prisma_migrations (id, checksum, finished_at, migration_name) values ('new', 'new', now(), '20991231000000_newer')",
  );
  const file = path.join(folder, "functions/seats_fit.sql");
  fs.appendFileSync(file, "-- as it was in the older version\n");
  expect(await migrate(url, folder)).toEqual({ migrations: [], functions: [], isAhead: true });
});

test("where one of several changed functions is wrong, none is applied; one whose file is gone stays", async () => {
  const url = await makeDatabase("wrong_function");
  await migrate(url, folder);
  fs.appendFileSync(
    path.join(folder, "functions/class_one.sql"),
    "create or replace function class_one() returns integer language sql as 'select 1'",
  );
  fs.appendFileSync(
    path.join(folder, "functions/class_two.sql"),
    "create or replace function class_two() returns integer language sql as 'select two'",
  );
  await expect(migrate(url, folder)).rejects.toThrow('SQL functions failed: class_two: column "two" does not exist');
  await expect(runSql(url, "select class_one()")).rejects.toThrow("does not exist");

  fs.rmSync(path.join(folder, "functions/class_two.sql"));
  await migrate(url, folder);
  fs.rmSync(path.join(folder, "functions/class_one.sql"));
  await migrate(url, folder);
  expect(await runSql(url, "select class_one() as one")).toEqual([{ one: 1 }]);
});
