import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { GET as newsRoute } from "@/app/api/portal/news/route";
import { POST as seenRoute } from "@/app/api/portal/news/seen/route";
import { newsList } from "@/lib/contracts/portal/news";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { listNews } from "@/lib/services/desk/news/list-news";
import { noteNewsSeen } from "@/lib/services/desk/news/note-news-seen";
import { makePerson } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { callPortal } from "@/tests/support/portal-call";
import { insertOpenChange } from "@/tests/support/schedule/open-change";

const HOUR_MS = 3_600_000;
const now = new Date();
const hours = (count: number) => new Date(now.getTime() + count * HOUR_MS);

let agent: Awaited<ReturnType<typeof makePerson>>;
let partnerId: string;

const read = (person: { userId: string; role?: Role }, at = now) =>
  listNews({ reader: { partnerId, userId: person.userId, role: person.role ?? "agent" }, now: at });
const kinds = ({ items }: Awaited<ReturnType<typeof read>>) => items.map(({ kind }) => kind);

/** A request that the back office has answered, and written about. */
async function insertAnswered(): Promise<string> {
  const { id: bookingId } = await insertBooking({ partnerId, status: "refunded" });
  const id = randomUUID();
  const decided = { state: "rejected", decidedAt: hours(-3), decidedBy: "operator:x" } as const;
  await db().refundRequest.create({ data: { id, bookingId, requestedBy: "partner:x", createdAt: hours(-30), ...decided } });
  const kind = { partnerId, kind: "manual", askedBy: "partner:x", createdAt: hours(-30), paidMinor: 100n } as const;
  await db().refund.upsert({ where: { id }, create: { id, bookingId, ...kind }, update: kind });
  const message = { requestId: id, author: "operator:x", words: "", createdAt: hours(-5) };
  await db().refundMessage.create({ data: { id: randomUUID(), side: "office", ...message } });
  return bookingId;
}

async function insertHold(actor: string, endsIn: number): Promise<string> {
  const { id } = await insertBooking({ partnerId, status: "booked", expiresAt: hours(endsIn) });
  await db().booking.update({ where: { id }, data: { createdAt: hours(-20) } });
  await db().bookingEvent.create({ data: { bookingId: id, toStatus: "booked", actor, reason: "book" } });
  return id;
}

beforeAll(async () => {
  agent = await makePerson("agent");
  partnerId = agent.partner.id;
  await insertAnswered();
  const { id: changed } = await insertBooking({ partnerId });
  await insertOpenChange(changed);
  await insertHold(`partner:${agent.userId}`, 1);
  await insertHold(`partner:${agent.userId}`, 20);
  await insertHold("partner:somebody else", 1);
  const failed = await insertBooking({ partnerId, status: "refunded" });
  await db().refund.create({
    data: {
      ...{ id: randomUUID(), partnerId, bookingId: failed.id, kind: "ticketing_failed", askedBy: "worker" },
      ...{ createdAt: hours(-4), paidMinor: 100n, refundMinor: 100n },
    },
  });
  const chosen = { chosen: 0, chosenMinor: 110_000_000n, chosenAt: hours(-2) };
  await insertQuote({ partnerId, label: "Family of three", columns: chosen });
  await insertQuote({ partnerId, label: "Nobody has chosen" });
  await insertQuote({ partnerId, label: "Taken back", columns: { ...chosen, withdrawnAt: hours(-1) } });
  await db().ledgerAccount.updateMany({ where: { partnerId, kind: "deposit" }, data: { lowBalanceMinor: 10n ** 15n } });
  const crossed = { currency: "UZS", balanceMinor: 1n, creditMinor: 0n, thresholdMinor: 10n ** 15n, createdAt: hours(-6) } as const;
  await db().accountEvent.create({ data: { partnerId, ...crossed } });
});

test("a person is told of what happened and of what waits, newest first, with the booking or quote that it is about", async () => {
  const { items, unseen } = await read(agent);
  expect(items.map(({ kind }) => kind)).toEqual([
    ...["change", "hold", "quote_chosen", "refund_rejected", "ticketing_failed", "refund_message", "low_balance"],
  ]);
  expect(unseen).toBe(7);
  const [change, hold, quote] = items;
  expect(change?.booking).toMatchObject({
    last_name: "KARIMOV",
    route: [
      { from: "TAS", to: "LHR" },
      { from: "LHR", to: "TAS" },
    ],
  });
  expect(hold).toMatchObject({ until: hours(1).toISOString(), at: hours(-1).toISOString() });
  expect(quote).toMatchObject({
    ...{ label: "Family of three", booking: null },
    quote: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), route: change?.booking?.route },
  });
});

test("a quote is told by where its chosen flights lead, and nothing else is read of it", async () => {
  const quoteOf = async () => (await read(agent)).items.find(({ kind }) => kind === "quote_chosen")?.quote;
  const before = await quoteOf();
  expect(before?.route).toHaveLength(2);
  await db().$executeRaw`
    update quote set choices = jsonb_build_array('{}'::jsonb, choices -> 0), chosen = 1 where id = ${before?.id ?? ""}::uuid`;
  expect(await quoteOf()).toEqual(before);
});

test("who only reads is told of bookings; an accountant of money too, and of nothing that is sold or written", async () => {
  const bookings = ["change", "refund_rejected", "ticketing_failed"];
  expect(kinds(await read({ userId: agent.userId, role: "viewer" }))).toEqual(bookings);
  expect(kinds(await read({ userId: agent.userId, role: "accountant" }))).toEqual([...bookings, "low_balance"]);
});

test("holds are told to who made them, and what happened long ago to nobody", async () => {
  const colleague = { userId: randomUUID() };
  expect(kinds(await read(colleague))).not.toContain("hold");
  // What waits for an answer is told as long as it waits.
  expect(kinds(await read(agent, hours(24 * 15)))).toEqual(["change", "low_balance"]);
});

test("what was seen is so on the person's account, one by one or all, whichever browser asks, and for nobody else", async () => {
  const reader = { partnerId, userId: agent.userId, role: "agent" } as const;
  const [first, ...others] = (await read(agent)).items.map(({ key }) => key);
  await Promise.all([
    noteNewsSeen({ reader, keys: [first ?? "", "change of nothing"], now }),
    noteNewsSeen({ reader, keys: [others[0] ?? ""], now }),
  ]);
  expect((await read(agent)).items.flatMap(({ key, is_seen }) => (is_seen ? key : []))).toEqual([first, others[0]]);
  const answer = await callPortal(seenRoute, { userId: agent.userId, method: "POST", body: { keys: others } });
  expect(newsList.parse((await answer.json()).data).unseen).toBe(0);
  const again = await callPortal(newsRoute, { userId: agent.userId });
  expect(newsList.parse((await again.json()).data).unseen).toBe(0);
  expect((await read({ userId: randomUUID() })).unseen).toBeGreaterThan(0);
});

test("no more is kept of a person than there is news", async () => {
  const reader = { partnerId, userId: agent.userId, role: "agent" } as const;
  const later = hours(24 * 15);
  const keys = (await read(agent, later)).items.map(({ key }) => key);
  await noteNewsSeen({ reader, keys, now: later });
  expect((await db().seenNews.findUniqueOrThrow({ where: { userId: agent.userId } })).keys.toSorted()).toEqual(keys.toSorted());
});
