import { Webhook } from "standardwebhooks";
import { beforeAll, expect, test } from "vitest";
import {
  callbackDeliveryDetail,
  callbackEndpoint,
  callbackEndpointList,
  callbackEndpointSecret,
  webhookDeliveryPage,
} from "@/lib/contracts/interface/callbacks";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import { callbackRequest } from "@/lib/services/channels/callbacks/parts/callback-request";
import { rotateEndpointSecret } from "@/lib/services/channels/callbacks/rotate-endpoint-secret";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { type CallOptions, callOperation } from "@/tests/support/call-operation";
import { addEndpoint, announce } from "@/tests/support/callbacks";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { startReceiver } from "@/tests/support/receiver";
import { makePartner } from "@/tests/support/world/world";

const now = new Date();
const NOWHERE = "https://127.0.0.1:65001/hook";
const HOUR_MS = 3_600_000;
const UNKNOWN = "019a0000-0000-7000-8000-000000000000";

let seller: Awaited<ReturnType<typeof makePartner>>;
let keys: Credentials;
beforeAll(async () => {
  seller = await makePartner();
  keys = await makeCredentials(seller);
});

const call = (name: OperationName, options: CallOptions = {}) => callOperation(name, { credential: keys.keyWith("webhooks"), ...options });

test("a program adds an address, tests it, reads what was sent, sends it again, rotates and deletes", async () => {
  const receiver = await startReceiver(200);
  const made = await call("create_webhook", { body: { url: receiver.url, event_types: ["booking.ticketed"] } });
  const { endpoint, secret } = callbackEndpointSecret.parse(made.data);
  expect(endpoint).toMatchObject({ mode: "live", kind: "webhook", enabled: true, event_types: ["booking.ticketed"] });
  const params = { id: endpoint.id };
  const listed = callbackEndpointList.parse((await call("list_webhooks")).data);
  expect(listed.endpoints.map(({ id }) => id)).toEqual([endpoint.id]);
  expect(JSON.stringify(listed)).not.toContain(secret);

  const tested = callbackDeliveryDetail.parse((await call("test_webhook", { params })).data);
  expect(tested).toMatchObject({ event_type: "ping", state: "delivered", last_attempt: { status: 200, manual: true } });
  const { id: bookingId } = await insertBooking({ partnerId: seller.partner.id });
  const deliveryId = await announce(bookingId, new Date(now.getTime() + 60_000));
  const replayed = await call("replay_webhook_delivery", { params: { ...params, deliveryId } });
  expect(callbackDeliveryDetail.parse(replayed.data)).toMatchObject({ id: deliveryId, state: "delivered", booking_id: bookingId });
  expect(new Webhook(secret).verify(receiver.calls[1]?.body ?? "", receiver.calls[1]?.headers ?? {})).toMatchObject({
    type: "booking.ticketed",
  });

  const pageAfter = async (cursor?: string | null) =>
    webhookDeliveryPage.parse((await call("list_webhook_deliveries", { params, query: { limit: 1, ...(cursor && { cursor }) } })).data);
  const first = await pageAfter();
  await announce(bookingId, new Date(now.getTime() + 120_000));
  const second = await pageAfter(first.next_cursor);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([deliveryId, tested.id]);
  expect(second.next_cursor).toBeNull();
  const pending = await call("list_webhook_deliveries", { params, query: { state: "pending" } });
  expect(webhookDeliveryPage.parse(pending.data).items).toHaveLength(1);

  const rotated = callbackEndpointSecret.parse((await call("rotate_webhook", { params })).data);
  expect(rotated.secret).not.toBe(secret);
  const off = callbackEndpoint.parse((await call("change_webhook", { params, body: { enabled: false } })).data);
  expect(off).toMatchObject({ enabled: false, disabled_reason: "partner" });
  expect(await call("test_webhook", { params })).toMatchObject({ status: 422, error: { error_code: 100437 } });
  expect((await call("delete_webhook", { params })).data).toEqual({ id: endpoint.id });
  expect(await call("delete_webhook", { params })).toMatchObject({ status: 404, error: { error_code: 100430 } });
  const actions = await db().auditEvent.findMany({ where: { partnerId: seller.partner.id }, orderBy: { id: "asc" } });
  expect(actions.map(({ action, actor }) => [action, actor.split(":")[0]])).toEqual(
    ["callback_added", "callback_secret_rotated", "callback_changed", "callback_deleted"].map((action) => [action, "key"]),
  );
});

test("addresses of our own network are refused at the field, as in the portal", async () => {
  for (const url of [
    "https://169.254.169.254/",
    "https://[::ffff:10.0.0.1]/",
    "http://example.com/",
    "https://user:pw@example.com/",
    "x",
  ]) {
    const made = await call("create_webhook", { body: { url } });
    expect(made, url).toMatchObject({ status: 422, error: { errors: { url: [expect.any(String)] } } });
  }
  expect(await call("create_webhook", { body: { url: NOWHERE, secret: "a secret of mine" } })).toMatchObject({ status: 422 });
});

test("at most ten addresses, and a status callback keeps the secret that its program has", async () => {
  const { partner, userId } = await makePartner();
  const { fullKey: credential } = await makeCredentials({ partner, userId });
  const own = { url: NOWHERE, kind: "status_callback", email: "dev@partner.example", secret: "known-to-the-program" };
  const { secret } = callbackEndpointSecret.parse((await call("create_webhook", { credential, body: own })).data);
  expect(secret).toBe("known-to-the-program");
  for (let made = 1; made < 10; made++) expect((await call("create_webhook", { credential, body: { url: NOWHERE } })).status).toBe(200);
  expect(await call("create_webhook", { credential, body: { url: NOWHERE } })).toMatchObject({
    status: 422,
    error: { error_code: 100436 },
  });
});

test("an address is its partner's and its mode's: to all others it does not exist, by whatever call", async () => {
  const receiver = await startReceiver(200);
  const { endpoint } = await addEndpoint({ partnerId: seller.partner.id, url: receiver.url, now });
  const { id: bookingId } = await insertBooking({ partnerId: seller.partner.id });
  const deliveryId = await announce(bookingId, now);
  const { endpoint: another } = await addEndpoint({ partnerId: seller.partner.id, url: receiver.url, now });
  const stranger = await makeCredentials(await makePartner());
  const standing = () =>
    db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id }, include: { deliveries: { include: { tries: true } } } });
  const before = await standing();
  const named: [OperationName, unknown?][] = [
    ["change_webhook", { enabled: false }],
    ["rotate_webhook"],
    ["test_webhook"],
    ["list_webhook_deliveries"],
    ["replay_webhook_delivery"],
    ["delete_webhook"],
  ];
  for (const [name, body] of named) {
    for (const credential of [stranger.fullKey, keys.testKey]) {
      const [foreign, unknown] = [
        await call(name, { credential, params: { id: endpoint.id, deliveryId }, body }),
        await call(name, { credential, params: { id: UNKNOWN, deliveryId: UNKNOWN }, body }),
      ];
      expect(foreign.status, name).toBe(404);
      expect({ ...foreign.error, request_id: "", created_at: "" }).toEqual({ ...unknown.error, request_id: "", created_at: "" });
      expect((await call(name, { credential, params: { id: "not an id", deliveryId: "%00" }, body })).status, name).toBe(404);
    }
    for (const credential of [keys.keyWithout("webhooks"), keys.token])
      expect(await call(name, { credential, params: { id: endpoint.id, deliveryId }, body }), name).toMatchObject({ status: 403 });
  }
  for (const credential of [stranger.fullKey, keys.testKey])
    expect(callbackEndpointList.parse((await call("list_webhooks", { credential })).data).endpoints).toEqual([]);
  const elsewhere = { id: another.id, deliveryId };
  expect(await call("replay_webhook_delivery", { params: elsewhere })).toMatchObject({ status: 404, error: { error_code: 100431 } });
  expect(await standing()).toEqual(before);
  expect(receiver.calls).toEqual([]);
});

test("a test key's address is told of test bookings alone, and the portal lists it", async () => {
  const body = { url: NOWHERE };
  const { endpoint } = callbackEndpointSecret.parse((await call("create_webhook", { credential: keys.testKey, body })).data);
  expect(endpoint.mode).toBe("test");
  const row = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id }, include: { partner: true } });
  expect(row.partner.testOf).toBe(seller.partner.id);
});

test("of an agency's people, administrators alone manage addresses with their token", async () => {
  const administered = await makePartner();
  await db().user.update({ where: { id: administered.userId }, data: { role: "admin" } });
  const { token } = await makeCredentials(administered);
  expect((await call("list_webhooks", { credential: token })).status).toBe(200);
  expect(await call("list_webhooks", { credential: keys.token })).toMatchObject({ status: 403, error: { data: { scope: "webhooks" } } });
});

test("an address added again under one Idempotency-Key is one address with one secret", async () => {
  const { partner, ...user } = await makePartner();
  const own = await makeCredentials({ partner, ...user });
  const add = (key: string) =>
    callOperation("create_webhook", { credential: own.keyWith("webhooks"), body: { url: NOWHERE }, headers: { "idempotency-key": key } });
  const first = callbackEndpointSecret.parse((await add("one")).data);
  expect(callbackEndpointSecret.parse((await add("one")).data)).toEqual(first);
  expect(callbackEndpointSecret.parse((await add("one")).data)).toEqual(first);
  const together = await Promise.all([add("two"), add("two"), add("two")]);
  expect(new Set(together.filter(({ status }) => status === 200).map(({ data }) => callbackEndpointSecret.parse(data).secret)).size).toBe(
    1,
  );
  expect(await db().webhookEndpoint.count({ where: { partnerId: partner.id } })).toBe(2);
});

test("a rotation repeated under one Idempotency-Key makes one secret, and another key makes another", async () => {
  const { partner, ...user } = await makePartner();
  const own = await makeCredentials({ partner, ...user });
  const { endpoint } = await addEndpoint({ partnerId: partner.id, url: NOWHERE, now: new Date() });
  const rotate = async (key: string) =>
    callbackEndpointSecret.parse(
      (
        await callOperation("rotate_webhook", {
          params: { id: endpoint.id },
          credential: own.keyWith("webhooks"),
          headers: { "idempotency-key": key },
        })
      ).data,
    ).secret;
  const secret = await rotate("one");
  expect(await rotate("one")).toBe(secret);
  expect(await rotate("two")).not.toBe(secret);
});

test("rotations whose answers were lost leave the receiver's secret signing, and none signs for ever", async () => {
  const { partner } = await makePartner();
  const { endpoint, secret } = await addEndpoint({ partnerId: partner.id, url: NOWHERE, now });
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const rotate = (hours: number) => rotateEndpointSecret({ partnerId: partner.id, endpointId: endpoint.id, now: at(hours) });
  const signs = async (known: string, hours: number) => {
    const { kind, ...row } = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } });
    const { headers } = callbackRequest({ ...row, kind }, { id: "msg_1", body: "{}", createdAt: now, requestId: null }, at(hours));
    return headers["webhook-signature"]?.split(" ").includes(new Webhook(known).sign("msg_1", at(hours), "{}"));
  };
  await rotate(1);
  const { secret: newest } = await rotate(2);
  expect([await signs(secret, 3), await signs(newest, 3)]).toEqual([true, true]);
  for (const hours of [4, 5, 6]) await rotate(hours);
  expect([await signs(secret, 7), await signs(newest, 7)]).toEqual([false, true]);
  expect(await signs(newest, 31)).toBe(false);
});
