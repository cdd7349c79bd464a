import fs from "node:fs";
import pg from "pg";
import { leader, postmasterOf } from "./database";
import { firstApp } from "./load";
import { descendantsOf, pidOf } from "./processes";
import { databaseUrls } from "./values";
import { pause } from "./wait";

/** What a year of growth asks of the database in the busiest second; docs/scaling.md derives it. */
const PARTNERS = 10_000;
const SEARCHES = 1_740;
const TIER_PROCESSES = 48;

interface Question {
  name: string;
  perSecond: number;
  sql: string;
  values: () => unknown[];
}

const now = () => Math.floor(Date.now() / 1000);

/** What searches ask: each is counted, and each process asks for what has changed (lib/util/waiting/freshness.ts). */
const QUESTIONS: readonly Question[] = [
  {
    name: "requests counted",
    perSecond: SEARCHES,
    sql: `insert into rate_window as w (key, second, points) values ($1, $2, 1)
          on conflict (key) do update set second = excluded.second, points = w.points + 1 returning points`,
    values: () => [`trial ${Math.floor(Math.random() * PARTNERS)}`, now()],
  },
  {
    name: "versions of schedule and fares",
    perSecond: 10 * TIER_PROCESSES,
    sql: "select kind, concat_ws('@', version, extract(epoch from updated_at)) as version from data_version order by kind",
    values: () => [],
  },
  {
    name: "version of credentials",
    perSecond: 4 * TIER_PROCESSES,
    sql: "select version from data_version where kind = 'access'",
    values: () => [],
  },
  {
    name: "seats sold since",
    perSecond: 4 * TIER_PROCESSES,
    sql: `select count(*) from leg_inventory where changed_in >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint - $1`,
    values: () => [50],
  },
];

/** Asks the leader through PgBouncer what the searches of 10,000 partners ask of it, and says what that costs. */
export async function grow(seconds: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrls(firstApp()).pooled, max: 40 });
  const waits = new Map(QUESTIONS.map(({ name }) => [name, [] as number[]]));
  const machine = await leader();
  const parts = () => ({
    postgres: cpuOf(machine ? postmasterOf(machine.name) : null),
    pgbouncer: cpuOf(pidOf(`pgbouncer-${firstApp().name}`)),
  });
  try {
    const [before, began] = [parts(), performance.now()];
    await Promise.all(QUESTIONS.map((question) => askAtRate(pool, question, seconds, waits.get(question.name) ?? [])));
    const [after, took] = [parts(), (performance.now() - began) / 1000];
    for (const { name, perSecond } of QUESTIONS) console.log(lineOf(name, perSecond, took, waits.get(name) ?? []));
    for (const part of ["postgres", "pgbouncer"] as const)
      console.log(`${part}: ${((after[part] - before[part]) / took).toFixed(2)} cores`);
  } finally {
    await pool.query("delete from rate_window where key like 'trial %'");
    await pool.end();
  }
}

async function askAtRate(pool: pg.Pool, { perSecond, sql, values }: Question, seconds: number, waits: number[]): Promise<void> {
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    while (asked.length < elapsed * perSecond) asked.push(timed(() => pool.query(sql, values()), waits));
    await pause(5);
  }
  await Promise.all(asked);
}

async function timed(work: () => Promise<unknown>, waits: number[]): Promise<void> {
  const begun = performance.now();
  await work();
  waits.push(performance.now() - begun);
}

function lineOf(name: string, wanted: number, seconds: number, waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${name}: ${(waits.length / seconds).toFixed(0)}/s of ${wanted}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** CPU seconds of a process and all below it, those that have ended not counted. */
function cpuOf(pid: number | null): number {
  if (pid === null) return 0;
  const ticksOf = (each: number) => {
    const text = fs.readFileSync(`/proc/${each}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  };
  return [pid, ...descendantsOf(pid).map((child) => child.pid)].reduce((sum, each) => sum + ticksOf(each), 0) / 100;
}
