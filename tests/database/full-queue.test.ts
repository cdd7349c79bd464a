import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db";
import { Heartbeat } from "@/lib/jobs/heartbeat";
import { keepLane } from "@/lib/jobs/keep-lane";
import { isInLane, LANE_NAMES, LANES, type LaneName } from "@/lib/jobs/lanes";
import { openQueuePool } from "@/lib/jobs/queue-pool";
import { taskList } from "@/lib/jobs/task-list";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";

const WAITING = 200_000;
/** Blocks of 8 KB that one look, or one beat, may touch: with all that waits in the way it would be thousands. */
const MOST_BLOCKS = 100;
/** A statement that PostgreSQL has seen so often has the plan that it keeps. */
const OFTEN = 7;

const plans = z.array(
  z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.object({ "Shared Hit Blocks": z.int(), "Shared Read Blocks": z.int() }) })) }),
);

let pool: pg.Pool;
beforeAll(() => {
  pool = openQueuePool();
});
afterAll(() => pool.end());

/** The look for a job of a lane, as graphile-worker sends it. */
interface Look {
  name: string;
  text: string;
  values: unknown[];
}

const isLook = (query: unknown): query is Look =>
  z.object({ name: z.string().startsWith("get_job"), text: z.string() }).safeParse(query).success;

/** Runs the lane for its first look. */
async function lookOf(lane: LaneName): Promise<Look> {
  const stopping = new AbortController();
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const kept = keepLane({ lane, pool, heartbeat: new Heartbeat(60_000), signal: stopping.signal });
  try {
    return await vi.waitFor(() => {
      const look = asked.mock.calls.map(([query]: unknown[]) => query).find(isLook);
      if (!look) throw new Error("nothing was looked for yet");
      return look;
    });
  } finally {
    stopping.abort();
    await kept.ended;
    asked.mockRestore();
  }
}

/** How many blocks the statement touches, on a connection of the queue that has run it often; nothing of it stays. */
async function blocksOf(look: Look): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (let times = 0; times < OFTEN; times++) {
      await client.query("savepoint before");
      await client.query(look);
      await client.query("rollback to before");
    }
    const [holder, tasks] = z.tuple([z.string(), z.array(z.int())]).parse(look.values);
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) execute "${look.name}"('${holder}', '{${tasks.join(",")}}')`,
    );
    return touched(rows);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

function touched(rows: unknown): number {
  const [row] = plans.parse(rows);
  const plan = row?.["QUERY PLAN"][0]?.Plan;
  if (!plan) throw new Error("there is no plan");
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

const tasksOf = (lane: LaneName) => Object.keys(taskList).filter((task) => isInLane(task, lane));

/** Leaves jobs of these tasks, all due, in turn; the table holds no others. */
async function fill(tasks: readonly string[], jobs: number): Promise<void> {
  await db().$executeRaw`
    insert into graphile_worker._private_tasks (identifier) select unnest(${Object.keys(taskList)}::text[]) on conflict do nothing`;
  await db().$executeRaw`delete from graphile_worker._private_jobs`;
  await db().$executeRaw`
    insert into graphile_worker._private_jobs (task_id, payload, run_at)
    select t.ids[1 + n % cardinality(t.ids)], '{}', now() - interval '1 hour' + n * interval '1 millisecond'
      from (select array_agg(id) as ids from graphile_worker._private_tasks where identifier = any(${tasks}::text[])) t, generate_series(1, ${jobs}::integer) n`;
}

describe("while 200,000 jobs wait in other lanes", () => {
  const others: LaneName[] = ["receipts", "messages", "maintenance"];

  beforeAll(async () => {
    await fill(others.flatMap(tasksOf), WAITING);
    await runPastTriggers("analyze graphile_worker._private_jobs");
  });

  for (const lane of ["tickets", "holds", "housekeeping", "mails", "calls"] as const)
    test(`a look for jobs of ${lane} reads none of them`, async () => {
      const look = await lookOf(lane);
      const task = tasksOf(lane)[0] ?? "";
      await db()
        .$queryRaw`select id::text from graphile_worker.add_job(${task}, run_at => now() - interval '1 second', job_key => ${`own:${lane}`})`;
      expect(await blocksOf(look)).toBeLessThan(MOST_BLOCKS);
    });

  test("the heartbeat reads none of them", async () => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const beat = "select beat_workers_v1('{one,two}', interval '15 seconds', '{1,2}')";
      await client.query(`${beat}; update worker_heartbeat set beating_since = now() - interval '1 hour'`);
      for (let times = 0; times < OFTEN; times++) await client.query(beat);
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${beat}`);
      expect(touched(rows)).toBeLessThan(MOST_BLOCKS);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});

test("an idle worker looks for jobs some twelve times a second, mostly for those that bookings wait for", () => {
  const perSecond = (lane: LaneName) => (1000 * LANES[lane].concurrency) / LANES[lane].pollMs;
  expect(perSecond("tickets")).toBe(8);
  expect(LANE_NAMES.reduce((sum, lane) => sum + perSecond(lane), 0)).toBeLessThan(13);
});
