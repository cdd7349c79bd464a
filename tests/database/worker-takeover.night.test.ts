import type http from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { Heartbeat } from "@/lib/jobs/heartbeat";
import { keepLane } from "@/lib/jobs/keep-lane";
import { openQueuePool } from "@/lib/jobs/queue-pool";
import { repeat } from "@/lib/jobs/repeat";
import { log } from "@/lib/log";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { announce, announcedDelivery } from "@/tests/support/callbacks";
import { startReceiver } from "@/tests/support/receiver";
import { endWorkers, runWorker } from "@/tests/support/run/workers";

const WAIT = { timeout: 60_000, interval: 50 };

afterEach(endWorkers);

async function stateOf(deliveryId: string): Promise<string> {
  return (await db().webhookDelivery.findUniqueOrThrow({ where: { id: deliveryId } })).state;
}

async function heldQueues(): Promise<number> {
  const [row] = await db().$queryRaw<
    { held: number }[]
  >`select count(*)::integer as held from graphile_worker._private_job_queues where locked_at is not null`;
  return row?.held ?? 0;
}

/** A receiver that keeps its callers waiting, until it is told to answer all but these, by their order. */
async function startPatientReceiver() {
  const waiting: http.ServerResponse[] = [];
  const receiver = await startReceiver((response) => waiting.push(response));
  const answerAllBut = (...kept: number[]) => {
    for (const [index, response] of waiting.entries()) if (!kept.includes(index)) response.writableEnded || response.writeHead(200).end();
  };
  return { ...receiver, answerAllBut };
}

/** A worker in this process, which begins at once: its connections of the queue, and what ends it. */
function workHere() {
  const stopping = new AbortController();
  const pool = openQueuePool();
  const heartbeat = new Heartbeat(2000);
  const { signal } = stopping;
  const { ended } = keepLane({ lane: "calls", pool, heartbeat, signal });
  const beats = repeat({ name: "heartbeat", everyMs: 200, work: () => heartbeat.beat(), signal });
  const end = async () => {
    stopping.abort();
    await Promise.all([ended, beats]);
    await pool.end();
  };
  return { pool, end };
}

const ids = (calls: { headers: Record<string, string> }[]) => calls.map(({ headers }) => headers["webhook-id"]);

describe("what a worker was doing", () => {
  test("when it was killed is done by another, and what waited behind it goes on", { timeout: 240_000 }, async () => {
    const receiver = await startReceiver(() => undefined, 200);
    const { deliveryId, bookingId } = await announcedDelivery(receiver.url, new Date());
    const behind = await announce(bookingId, new Date());
    const [killed] = await Promise.all([runWorker(), vi.waitFor(() => expect(receiver.calls).toHaveLength(1), WAIT)]);
    killed.kill("SIGKILL");
    await killed.exited;
    expect(await stateOf(deliveryId)).toBe("pending");
    await runWorker();
    await vi.waitFor(async () => expect([await stateOf(deliveryId), await stateOf(behind)]).toEqual(["delivered", "delivered"]), WAIT);
    const [first, again, next] = ids(receiver.calls);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    expect(receiver.calls).toHaveLength(3);
  });

  test("without knowing of it, because the queue's answer got lost, is done all the same", { timeout: 240_000 }, async () => {
    const receiver = await startReceiver(200);
    const { deliveryId } = await announcedDelivery(receiver.url, new Date());
    await relayJobs();
    const lockedBy = (pool: string, at: Date) => db().$executeRaw`
      update graphile_worker._private_jobs set locked_by = ${pool}, locked_at = ${at} where key = ${`deliver:${deliveryId}`}`;
    await lockedBy("nobody", new Date());
    const since = new Date();
    const { end } = workHere();
    try {
      const { poolId } = await vi.waitFor(() => db().workerHeartbeat.findFirstOrThrow({ where: { beatingSince: { gte: since } } }), WAIT);
      await lockedBy(poolId, new Date(0));
      await vi.waitFor(async () => expect(await stateOf(deliveryId)).toBe("delivered"), WAIT);
    } finally {
      await end();
    }
  });

  test("when it was frozen is done twice at most, and its queue is free when it comes back", { timeout: 240_000 }, async () => {
    const receiver = await startPatientReceiver();
    const { deliveryId, bookingId } = await announcedDelivery(receiver.url, new Date());
    const [frozen] = await Promise.all([runWorker(), vi.waitFor(() => expect(receiver.calls).toHaveLength(1), WAIT)]);
    frozen.kill("SIGSTOP");
    const { end } = workHere();
    try {
      await vi.waitFor(() => expect(receiver.calls).toHaveLength(2), WAIT);
      expect(new Set(ids(receiver.calls)).size).toBe(1);
      // The one that was frozen ends the job while the other is still at it.
      frozen.kill("SIGCONT");
      await vi.waitFor(async () => {
        receiver.answerAllBut(1);
        expect(await stateOf(deliveryId)).toBe("delivered");
      }, WAIT);
      const next = await announce(bookingId, new Date());
      await vi.waitFor(async () => {
        receiver.answerAllBut();
        expect(await stateOf(next)).toBe("delivered");
        expect(await heldQueues()).toBe(0);
      }, WAIT);
    } finally {
      await end();
    }
  });

  test("when the ends of several jobs could not be written goes on in the same process", { timeout: 240_000 }, async () => {
    const receiver = await startPatientReceiver();
    const [first] = await Promise.all([1, 2, 3, 4].map(() => announcedDelivery(receiver.url, new Date())));
    if (!first) throw new Error("nothing was announced");
    const { pool, end } = workHere();
    try {
      await vi.waitFor(() => expect(receiver.calls).toHaveLength(4), WAIT);
      const errors = vi.spyOn(log, "error");
      const unwritten = () => errors.mock.calls.filter((said) => said.some((part) => String(part).startsWith("Failed to complete jobs")));
      const connect = vi.spyOn(pool, "connect").mockRejectedValue(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
      // One after the other: each end is then a statement of its own.
      for (const [index, kept] of [[1, 2, 3], [2, 3], [3], []].entries()) {
        receiver.answerAllBut(...kept);
        await vi.waitFor(() => expect(unwritten()).toHaveLength(index + 1), WAIT);
      }
      connect.mockRestore();
      const next = await announce(first.bookingId, new Date());
      await vi.waitFor(async () => {
        receiver.answerAllBut();
        expect(await stateOf(next)).toBe("delivered");
        expect(await heldQueues()).toBe(0);
      }, WAIT);
    } finally {
      await end();
    }
  });
});
