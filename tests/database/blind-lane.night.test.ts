import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { Heartbeat } from "@/lib/jobs/heartbeat";
import { keepLane } from "@/lib/jobs/keep-lane";
import type { LaneName } from "@/lib/jobs/lanes";
import { openQueuePool } from "@/lib/jobs/queue-pool";

const WAIT = { timeout: 45_000, interval: 100 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** The first statement by which a runner learns the numbers of its tasks fails as one does whose connection times out; all others go on. */
function failFirstTasks(): { failures: () => number } {
  let failures = 0;
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function answer(this: pg.Client, ...asked: unknown[]) {
    const [first] = asked;
    const isTasks = typeof first === "object" && first !== null && "text" in first && String(first.text).includes("_private_tasks");
    if (!isTasks || failures > 0) return Reflect.apply(query, this, asked);
    failures += 1;
    return Promise.reject(new Error("Query read timeout"));
  });
  return { failures: () => failures };
}

async function left(key: string): Promise<number> {
  const rows = await db().$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key = ${key}`;
  return rows.length;
}

test.each<[LaneName, string]>([
  ["tickets", "expire_booking"],
  ["maintenance", "purge_shown_offers"],
])("the lane %s works off what is due although its first statement has failed", async (lane, task) => {
  const key = `due:${lane}`;
  const payload = JSON.stringify({ bookingId: "01a1fe22-caee-7196-8a19-000000000001" });
  await db().$queryRaw`select id::text from graphile_worker.add_job(${task}, payload => ${payload}::json, job_key => ${key})`;
  const { failures } = failFirstTasks();
  const stopping = new AbortController();
  const pool = openQueuePool();
  const { ended } = keepLane({ lane, pool, heartbeat: new Heartbeat(60_000), signal: stopping.signal });
  try {
    await vi.waitFor(async () => expect(await left(key)).toBe(0), WAIT);
    expect(failures()).toBe(1);
  } finally {
    stopping.abort();
    await ended;
    await pool.end();
  }
});
