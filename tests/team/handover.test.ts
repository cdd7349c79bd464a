import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { POST as handOverRoute, GET as readAgentRoute } from "@/app/api/portal/bookings/[id]/agent/route";
import { POST as allRoute } from "@/app/api/portal/team/[id]/hand-over/route";
import { POST as suspendRoute } from "@/app/api/portal/team/[id]/suspend/route";
import { bookingAgent, handedOver } from "@/lib/contracts/portal/handover";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { listWork } from "@/lib/services/views/work-list/list-work";
import { listWorkChoices } from "@/lib/services/views/work-list/list-work-choices";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { becomePerson, makeSomebody, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";

let owner: Somebody;
let seller: Somebody;
let receiver: Somebody;
beforeEach(async () => {
  owner = await makeSomebody("admin");
  seller = await colleague("Sotuvchi Agent");
  receiver = await colleague("Qabul Agent");
});

async function colleague(name: string): Promise<Somebody> {
  const made = await makeSomebody();
  await becomePerson(made.userId, { name });
  await db().user.update({ where: { id: made.userId }, data: { partnerId: owner.partnerId } });
  return { ...made, partnerId: owner.partnerId };
}

/** A booking that the seller has made. @param days until it leaves */
async function booked(days = 30): Promise<string> {
  const { id } = await insertBooking({ partnerId: owner.partnerId });
  await db().booking.update({ where: { id }, data: { firstDepartureAt: new Date(Date.now() + days * 86_400_000) } });
  const event = { bookingId: id, fromStatus: null, toStatus: "booked", reason: "book", actor: `partner:${seller.userId}` } as const;
  await db().bookingEvent.create({ data: event });
  return id;
}

const under = async ({ userId }: Somebody) =>
  (await listWork({ partnerId: owner.partnerId, filter: { agent: `partner:${userId}` }, locale: "en", now: new Date() })).items.map(
    ({ id }) => id,
  );

const handOver = (id: string, to: string, { userId }: Somebody) =>
  callPortal(handOverRoute, { userId, method: "POST", body: { to }, params: { id } });

const audited = () =>
  db().auditEvent.findMany({
    where: { partnerId: owner.partnerId, action: "bookings_handed_over" },
    orderBy: { id: "asc" },
    select: { bookingId: true, actor: true, detail: true },
  });

test("an agent hands their booking to a colleague: list, page and history follow, the sale does not", async () => {
  const id = await booked();
  const before = await callPortal(readAgentRoute, { userId: seller.userId, params: { id } });
  const shown = envelope(bookingAgent).parse(await before.json()).data;
  expect(shown).toMatchObject({ name: "Sotuvchi Agent", is_you: true });
  expect(shown.colleagues.map(({ name }) => name)).toContain("Qabul Agent");
  const after = envelope(bookingAgent).parse(await (await handOver(id, receiver.userId, seller)).json()).data;
  expect(after).toEqual({ name: "Qabul Agent", is_you: false, colleagues: [] });
  expect(await under(seller)).toEqual([]);
  expect(await under(receiver)).toEqual([id]);
  const [item] = (await listWork({ partnerId: owner.partnerId, filter: {}, locale: "en", now: new Date() })).items;
  expect(item?.agent).toBe("Qabul Agent");
  const { handovers } = await readPortalBooking({ partnerId: owner.partnerId, bookingId: id, now: new Date() });
  expect(handovers).toMatchObject([{ to: "Qabul Agent", by: "Sotuvchi Agent" }]);
  const { agents, sellers } = await listWorkChoices({ partnerId: owner.partnerId, locale: "en" });
  expect([agents.map(({ name }) => name), sellers.map(({ name }) => name)]).toEqual([["Qabul Agent"], ["Sotuvchi Agent"]]);
  const detail = { from: `partner:${seller.userId}`, to: `partner:${receiver.userId}`, count: 1 };
  expect(await audited()).toEqual([{ bookingId: id, actor: `partner:${seller.userId}`, detail }]);
});

test("agents hand over their own alone, owners any, and to nobody who does not sell here", async () => {
  const id = await booked();
  expect((await handOver(id, receiver.userId, receiver)).status).toBe(403);
  const reader = await colleague("Hisobchi");
  await db().user.update({ where: { id: reader.userId }, data: { role: "accountant" } });
  const stranger = await makeSomebody();
  for (const to of [reader.userId, stranger.userId, randomUUID()]) {
    const answer = await handOver(id, to, owner);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error_code: 100589 });
  }
  expect((await handOver(id, receiver.userId, owner)).status).toBe(200);
  expect((await handOver(id, owner.userId, seller)).status).toBe(403);
  expect((await handOver(id, receiver.userId, stranger)).status).toBe(404);
});

test("an owner hands over what has not left yet, or all, at once", async () => {
  const [past, coming] = [await booked(-3), await booked(3)];
  const all = (which: string) =>
    callPortal(allRoute, { userId: owner.userId, method: "POST", body: { to: receiver.userId, which }, params: { id: seller.userId } });
  expect(envelope(handedOver).parse(await (await all("upcoming")).json()).data).toEqual({ count: 1 });
  expect([await under(seller), await under(receiver)]).toEqual([[past], [coming]]);
  expect(envelope(handedOver).parse(await (await all("all")).json()).data).toEqual({ count: 1 });
  expect((await under(receiver)).sort()).toEqual([past, coming].sort());
  expect(await audited()).toMatchObject([{ detail: { which: "upcoming", count: 1 } }, { detail: { which: "all", count: 1 } }]);
});

test("who is suspended leaves their bookings to somebody in the same step, or keeps them", async () => {
  const id = await booked();
  const suspend = (body: object) => callPortal(suspendRoute, { userId: owner.userId, method: "POST", body, params: { id: seller.userId } });
  expect((await suspend({ hand_over: { to: seller.userId, which: "all" } })).status).toBe(409);
  expect(await db().user.findUniqueOrThrow({ where: { id: seller.userId } })).toMatchObject({ disabledAt: null });
  expect((await suspend({ hand_over: { to: receiver.userId, which: "all" } })).status).toBe(200);
  expect(await under(receiver)).toEqual([id]);
  expect(await db().user.findUniqueOrThrow({ where: { id: seller.userId } })).toMatchObject({ disabledAt: expect.any(Date) });
});

test("of two who hand over the same booking at once, the history tells of one after the other", async () => {
  const id = await booked();
  const third = await colleague("Uchinchi Agent");
  await Promise.all([handOver(id, receiver.userId, owner), handOver(id, third.userId, owner)]);
  const rows = await db().bookingHandover.findMany({ where: { bookingId: id }, orderBy: { id: "asc" } });
  const chain = [`partner:${seller.userId}`, ...rows.map(({ toActor }) => toActor)];
  expect(rows.map(({ fromActor }) => fromActor)).toEqual(chain.slice(0, -1));
  const facets = await db().bookingFacet.findMany({ where: { bookingId: id, facet: { startsWith: "agent:" } } });
  expect(facets.map(({ facet }) => facet)).toEqual([`agent:${chain.at(-1)}`]);
});
