import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingWebhook } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { announceEvent } from "@/lib/services/channels/callbacks/announce-event";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { listEvents } from "@/lib/services/channels/events/list-events";
import { bookJourney } from "@/tests/support/bookings/booking";
import { startReceiver } from "@/tests/support/receiver";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  // The worker acts by the real clock.
  world = await makeWorld({ now: new Date() });
});

async function partnerWith(choices: { url: string; kind?: "webhook" | "status_callback"; mode?: "live" | "test" }) {
  const { partner } = await makePartner();
  const given = {
    partnerId: partner.id,
    mode: "live",
    kind: "webhook",
    event_types: [],
    email: "dev@partner.example",
    now: world.now,
  } as const;
  const { endpoint, secret } = await createEndpoint({ ...given, ...choices });
  return { partner, endpoint, secret };
}

async function eventsOf(bookingId: string): Promise<string[]> {
  const events = await db().bookingEvent.findMany({ where: { bookingId }, orderBy: { id: "asc" } });
  return events.map(({ id }) => String(id));
}

describe("a partner with a webhook", () => {
  test("is told every change of a booking, signed, in an order that can be rebuilt", async () => {
    const receiver = await startReceiver(200);
    const { partner, secret } = await partnerWith(receiver);
    const booked = await bookJourney({ ...world, partner, date: world.date(20), carrier: "TK" });
    await payBooking({ partnerId: partner.id, bookingId: booked.id, actor: "partner:test", now: world.now });
    await workOff();
    const told = receiver.calls.map(({ body, headers }) => bookingWebhook.parse(new Webhook(secret).verify(body, headers)));
    const inOrder = told.sort((a, b) => a.sequence - b.sequence);
    expect(inOrder.map(({ type, sequence, data }) => ({ type, sequence, ...data.change }))).toEqual([
      { type: "booking.created", sequence: 1, from: null, to: "booked" },
      { type: "booking.paid", sequence: 2, from: "booked", to: "paid" },
      { type: "booking.ticketed", sequence: 3, from: "paid", to: "ticketed" },
    ]);
    expect(inOrder[2]?.data.booking).toEqual(await readBooking({ partnerId: partner.id, bookingId: booked.id, locale: "en" }));
    expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
    expect(receiver.calls.every(({ headers }) => headers["content-type"] === "application/json")).toBe(true);
  });

  test("is told once, however often and however much at once the job runs", async () => {
    const receiver = await startReceiver(200);
    const { partner } = await partnerWith(receiver);
    const booked = await bookJourney({ ...world, partner, date: world.date(21), carrier: "TK" });
    const [created = ""] = await eventsOf(booked.id);
    await Promise.all(Array.from({ length: 20 }, () => announceEvent({ bookingEventId: created, now: world.now })));
    expect(await db().webhookEvent.count({ where: { bookingId: booked.id } })).toBe(1);
    expect(await db().webhookDelivery.count({ where: { event: { bookingId: booked.id } } })).toBe(1);
    await workOff();
    await announceEvent({ bookingEventId: created, now: world.now });
    await workOff();
    expect(receiver.calls).toHaveLength(1);
  });

  test("hears only the types it asked for, and two addresses get one message under one id", async () => {
    const [all, cancelled] = [await startReceiver(200), await startReceiver(200)];
    const { partner } = await partnerWith(all);
    const wanted = { kind: "webhook", mode: "live", email: "", event_types: ["booking.cancelled"] } as const;
    await createEndpoint({ ...wanted, partnerId: partner.id, url: cancelled.url, now: world.now });
    const booked = await bookJourney({ ...world, partner, date: world.date(22), carrier: "TK" });
    await cancelUnpaidBooking({ partnerId: partner.id, bookingId: booked.id, actor: "partner:test", now: world.now });
    await workOff();
    expect(all.calls.map(({ body }) => JSON.parse(body).type).sort()).toEqual(["booking.cancelled", "booking.created"]);
    expect(cancelled.calls).toHaveLength(1);
    const same = all.calls.find(({ body }) => body === cancelled.calls[0]?.body);
    expect(same?.headers["webhook-id"]).toBe(cancelled.calls[0]?.headers["webhook-id"]);
    expect(same?.headers["webhook-signature"]).not.toBe(cancelled.calls[0]?.headers["webhook-signature"]);
  });

  test("in test mode hears nothing of live bookings", async () => {
    const receiver = await startReceiver(200);
    const { partner, endpoint } = await partnerWith({ ...receiver, mode: "test" });
    expect(endpoint.mode).toBe("test");
    await bookJourney({ ...world, partner, date: world.date(23), carrier: "TK" });
    await workOff();
    expect(receiver.calls).toEqual([]);
  });
});

test("a partner with an endpoint that is off is sent nothing, and its changes are in the list of events all the same", async () => {
  const receiver = await startReceiver(200);
  const { partner, endpoint } = await partnerWith(receiver);
  await db().webhookEndpoint.update({ where: { id: endpoint.id }, data: { disabledAt: world.now, disabledReason: "partner" } });
  const booked = await bookJourney({ ...world, partner, date: world.date(24), carrier: "TK" });
  await workOff();
  expect(receiver.calls).toEqual([]);
  const { items } = await listEvents({ partnerId: partner.id, query: {} });
  expect(items.map(({ body }) => body.type)).toEqual(["booking.created"]);
  expect(await db().webhookDelivery.count({ where: { event: { bookingId: booked.id } } })).toBe(0);
});

test("a change that is undone is not told", async () => {
  const receiver = await startReceiver(200);
  const { partner } = await partnerWith(receiver);
  const booked = await bookJourney({ ...world, partner, date: world.date(25), carrier: "TK" });
  await workOff();
  const undone = db().$transaction(async (transaction) => {
    await transaction.bookingEvent.create({ data: { bookingId: booked.id, toStatus: "paid", actor: "worker", reason: "pay" } });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await workOff();
  expect(receiver.calls).toHaveLength(1);
});

test("a status callback is the answer of GET /booking/{id} with the live interface's X-Auth", async () => {
  const receiver = await startReceiver(200);
  const { partner, secret } = await partnerWith({ ...receiver, kind: "status_callback" });
  const booked = await bookJourney({ ...world, partner, date: world.date(26), carrier: "TK" });
  await workOff();
  const [call] = receiver.calls;
  const body = JSON.parse(call?.body ?? "");
  expect(body).toEqual({
    request_id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
    created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
    message: "The request was completed successfully.",
    data: await readBooking({ partnerId: partner.id, bookingId: booked.id, locale: "en" }),
  });
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`dev@partner.example${booked.id}${secret}`));
  expect(call?.headers["x-auth"]).toBe(btoa(Buffer.from(digest).toString("hex")));
  expect(call?.headers["webhook-signature"]).toBeUndefined();
});
