import pg from "pg";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { Heartbeat } from "@/lib/jobs/heartbeat";
import { keepLane } from "@/lib/jobs/keep-lane";
import { LANES } from "@/lib/jobs/lanes";
import { openQueuePool } from "@/lib/jobs/queue-pool";
import { insertBooking } from "@/tests/support/bookings/booking-rows";

const WAIT = { timeout: 20_000, interval: 100 };
const MAINTENANCE = ["purge_shown_offers", "purge_key_calls"];

/** Jobs of these tasks that somebody works on. */
async function atWork(): Promise<number> {
  const rows = await db().$queryRaw<unknown[]>`
    select 1 from graphile_worker.jobs where task_identifier = any(${MAINTENANCE}) and locked_at is not null`;
  return rows.length;
}

test("a hold ends at its time although all maintenance of the database is at work, and goes on being so", async () => {
  expect(LANES.maintenance.concurrency).toBe(MAINTENANCE.length);
  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  await blocker.query("begin; lock table offer_shown, key_call in access exclusive mode");
  for (const task of MAINTENANCE) await db().$queryRaw`select id::text from graphile_worker.add_job(${task}, job_key => ${task})`;
  const { id } = await insertBooking({ status: "booked", expiresAt: new Date(Date.now() - 60_000) });
  const stopping = new AbortController();
  const pool = openQueuePool();
  const heartbeat = new Heartbeat(60_000);
  // As one process of the product has them: scripts/lib/launch/launch.mjs.
  const lanes = (["holds", "housekeeping", "maintenance"] as const).map((lane) =>
    keepLane({ lane, pool, heartbeat, signal: stopping.signal }),
  );
  try {
    await vi.waitFor(async () => expect(await atWork()).toBe(MAINTENANCE.length), WAIT);
    await db().$queryRaw`select id::text from graphile_worker.add_job('sweep_stuck_bookings', job_key => 'sweep_stuck_bookings')`;
    const status = async () => (await db().booking.findUniqueOrThrow({ where: { id } })).status;
    await vi.waitFor(async () => expect(await status()).toBe("cancelled"), WAIT);
    expect(await atWork()).toBe(MAINTENANCE.length);
  } finally {
    await blocker.query("rollback");
    await blocker.end();
    stopping.abort();
    await Promise.all(lanes.map(({ ended }) => ended));
    await pool.end();
  }
});
