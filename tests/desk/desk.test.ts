import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { GET as deskRoute } from "@/app/api/portal/desk/route";
import { desk } from "@/lib/contracts/portal/desk";
import { db } from "@/lib/db";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { readDesk } from "@/lib/services/desk/waiting/read-desk";
import { bookJourney } from "@/tests/support/bookings/booking";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const HOUR_MS = 3_600_000;

let world: World;
/** Held for an hour, held for two days, changed by the airline. */
let ids: string[];
const hours = (count: number) => new Date(world.now.getTime() + count * HOUR_MS);

beforeAll(async () => {
  world = await makeWorld();
  const made = [];
  for (const day of [30, 31, 32]) made.push(await bookJourney({ ...world, date: world.date(day) }));
  ids = made.map(({ id }) => id);
  const [soon = "", late = "", changed = ""] = ids;
  await db().booking.update({ where: { id: soon }, data: { expiresAt: hours(1) } });
  await db().booking.update({ where: { id: late }, data: { expiresAt: hours(48) } });
  await db().booking.update({ where: { id: changed }, data: { expiresAt: hours(72), openChangeId: randomUUID() } });
});

const read = (partnerId = world.partner.id, now = world.now) => readDesk({ partnerId, locale: "en", now });
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => ids.indexOf(id));

test("an agent sees which holds run out within a day, and which changes wait for an answer", async () => {
  const { holds, changes, departures, recent } = await read();
  expect([idsOf(holds), idsOf(changes), departures]).toEqual([[0], [2], []]);
  expect(idsOf(recent).toSorted()).toEqual([0, 1, 2]);
});

test("departures are those of today and tomorrow on the airport's own calendar", async () => {
  const { firstDepartureAt } = await db().booking.findUniqueOrThrow({ where: { id: ids[0] ?? "" } });
  // It leaves Tashkent at 07:00, which is 02:00 UTC: so far it is the day before in UTC, and the same day in Tashkent.
  const evening = new Date(firstDepartureAt.getTime() - 6 * HOUR_MS);
  const noon = new Date(firstDepartureAt.getTime() - 14 * HOUR_MS);
  const earlier = new Date(firstDepartureAt.getTime() - 32 * HOUR_MS);
  const days = async (now: Date) => (await read(world.partner.id, now)).departures.map(({ id, day }) => [ids.indexOf(id), day]);
  expect(await days(evening)).toEqual([
    [0, "today"],
    [1, "tomorrow"],
  ]);
  expect(await days(noon)).toEqual([[0, "tomorrow"]]);
  expect(await days(earlier)).toEqual([]);
});

test("the balance lasts as long as what the last 14 days have cost", async () => {
  expect((await read()).funds).toEqual([
    { currency: "UZS", available: 1_000_000_000, spent: 0, lasts_days: null, warn_below: null, is_low: false },
  ]);
  const paid = await bookJourney({ ...world, date: world.date(40) });
  await payBooking({ partnerId: world.partner.id, bookingId: paid.id, actor: "test", now: world.now });
  const [funds] = (await read(world.partner.id, new Date())).funds;
  const price = paid.price.amount;
  expect(funds).toEqual({
    ...{ currency: "UZS", available: 1_000_000_000 - price, spent: price },
    lasts_days: Math.floor(((1_000_000_000 - price) * 14) / price),
    ...{ warn_below: null, is_low: false },
  });
});

test("answers to refund requests are there for a week", async () => {
  const bookingId = ids[1] ?? "";
  const request = { id: randomUUID(), bookingId, requestedBy: "partner:test", createdAt: world.now };
  await db().refundRequest.create({
    data: { ...request, state: "settled", refundMinor: 123_400n, decidedAt: hours(2), decidedBy: "operator:x" },
  });
  await db().refund.upsert({
    where: { id: request.id },
    create: {
      id: request.id,
      partnerId: world.partner.id,
      bookingId,
      kind: "manual",
      askedBy: "partner:test",
      createdAt: world.now,
      paidMinor: 200_000n,
    },
    update: {},
  });
  const [answer] = (await read(world.partner.id, hours(3))).refunds;
  expect(answer).toMatchObject({ booking_id: bookingId, is_settled: true, amount: 1234, currency: "UZS" });
  expect((await read(world.partner.id, hours(24 * 8))).refunds).toEqual([]);
});

test("refund requests wait until they are answered", async () => {
  expect((await read()).open_requests).toBeNull();
  for (const [index, bookingId] of ids.slice(0, 2).entries()) {
    await db().booking.update({ where: { id: bookingId }, data: { status: "refund_request_sent" } });
    await db().refundRequest.create({ data: { id: randomUUID(), bookingId, requestedBy: "partner:test", createdAt: hours(index) } });
  }
  expect((await read()).open_requests).toEqual({ count: 2, oldest: hours(0).toISOString() });
  expect((await read((await makePartner()).partner.id)).open_requests).toBeNull();
  await db().refundRequest.updateMany({ where: { bookingId: ids[0] ?? "" }, data: { state: "rejected", decidedAt: hours(2) } });
  await db().booking.update({ where: { id: ids[0] ?? "" }, data: { status: "ticketed" } });
  expect((await read()).open_requests).toEqual({ count: 1, oldest: hours(1).toISOString() });
});

test("quotes wait as long as somebody has to act on them, the chosen ones first", async () => {
  const partnerId = world.partner.id;
  const chosen = await insertQuote({ partnerId, columns: { chosen: 0, chosenMinor: 1n, chosenAt: new Date() } });
  const open = await insertQuote({ partnerId, label: "Family" });
  await insertQuote({ partnerId, columns: { validUntil: new Date(Date.now() - HOUR_MS) } });
  await insertQuote({ partnerId, columns: { withdrawnAt: new Date() } });
  const { quotes } = await read(partnerId, new Date());
  expect(quotes.map(({ id, state, label }) => [id, state, label])).toEqual([
    [chosen.id, "chosen", ""],
    [open.id, "open", "Family"],
  ]);
});

test("nothing of it is another partner's", async () => {
  const other = await makePartner();
  const answer = await callPortal(deskRoute, { userId: other.userId });
  const seen = desk.parse((await answer.json()).data);
  expect(seen).toMatchObject({
    holds: [],
    departures: [],
    changes: [],
    refunds: [],
    recent: [],
    quotes: [],
    funds: [{ available: 1_000_000_000, spent: 0 }],
  });
});
