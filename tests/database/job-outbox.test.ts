import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { expiryJob, type QueuedJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";

const BOOKING = "01a1fe22-caee-7196-8a19-000000000001";
const SOON = new Date("2026-12-01T06:00:00Z");
const LATER = new Date("2026-12-01T07:00:00Z");

beforeEach(async () => {
  await db().jobOutbox.deleteMany();
});

async function leave(jobs: readonly (QueuedJob | { payload: object; jobKey?: string; task?: string })[]): Promise<void> {
  await db().$queryRaw`select queue_jobs_v1(${JSON.stringify(jobs)}::jsonb)::text`;
}

/** When the jobs of a task are to run, those with that key where one is given. */
async function queued(task: string, key: string | null): Promise<Date[]> {
  const rows = await db().$queryRaw<{ at: Date }[]>`
    select run_at as at from graphile_worker.jobs where task_identifier = ${task} and (${key}::text is null or key = ${key}) order by run_at`;
  return rows.map(({ at }) => at);
}

test("of jobs with one key the last is meant, and jobs without a key are all relayed", async () => {
  await leave([
    expiryJob(BOOKING, LATER),
    expiryJob(BOOKING, SOON),
    { task: "purge_expired", payload: {} },
    { task: "purge_expired", payload: {} },
  ]);
  await relayJobs();
  expect(await queued("expire_booking", `expire:${BOOKING}`)).toEqual([SOON]);
  expect(await queued("purge_expired", null)).toHaveLength(2);
  expect(await db().jobOutbox.count()).toBe(0);
});

test("a job that the queue cannot take stays in the outbox and holds up no other", async () => {
  await leave([{ payload: {}, jobKey: "no task" }, expiryJob(BOOKING, LATER), { task: "x".repeat(200), payload: {}, jobKey: "long" }]);
  await relayJobs();
  expect(await queued("expire_booking", `expire:${BOOKING}`)).toEqual([LATER]);
  await leave([expiryJob(BOOKING, SOON)]);
  await relayJobs();
  expect(await queued("expire_booking", `expire:${BOOKING}`)).toEqual([SOON]);
  expect(await db().jobOutbox.count()).toBe(2);
});
