import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { GET as todayRoute } from "@/app/api/operator/today/route";
import { officeToday } from "@/lib/contracts/operator/operator-today";
import { db } from "@/lib/db";
import type { HouseRole } from "@/lib/domain/house/rights";
import { readQueueRows } from "@/lib/services/views/queues/queue-rows";
import { readQueue } from "@/lib/services/views/queues/read-queue";
import { readToday } from "@/lib/services/views/today/read-today";
import { makePerson } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callPortal } from "@/tests/support/portal-call";

const now = new Date("2026-12-01T06:00:00Z");
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const ALL: readonly HouseRole[] = ["administrator"];

/** As an administrator reads it. */
const read = () => readToday({ roles: ALL, userId, sessionId: null, now });

async function queueOf(kind: string) {
  const { queues } = await read();
  return queues.find((queue) => queue.kind === kind);
}

let partnerId: string;
let userId: string;

beforeAll(async () => {
  const person = await makePerson("agent");
  partnerId = person.partner.id;
  userId = (await makePerson("operator")).userId;
});

test("a quiet house has all queues, each empty", async () => {
  const { queues, money } = await read();
  expect(queues.map(({ kind, count }) => [kind, count])).toEqual(
    [
      ...["refunds", "proposals", "changes", "oversales", "inbox", "tickets", "lists", "stock", "webhooks", "mails", "charters"],
      ...["uploads", "bank", "days", "cancellations", "ways"],
    ].map((kind) => [kind, 0]),
  );
  expect(money).toEqual([]);
});

test("requests wait since the oldest, changed bookings until the nearest deadline, and what is settled does not count", async () => {
  const [first, second, third] = [
    await insertBooking({ partnerId }),
    await insertBooking({ partnerId }),
    await insertBooking({ partnerId }),
  ];
  const request = (bookingId: string, minutes: number, state: "open" | "settled") => ({
    ...{ id: randomUUID(), bookingId, requestedBy: "test", createdAt: ago(minutes), state },
  });
  await db().refundRequest.createMany({
    data: [request(first.id, 10, "open"), request(second.id, 90, "open"), request(third.id, 900, "settled")],
  });
  const change = (bookingId: string, minutes: number, state: "open" | "accepted") => ({
    ...{ id: randomUUID(), bookingId, kind: "time" as const, state, flights: ["HY271"], directions: [], canAccept: true },
    ...{ deadline: ago(-minutes), createdAt: ago(5) },
  });
  await db().scheduleChange.createMany({
    data: [change(first.id, 600, "open"), change(second.id, 60, "open"), change(third.id, 1, "accepted")],
  });
  expect(await queueOf("refunds")).toMatchObject({ count: 2, since: ago(90).toISOString() });
  expect(await queueOf("changes")).toMatchObject({ count: 2, due: ago(-60).toISOString() });
});

test("what came after the session before this one is fresh; at the first visit nothing is", async () => {
  expect(await queueOf("refunds")).toMatchObject({ count: 2, fresh: 0 });
  const session = (minutes: number) => ({
    id: randomUUID(),
    userId,
    createdAt: ago(minutes + 5),
    expiresAt: ago(-600),
    lastSeenAt: ago(minutes),
  });
  const [earlier, current] = [session(30), session(0)];
  await db().userSession.createMany({ data: [earlier, current].map((each) => ({ ...each, address: "", agent: "" })) });
  const { queues } = await readToday({ roles: ALL, userId, sessionId: current?.id ?? null, now });
  expect(queues.find(({ kind }) => kind === "refunds")).toMatchObject({ count: 2, fresh: 1 });
});

test("a paid booking counts once the worker should be done with it, and stands in its queue", async () => {
  const late = await insertBooking({ partnerId, status: "paid" });
  const fresh = await insertBooking({ partnerId, status: "paid" });
  await db().$executeRaw`update booking set updated_at = ${ago(20)} where id = ${late.id}::uuid`;
  await db().$executeRaw`update booking set updated_at = ${ago(5)} where id = ${fresh.id}::uuid`;
  expect(await queueOf("tickets")).toMatchObject({ count: 1, since: ago(20).toISOString() });
  const { rows } = await readQueueRows({ kind: "tickets", view: "open", userId, now, limit: 9, offset: 0 });
  expect(rows).toMatchObject([{ subject: late.id, bookingId: late.id, since: ago(20) }]);
});

test("a carrier is short of numbers with less than a tenth of all its open stocks left", async () => {
  const stock = (carrier: string, place: number, left: number) => ({
    ...{
      carrier,
      document: "own_document" as const,
      firstNumber: BigInt(place + 1),
      lastNumber: BigInt(place + 100),
      nextNumber: BigInt(place + 101 - left),
    },
  });
  await db().ticketStock.deleteMany();
  await db().ticketStock.createMany({
    data: [stock("ZQ", 1_000, 9), stock("ZW", 2_000, 10), { ...stock("ZX", 3_000, 0), closedAt: ago(1) }],
  });
  expect(await queueOf("stock")).toMatchObject({ count: 1 });
});

test("an oversold departure counts until its day is over in Tashkent", async () => {
  const importId = randomUUID();
  await db().scheduleImport.create({ data: { id: importId, kind: "file", source: "test", actor: "test" } });
  const oversale = (day: string, of: string | null) => ({
    legKey: `ZQ0001|${day}|TASSKD`,
    cabin: "E",
    authorised: 1,
    sold: 2,
    asked: [],
    importId: of,
  });
  await db().oversale.createMany({ data: [oversale("2026-11-30", null), oversale("2026-12-01", importId), oversale("2026-12-09", null)] });
  expect(await queueOf("oversales")).toMatchObject({ count: 2, due: "2026-12-01T00:00:00.000Z" });
});

test("a price file that was looked at waits until it is deleted, as do plans that came to nothing; what a worker has, and a schedule, does not", async () => {
  const upload = (kind: string, state: string, minutes: number) => ({
    ...{ id: randomUUID(), kind, state, name: `${kind}.csv`, size: 1, hash: "0", actor: `operator:${userId}`, createdAt: ago(minutes) },
    content: new Uint8Array([1]),
  });
  await db().importUpload.createMany({
    data: [
      upload("fares", "checked", 60),
      upload("taxes", "checked", 120),
      upload("fares", "checking", 300),
      upload("schedule", "checked", 400),
      // Who has brought these sees it on the page.
      ...["refused", "outdated", "failed"].map((state) => upload("fares", state, 500)),
    ],
  });
  expect(await queueOf("uploads")).toMatchObject({ count: 2, due: ago(120 - 24 * 60).toISOString(), since: ago(120).toISOString() });
  const planned = { publishAt: ago(20), reason: "the new year", appliedBy: `operator:${userId}` };
  await db().importUpload.createMany({
    data: [
      { ...upload("fares", "outdated", 15), isStale: true },
      { ...upload("fares", "refused", 16), publishAt: ago(16) },
      { ...upload("rates", "failed", 17), publishAt: ago(17) },
      { ...upload("fares", "planned", 30_000), ...planned },
      { ...upload("fares", "planned", 30_000), ...planned, publishAt: ago(2) },
    ],
  });
  expect(await queueOf("uploads")).toMatchObject({ count: 6, due: ago(120 - 24 * 60).toISOString(), since: ago(120).toISOString() });
  const { items } = await readQueue({ kind: "uploads", view: "open", page: 1, userId, locale: "en", now });
  expect(items.map(({ upload }) => upload?.stands).toSorted()).toEqual(["checked", "checked", "failed", "late", "outdated", "refused"]);
  expect(items.find(({ upload }) => upload?.stands === "late")?.upload?.publish_at).toBe(planned.publishAt.toISOString());
});

test("a line of a bank waits until its agency is known or it is put aside", async () => {
  const house = { bank: "Namuna Bank", account: "20208000000000000001", currency: "UZS" as const, format: "mt940" };
  const { number: accountNumber } = await db().bankAccount.create({ data: { ...house, addedBy: "test", addedAt: now } });
  const line = (hash: string, minutes: number, settled: { partnerId?: string; isAside?: boolean }) => ({
    ...{ accountNumber, statement: "1", hash, bookedOn: now, valueDate: now, amountMinor: 100n, document: "1", party: "", purpose: "" },
    ...{ file: "1.txt", importedBy: "test", importedAt: ago(minutes), ...settled },
  });
  await db().bankLine.createMany({ data: [line("a", 30, {}), line("b", 40, { partnerId }), line("c", 50, { isAside: true })] });
  expect(await queueOf("bank")).toMatchObject({ count: 1, due: null, since: ago(30).toISOString() });
});

test("days wait to be closed behind the last that was, and no day that is not over", async () => {
  await db().closedDay.create({
    data: { day: new Date("2026-11-28"), closedBy: "test", closedAt: now, unmatchedLines: 0, waitingProposals: 0 },
  });
  expect(await queueOf("days")).toMatchObject({ count: 2, since: "2026-11-29T19:00:00.000Z" });
});

test("what has moved in a day is added up by currency, without test mode", async () => {
  const account = await db().ledgerAccount.findFirstOrThrow({ where: { partnerId, kind: "deposit" } });
  const entry = async (kind: "deposit" | "payment" | "refund", amountMinor: bigint, createdAt: Date) => {
    const transaction = { id: randomUUID(), kind, memo: "test", createdAt };
    await db().$transaction(async (tx) => {
      await tx.$executeRaw`set local session_replication_role = replica`;
      await tx.ledgerTransaction.create({ data: transaction });
      await tx.ledgerEntry.create({ data: { transactionId: transaction.id, accountId: account.id, amountMinor, createdAt, kind } });
    });
  };
  await entry("deposit", 500_000n, ago(60));
  await entry("payment", -120_000n, ago(30));
  await entry("payment", -30_000n, ago(20));
  await entry("refund", 7_000n, ago(10));
  await entry("deposit", 900_000n, ago(60 * 25));
  expect((await read()).money).toEqual([
    { currency: "UZS", since: ago(24 * 60).toISOString(), deposited: 5_000, paid: 1_500, refunded: 70, corrected: 0 },
  ]);
});

test("everybody reads what their roles may see, by the contract", async () => {
  const { userId } = await makePerson("operator");
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["stock"] } });
  const today = officeToday.parse((await (await callPortal(todayRoute, { userId })).json()).data);
  expect([today.queues.map(({ kind }) => kind), today.money]).toEqual([
    ["changes", "oversales", "inbox", "tickets", "lists", "stock", "charters", "uploads", "cancellations", "ways"],
    null,
  ]);
});

test("a way of passenger lists waits until a second person confirms it", async () => {
  const data = { carrier: "Q9", way: "fetched", reason: "The station asks for it", declaredBy: "operator:test", declaredAt: now };
  const { id } = await db().passengerListWay.create({ data });
  const waiting = async () => (await read()).queues.find(({ kind }) => kind === "ways")?.count;
  expect(await waiting()).toBe(1);
  await db().passengerListWay.update({ where: { id }, data: { confirmedBy: "operator:other", confirmedAt: now } });
  expect(await waiting()).toBe(0);
});
