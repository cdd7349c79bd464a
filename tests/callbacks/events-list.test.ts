import { describe, expect, test } from "vitest";
import { bookingWebhook } from "@/lib/contracts/interface/callbacks";
import { eventPage } from "@/lib/contracts/interface/events";
import { db } from "@/lib/db";
import { insertMessage } from "@/lib/services/booking/messages/insert-message";
import { sealBody } from "@/lib/services/booking/messages/message-body";
import { announceEvent } from "@/lib/services/channels/callbacks/announce-event";
import { changeEndpoint } from "@/lib/services/channels/callbacks/change-endpoint";
import { purgeWebhooks } from "@/lib/services/channels/callbacks/purge-webhooks";
import { listEvents } from "@/lib/services/channels/events/list-events";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callOperation } from "@/tests/support/call-operation";
import { addEndpoint, addPartner } from "@/tests/support/callbacks";
import { makeCredentials } from "@/tests/support/credentials";
import { startReceiver } from "@/tests/support/receiver";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner } from "@/tests/support/world/world";

const now = new Date();

/** A change of a booking that is not announced yet. */
async function change(bookingId: string, reason: "pay" | "issue_tickets" = "pay"): Promise<string> {
  const toStatus = reason === "pay" ? "paid" : "ticketed";
  const { id } = await db().bookingEvent.create({ data: { bookingId, fromStatus: "booked", toStatus, actor: "worker", reason } });
  return String(id);
}

/** Reads on until nothing new comes. */
async function readAll(partnerId: string, from: string | null, limit: number): Promise<{ ids: string[]; cursor: string | null }> {
  const page = await listEvents({ partnerId, query: { ...(from ? { cursor: from } : {}), limit } });
  const ids = page.items.map(({ id }) => id);
  if (page.items.length < limit) return { ids, cursor: page.next_cursor };
  const rest = await readAll(partnerId, page.next_cursor, limit);
  return { ids: [...ids, ...rest.ids], cursor: rest.cursor };
}

/** An event of a partner's, in a transaction that somebody else ends. */
async function writeEvent(tx: Pick<ReturnType<typeof db>, "webhookEvent">, partnerId: string, id: string) {
  return tx.webhookEvent.create({ data: { id, partnerId, type: "booking.paid", body: await sealBody(id, "{}"), createdAt: now } });
}

test("an event whose transaction commits late is not passed over by who reads on meanwhile", async () => {
  const partnerId = await addPartner();
  const { next_cursor: start } = await listEvents({ partnerId, query: { start: "now" } });
  let commit = () => {};
  const released = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let written = () => {};
  const begun = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow = db().$transaction(async (tx) => {
    await writeEvent(tx, partnerId, "msg_slow");
    written();
    await released;
  });
  await begun;
  const fast = writeEvent(db(), partnerId, "msg_fast");
  const meanwhile = await readAll(partnerId, start, 10);
  expect(meanwhile.ids).toEqual([]);
  commit();
  await Promise.all([slow, fast]);
  expect((await readAll(partnerId, meanwhile.cursor, 10)).ids).toEqual(["msg_slow", "msg_fast"]);
});

test("who reads on while many are written at once finds each of them, once", async () => {
  const partnerId = await addPartner();
  const COUNT = 120;
  let isWritten = false;
  const writing = Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const { id } = await db().accountEvent.create({
        data: { partnerId, currency: "UZS", balanceMinor: BigInt(index), creditMinor: 0n, thresholdMinor: 1n },
      });
      // One in seven has been announced already, and one in five is undone.
      const message = { partnerId, type: "account.balance_low", about: { accountEventId: id }, body: "{}", endpoints: [], now } as const;
      if (index % 7 === 0) await insertMessage(message);
      await insertMessage(message);
      if (index % 5 !== 0) return;
      const undone = db().$transaction(async (tx) => {
        await writeEvent(tx, partnerId, `msg_undone_${index}`);
        throw new Error("undo");
      });
      await undone.catch(() => undefined);
    }),
  ).finally(() => {
    isWritten = true;
  });
  const seen: string[] = [];
  let cursor: string | null = null;
  while (!isWritten) {
    const read = await readAll(partnerId, cursor, 7);
    seen.push(...read.ids);
    cursor = read.cursor;
  }
  await writing;
  seen.push(...(await readAll(partnerId, cursor, 7)).ids);
  const all = await db().webhookEvent.findMany({ where: { partnerId }, orderBy: { number: "asc" }, select: { id: true } });
  expect(all).toHaveLength(COUNT);
  expect(seen).toEqual(all.map(({ id }) => id));
});

describe("by the interface", () => {
  test("a change is listed with the body of its webhook, also for a partner without an address", async () => {
    const seller = await makePartner();
    const keys = await makeCredentials(seller);
    const read = async (query: Record<string, unknown> = {}) =>
      (await callOperation("list_events", { query, credential: keys.keyWith("read") })).data;
    const list = async (query: Record<string, unknown> = {}) => eventPage.parse(await read(query));
    const { next_cursor: start } = await list({ start: "now" });
    const { id: bookingId } = await insertBooking({ partnerId: seller.partner.id });
    await announceEvent({ bookingEventId: await change(bookingId), now });
    const receiver = await startReceiver(200);
    await addEndpoint({ partnerId: seller.partner.id, url: receiver.url, now });
    await change(bookingId, "issue_tickets");
    await workOff();

    const { items, next_cursor } = await list({ cursor: start });
    expect(items.map(({ body }) => bookingWebhook.parse(body)).map(({ type, sequence }) => ({ type, sequence }))).toEqual([
      { type: "booking.paid", sequence: 1 },
      { type: "booking.ticketed", sequence: 2 },
    ]);
    // The first was announced before there was an address.
    const [call, ...others] = receiver.calls;
    expect(others).toEqual([]);
    expect(call?.headers["webhook-id"]).toBe(items[1]?.id);
    // Byte for byte: whoever signs it again signs the same.
    expect(JSON.stringify(await read({ cursor: start }))).toContain(`"body":${call?.body}`);
    expect(await list({ cursor: next_cursor })).toEqual({ items: [], next_cursor });
    expect((await list({ types: ["booking.ticketed", "booking.refunded"] })).items).toEqual([items[1]]);
    expect((await list({ types: "booking.paid" })).items).toEqual([items[0]]);
    const { items: first, next_cursor: second } = await list({ limit: 1 });
    expect([...first, ...(await list({ limit: 1, cursor: second })).items]).toEqual(items);
  });

  test("what nobody listened for has its place and no body, and is told to whoever asks, also at once; an address is told of what comes", async () => {
    const { id: bookingId, partnerId } = await insertBooking();
    const events = [await change(bookingId), await change(bookingId, "issue_tickets")];
    for (const bookingEventId of events) await announceEvent({ bookingEventId, now });
    const bodies = async () =>
      (await db().webhookEvent.findMany({ where: { partnerId }, orderBy: { number: "asc" } })).map(({ body }) => body);
    expect(await bodies()).toEqual(["", ""]);
    const pages = await Promise.all(Array.from({ length: 5 }, () => listEvents({ partnerId, query: {} })));
    for (const page of pages) expect(page).toEqual(pages[0]);
    const [first] = pages;
    expect(first?.items.map(({ body }) => bookingWebhook.parse(body).type)).toEqual(["booking.paid", "booking.ticketed"]);
    expect(await bodies()).not.toContain("");

    const { id: otherId, partnerId: other } = await insertBooking();
    await announceEvent({ bookingEventId: await change(otherId), now });
    const receiver = await startReceiver(200);
    const { endpoint } = await addEndpoint({ partnerId: other, url: receiver.url, now });
    await announceEvent({ bookingEventId: await change(otherId, "issue_tickets"), now });
    await changeEndpoint({ partnerId: other, endpointId: endpoint.id, enabled: false, now });
    await announceEvent({ bookingEventId: await change(otherId), now });
    const found = await db().webhookEvent.findMany({
      where: { partnerId: other },
      orderBy: { number: "asc" },
      include: { deliveries: true },
    });
    expect(found.map(({ body, deliveries }) => [body === "", deliveries.length])).toEqual([
      [true, 0],
      [false, 1],
      [true, 0],
    ]);
    const { items } = await listEvents({ partnerId: other, query: {} });
    expect(items.map(({ body }) => bookingWebhook.parse(body).sequence)).toEqual([1, 2, 3]);
  });

  test("what was asked for with a choice of types is not looked through again", async () => {
    const partnerId = await addPartner();
    for (const id of ["msg_one", "msg_two"]) await writeEvent(db(), partnerId, `${id}_${partnerId}`);
    const none = await listEvents({ partnerId, query: { types: ["booking.refunded"] } });
    expect(none.items).toEqual([]);
    expect((await listEvents({ partnerId, query: { cursor: none.next_cursor ?? "" } })).items).toEqual([]);
  });

  test("another partner's events, those of the other mode and tests of addresses are not in it", async () => {
    const seller = await makePartner();
    const [keys, stranger] = [await makeCredentials(seller), await makeCredentials(await makePartner())];
    const { id } = await insertBooking({ partnerId: seller.partner.id });
    await announceEvent({ bookingEventId: await change(id), now });
    const receiver = await startReceiver(200);
    const { endpoint } = await addEndpoint({ partnerId: seller.partner.id, url: receiver.url, now });
    await callOperation("test_webhook", { params: { id: endpoint.id }, credential: keys.fullKey });
    expect(receiver.calls).toHaveLength(1);
    const count = async (credential: string) => eventPage.parse((await callOperation("list_events", { credential })).data).items.length;
    expect(await count(keys.fullKey)).toBe(1);
    for (const credential of [keys.testKey, stranger.fullKey, stranger.token]) expect(await count(credential)).toBe(0);
    for (const query of [{ cursor: "e12" }, { cursor: "x" }, { start: "middle" }, { types: ["ping"] }])
      expect(await callOperation("list_events", { query, credential: keys.fullKey })).toMatchObject({ status: 422 });
  });

  test("it goes back 30 days, and a cursor from before them reads on from there", async () => {
    const partnerId = await addPartner();
    const { next_cursor } = await listEvents({ partnerId, query: {} });
    const old = new Date(now.getTime() - 31 * 86_400_000);
    await db().webhookEvent.create({ data: { id: `msg_old_${partnerId}`, partnerId, type: "booking.paid", body: "{}", createdAt: old } });
    await writeEvent(db(), partnerId, `msg_new_${partnerId}`);
    await purgeWebhooks({ now });
    const { items } = await listEvents({ partnerId, query: { cursor: next_cursor ?? "" } });
    expect(items.map(({ id }) => id)).toEqual([`msg_new_${partnerId}`]);
  });
});
