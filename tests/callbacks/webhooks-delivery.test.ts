import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { changeEndpoint } from "@/lib/services/channels/callbacks/change-endpoint";
import { deleteEndpoint } from "@/lib/services/channels/callbacks/delete-endpoint";
import { deliverWebhook } from "@/lib/services/channels/callbacks/deliver-webhook";
import { RETRY_WAITS } from "@/lib/services/channels/callbacks/parts/retry-schedule";
import { purgeWebhooks } from "@/lib/services/channels/callbacks/purge-webhooks";
import { readDelivery } from "@/lib/services/channels/callbacks/read-delivery";
import { replayDelivery } from "@/lib/services/channels/callbacks/replay-delivery";
import { rotateEndpointSecret } from "@/lib/services/channels/callbacks/rotate-endpoint-secret";
import { sweepDeliveries } from "@/lib/services/channels/callbacks/sweep-deliveries";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { announce, announcedDelivery, waitingJobs } from "@/tests/support/callbacks";
import type { ReceivedCall } from "@/tests/support/http-receiver";
import { startReceiver } from "@/tests/support/receiver";

const now = new Date();
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const DAY = 86_400_000;

async function rowOf(deliveryId: string) {
  const { state, attempts, nextAt } = await db().webhookDelivery.findUniqueOrThrow({ where: { id: deliveryId } });
  return { state, attempts, nextAt };
}

/** What has to be the same on every attempt. */
function content({ body, headers }: ReceivedCall) {
  return { body, id: headers["webhook-id"] };
}

describe("a message that is not taken", () => {
  test("comes again, the same, ten times over three days, and is then given up", async () => {
    const receiver = await startReceiver(500);
    const { deliveryId } = await announcedDelivery(receiver.url, now);
    let at = now;
    for (const [index, wait] of RETRY_WAITS.entries()) {
      await deliverWebhook({ deliveryId, attempt: index + 1, now: at, random: 0 });
      at = new Date(at.getTime() + wait);
      expect(await rowOf(deliveryId)).toEqual({ state: "pending", attempts: index + 1, nextAt: at });
      expect(await waitingJobs(deliveryId)).toMatchObject([{ attempt: index + 2, runAt: at }]);
    }
    await deliverWebhook({ deliveryId, attempt: 10, now: at });
    expect(await rowOf(deliveryId)).toEqual({ state: "failed", attempts: 10, nextAt: null });
    expect(receiver.calls).toHaveLength(10);
    expect(new Set(receiver.calls.map((call) => JSON.stringify(content(call)))).size).toBe(1);
    const signatures = receiver.calls.map(({ headers }) => headers["webhook-signature"]);
    expect(new Set(signatures).size).toBe(10);
  });

  test.each([301, 400, 404, 429, 503])("because of %i is tried again", async (status) => {
    const receiver = await startReceiver(status, 200);
    const { deliveryId } = await announcedDelivery(receiver.url, now);
    await deliverWebhook({ deliveryId, attempt: 1, now });
    expect(await rowOf(deliveryId)).toMatchObject({ state: "pending", attempts: 1 });
    await deliverWebhook({ deliveryId, attempt: 2, now: later(5000) });
    expect(await rowOf(deliveryId)).toEqual({ state: "delivered", attempts: 2, nextAt: null });
  });

  test("because of silence is tried again, and the log says so", async () => {
    const receiver = await startReceiver(() => undefined);
    const { partnerId, deliveryId } = await announcedDelivery(receiver.url, now);
    await deliverWebhook({ deliveryId, attempt: 1, now, limits: { timeoutMs: 50 } });
    const { state, next, tries } = await readDelivery({ partnerId, deliveryId });
    expect({ state, tries }).toMatchObject({ state: "pending", tries: [{ status: null, error: "timed_out", manual: false }] });
    expect(next).not.toBeNull();
  });

  test("because its address has become private is not sent", async () => {
    const receiver = await startReceiver(200);
    const { partnerId, endpoint, deliveryId } = await announcedDelivery(receiver.url, now);
    await db().webhookEndpoint.update({
      where: { id: endpoint.id },
      data: { url: receiver.url.replace("http://127.0.0.1", "https://127.0.0.2") },
    });
    await deliverWebhook({ deliveryId, attempt: 1, now });
    expect((await readDelivery({ partnerId, deliveryId })).last_attempt).toMatchObject({ status: null, error: "address_refused" });
    expect(receiver.calls).toEqual([]);
  });
});

test("twenty runs of one job call once", async () => {
  const receiver = await startReceiver(200);
  const { deliveryId } = await announcedDelivery(receiver.url, now);
  await Promise.all(Array.from({ length: 20 }, () => deliverWebhook({ deliveryId, attempt: 1, now })));
  await deliverWebhook({ deliveryId, attempt: 1, now });
  expect(receiver.calls).toHaveLength(1);
  expect(await rowOf(deliveryId)).toEqual({ state: "delivered", attempts: 1, nextAt: null });
});

test("messages of one booking wait for each other, those of one endpoint share three lanes", async () => {
  const receiver = await startReceiver(200);
  const { deliveryId, bookingId, endpoint } = await announcedDelivery(receiver.url, now);
  const second = await announce(bookingId, now);
  const queues = [...(await waitingJobs(deliveryId)), ...(await waitingJobs(second))].map(({ queue }) => queue);
  expect(queues).toEqual([queues[0], queues[0]]);
  expect(queues[0]).toMatch(new RegExp(`^endpoint:${endpoint.id}:[012]$`));
});

describe("an endpoint", () => {
  test("that answers 410 is switched off, and what was on its way to it stops", async () => {
    const receiver = await startReceiver(410);
    const { partnerId, bookingId, endpoint, deliveryId } = await announcedDelivery(receiver.url, now);
    const second = await announce(bookingId, now);
    await deliverWebhook({ deliveryId, attempt: 1, now });
    await deliverWebhook({ deliveryId: second, attempt: 1, now });
    expect(receiver.calls).toHaveLength(1);
    expect((await rowOf(deliveryId)).state).toBe("failed");
    expect((await rowOf(second)).state).toBe("failed");
    expect(await db().webhookEndpoint.findUnique({ where: { id: endpoint.id } })).toMatchObject({ disabledReason: "gone" });
    const again = await changeEndpoint({ partnerId, endpointId: endpoint.id, enabled: true, now });
    expect(again).toMatchObject({ enabled: true, disabled_reason: null });
  });

  test("that was switched off or deleted is not called", async () => {
    const receiver = await startReceiver(200);
    const off = await announcedDelivery(receiver.url, now);
    await changeEndpoint({ partnerId: off.partnerId, endpointId: off.endpoint.id, enabled: false, now });
    await deliverWebhook({ deliveryId: off.deliveryId, attempt: 1, now });
    const gone = await announcedDelivery(receiver.url, now);
    await deleteEndpoint({ partnerId: gone.partnerId, endpointId: gone.endpoint.id });
    await deliverWebhook({ deliveryId: gone.deliveryId, attempt: 1, now });
    expect(receiver.calls).toEqual([]);
    expect(await rowOf(off.deliveryId)).toEqual({ state: "failed", attempts: 0, nextAt: null });
  });

  test("with a new secret is signed with both for a day, then with the new one", async () => {
    const receiver = await startReceiver(200);
    const { partnerId, bookingId, endpoint, secret, deliveryId } = await announcedDelivery(receiver.url, now);
    const address = { partnerId, endpointId: endpoint.id };
    const rotated = await rotateEndpointSecret({ ...address, now: later(-2 * DAY) });
    await deliverWebhook({ deliveryId, attempt: 1, now });
    const [first] = receiver.calls;
    expect(() => new Webhook(secret).verify(first?.body ?? "", first?.headers ?? {})).toThrow("No matching signature");
    expect(new Webhook(rotated.secret).verify(first?.body ?? "", first?.headers ?? {})).toMatchObject({ type: "booking.ticketed" });
    const newest = await rotateEndpointSecret({ ...address, now });
    expect(newest.endpoint.previous_secret_until).toBe(later(DAY).toISOString());
    await deliverWebhook({ deliveryId: await announce(bookingId, now), attempt: 1, now });
    const second = receiver.calls[1];
    for (const one of [rotated.secret, newest.secret]) {
      expect(new Webhook(one).verify(second?.body ?? "", second?.headers ?? {})).toMatchObject({ type: "booking.ticketed" });
    }
  });
});

describe("a replay", () => {
  test("sends the same message at once, and its success ends the delivery", async () => {
    const receiver = await startReceiver(500, 200);
    const { partnerId, deliveryId } = await announcedDelivery(receiver.url, now);
    await deliverWebhook({ deliveryId, attempt: 1, now });
    const replayed = await replayDelivery({ partnerId, deliveryId, now });
    expect(replayed).toMatchObject({ state: "delivered", attempts: 2, next: null, last_attempt: { status: 200, manual: true } });
    await deliverWebhook({ deliveryId, attempt: 2, now: later(5000) });
    const sent = receiver.calls.map(content);
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(replayed.body).toBe(receiver.calls[0]?.body);
  });

  test("that fails leaves the schedule, or the success, as it was", async () => {
    const receiver = await startReceiver(500, 500, 200, 500);
    const { partnerId, deliveryId } = await announcedDelivery(receiver.url, now);
    await deliverWebhook({ deliveryId, attempt: 1, now, random: 0 });
    expect(await replayDelivery({ partnerId, deliveryId, now })).toMatchObject({ state: "pending", next: later(5000).toISOString() });
    await deliverWebhook({ deliveryId, attempt: 2, now: later(5000) });
    expect(await replayDelivery({ partnerId, deliveryId, now })).toMatchObject({ state: "delivered", attempts: 4 });
  });

  test("of a status callback has the same body, byte for byte", async () => {
    const receiver = await startReceiver(200);
    const { partnerId, deliveryId, bookingId } = await announcedDelivery(receiver.url, now, "status_callback");
    await deliverWebhook({ deliveryId, attempt: 1, now });
    await db().booking.update({ where: { id: bookingId }, data: { sealedPayer: null } });
    await replayDelivery({ partnerId, deliveryId, now: later(DAY) });
    expect(receiver.calls[1]).toMatchObject({ body: receiver.calls[0]?.body, headers: { "x-auth": receiver.calls[0]?.headers["x-auth"] } });
  });

  test("to an address that is off is refused", async () => {
    const receiver = await startReceiver(200);
    const { partnerId, deliveryId, endpoint } = await announcedDelivery(receiver.url, now);
    await changeEndpoint({ partnerId, endpointId: endpoint.id, enabled: false, now });
    await expect(replayDelivery({ partnerId, deliveryId, now })).rejects.toMatchObject({ kind: "endpoint_disabled" });
    expect(receiver.calls).toEqual([]);
  });
});

describe("the sweep", () => {
  test("goes on with a delivery whose job was lost, or whose process died in the middle of an attempt", async () => {
    const receiver = await startReceiver(200);
    const { deliveryId } = await announcedDelivery(receiver.url, now);
    await db().webhookDelivery.update({ where: { id: deliveryId }, data: { attempts: 1, nextAt: later(120_000) } });
    await relayJobs();
    await db().$executeRaw`select graphile_worker.remove_job(${`deliver:${deliveryId}`})`;
    await sweepDeliveries({ now: later(200_000) });
    expect(await waitingJobs(deliveryId)).toEqual([]);
    await sweepDeliveries({ now: later(300_000) });
    expect(await waitingJobs(deliveryId)).toMatchObject([{ attempt: 2 }]);
    await deliverWebhook({ deliveryId, attempt: 2, now: later(300_000) });
    expect(await rowOf(deliveryId)).toMatchObject({ state: "delivered", attempts: 2 });
  });

  test("leaves alone what a job looks after, and ends what an address that is off would have got", async () => {
    const receiver = await startReceiver(200);
    const looked = await announcedDelivery(receiver.url, now);
    const off = await announcedDelivery(receiver.url, now);
    await relayJobs();
    await db().webhookEndpoint.update({ where: { id: off.endpoint.id }, data: { disabledAt: now, disabledReason: "partner" } });
    await sweepDeliveries({ now: later(DAY) });
    expect(await waitingJobs(looked.deliveryId)).toMatchObject([{ attempt: 1, runAt: now }]);
    expect((await rowOf(off.deliveryId)).state).toBe("failed");
  });

  test("takes away what is still queued for a delivery that was made meanwhile", async () => {
    const receiver = await startReceiver(200);
    const made = await announcedDelivery(receiver.url, now);
    await relayJobs();
    await deliverWebhook({ deliveryId: made.deliveryId, attempt: 1, now });
    await sweepDeliveries({ now: later(60_000) });
    expect(await waitingJobs(made.deliveryId)).toHaveLength(1);
    await sweepDeliveries({ now: later(DAY) });
    expect(await waitingJobs(made.deliveryId)).toEqual([]);
    expect(receiver.calls).toHaveLength(1);
  });
});

test("messages are forgotten after thirty days, with their deliveries and attempts", async () => {
  const receiver = await startReceiver(200);
  const old = await announcedDelivery(receiver.url, later(-31 * DAY));
  await deliverWebhook({ deliveryId: old.deliveryId, attempt: 1, now: later(-31 * DAY) });
  const young = await announcedDelivery(receiver.url, later(-29 * DAY));
  expect(await purgeWebhooks({ now })).toBe(1);
  expect(await db().webhookDelivery.count({ where: { id: old.deliveryId } })).toBe(0);
  expect(await db().webhookAttempt.count({ where: { deliveryId: old.deliveryId } })).toBe(0);
  expect(await db().webhookDelivery.count({ where: { id: young.deliveryId } })).toBe(1);
});
