import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { db } from "@/lib/db";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { restoreBackup } from "@/scripts/lib/backup/restore-backup";
import { sealSecrets } from "@/scripts/lib/backup/sealed-secrets";
import { type Written, writeBackup } from "@/scripts/lib/backup/write-backup";
import { bookJourney } from "@/tests/support/bookings/booking";
import { databaseUrl, runSql } from "@/tests/support/run/databases";
import { makeWorld } from "@/tests/support/world/world";

const PASSPHRASE = "uzun va maxfiy soʻz";
const SECRETS = { QUOTE_KEYS: `k1:${"1".repeat(64)}`, PASSENGER_HASH_KEY: "2".repeat(64) };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-backup-"));
const file = path.join(folder, "all.backup");
const targets: string[] = [];
let written: Written;
const source = () => process.env.DATABASE_URL ?? "";

/** An empty database. */
async function makeTarget(): Promise<string> {
  const name = `restored_${process.pid}_${Date.now()}_${targets.length}`;
  await runSql(inject("serverUrl"), `create database ${name}`);
  targets.push(name);
  return databaseUrl(name);
}

/** Every table's rows in an order that does not depend on where they lie. */
async function contents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'graphile_worker') and tablename not in ('_prisma_migrations', 'sql_function', 'migrations', 'worker_heartbeat')`,
    );
    const all: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(one::text, ';' order by one::text)), '') as sum from ${name} one`,
      );
      all[name] = rows[0]?.sum ?? "";
    }
    return all;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const { partner, now, date } = await makeWorld({ now: new Date() });
  const { id } = await bookJourney({ partner, now, date: date(31) });
  const act = { partnerId: partner.id, bookingId: id, actor: "partner:test", now };
  await bookJourney({ partner, now, date: date(32) });
  await payBooking(act);
  await issueTickets({ bookingId: id, now });
  // The relay goes on by itself: what it moves after the backup would not be in it.
  await vi.waitUntil(async () => (await db().jobOutbox.count()) === 0, { timeout: 10_000 });
  written = await writeBackup({ databaseUrl: source(), file, secrets: sealSecrets(SECRETS, PASSPHRASE) });
});

afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of targets) await runSql(inject("serverUrl"), `drop database if exists ${name} with (force)`);
});

test("every row of every table comes back as it was, with the secrets, and the next one gets an id of its own", async () => {
  const target = await makeTarget();
  const dataDir = path.join(folder, "data");
  fs.mkdirSync(dataDir);
  const restored = await restoreBackup({ databaseUrl: target, file, dataDir, passphrase: PASSPHRASE });
  expect(await contents(target)).toEqual(await contents(source()));
  expect(restored.rows).toBeGreaterThan(100);
  // Who compares what both commands print sees the same.
  expect(restored).toMatchObject({ rows: written.rows, tables: written.tables });
  expect(JSON.parse(fs.readFileSync(path.join(dataDir, "secrets.json"), "utf8"))).toEqual(SECRETS);
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  try {
    const read = async (sql: string, values: readonly string[]) => (await client.query<Record<string, unknown>>(sql, [...values])).rows;
    const checked = await checkInvariants({ read, now: new Date() });
    expect(checked.filter(({ name }) => /^(ledger|money|seats|tickets)/.test(name)).every(({ violations }) => violations === 0)).toBe(true);
    const next = await client.query(
      "insert into booking_event (booking_id, from_status, to_status, actor, reason) select booking_id, from_status, to_status, actor, reason from booking_event limit 1",
    );
    expect(next.rowCount).toBe(1);
    const changed = client.query("update ledger_entry set amount_minor = amount_minor + 1 where id = (select min(id) from ledger_entry)");
    await expect(changed).rejects.toThrow();
  } finally {
    await client.end();
  }
});

test("nothing is restored into a database that has tables, from a damaged file, or with a wrong passphrase", async () => {
  const dataDir = folder;
  await expect(restoreBackup({ databaseUrl: source(), file, dataDir })).rejects.toThrow("not empty");
  const target = await makeTarget();
  const text = gunzipSync(fs.readFileSync(file)).toString();
  const damaged = {
    changed: gzipSync(text.replace('"booked"', '"ticketed"')),
    shortened: gzipSync(text.slice(0, text.lastIndexOf("\nT"))),
    brokenOff: fs.readFileSync(file).subarray(0, 5_000),
  };
  for (const [name, bytes] of Object.entries(damaged)) {
    const other = path.join(folder, `${name}.backup`);
    fs.writeFileSync(other, bytes);
    await expect(restoreBackup({ databaseUrl: target, file: other, dataDir }), name).rejects.toThrow("damaged");
  }
  await expect(restoreBackup({ databaseUrl: target, file, dataDir, passphrase: "boshqa maxfiy soʻz" })).rejects.toThrow(
    "BACKUP_PASSPHRASE",
  );
  expect(await contents(target)).toEqual({});
});

test("a file that is there is never written over", async () => {
  await expect(writeBackup({ databaseUrl: source(), file })).rejects.toThrow("is there already");
});
