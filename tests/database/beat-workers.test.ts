import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { beatWorkers } from "@/lib/services/ground/workers/beat-workers";
import { retireWorkers } from "@/lib/services/ground/workers/retire-workers";

const PATIENCE_MS = 15_000;

/** Jobs that pools know to be theirs. */
const atWork = new Set<string>();

beforeEach(async () => {
  atWork.clear();
  await db().workerHeartbeat.deleteMany();
  await db().$executeRaw`delete from graphile_worker._private_jobs`;
  await db().$executeRaw`delete from graphile_worker._private_job_queues`;
});

function beat(...pools: string[]): Promise<number> {
  return beatWorkers({ pools, patienceMs: PATIENCE_MS, atWork: [...atWork] });
}

/** As if so many seconds had gone by in which the pool was silent; or in which it had spoken, where `silent` is false. */
async function age(pool: string, seconds: number, silent = true): Promise<void> {
  await db().$executeRaw`
    update worker_heartbeat set beating_since = beating_since - ${seconds} * interval '1 second',
           seen_at = seen_at - ${silent ? seconds : 0} * interval '1 second' where pool_id = ${pool}`;
}

/** A pool that may judge others: it has spoken for an hour. */
async function judge(): Promise<void> {
  await beat("judge");
  await age("judge", 3600, false);
}

/** A job that the pool holds, and its queue with it, for so long. */
async function hold(pool: string, queue: string, seconds: number): Promise<void> {
  const [job] = await db().$queryRaw<{ id: string }[]>`
    select id::text as id from graphile_worker.add_job('purge_expired', queue_name => ${queue})`;
  if (job) atWork.add(job.id);
  await db().$executeRaw`
    update graphile_worker._private_job_queues set locked_by = ${pool}, locked_at = now() - ${seconds} * interval '1 second' where queue_name = ${queue}`;
  await db().$executeRaw`
    update graphile_worker._private_jobs j set locked_by = ${pool}, locked_at = q.locked_at
      from graphile_worker._private_job_queues q where q.id = j.job_queue_id and q.queue_name = ${queue}`;
}

/** Who holds the queue, and who the job in it; null where it is free. */
async function holders(queue: string): Promise<(string | null)[]> {
  const rows = await db().$queryRaw<{ queue: string | null; job: string | null }[]>`
    select q.locked_by as queue, j.locked_by as job
      from graphile_worker._private_job_queues q left join graphile_worker._private_jobs j on j.job_queue_id = q.id where q.queue_name = ${queue}`;
  return rows.flatMap((row) => [row.queue, row.job]);
}

describe("what a pool of workers holds", () => {
  test("is free once it was silent for the whole patience, and stays its own while it speaks", async () => {
    await judge();
    await beat("dead", "alive");
    await hold("dead", "one", 60);
    await hold("alive", "two", 60);
    await age("dead", 14);
    expect(await beat("judge", "alive")).toBe(0);
    expect(await holders("one")).toEqual(["dead", "dead"]);
    await age("dead", 2);
    expect(await beat("judge", "alive")).toBe(1);
    expect(await holders("one")).toEqual([null, null]);
    expect(await holders("two")).toEqual(["alive", "alive"]);
  });

  test("is not taken by a pool that was silent itself: then it was the database that was away", async () => {
    await beat("dead", "back");
    await hold("dead", "one", 60);
    await age("dead", 60);
    await age("back", 60);
    expect(await beat("back")).toBe(0);
    expect(await beat("new")).toBe(0);
    expect(await holders("one")).toEqual(["dead", "dead"]);
    await age("back", 16, false);
    expect(await beat("back")).toBe(1);
    expect(await holders("one")).toEqual([null, null]);
  });

  test("is free where the pool lives and does not know of it, and not before the patience is over", async () => {
    await judge();
    await hold("alive", "one", 16);
    await hold("alive", "two", 14);
    atWork.clear();
    await beat("judge", "alive");
    expect(await holders("one")).toEqual([null, null]);
    expect(await holders("two")).toEqual(["alive", "alive"]);
  });

  test("is free after the patience where the pool was killed before it had said that it lives", async () => {
    await judge();
    await hold("newborn", "one", 14);
    await hold("unheard", "two", 16);
    await beat("judge");
    expect(await holders("one")).toEqual(["newborn", "newborn"]);
    expect(await holders("two")).toEqual([null, null]);
  });
});

test("a queue whose job another worker has ended is free again, and not before the patience is over", async () => {
  await judge();
  await beat("alive");
  await hold("alive", "one", 16);
  await hold("alive", "two", 14);
  await db().$executeRaw`delete from graphile_worker._private_jobs`;
  await beat("judge", "alive");
  expect(await holders("one")).toEqual([null, null]);
  expect(await holders("two")).toEqual(["alive", null]);
});

test("pools that have ended in an orderly way are not waited for", async () => {
  await judge();
  await beat("done");
  await retireWorkers(["done"]);
  await age("done", 60);
  expect(await beat("judge")).toBe(0);
  expect(await db().workerHeartbeat.count()).toBe(1);
});
