import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { openSession } from "@/lib/services/access/sessions/open-session";
import type { TaskName } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { workOff } from "@/tests/support/run/work-off";
import { insertOpenChange } from "@/tests/support/schedule/open-change";
import { makeWorld, type World } from "@/tests/support/world/world";

const HOUR_MS = 3_600_000;
/** All that is done by itself at a time. */
const CLOCKWORK: readonly TaskName[] = [
  "sweep_stuck_bookings",
  "settle_overdue_changes",
  "purge_expired",
  "purge_webhooks",
  "erase_old_bookings",
];

let world: World;
let credential = "";
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  const { partner, userId } = world;
  const scopes = ["search", "book", "pay", "refund", "read"] as const;
  credential = (await createApiKey({ partnerId: partner.id, userId, name: "Robot", mode: "live", scopes, now: new Date() })).key;
});

afterEach(() => vi.useRealTimers());

/** From now on this process's clock is so far from the database's. */
function jump(byMs: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + byMs, shouldAdvanceTime: false });
}

async function workAll(): Promise<void> {
  await queueJobs(CLOCKWORK.map((task) => ({ task, payload: {}, jobKey: `test:${task}` })));
  await workOff();
}

async function statusOf(id: string): Promise<string> {
  return (await db().booking.findUniqueOrThrow({ where: { id } })).status;
}

/** A booking whose auto-cancel moment is an hour ago, by the database's clock. */
function bookOverdue(): Promise<{ id: string }> {
  return bookJourney({ ...world, date: world.date(21), carrier: "TK", now: new Date(Date.now() - env().HOLD_MINUTES * 60_000 - HOUR_MS) });
}

describe("a worker whose clock", () => {
  test("is 25 hours ahead ends, settles and deletes nothing too early", async () => {
    const { id } = await bookJourney({ ...world, date: world.date(20), carrier: "TK" });
    const changed = await bookJourney({ ...world, date: world.date(22), carrier: "TK" });
    const changeId = await insertOpenChange(changed.id);
    const deadline = new Date(Date.now() + 24 * HOUR_MS);
    await db().booking.update({ where: { id: changed.id }, data: { status: "paid" } });
    await db().scheduleChange.update({ where: { id: changeId }, data: { deadline, escalateAt: new Date(Date.now() + 12 * HOUR_MS) } });
    const sessionId = await openSession(db(), { userId: world.userId, address: "203.0.113.1", userAgent: "", now: new Date() });
    const key = randomUUID();
    const { offerId } = await findOffer({ ...world, date: world.date(24), carrier: "TK" });
    const book = () => callOperation("create_booking", { params: { id: offerId }, credential, body, headers: { "idempotency-key": key } });
    const body = makeBody();
    const booked = await book();
    jump(25 * HOUR_MS);
    await workAll();
    vi.useRealTimers();
    expect(await statusOf(id)).toBe("booked");
    expect(await db().scheduleChange.findUnique({ where: { id: changeId } })).toMatchObject({ state: "open", escalatedAt: null });
    expect(await db().userSession.count({ where: { id: sessionId } })).toBe(1);
    expect(await book()).toEqual({ ...booked, headers: expect.anything() });
  });

  test("is two hours behind ends what is over", async () => {
    const { id } = await bookOverdue();
    jump(-2 * HOUR_MS);
    await workAll();
    expect(await statusOf(id)).toBe("cancelled");
  });
});

describe("a server whose clock", () => {
  test("is two hours behind takes no payment after the last moment", async () => {
    const { id } = await bookOverdue();
    jump(-2 * HOUR_MS);
    const paid = await callOperation("pay_booking", { params: { id }, credential });
    expect(paid.error).toMatchObject({ error_code: 100422 });
    expect(await statusOf(id)).not.toBe("paid");
  });

  test("is 25 hours ahead takes an Idempotency-Key for no older than it is", async () => {
    const { id } = await bookJourney({ ...world, date: world.date(23), carrier: "TK" });
    const headers = { "idempotency-key": randomUUID() };
    const paid = await callOperation("pay_booking", { params: { id }, credential, headers });
    expect(paid.status).toBe(200);
    jump(25 * HOUR_MS);
    const again = await callOperation("pay_booking", { params: { id }, credential, headers });
    expect(again.body).toEqual(paid.body);
  });

  test("is two hours ahead holds seats for no longer than others", async () => {
    const { offerId } = await findOffer({ ...world, date: world.date(25), carrier: "TK" });
    jump(2 * HOUR_MS);
    const booked = await callOperation("create_booking", { params: { id: offerId }, credential, body: makeBody() });
    vi.useRealTimers();
    expect(booked.status).toBe(200);
    const latest = await db().booking.findFirstOrThrow({ where: { partnerId: world.partner.id }, orderBy: { id: "desc" } });
    expect(latest.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(env().HOLD_MINUTES * 60_000);
  });
});
