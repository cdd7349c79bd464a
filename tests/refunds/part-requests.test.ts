import { beforeAll, describe, expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Party } from "@/lib/domain/passengers/passengers";
import { rejectRefundRequest, settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { readRefundRequest } from "@/lib/services/aftersale/refunds/read-refund-requests";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { listBookingRefunds } from "@/lib/services/views/refunds/list-refunds";
import { listWork } from "@/lib/services/views/work-list/list-work";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { book, makeBody } from "@/tests/support/bookings/booking";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { outcome } from "@/tests/support/outcomes";
import { insertOpenChange } from "@/tests/support/schedule/open-change";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 20;
beforeAll(async () => {
  world = await makeWorld();
});

const actor = "partner:test";
const PARTY: Party = { adt: 2, chd: 1, inf: 0, ins: 0 };
const office = { actor: "operator:test", note: "By the certificate" };
const minor = (major: number) => Math.round(major * 100);

/** A ticketed round trip, out on a day of its own and back a week later. */
async function ticketed(party = PARTY) {
  days += 1;
  const { partner, now } = world;
  const directions = [directionOf("TAS", "IST", world.date(days)), directionOf("IST", "TAS", world.date(days + 7))];
  const { offers } = await houseSupplier.selling.search({
    directions,
    filters: NO_FILTERS,
    cabin: "E",
    party,
    currency: partner.currency,
    now,
  });
  const offer = offers.find((each) => each.directions.every(({ segments }) => segments.length === 1));
  if (!offer) throw new Error("no round trip");
  const offerId = quoteOffer({ offer, partner, cabin: "E", party, now });
  const { id, passengers } = await book({ partner, now, offerId, body: makeBody(party) });
  const address = { partnerId: partner.id, bookingId: id, actor, now };
  await payBooking(address);
  await issueTickets({ bookingId: id, now });
  const keys = passengers.map(({ key }) => key);
  const peopleOf = (people: readonly number[] | undefined) => people?.map((index) => keys[index] ?? "");
  return {
    id,
    address,
    keys,
    ask: (people?: readonly number[], directions?: readonly number[]) =>
      requestManualRefund({ ...address, asked: { reason: "illness", text: "" }, part: { passengers: peopleOf(people), directions } }),
    refund: (people?: readonly number[], directions?: readonly number[]) =>
      refundPassengers({ ...address, passengers: peopleOf(people), directions }),
  };
}

type Sold = Awaited<ReturnType<typeof ticketed>>;

async function openRequestOf({ id }: Sold) {
  const { id: requestId } = await db().refundRequest.findFirstOrThrow({ where: { bookingId: id, state: "open" } });
  return readRefundRequest({ requestId, locale: "en", now: world.now });
}

async function stateOf({ id }: Sold) {
  const row = await db().booking.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: "asc" } } } });
  const { _sum } = await db().ledgerEntry.aggregate({
    where: { transaction: { bookingId: id, kind: "refund" }, account: { kind: "deposit" } },
    _sum: { amountMinor: true },
  });
  return {
    status: row.status,
    events: row.events.map(({ reason }) => reason).slice(3),
    claims: await db().passengerFlight.count({ where: { bookingId: id } }),
    seats: (row.seats as { seats: number }[]).map(({ seats }) => seats),
    back: Number(_sum.amountMinor ?? 0n),
  };
}

/** What came back, beside the event of its moment that tells it. */
async function toldInHistory({ address }: Sold) {
  const { refunds, events } = await readPortalBooking(address);
  return refunds.map(({ at, amount, parts }) => ({
    ...{ amount, parts },
    reason: events.findLast((event) => event.at === at && event.reason.startsWith("refund_"))?.reason,
  }));
}

async function expectInvariants() {
  const names = [
    "ledger-sums-to-zero",
    "money-moved-once",
    "payments-equal-ledger",
    "claims-equal-live-bookings",
    "statuses-follow-table",
    "refund-requests-match",
    "refunds-within-price",
  ];
  const invariants = INVARIANTS.filter(({ name }) => names.includes(name));
  const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants }));
  expect(checked.map(({ name, examples }) => [name, examples])).toEqual(names.map((name) => [name, []]));
}

describe("a request about one passenger", () => {
  test("is answered for that passenger alone: the others fly, and the record says whose money it was", async () => {
    const sold = await ticketed();
    expect(await sold.ask([0])).toEqual({ status: "refund_request_sent" });
    const request = await openRequestOf(sold);
    expect(request).toMatchObject({ is_part: true, passengers: 1, state: "open" });
    expect(request.travellers).toHaveLength(1);
    const booking = await readBooking({ ...sold.address, locale: "en" });
    expect(request.paid.total).toBe(booking.passengers[0]?.extended_price.amount);
    expect((await listBookingRefunds(sold.address))[0]).toMatchObject({ state: "requested", paid: request.paid.total });
    const shown = await readPortalBooking(sold.address);
    expect(shown.refund_request?.part).toEqual([{ key: sold.keys[0], directions: [0, 1] }]);
    expect(shown.ticket_directions).toEqual([[0], [1]]);

    const tooMuch = { fareMinor: minor(request.paid.fare) + 1, taxesMinor: 0, feeMinor: 0 };
    expect(await outcome(settleRefundRequest({ refundRequestId: request.id, ...office, ...tooMuch, now: world.now }))).toBe("validation");
    await settleRefundRequest({ refundRequestId: request.id, ...office, fareMinor: 5_000, taxesMinor: 700, feeMinor: 0, now: world.now });
    expect(await stateOf(sold)).toEqual({
      ...{ status: "ticketed", events: ["request_refund", "refund_passengers"], claims: 4, seats: [2, 2], back: 5_700 },
    });
    const [record] = await listBookingRefunds(sold.address);
    expect(record).toMatchObject({ kind: "manual", state: "completed", paid: request.paid.total, refund: 57, note: office.note });
    expect(record?.passengers).toMatchObject([{ key: sold.keys[0], refund: 57, parts: { fare: 50, taxes: 7, fee: 0, bags: 0 } }]);
    expect(await toldInHistory(sold)).toEqual([
      { reason: "refund_passengers", amount: 57, parts: [{ key: sold.keys[0], directions: [] }] },
    ]);
    const after = await readBooking({ ...sold.address, locale: "en" });
    expect(after.passengers.map(({ refunded_at }) => refunded_at !== undefined)).toEqual([true, false, false]);
    expect(await readRefundRequest({ requestId: request.id, locale: "en", now: world.now })).toMatchObject({
      ...{ state: "settled", refund_amount: 57, paid: request.paid, travellers: [{ paid: request.paid.total }] },
    });
    await expectInvariants();
  });

  test("changes nothing where it is rejected, and may be asked again, about another", async () => {
    const sold = await ticketed();
    await sold.ask([0]);
    await rejectRefundRequest({ refundRequestId: (await openRequestOf(sold)).id, ...office, now: world.now });
    expect(await stateOf(sold)).toMatchObject({ status: "ticketed", claims: 6, seats: [3, 3], back: 0 });
    expect(await sold.ask([1])).toEqual({ status: "refund_request_sent" });
    await expectInvariants();
  });
});

test("a request about one direction of one gives back that direction; then the rest may be refunded, and each record keeps its own", async () => {
  const sold = await ticketed();
  await sold.ask([0], [1]);
  const request = await openRequestOf(sold);
  expect(request.travellers[0]?.flights.map(({ is_asked }) => is_asked)).toEqual([false, true]);
  await settleRefundRequest({ refundRequestId: request.id, ...office, fareMinor: 9_000, taxesMinor: 0, feeMinor: 0, now: world.now });
  expect(await stateOf(sold)).toMatchObject({
    status: "ticketed",
    events: ["request_refund", "refund_directions"],
    seats: [3, 2],
    claims: 5,
  });
  expect(await toldInHistory(sold)).toEqual([{ reason: "refund_directions", amount: 90, parts: [{ key: sold.keys[0], directions: [1] }] }]);
  const filter = { status: "partiallyrefunded" } as const;
  const found = async () => (await listWork({ partnerId: world.partner.id, filter, locale: "en", now: world.now })).items;
  expect((await found()).find(({ id }) => id === sold.id)).toMatchObject({ status: "ticketed", is_partly_refunded: true });
  expect(await outcome(sold.ask([0], [1]))).toBe("refund_unavailable");
  await sold.ask();
  const rest = await openRequestOf(sold);
  expect(rest).toMatchObject({ is_part: false, passengers: 3 });
  await settleRefundRequest({ refundRequestId: rest.id, ...office, fareMinor: 100, taxesMinor: 0, feeMinor: 0, now: world.now });
  expect(await stateOf(sold)).toMatchObject({ status: "refunded", back: 9_100, claims: 0 });
  expect((await found()).map(({ id }) => id)).not.toContain(sold.id);
  expect((await listBookingRefunds(sold.address)).map(({ refund }) => refund)).toEqual([1, 90]);
  await expectInvariants();
});

test("whoever is left needs an adult, a part that is everything is the whole, and what is not there is refused", async () => {
  const sold = await ticketed();
  expect(await outcome(sold.ask([0, 1]))).toBe("passengers_need_adult");
  expect(await outcome(sold.ask([0], [7]))).toBe("validation");
  const stranger = requestManualRefund({ ...sold.address, part: { passengers: ["00000000-0000-4000-8000-000000000000"] } });
  expect(await outcome(stranger)).toBe("passenger_not_found");
  expect((await stateOf(sold)).status).toBe("ticketed");
  await sold.ask([0, 1, 2]);
  expect(await openRequestOf(sold)).toMatchObject({ is_part: false });
});

describe("at once", () => {
  test("two answers, one of them no, decide once", async () => {
    for (let round = 0; round < 3; round++) {
      const sold = await ticketed();
      await sold.ask([0]);
      const by = { refundRequestId: (await openRequestOf(sold)).id, ...office, now: world.now };
      const settle = () => settleRefundRequest({ ...by, fareMinor: 100, taxesMinor: 0, feeMinor: 0 });
      const results = await Promise.allSettled([settle(), rejectRefundRequest(by), settle()]);
      for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(AppError);
      const { status, back, seats } = await stateOf(sold);
      expect(status).toBe("ticketed");
      expect([seats, back]).toEqual(back === 0 ? [[3, 3], 0] : [[2, 2], 100]);
    }
    await expectInvariants();
  });

  test("a request, a refund of the same passenger and a void leave one of them", async () => {
    for (let round = 0; round < 3; round++) {
      const sold = await ticketed();
      const results = await Promise.allSettled([sold.ask([0]), sold.refund([0]), voidBooking(sold.address)]);
      for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(AppError);
      const open = await db().refundRequest.findFirst({ where: { bookingId: sold.id, state: "open" } });
      const { status } = await stateOf(sold);
      expect(open !== null).toBe(status === "refund_request_sent");
      if (open) {
        const request = await openRequestOf(sold);
        await settleRefundRequest({ refundRequestId: request.id, ...office, fareMinor: 100, taxesMinor: 0, feeMinor: 0, now: world.now });
      }
    }
    await expectInvariants();
  });
});

test("a request about a part that ends with a refund of all, by the airline's change, is shown as one about all", async () => {
  const sold = await ticketed();
  await sold.ask([0]);
  const request = await openRequestOf(sold);
  const changeId = await insertOpenChange(sold.id);
  await refundChange({ ...sold.address, changeId });
  const answered = await readRefundRequest({ requestId: request.id, locale: "en", now: world.now });
  expect(answered).toMatchObject({ is_part: false, state: "settled", passengers: 3, paid: { total: answered.refund_amount } });
  expect(await listBookingRefunds(sold.address)).toMatchObject([{ kind: "schedule_change", refund: answered.refund_amount }]);
});
