import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { book, bookJourney, findOffer, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { outcomes } from "@/tests/support/outcomes";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** How often the attempts ended in each way. */
async function countOutcomes(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const ended of await outcomes(attempts)) counts[ended] = (counts[ended] ?? 0) + 1;
  return counts;
}

function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

async function depositBalance(): Promise<bigint> {
  return (await db().ledgerAccount.findUniqueOrThrow({ where: { id: world.depositAccountId } })).balanceMinor ?? 0n;
}

test("50 buyers at once on the last 3 seats: 3 bookings, 47 clear refusals, no seat lost or invented", async () => {
  const { partner, now } = world;
  const date = world.date(30);
  const legKey = `HY0271|${date}|TASIST`;
  const first = await findOffer({ ...world, date });
  for (const body of times(3, () => makeBody())) {
    const { offerId } = await findOffer({ ...world, date });
    await book({ partner, now, offerId, body });
  }
  expect(first.offer.directions[0]?.segments).toHaveLength(1);
  expect(await seatsSold(legKey)).toBe(3);
  const { offerId } = await findOffer({ ...world, date });
  const result = await countOutcomes(times(50, () => book({ partner, now, offerId, body: makeBody() })));
  const { done, ...refusals } = result;
  expect(done).toBe(3);
  expect(Object.values(refusals).reduce((sum, count) => sum + count, 0)).toBe(47);
  expect(["offer_sold_out", "price_rose", "price_changed_meanwhile"]).toEqual(expect.arrayContaining(Object.keys(refusals)));
  expect(await seatsSold(legKey)).toBe(6);
  expect(await db().passengerFlight.count({ where: { flightKey: `HY0271|${date}` } })).toBe(6);
});

test("50 identical requests at once: one booking, 49 times 5231 with its id", async () => {
  const { partner, now } = world;
  const date = world.date(31);
  const { offerId } = await findOffer({ ...world, date, carrier: "TK" });
  const body = makeBody();
  const results = await Promise.allSettled(times(50, () => book({ partner, now, offerId, body })));
  const made = results.filter((result) => result.status === "fulfilled");
  expect(made).toHaveLength(1);
  const refusals = results
    .filter((result) => result.status === "rejected")
    .map(({ reason }) => [reason.kind, reason.data?.existing_booking_id]);
  expect(refusals).toEqual(times(49, () => ["duplicate_unpaid", made[0]?.value.id]));
  expect(await seatsSold(`TK0371|${date}|TASIST`)).toBe(1);
});

test("50 identical requests for the one last seat: still one booking, 49 times 5231 with its id", async () => {
  const { partner, now } = world;
  const date = world.date(32);
  for (const _ of times(5, () => 0)) await bookJourney({ ...world, date });
  const { offerId } = await findOffer({ ...world, date });
  const body = makeBody();
  expect(await countOutcomes(times(50, () => book({ partner, now, offerId, body })))).toEqual({ done: 1, duplicate_unpaid: 49 });
  expect(await seatsSold(`HY0271|${date}|TASIST`)).toBe(6);
});

test("a third order of the same journey within 24 hours is 5237, and allowed after them", async () => {
  const { partner, now } = world;
  const { offerId } = await findOffer({ ...world, date: world.date(33), carrier: "TK" });
  const body = makeBody();
  for (const _ of times(2, () => 0)) {
    const made = await book({ partner, now, offerId, body });
    await cancelUnpaidBooking({ partnerId: partner.id, bookingId: made.id, actor: "partner:test", now });
  }
  await expect(book({ partner, now, offerId, body })).rejects.toMatchObject({ kind: "third_order" });
  expect(await seatsSold(`TK0371|${world.date(33)}|TASIST`)).toBe(0);
  expect(await db().passengerFlight.count({ where: { flightKey: `TK0371|${world.date(33)}` } })).toBe(0);
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
  const again = await findOffer({ ...world, now: tomorrow, date: world.date(33), carrier: "TK" });
  expect((await book({ partner, now: tomorrow, offerId: again.offerId, body })).status).toBe("booked");
});

test("a third order while the first lives is a duplicate, not 5237", async () => {
  const { partner, now } = world;
  const { offerId } = await findOffer({ ...world, date: world.date(34), carrier: "TK" });
  const body = makeBody();
  const first = await book({ partner, now, offerId, body });
  await cancelUnpaidBooking({ partnerId: partner.id, bookingId: first.id, actor: "partner:test", now });
  await book({ partner, now, offerId, body });
  await expect(book({ partner, now, offerId, body })).rejects.toMatchObject({ kind: "duplicate_unpaid" });
});

test("journeys that meet on the same legs in both directions are booked at once without a deadlock reaching anybody", async () => {
  const { partner, now } = world;
  const there = await findOffer({ ...world, date: world.date(35), carrier: "TK" });
  const back = await findOffer({ ...world, date: world.date(35), from: "IST", to: "TAS", carrier: "TK" });
  const result = await countOutcomes(
    times(40, (index) => book({ partner, now, offerId: (index % 2 ? there : back).offerId, body: makeBody() })),
  );
  const kinds = Object.keys(result).filter((kind) => !["done", "price_changed_meanwhile", "price_rose"].includes(kind));
  expect(kinds).toEqual([]);
  const sold = (await seatsSold(`TK0371|${world.date(35)}|TASIST`)) + (await seatsSold(`TK0370|${world.date(35)}|ISTTAS`));
  expect(sold).toBe(result.done);
});

test("20 payments at once take the money once", async () => {
  const { partner, now } = world;
  const made = await bookJourney({ ...world, date: world.date(36), carrier: "TK" });
  const before = await depositBalance();
  const pay = () => payBooking({ partnerId: partner.id, bookingId: made.id, actor: "partner:test", now });
  expect(await countOutcomes(times(20, pay))).toEqual({ done: 1, payment_unavailable: 19 });
  expect(before - (await depositBalance())).toBe(BigInt(Math.round(made.price.amount * 100)));
  expect(await db().ledgerTransaction.count({ where: { bookingId: made.id } })).toBe(1);
  await relayJobs();
  const jobs = await db().$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key = ${`ticket:${made.id}`}`;
  expect(jobs).toHaveLength(1);
});

test("payment, cancellation and expiry at once: exactly one of them happens, and seats and money agree with it", async () => {
  const { partner, now } = world;
  const date = world.date(37);
  const bookings = [];
  for (const _ of times(10, () => 0)) bookings.push(await bookJourney({ ...world, date, carrier: "TK" }));
  const address = (bookingId: string) => ({ partnerId: partner.id, bookingId, actor: "partner:test" });
  const late = new Date(now.getTime() + 48 * 3_600_000);
  const before = await depositBalance();
  await countOutcomes(
    bookings.flatMap(({ id }) => [
      expireBooking({ bookingId: id, now: late }),
      payBooking({ ...address(id), now }),
      cancelUnpaidBooking({ ...address(id), now }),
    ]),
  );
  const rows = await db().booking.findMany({ where: { id: { in: bookings.map(({ id }) => id) } }, include: { events: true } });
  const paid = rows.filter(({ status }) => status === "paid");
  expect(rows.every(({ status }) => status === "paid" || status === "cancelled")).toBe(true);
  expect(rows.map(({ events }) => events.length)).toEqual(times(10, () => 2));
  expect(await seatsSold(`TK0371|${date}|TASIST`)).toBe(paid.length);
  expect(before - (await depositBalance())).toBe(paid.reduce((sum, { totalMinor }) => sum + totalMinor, 0n));
});
