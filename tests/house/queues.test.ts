import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { POST as act, GET as list } from "@/app/api/operator/queues/[kind]/route";
import { GET as steps } from "@/app/api/operator/queues/[kind]/steps/route";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import { type QueueAct, queuePage, queueStep } from "@/lib/contracts/operator/queues";
import { db } from "@/lib/db";
import type { HouseRole } from "@/lib/domain/house/rights";
import { actOnItem } from "@/lib/services/desk/queues/act-on-item";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { listProposals } from "@/lib/services/terms/proposals/list-proposals";
import { readQueueRows } from "@/lib/services/views/queues/queue-rows";
import { readToday } from "@/lib/services/views/today/read-today";
import { makePerson } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { callPortal } from "@/tests/support/portal-call";

const HOUR_MS = 3_600_000;
const now = new Date();
const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

let me: string;
let colleague: string;
/** Of bookings that leave in so many hours, by these hours. */
const requests = new Map<number, string>();

async function person(role: HouseRole): Promise<string> {
  const { userId } = await makePerson("operator");
  await db().user.update({ where: { id: userId }, data: { houseRoles: [role] } });
  return userId;
}

beforeAll(async () => {
  [me, colleague] = [await person("money"), await person("support")];
  for (const hours of [90, 10, -5]) {
    const booking = await insertBooking({ status: "refund_request_sent" });
    await db().booking.update({ where: { id: booking.id }, data: { firstDepartureAt: at(hours) } });
    const request = await db().refundRequest.create({
      data: { id: randomUUID(), bookingId: booking.id, requestedBy: "test", createdAt: at(hours < 0 ? -2 : -20) },
    });
    requests.set(hours, request.id);
  }
});

const idOf = (hours: number) => requests.get(hours) ?? "";
const by = () => ({ actor: `operator:${me}` });
const doIt = (asked: QueueAct, when = now, kind: QueueKind = "refunds") => actOnItem({ kind, asked, by: by(), now: when });

async function subjects(view: "open" | "mine" | "snoozed" = "open", when = now): Promise<string[]> {
  const { rows } = await readQueueRows({ kind: "refunds", view, userId: me, now: when, limit: 20, offset: 0 });
  return rows.map(({ subject }) => subject);
}

async function counts(when = now) {
  const { queues } = await readToday({ roles: ["administrator"], userId: me, sessionId: null, now: when });
  const refunds = queues.find(({ kind }) => kind === "refunds");
  return [refunds?.count, refunds?.mine, refunds?.snoozed, refunds?.due];
}

test("a queue stands by its nearest deadline, and what has none comes last", async () => {
  expect(await subjects()).toEqual([idOf(10), idOf(90), idOf(-5)]);
  const page = queuePage.parse((await (await callPortal(list, { userId: me, params: { kind: "refunds" } })).json()).data);
  expect(page.items[0]).toMatchObject({ subject: idOf(10), assigned: null, refund: { files: 0 }, passengers: 1 });
  expect(page.colleagues.map(({ id, is_you: isYou }) => [id, isYou])).toEqual(
    expect.arrayContaining([
      [me, true],
      [colleague, false],
    ]),
  );
});

test("an item is given to a colleague who may see it, to oneself, and to nobody, and the audit log says so", async () => {
  const outsider = await person("stock");
  await expect(doIt({ act: "assign", subject: idOf(10), to: outsider })).rejects.toMatchObject({ kind: "validation" });
  await doIt({ act: "assign", subject: idOf(10), to: me });
  expect(await subjects("mine")).toEqual([idOf(10)]);
  expect((await counts()).slice(0, 2)).toEqual([3, 1]);
  await doIt({ act: "assign", subject: idOf(10) });
  expect(await subjects("mine")).toEqual([]);
  const written = await db().auditEvent.findMany({ where: { action: "queue_item_assigned" }, orderBy: { id: "asc" } });
  expect(written).toMatchObject([
    { actor: `operator:${me}`, detail: { kind: "refunds", subject: idOf(10), to: me } },
    { detail: { to: null } },
  ]);
});

test("what is snoozed leaves the queue and its counts, never past its deadline, and comes back by itself", async () => {
  const snooze = (subject: string, hours: number) =>
    doIt({ act: "snooze", subject, until: at(hours).toISOString(), reason: "The airline answers at noon" });
  await expect(snooze(idOf(10), 11)).rejects.toMatchObject({ kind: "validation" });
  await snooze(idOf(10), 4);
  expect(await subjects()).toEqual([idOf(90), idOf(-5)]);
  expect(await subjects("snoozed")).toEqual([idOf(10)]);
  expect(await counts()).toEqual([2, 0, 1, at(90).toISOString()]);
  expect(await subjects("open", at(4))).toEqual([idOf(10), idOf(90), idOf(-5)]);
  await snooze(idOf(90), 80);
  await db().booking.updateMany({ where: { refundRequests: { some: { id: idOf(90) } } }, data: { firstDepartureAt: at(3) } });
  expect(await subjects("snoozed", at(2))).toEqual([idOf(90), idOf(10)]);
  expect(await subjects("snoozed", at(3))).toEqual([idOf(10)]);
  await doIt({ act: "wake", subject: idOf(90) });
  expect(await subjects("snoozed")).toEqual([idOf(10)]);
  expect(await db().auditEvent.findFirst({ where: { action: "queue_item_snoozed" } })).toMatchObject({
    detail: { kind: "refunds", subject: idOf(10), until: at(4).toISOString() },
  });
});

test("why an item is put off is sealed, stands nowhere else, and goes with its booking's personal data", async () => {
  const reason = "Ms Karimova sends the certificate";
  const booking = await insertBooking({ status: "paid" });
  await db().$executeRaw`update booking set updated_at = ${at(-1)}, first_departure_at = ${at(60)} where id = ${booking.id}::uuid`;
  await doIt({ act: "snooze", subject: booking.id, until: at(40).toISOString(), reason }, now, "tickets");
  const read = async () => {
    const answer = await callPortal(list, { userId: me, params: { kind: "tickets" }, query: "?view=snoozed" });
    return queuePage.parse((await answer.json()).data).items.find(({ subject }) => subject === booking.id)?.snoozed?.reason;
  };
  expect(await read()).toBe(reason);
  const kept = await db().queueItem.findMany();
  const logged = await db().auditEvent.findMany({ select: { detail: true } });
  expect(JSON.stringify([kept, logged])).not.toContain("Karimova");
  await eraseRows({ bookingId: booking.id, by: by(), now });
  const { sealedReason } = await db().queueItem.findUniqueOrThrow({ where: { kind_subject: { kind: "tickets", subject: booking.id } } });
  expect(sealedReason).toBe("");
});

test("why an item is put off is not kept once the personal data of its booking are erased, of a mail of its quote neither", async () => {
  const [ticket, quote] = [await insertBooking({ status: "paid" }), await insertQuote()];
  await db().$executeRaw`update booking set first_departure_at = ${at(60)} where id = ${ticket.id}::uuid`;
  await db().quote.update({ where: { id: quote.id }, data: { bookingId: ticket.id } });
  const mail = async () => {
    const [id, sealedRecipient] = [randomUUID(), "sealed"];
    const about = { partnerId: quote.partnerId, quoteId: quote.id, kind: "quote", locale: "uz", actor: "test" };
    await db().mail.create({ data: { id, sealedRecipient, state: "failed", failure: "refused", createdAt: at(-1), ...about } });
    return id;
  };
  const [before, after] = [await mail(), await mail()];
  const snooze = (kind: QueueKind, subject: string, when = now) =>
    doIt({ act: "snooze", subject, until: at(40).toISOString(), reason: "Ms Karimova calls" }, when, kind);
  const kept = async (kind: QueueKind, subject: string) =>
    (await db().queueItem.findUniqueOrThrow({ where: { kind_subject: { kind, subject } } })).sealedReason;
  await snooze("mails", before);
  expect(await kept("mails", before)).not.toBe("");
  await eraseRows({ bookingId: ticket.id, by: by(), now });
  await snooze("mails", after);
  await snooze("tickets", ticket.id, at(2));
  expect([await kept("mails", before), await kept("mails", after), await kept("tickets", ticket.id)]).toEqual(["", "", ""]);
});

test("an item that is put off while its booking is being erased keeps no reason", async () => {
  const booking = await insertBooking({ status: "paid" });
  await db().$executeRaw`update booking set updated_at = ${at(-1)}, first_departure_at = ${at(60)} where id = ${booking.id}::uuid`;
  const statement = JSON.stringify({ bookingId: booking.id, actor: by().actor, now: now.toISOString() });
  const { snoozed } = await db().$transaction(async (tx) => {
    await tx.$queryRaw`select erase_booking_v1(${statement}::jsonb)`;
    const asked = { act: "snooze", subject: booking.id, until: at(40).toISOString(), reason: "Ms Karimova calls" } as const;
    const waiting = () =>
      db().$queryRaw<unknown[]>`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const running = doIt(asked, now, "tickets");
    await expect.poll(waiting).toHaveLength(1);
    return { snoozed: running };
  });
  await snoozed;
  const { sealedReason } = await db().queueItem.findUniqueOrThrow({ where: { kind_subject: { kind: "tickets", subject: booking.id } } });
  expect(sealedReason).toBe("");
});

test("an item that comes anew after it was snoozed is awake", async () => {
  const booking = await insertBooking({ status: "paid" });
  await db().$executeRaw`update booking set updated_at = ${at(-1)}, first_departure_at = ${at(50)} where id = ${booking.id}::uuid`;
  await doIt({ act: "snooze", subject: booking.id, until: at(40).toISOString(), reason: "The carrier has been asked" }, now, "tickets");
  const rows = async () => (await readQueueRows({ kind: "tickets", view: "open", userId: me, now: at(2), limit: 9, offset: 0 })).total;
  expect(await rows()).toBe(0);
  await db().$executeRaw`update booking set updated_at = ${at(1)} where id = ${booking.id}::uuid`;
  expect(await rows()).toBe(1);
});

test("from an item the way leads to its neighbours that are awake, and from one that is done to the first", async () => {
  const read = async (subject: string) => {
    const answer = await callPortal(steps, { userId: me, params: { kind: "refunds" }, query: `?subject=${subject}` });
    const { place, total, previous, next } = queueStep.parse((await answer.json()).data);
    return [place, total, previous?.subject ?? null, next?.subject ?? null];
  };
  expect(await read(idOf(90))).toEqual([1, 2, null, idOf(-5)]);
  expect(await read(idOf(-5))).toEqual([2, 2, idOf(90), null]);
  expect(await read(idOf(10))).toEqual([null, 2, null, idOf(90)]);
});

test("whoever may not see a queue gets nothing of it, and nobody acts on what waits no more", async () => {
  const stock = await person("stock");
  expect((await callPortal(list, { userId: stock, params: { kind: "refunds" } })).status).toBe(403);
  const body: QueueAct = { act: "assign", subject: idOf(90) };
  expect((await callPortal(act, { userId: stock, method: "POST", params: { kind: "refunds" }, body })).status).toBe(403);
  expect((await callPortal(list, { userId: stock, params: { kind: "everything" } })).status).toBe(404);
  await db().refundRequest.update({ where: { id: idOf(90) }, data: { state: "rejected" } });
  const gone = await callPortal(act, { userId: me, method: "POST", params: { kind: "refunds" }, body });
  expect([gone.status, await gone.json()]).toMatchObject([404, { error_code: 100690 }]);
});

test("a cancellation that one person proposes waits for a second on Today, and what stands on pages of its own is assigned and put off too", async () => {
  const day = at(240).toISOString().slice(0, 10);
  const { id } = await db().departureCancellation.create({
    data: {
      ...{ legKey: `HY0271|${day}|TASIST`, leavesOn: day, reason: "No crew", preview: {} },
      ...{ proposedBy: `operator:${me}`, proposedAt: now },
    },
  });
  const name = `${randomUUID()}.asm`;
  const { number } = await db().scheduleInbox.create({
    data: {
      ...{ id: randomUUID(), channel: "file", name, fileKey: name, contentHash: Buffer.from(name), text: "", state: "refused" },
      ...{ sentAt: now, arrivedAt: now },
    },
  });
  const { queues } = await readToday({ roles: ["stock"], userId: me, sessionId: null, now });
  expect(queues.find(({ kind }) => kind === "cancellations")).toMatchObject({ count: 1, due: new Date(day).toISOString() });
  const [userId, read] = [await person("administrator"), async (kind: QueueKind) => queuePage.parse(await pageOf(kind))];
  const pageOf = async (kind: QueueKind) => (await (await callPortal(list, { userId, params: { kind } })).json()).data;
  expect((await read("cancellations")).items).toMatchObject([{ subject: String(id), departure: { flight: "HY271", date: day } }]);
  const subject = String(number);
  expect((await read("inbox")).items).toMatchObject([{ subject, thing: { name, said: [] } }]);
  await doIt({ act: "assign", subject, to: userId }, now, "inbox");
  const late = { act: "snooze", until: at(400).toISOString(), reason: "The carrier sends it anew" } as const;
  await expect(doIt({ ...late, subject: String(id) }, now, "cancellations")).rejects.toMatchObject({ kind: "validation" });
  await doIt({ ...late, subject }, now, "inbox");
  expect((await read("inbox")).items).toEqual([]);
});

test("a proposal to give money back is known by its booking and its reason, and what ends first stands first wherever it is decided", async () => {
  const made = [9, 5].map(async (hours) => {
    const { id: bookingId, partnerId, bookingNumber } = await insertBooking();
    const id = randomUUID();
    const asked = {
      bookingId,
      words: await seal("proposal.words", id, `Reason ${hours}`),
      payload: { act: { kind: "void" } },
      preview: [],
    };
    const moments = { proposedAt: at(-hours), expiresAt: at(hours) };
    const data = {
      ...asked,
      ...moments,
      id,
      kind: "refund",
      partnerId,
      reason: "",
      amountMinor: 500n,
      currency: "UZS",
      proposedBy: by().actor,
    } as const;
    await db().proposal.create({ data });
    return { id, booking: { id: bookingId, number: bookingNumber }, reason: `Reason ${hours}` };
  });
  const [late, soon] = await Promise.all(made);
  const page = queuePage.parse((await (await callPortal(list, { userId: me, params: { kind: "proposals" } })).json()).data);
  const rows = page.items.map(({ subject, booking, proposal, amount }) => ({
    id: subject,
    booking,
    reason: proposal?.reason,
    amount: amount?.amount,
  }));
  expect(rows).toEqual([soon, late].map((each) => ({ ...each, amount: 5 })));
  const { items } = await listProposals({ state: "open", page: 1, actor: by().actor, now });
  expect(items.map(({ id }) => id)).toEqual([soon?.id, late?.id]);
});
