import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import {
  callbackDeliveryDetail,
  callbackDeliveryPage,
  callbackEndpointChange,
  callbackEndpointList,
  callbackEndpointSecret,
  newCallbackEndpoint,
  pingWebhook,
} from "@/lib/contracts/interface/callbacks";
import { xAuth } from "@/lib/crypto/x-auth";
import { db } from "@/lib/db";
import { MAX_ENDPOINTS } from "@/lib/domain/webhooks/endpoint";
import { changeEndpoint } from "@/lib/services/channels/callbacks/change-endpoint";
import { deleteEndpoint } from "@/lib/services/channels/callbacks/delete-endpoint";
import { deliverWebhook } from "@/lib/services/channels/callbacks/deliver-webhook";
import { listDeliveries } from "@/lib/services/channels/callbacks/list-deliveries";
import { listEndpoints } from "@/lib/services/channels/callbacks/list-endpoints";
import { pingEndpoint } from "@/lib/services/channels/callbacks/ping-endpoint";
import { readDelivery } from "@/lib/services/channels/callbacks/read-delivery";
import { replayDelivery } from "@/lib/services/channels/callbacks/replay-delivery";
import { rotateEndpointSecret } from "@/lib/services/channels/callbacks/rotate-endpoint-secret";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { addEndpoint, addPartner, announce, announcedDelivery } from "@/tests/support/callbacks";
import { startReceiver } from "@/tests/support/receiver";

const now = new Date();
const SOMEWHERE = "http://127.0.0.1:9/hook";

describe("an endpoint", () => {
  test("is listed for its partner in both modes, without its secret", async () => {
    const partnerId = await addPartner();
    const live = await addEndpoint({ partnerId, url: SOMEWHERE, now });
    const inTest = await addEndpoint({ partnerId, url: SOMEWHERE, now, mode: "test", kind: "status_callback" });
    callbackEndpointSecret.parse(live);
    const listed = callbackEndpointList.parse(await listEndpoints({ partnerId, now }));
    expect(listed.endpoints).toEqual([live.endpoint, inTest.endpoint]);
    expect(listed.endpoints.map(({ mode, email }) => ({ mode, email }))).toEqual([
      { mode: "live", email: "" },
      { mode: "test", email: "dev@partner.example" },
    ]);
    expect(JSON.stringify(listed)).not.toContain("whsec_");
    const rows = await db().$queryRaw<
      { text: string }[]
    >`select e::text as text from webhook_endpoint e where partner_id = ${partnerId}::uuid`;
    expect(rows.some(({ text }) => text.includes(live.secret.slice(6, 20)))).toBe(false);
    expect((await listEndpoints({ partnerId: await addPartner(), now })).endpoints).toEqual([]);
  });

  test("is changed in what is given, and its URL is checked again", async () => {
    const partnerId = await addPartner();
    const { endpoint } = await addEndpoint({ partnerId, url: SOMEWHERE, now });
    const address = { partnerId, endpointId: endpoint.id, now };
    const changed = await changeEndpoint({ ...address, event_types: ["booking.paid", "booking.paid"] });
    expect(changed).toEqual({ ...endpoint, event_types: ["booking.paid"] });
    expect(await changeEndpoint({ ...address, enabled: false })).toMatchObject({ enabled: false, disabled_reason: "partner" });
    expect(await changeEndpoint({ ...address, enabled: true })).toEqual(changed);
    await expect(changeEndpoint({ ...address, url: "https://10.0.0.1/" })).rejects.toMatchObject({ kind: "validation" });
    expect((await listEndpoints({ partnerId, now })).endpoints).toEqual([changed]);
  });

  test("is one of ten at most in each mode, however many are added at once", async () => {
    const partnerId = await addPartner();
    const added = await Promise.allSettled(Array.from({ length: 14 }, () => addEndpoint({ partnerId, url: SOMEWHERE, now })));
    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(MAX_ENDPOINTS);
    const refused = added.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toMatchObject(Array.from({ length: 4 }, () => ({ kind: "too_many_endpoints" })));
    await addEndpoint({ partnerId, url: SOMEWHERE, now, mode: "test" });
  });

  test("of the live interface's kind changes its secret at once", async () => {
    const partnerId = await addPartner();
    const { endpoint, secret } = await addEndpoint({ partnerId, url: SOMEWHERE, now, kind: "status_callback" });
    const rotated = await rotateEndpointSecret({ partnerId, endpointId: endpoint.id, now });
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.endpoint.previous_secret_until).toBeNull();
  });
});

describe("a program of the live interface", () => {
  const own = "its-own-secret/2019+x";

  async function lastXAuth(receiver: Awaited<ReturnType<typeof startReceiver>>) {
    const call = receiver.calls.at(-1);
    return { given: call?.headers["x-auth"], bookingId: JSON.parse(call?.body ?? "").data.id };
  }

  test("keeps the secret that it has, from the start and after a change", async () => {
    const receiver = await startReceiver(200);
    const { id: bookingId, partnerId } = await insertBooking();
    const made = await addEndpoint({ partnerId, url: receiver.url, now, kind: "status_callback", secret: own });
    expect(made.secret).toBe(own);
    const address = { partnerId, endpointId: made.endpoint.id, now };
    const email = made.endpoint.email;
    await pingEndpoint(address);
    expect(await lastXAuth(receiver)).toEqual({ given: xAuth({ email, bookingId, secret: own }), bookingId });
    const rotated = await rotateEndpointSecret(address);
    await pingEndpoint(address);
    expect((await lastXAuth(receiver)).given).toBe(xAuth({ email, bookingId, secret: rotated.secret }));
    expect(JSON.stringify(await changeEndpoint({ ...address, secret: own }))).not.toContain(own);
    await pingEndpoint(address);
    expect((await lastXAuth(receiver)).given).toBe(xAuth({ email, bookingId, secret: own }));
  });

  test("gives no secret for a signed webhook, whose form is set", async () => {
    const partnerId = await addPartner();
    const refused = { kind: "validation", fields: { secret: [expect.anything()] } };
    await expect(addEndpoint({ partnerId, url: SOMEWHERE, now, secret: own })).rejects.toMatchObject(refused);
    const { endpoint } = await addEndpoint({ partnerId, url: SOMEWHERE, now });
    await expect(changeEndpoint({ partnerId, endpointId: endpoint.id, now, secret: own })).rejects.toMatchObject(refused);
    expect((await listEndpoints({ partnerId, now })).endpoints).toHaveLength(1);
  });

  test.each(["seven77", "x".repeat(201), "two words", "пароль-пароль", "line\nbreak-secret", "nul\u0000-secret"])(
    "has no secret %j",
    (secret) => {
      expect(newCallbackEndpoint.safeParse({ mode: "live", kind: "status_callback", url: SOMEWHERE, secret }).success).toBe(false);
      expect(callbackEndpointChange.safeParse({ secret }).success).toBe(false);
    },
  );
});

describe("a test call", () => {
  test("is sent at once, signed, and its outcome is the answer; failed, it is not repeated", async () => {
    const receiver = await startReceiver(200, 500);
    const partnerId = await addPartner();
    const { endpoint, secret } = await addEndpoint({ partnerId, url: receiver.url, now });
    const good = await pingEndpoint({ partnerId, endpointId: endpoint.id, now });
    expect(callbackDeliveryDetail.parse(good)).toMatchObject({
      state: "delivered",
      event_type: "ping",
      tries: [{ status: 200, manual: true }],
    });
    const [call] = receiver.calls;
    const body = pingWebhook.parse(new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {}));
    expect(body.data.endpoint_id).toBe(endpoint.id);
    const bad = await pingEndpoint({ partnerId, endpointId: endpoint.id, now });
    expect(bad).toMatchObject({ state: "failed", next: null, last_attempt: { status: 500 } });
    await deliverWebhook({ deliveryId: bad.id, attempt: 1, now });
    expect(receiver.calls).toHaveLength(2);
    expect((await listEndpoints({ partnerId, now })).endpoints[0]?.last_attempt).toEqual(bad.last_attempt);
  });

  test("of a status callback is the newest booking, and needs one", async () => {
    const receiver = await startReceiver(200);
    const empty = await addPartner();
    const alone = await addEndpoint({ partnerId: empty, url: receiver.url, now, kind: "status_callback" });
    const nothing = pingEndpoint({ partnerId: empty, endpointId: alone.endpoint.id, now });
    await expect(nothing).rejects.toMatchObject({ kind: "nothing_to_send" });
    const { partnerId, bookingId, bookingNumber, endpoint } = await announcedDelivery(receiver.url, now, "status_callback");
    const sent = await pingEndpoint({ partnerId, endpointId: endpoint.id, now });
    expect(sent).toMatchObject({ state: "delivered", booking_number: bookingNumber });
    expect(JSON.parse(receiver.calls[0]?.body ?? "").data.id).toBe(bookingId);
  });

  test("to an address that is off is refused", async () => {
    const partnerId = await addPartner();
    const { endpoint } = await addEndpoint({ partnerId, url: SOMEWHERE, now });
    const address = { partnerId, endpointId: endpoint.id, now };
    await changeEndpoint({ ...address, enabled: false });
    await expect(pingEndpoint(address)).rejects.toMatchObject({ kind: "endpoint_disabled" });
  });
});

test("test calls of one partner are limited: the next one is refused and leaves nothing in the log", async () => {
  const receiver = await startReceiver(200);
  const partnerId = await addPartner();
  const { endpoint } = await addEndpoint({ partnerId, url: receiver.url, now });
  const ping = () => pingEndpoint({ partnerId, endpointId: endpoint.id, now });
  const { id } = await ping();
  for (let call = 2; call <= 60; call++) await replayDelivery({ partnerId, deliveryId: id, now });
  await expect(ping()).rejects.toMatchObject({ kind: "too_many_requests", retryAfter: expect.any(Number) });
  await expect(replayDelivery({ partnerId, deliveryId: id, now })).rejects.toMatchObject({ kind: "too_many_requests" });
  expect(receiver.calls).toHaveLength(60);
  expect((await listDeliveries({ partnerId, page: 1 })).total).toBe(1);
});

describe("the log", () => {
  test("shows what was sent where, newest first, by endpoint and by state", async () => {
    const receiver = await startReceiver(200, 500);
    const { partnerId, bookingId, bookingNumber, endpoint, deliveryId } = await announcedDelivery(receiver.url, now);
    const later = new Date(now.getTime() + 1000);
    const second = await announce(bookingId, later);
    await deliverWebhook({ deliveryId, attempt: 1, now: later });
    await deliverWebhook({ deliveryId: second, attempt: 1, now: later, random: 0 });
    const page = callbackDeliveryPage.parse(await listDeliveries({ partnerId, page: 1 }));
    const common = { event_type: "booking.ticketed", booking_id: bookingId, booking_number: bookingNumber, attempts: 1 };
    expect(page).toMatchObject({ total: 2, pages: 1 });
    expect(page.items).toMatchObject([
      { ...common, id: second, state: "pending", last_attempt: { status: 500 }, next: new Date(later.getTime() + 5000).toISOString() },
      { ...common, id: deliveryId, state: "delivered", last_attempt: { status: 200 }, next: null },
    ]);
    const delivered = await listDeliveries({ partnerId, endpoint: endpoint.id, state: "delivered", page: 1 });
    expect(delivered.items.map(({ id }) => id)).toEqual([deliveryId]);
    expect(await listDeliveries({ partnerId, state: "failed", page: 1 })).toMatchObject({ items: [], total: 0 });
    expect(await listDeliveries({ partnerId, page: 2 })).toMatchObject({ items: [], total: 2 });
  });
});

test("another partner finds nothing, as for an id that nobody has", async () => {
  const receiver = await startReceiver(200);
  const { endpoint, deliveryId } = await announcedDelivery(receiver.url, now);
  const partnerId = await addPartner();
  const ids = [endpoint.id, "00000000-0000-7000-8000-000000000000", "no-uuid", ""];
  for (const endpointId of ids) {
    const address = { partnerId, endpointId, now };
    for (const use of [deleteEndpoint, rotateEndpointSecret, pingEndpoint]) {
      await expect(use(address)).rejects.toMatchObject({ kind: "endpoint_not_found" });
    }
    await expect(changeEndpoint({ ...address, enabled: false })).rejects.toMatchObject({ kind: "endpoint_not_found" });
  }
  await expect(listDeliveries({ partnerId, endpoint: endpoint.id, page: 1 })).rejects.toMatchObject({ kind: "endpoint_not_found" });
  for (const id of [deliveryId, ...ids]) {
    await expect(readDelivery({ partnerId, deliveryId: id })).rejects.toMatchObject({ kind: "delivery_not_found" });
    await expect(replayDelivery({ partnerId, deliveryId: id, now })).rejects.toMatchObject({ kind: "delivery_not_found" });
  }
  expect(await listDeliveries({ partnerId, page: 1 })).toMatchObject({ items: [], total: 0 });
  expect(receiver.calls).toEqual([]);
});
