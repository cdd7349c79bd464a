import fs from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { metrics } from "@/lib/observability/metrics";
import { readiness } from "@/lib/observability/readiness";
import { serveMetrics } from "@/lib/observability/serve-metrics";
import { checkLedger, expectLedgerChecks, exportWorkState } from "@/lib/observability/work-metrics";
import { currentSnapshot } from "@/lib/suppliers/house/snapshot/current-snapshot";
import { freePort } from "@/scripts/lib/build/prepare.mjs";
import { bookJourney } from "@/tests/support/bookings/booking";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let url = "";
let server: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  process.env.METRICS_PORT = String(await freePort());
  world = await makeWorld({ now: new Date() });
  server = await serveMetrics({ role: "worker", searches: false });
  const address = server?.address();
  if (!address || typeof address !== "object") throw new Error("no metrics are served");
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server?.close());

async function metric(name: string): Promise<number> {
  const line = (await (await fetch(`${url}/metrics`)).text()).split("\n").find((each) => each.startsWith(name));
  return Number(line?.split(" ").at(-1));
}

test("what waits in the database is in the metrics", async () => {
  await bookJourney({ ...world, date: world.date(30) });
  await db().$queryRaw`select graphile_worker.add_job('issue_tickets', '{}', run_at => now() - interval '1 minute')::text`;
  exportWorkState();
  expect(await metric("parvoz_work_state_read")).toBe(1);
  expect(await metric("parvoz_holds_open")).toBe(1);
  expect(await metric('parvoz_queue_jobs_due{task="issue_tickets"')).toBe(1);
  expect(await metric('parvoz_queue_oldest_due_seconds{task="issue_tickets"')).toBeGreaterThanOrEqual(60);
  expect(await metric("parvoz_pool_connections_open")).toBeGreaterThan(0);
});

test("what cannot be read is left out, not told as it was", async () => {
  await db().$executeRaw`alter table oversale rename to oversale_away`;
  const text = async () => (await fetch(`${url}/metrics`)).text();
  await vi.waitFor(async () => expect(await text()).toMatch(/^parvoz_work_state_read\S* 0$/m), { timeout: 40_000, interval: 500 });
  expect(await text()).not.toMatch(/^parvoz_(holds_open|queue_jobs_due|webhook_attempts_5m|outbox_jobs)/m);
  await db().$executeRaw`alter table oversale_away rename to oversale`;
  await vi.waitFor(async () => expect(await text()).toMatch(/^parvoz_holds_open\S* 1$/m), { timeout: 40_000, interval: 500 });
});

test("a check of the ledger is missed from when it was to be, and not at all where none is to be", async () => {
  expect(await (await fetch(`${url}/metrics`)).text()).not.toMatch(/^parvoz_invariants_check/m);
  expectLedgerChecks(3_600_000);
  expect(await metric("parvoz_invariants_check_interval_seconds")).toBe(3_600);
  expect(Date.now() / 1000 - (await metric("parvoz_invariants_checked_at_seconds"))).toBeLessThan(60);
});

test("a ledger that is wrong is an alarm", async () => {
  await checkLedger();
  // The tests' deposit is written as it is, without an entry.
  expect(await metric('parvoz_invariant_broken{invariant="deposits-equal-entries"')).toBe(1);
  expect(await metric('parvoz_invariant_broken{invariant="ledger-sums-to-zero"')).toBe(0);
  expect(await metric("parvoz_invariants_checked_at_seconds")).toBeGreaterThan(0);
});

test("a process is ready with its database and the schedule in memory, and not without a migration that it needs", async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await metric('parvoz_ready{reason="ready"')).toBe(1);
  await currentSnapshot(world.now);
  expect(await readiness({ searches: true })).toBe("ready");
  await db().$executeRawUnsafe("create table taken_away as select * from _prisma_migrations order by migration_name desc limit 1");
  await db().$executeRawUnsafe("delete from _prisma_migrations m using taken_away t where m.id = t.id");
  await vi.waitFor(async () => expect(await (await fetch(`${url}/readyz`)).text()).toBe("migrations_missing\n"), { timeout: 40_000 });
  await db().$executeRawUnsafe("insert into _prisma_migrations select * from taken_away");
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 40_000 });
  expect(await db().setupState.count({ where: { key: { startsWith: "readiness" } } })).toBe(0);
});

test("no label has a value that a caller can choose", async () => {
  const text = await metrics().registry.metrics();
  expect(text).toContain("parvoz_event_loop_lag_seconds");
  expect(text).not.toMatch(/path=|url=|partner/);
});

const FILES = new URL("../../", import.meta.url);
const read = (path: string) => fs.readFileSync(new URL(path, FILES), "utf8");
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

test("alerts, dashboard and runbooks name what there is", () => {
  const kinds = metrics().registry.getMetricsAsArray();
  const parts = ["", "_bucket", "_sum", "_count"];
  const known = new Set(kinds.flatMap(({ name }) => parts.map((part) => name + part)));
  const pages = fs.readdirSync(new URL("docs/runbooks", FILES)).map((page) => `docs/runbooks/${page}`);
  for (const file of ["deploy/observability/alerts.yml", "deploy/observability/grafana-dashboard.json", ...pages]) {
    const named = found(read(file), /\b(parvoz_\w+)/g);
    expect(
      named.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});

test("every alarm has a page that names it, and every page is listed", () => {
  const alerts = read("deploy/observability/alerts.yml")
    .split("- alert: ")
    .slice(1)
    .map((rule) => ({ name: rule.split("\n", 1)[0] ?? "", page: found(rule, /runbook: (\S+)/g)[0] ?? "" }));
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter(({ name, page }) => !page || !read(page).includes(`\`${name}\``))).toEqual([]);
  const pages = fs.readdirSync(new URL("docs/runbooks", FILES)).filter((page) => page !== "README.md");
  expect(pages.filter((page) => !read("docs/runbooks/README.md").includes(`](${page})`))).toEqual([]);
});
