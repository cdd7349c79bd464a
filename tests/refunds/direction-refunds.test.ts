import { beforeAll, describe, expect, test, vi } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { sum, toMajor } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { NO_AMOUNTS } from "@/lib/domain/pricing/price-lines";
import { detailOfWhole, keptDetail } from "@/lib/domain/refund/refund-detail";
import { addBags } from "@/lib/services/aftersale/extras/bags/add-bags";
import { readBags } from "@/lib/services/aftersale/extras/bags/read-bags";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";
import { getRefundOptions } from "@/lib/services/aftersale/refunds/get-refund-options";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { type FoundRefundable, findRefundable } from "@/lib/services/aftersale/refunds/refundable-booking";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { moveJourney } from "@/lib/services/aftersale/schedule-changes/move-journey";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { type WrittenChange, writeChange } from "@/lib/services/booking/writer/write-change";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { refundFully, refundPartly } from "@/lib/services/sandbox/decide-refund";
import { refundOf } from "@/lib/services/terms/payments/payment-of";
import { recordOf } from "@/lib/services/terms/selling/customer-back";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { listBookingRefunds } from "@/lib/services/views/refunds/list-refunds";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { book, bookJourney, makeBody } from "@/tests/support/bookings/booking";
import { FIRST_DEPARTURE, REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { outcome, outcomes } from "@/tests/support/outcomes";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 20;
beforeAll(async () => {
  // Routes that change something act at the database's time: holds of a fixed moment would be over for them.
  world = await makeWorld({ now: new Date() });
});

const actor = "partner:test";
const ADULTS: Party = { adt: 3, chd: 0, inf: 0, ins: 0 };
const minor = (major: number) => Math.round(major * 100);

async function sell(id: string) {
  const address = { partnerId: world.partner.id, bookingId: id, actor, now: world.now };
  const { snapshot: sold } = await db().booking.findUniqueOrThrow({ where: { id } });
  const snapshot = parseSnapshot(sold);
  const conditions = snapshot.conditions.map((fare) => ({ ...fare, refundBefore: { permitted: true, feeMinor: 1_000_000 } }));
  await db().$executeRaw`update booking set snapshot = ${JSON.stringify({ ...snapshot, conditions })}::jsonb where id = ${id}::uuid`;
  await payBooking(address);
  await issueTickets({ bookingId: id, now: world.now });
  return address;
}

/** A ticketed round trip, out on a day of its own and back a week later, whose fares may be refunded for a fee. */
async function ticketed(party: Party) {
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
  const address = await sell(id);
  const keys = passengers.map(({ key }) => key);
  return {
    id,
    address,
    keys,
    refund: (people: readonly number[] | undefined, ...given: number[]) =>
      refundPassengers({
        ...address,
        passengers: people?.map((index) => keys[index] ?? ""),
        directions: given.length > 0 ? given : undefined,
      }),
  };
}

type Sold = Awaited<ReturnType<typeof ticketed>>;

async function stateOf({ id, address: { partnerId } }: Sold) {
  const row = await db().booking.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: "asc" } } } });
  const entries = await db().ledgerEntry.findMany({ where: { transaction: { bookingId: id } }, include: { account: true } });
  const own = entries.filter(({ account }) => account.kind === "deposit" && account.partnerId === partnerId);
  return {
    status: row.status,
    events: row.events.map(({ reason }) => reason).slice(3),
    claims: await db().passengerFlight.count({ where: { bookingId: id } }),
    seats: (row.seats as { seats: number }[]).map(({ seats }) => seats),
    /** What of the price is kept. */
    kept: -sum(own.map(({ amountMinor }) => Number(amountMinor))),
    balanced: sum(entries.map(({ amountMinor }) => Number(amountMinor))) === 0,
    price: Number(row.totalMinor),
  };
}

/** The airline does not fly a direction of a booking on its day. */
async function cancelFlightOf({ id }: Sold, direction: number): Promise<void> {
  const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id } });
  const flight = parseSnapshot(snapshot).directions[direction]?.segments[0];
  if (!flight) throw new Error(`no direction ${direction}`);
  const { carrier, flightNumber, departure } = flight;
  await changeFlight({ carrier, number: Number(flightNumber), from: departure.local.slice(0, 10), legs: [], now: world.now });
}

async function paidOfRecords({ address }: Sold): Promise<number> {
  return sum((await listBookingRefunds(address)).map(({ paid }) => minor(paid)));
}

describe("the way out of one of three", () => {
  test("gives back what the options said; seat and claim of it are free, the way back stays, and it is told", async () => {
    const sold = await ticketed(ADULTS);
    const whole = await getRefundAmounts(sold.address);
    const [first] = (await getRefundOptions(sold.address)).passengers;
    const [out, back] = first?.directions ?? [];
    if (!first || !out || !back) throw new Error("the directions are not priced apart");
    expect(minor(out.refund) + minor(back.refund)).toBe(minor(first.refund));

    expect(await sold.refund([0], 0)).toEqual({ status: "ticketed" });
    const after = await stateOf(sold);
    expect(after).toMatchObject({ status: "ticketed", events: ["refund_directions"], claims: 5, seats: [2, 3], balanced: true });
    expect(toMajor(after.price - after.kept)).toBe(out.refund);
    const [record] = await listBookingRefunds(sold.address);
    expect(record).toMatchObject({ kind: "by_rules", paid: out.paid, refund: out.refund, passengers: [{ key: sold.keys[0] }] });
    expect(record?.passengers[0]?.fares.map(({ direction }) => direction)).toEqual([0]);

    const shown = await readBooking({ ...sold.address, locale: "en" });
    expect(shown.status).toBe("ticketed");
    expect(shown.passengers.map((each) => each.refunded_directions?.map(({ direction }) => direction))).toEqual([
      [0],
      undefined,
      undefined,
    ]);
    expect(shown.passengers.every((each) => each.refunded_at === undefined && each.itinerary_receipt !== "")).toBe(true);
    expect((await getRefundOptions(sold.address)).passengers[0]).toMatchObject({
      refund: back.refund,
      // The service's fee counts with the last direction.
      directions: [{ direction: 1, refund: back.refund, paid: first.paid - out.paid }],
    });

    expect(await outcome(sold.refund([0], 0))).toBe("refund_unavailable");
    expect(await outcome(sold.refund([0, 1], 0))).toBe("refund_unavailable");
    expect(await sold.refund([0], 1)).toEqual({ status: "ticketed" });
    expect(await stateOf(sold)).toMatchObject({ claims: 4, seats: [2, 2] });
    const left = await readBooking({ ...sold.address, locale: "en" });
    expect(left.passengers[0]?.refunded_at).toBeDefined();
    expect(await autoCancelBooking(sold.address)).toEqual({ status: "refunded" });
    const end = await stateOf(sold);
    expect(end).toMatchObject({ claims: 0, balanced: true });
    expect(toMajor(end.kept)).toBe(whole.penalty);
    expect(await paidOfRecords(sold)).toBe(end.price);
  });
});

test("in whatever order the parts are given back, the same is kept", async () => {
  const orders: ((sold: Sold) => Promise<unknown>[] | Promise<unknown>)[][] = [
    [(sold) => autoCancelBooking(sold.address)],
    [(sold) => sold.refund(undefined, 0), (sold) => sold.refund(undefined, 1)],
    [(sold) => sold.refund(undefined, 1), (sold) => sold.refund([1]), (sold) => sold.refund([0, 2])],
    [
      (sold) => sold.refund([0, 1], 1),
      (sold) => sold.refund([2], 0),
      (sold) => sold.refund([2]),
      (sold) => autoCancelBooking(sold.address),
    ],
  ];
  const kept: number[] = [];
  for (const steps of orders) {
    const sold = await ticketed(ADULTS);
    for (const step of steps) await step(sold);
    const end = await stateOf(sold);
    expect(end).toMatchObject({ status: "refunded", claims: 0, balanced: true });
    expect(await paidOfRecords(sold)).toBe(end.price);
    kept.push(end.kept / end.price);
  }
  expect(new Set(kept.map((share) => share.toFixed(6))).size).toBe(1);
});

describe("after a direction was given back", () => {
  test("by all, the journey begins with the other, and a void gives back all of the rest, fees too", async () => {
    const sold = await ticketed(ADULTS);
    const { firstDepartureAt: before } = await db().booking.findUniqueOrThrow({ where: { id: sold.id } });
    await sold.refund(undefined, 0);
    const after = await stateOf(sold);
    expect(after).toMatchObject({ claims: 3, seats: [0, 3] });
    const { firstDepartureAt } = await db().booking.findUniqueOrThrow({ where: { id: sold.id } });
    expect(firstDepartureAt.getTime()).toBeGreaterThan(before.getTime());
    await voidBooking(sold.address);
    const [record] = await listBookingRefunds(sold.address);
    expect(record?.refund).toBe(record?.paid);
    expect(await paidOfRecords(sold)).toBe(after.price);
    expect(after.kept - (await stateOf(sold)).kept).toBe(minor(record?.refund ?? 0));
  });

  test.each([
    ["the direction", (sold: Sold) => sold.refund([0], 0)],
    ["all of the booking", (sold: Sold) => autoCancelBooking(sold.address)],
    ["a void", (sold: Sold) => voidBooking(sold.address)],
  ])("bags are bought for the other one, and come back with %s", async (_, giveBack) => {
    const sold = await ticketed(ADULTS);
    await sold.refund([0], 1);
    const before = await stateOf(sold);
    const offered = await readBags(sold.address);
    const ways = offered.passengers.map(({ bags }) => [...new Set(bags.map(({ direction }) => direction))]);
    // The way back is sold without bags here.
    expect(ways).toEqual([[0], [0], [0]]);
    const [bag] = offered.passengers[0]?.bags ?? [];
    const bags = [{ passenger: sold.keys[0] ?? "", id: bag?.id ?? "" }];
    await addBags({ ...sold.address, bags });
    const bagMinor = minor(bag?.price.amount ?? 0);
    expect(bagMinor).toBeGreaterThan(0);
    expect(await stateOf(sold)).toMatchObject({ price: before.price + bagMinor, kept: before.kept + bagMinor, balanced: true });
    await giveBack(sold);
    const records = await db().refund.findMany({ where: { bookingId: sold.id }, orderBy: { createdAt: "asc" } });
    expect(sum(records.map(({ paidMinor }) => Number(paidMinor)))).toBeLessThanOrEqual((await stateOf(sold)).price);
    expect(records.flatMap(({ detail }) => (detail ? [keptDetail.parse(detail).amounts.bag] : []))).toContain(bagMinor);
  });

  test("none are bought where customers pay a price of the agency's own: what came back of it would be another share", async () => {
    const sold = await ticketed(ADULTS);
    await db().bookingPassenger.updateMany({ where: { bookingId: sold.id }, data: { sellingMinor: 900_000_000n } });
    const [bag] = (await readBags(sold.address)).passengers[0]?.bags ?? [];
    await sold.refund([0], 1);
    expect((await readBags(sold.address)).passengers[0]?.bags).toEqual([]);
    const bags = [{ passenger: sold.keys[0] ?? "", id: bag?.id ?? "" }];
    expect(await outcome(addBags({ ...sold.address, bags }))).toBe("validation");
  });

  test("flights that move take no claims for who does not fly them", async () => {
    const sold = await ticketed(ADULTS);
    await sold.refund([0], 0);
    const { firstDepartureAt } = await db().booking.findUniqueOrThrow({ where: { id: sold.id } });
    const leavesUtc = firstDepartureAt.getTime() / 60_000 + 24 * 60;
    expect(await moveJourney({ partnerId: sold.address.partnerId, bookingId: sold.id, leavesUtc, now: world.now })).toBe(true);
    expect(await stateOf(sold)).toMatchObject({ claims: 5 });
    const flights = await db().passengerFlight.groupBy({ by: ["flightKey"], where: { bookingId: sold.id }, _count: true });
    expect(flights.map(({ _count }) => _count).sort()).toEqual([2, 3]);
    // As before: the flights of this test are nobody else's afterwards.
    await autoCancelBooking(sold.address);
  });

  test("nor do claims that are moved for everybody in it", async () => {
    const sold = await ticketed(ADULTS);
    await sold.refund([0], 0);
    const before = await stateOf(sold);
    const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id: sold.id } });
    const moved = [{ bookingId: sold.id, flightKeys: flightKeys(parseSnapshot(snapshot).directions) }];
    await db().$queryRaw`select replace_claims(${JSON.stringify(moved)}::jsonb)::text`;
    expect(before.claims).toBe(5);
    expect(await stateOf(sold)).toEqual(before);
  });

  test("its airline may cancel it and nobody is asked; of the other one all that is left comes back", async () => {
    const sold = await ticketed(ADULTS);
    await sold.refund(undefined, 0);
    await cancelFlightOf(sold, 0);
    expect(await db().scheduleChange.count({ where: { bookingId: sold.id } })).toBe(0);
    await cancelFlightOf(sold, 1);
    const change = await db().scheduleChange.findFirstOrThrow({ where: { bookingId: sold.id } });
    expect(change).toMatchObject({ state: "open", directions: [{ direction: 1 }] });
    expect(await outcome(sold.refund([0], 1))).toBe("schedule_changed");
    await refundChange({ ...sold.address, changeId: change.id });
    const [record] = await listBookingRefunds(sold.address);
    expect(record).toMatchObject({ kind: "schedule_change", refund: record?.paid });
    const end = await stateOf(sold);
    expect(end).toMatchObject({ status: "refunded", claims: 0, balanced: true });
    expect(await paidOfRecords(sold)).toBe(end.price);
  });

  test("by one, a cancelled flight gives everything back to the others, and to that one what is left", async () => {
    const sold = await ticketed(ADULTS);
    await sold.refund([0], 0);
    const before = await stateOf(sold);
    await cancelFlightOf(sold, 0);
    const change = await db().scheduleChange.findFirstOrThrow({ where: { bookingId: sold.id } });
    await refundChange({ ...sold.address, changeId: change.id });
    const [record, first] = await listBookingRefunds(sold.address);
    expect(minor(record?.refund ?? 0)).toBe(before.price - minor(first?.paid ?? 0));
    expect((await stateOf(sold)).kept).toBe(minor(first?.penalty ?? -1));
  });

  test("what is promised for a change that waits is what is paid: not what is flown, nor what was given back before", async () => {
    const sold = await ticketed(ADULTS);
    await sold.refund([0], 0);
    await cancelFlightOf(sold, 1);
    const now = new Date(`${world.date(days + 1)}T12:00:00Z`);
    const { id: changeId } = await db().scheduleChange.findFirstOrThrow({ where: { bookingId: sold.id } });
    const { publicToken } = await db().booking.findUniqueOrThrow({ where: { id: sold.id } });
    const { change_back } = await readPortalBooking({ ...sold.address, now });
    const trip = await readTrip({ token: publicToken, locale: "en", now });
    await refundChange({ ...sold.address, changeId, now });
    const [{ refund } = { refund: 0 }] = await listBookingRefunds(sold.address);
    expect(refund).toBeGreaterThan(0);
    expect(change_back).toEqual({ deposit: refund, customer: refund, is_part: true });
    expect(trip.change_back).toEqual({ amount: null, is_part: true });
  });

  test("where the customer pays a price of the agency's own, what is promised to them is their share of it", async () => {
    const sold = await ticketed(ADULTS);
    await db().bookingPassenger.updateMany({ where: { bookingId: sold.id }, data: { sellingMinor: 900_000_000n } });
    await sold.refund([0], 0);
    await cancelFlightOf(sold, 1);
    const { id: changeId } = await db().scheduleChange.findFirstOrThrow({ where: { bookingId: sold.id } });
    const { change_back } = await readPortalBooking(sold.address);
    await refundChange({ ...sold.address, changeId });
    const { refundMinor, customerMinor } = await db().refund.findFirstOrThrow({ where: { bookingId: sold.id, kind: "schedule_change" } });
    const [deposit, customer] = [toMajor(Number(refundMinor)), toMajor(Number(customerMinor))];
    expect(customer).toBeGreaterThan(deposit);
    expect(change_back).toEqual({ deposit, customer, is_part: true });
  });

  test("people can give back no more than what is left of it", async () => {
    const sold = await ticketed(ADULTS);
    await sold.refund(undefined, 1);
    const { kept, price } = await stateOf(sold);
    await requestManualRefund(sold.address);
    expect(await outcome(sold.refund([0], 0))).toBe("refund_unavailable");
    const request = await db().refundRequest.findFirstOrThrow({ where: { bookingId: sold.id } });
    const settle = (fareMinor: number) =>
      settleRefundRequest({
        refundRequestId: request.id,
        fareMinor,
        taxesMinor: 0,
        feeMinor: 0,
        actor: "operator:test",
        note: "",
        now: world.now,
      });
    const fares = sum(
      parseSnapshot((await db().booking.findUniqueOrThrow({ where: { id: sold.id } })).snapshot).prices.map((each) => each.fareMinor),
    );
    expect(await outcome(settle(fares))).toBe("validation");
    await settle(1_00);
    expect((await stateOf(sold)).kept).toBe(kept - 1_00);
    expect(await paidOfRecords(sold)).toBe(price);
  });
});

test("a direction that some have given back is given back by the others, and once by each", async () => {
  const sold = await ticketed(ADULTS);
  await sold.refund([0], 1);
  expect(await sold.refund(undefined, 1)).toEqual({ status: "ticketed" });
  expect(await stateOf(sold)).toMatchObject({ seats: [3, 0], claims: 3, balanced: true });
  expect(await outcome(sold.refund(undefined, 1))).toBe("refund_unavailable");
});

test.each([
  ["all", refundFully, "refunded"],
  ["half", refundPartly, "partiallyrefunded"],
] as const)("the sandbox gives back %s of what is left", async (_, refund, status) => {
  const sold = await ticketed(ADULTS);
  await sold.refund(undefined, 0);
  await refund(sold.address);
  expect(await stateOf(sold)).toMatchObject({ status, balanced: true });
  expect(await paidOfRecords(sold)).toBe((await stateOf(sold)).price);
});

test("a family keeps an adult on every direction", async () => {
  const sold = await ticketed({ adt: 2, chd: 1, inf: 1, ins: 0 });
  expect(await outcome(sold.refund([0, 1], 1))).toBe("passengers_need_adult");
  await sold.refund([0], 1);
  expect(await stateOf(sold)).toMatchObject({ seats: [3, 2], claims: 7 });
  expect(await outcome(sold.refund([1], 1))).toBe("passengers_need_adult");
  expect(await outcome(sold.refund([1]))).toBe("passengers_need_adult");
  await sold.refund([1], 0);
  await sold.refund([1, 2, 3], 1);
  expect(await stateOf(sold)).toMatchObject({ status: "ticketed", seats: [2, 0], claims: 3, balanced: true });
  await autoCancelBooking(sold.address);
});

describe("at the same moment", () => {
  test("refunds of one direction of one passenger are one, of two they are two", async () => {
    const sold = await ticketed(ADULTS);
    const ends = await outcomes([sold.refund([0], 0), sold.refund([0], 0), sold.refund([0], 0)]);
    expect(ends.sort()).toEqual(["done", "refund_unavailable", "refund_unavailable"]);
    expect(await outcomes([sold.refund([1], 0), sold.refund([1], 1)])).toEqual(["done", "done"]);
    const state = await stateOf(sold);
    expect(state).toMatchObject({ seats: [1, 2], claims: 3, balanced: true });
    expect(await paidOfRecords(sold)).toBeLessThan(state.price);
  });

  test.each([1, 2, 3])("a void, a refund of a passenger and one of a direction give nothing back twice (%s)", async () => {
    const sold = await ticketed(ADULTS);
    const ends = await outcomes([sold.refund([0], 0), sold.refund([0]), voidBooking(sold.address), autoCancelBooking(sold.address)]);
    const state = await stateOf(sold);
    expect(state).toMatchObject({ status: "refunded", claims: 0, balanced: true });
    expect(state.kept).toBeGreaterThanOrEqual(0);
    expect(ends.filter((end) => end === "done")).toHaveLength(state.events.length);
    expect(await paidOfRecords(sold)).toBe(state.price);
  });
});

test("is refused where the directions have no prices of their own, with the remedy, and nothing is changed", async () => {
  days += 1;
  const single = await bookJourney({ ...world, date: world.date(days), party: { ...ADULTS, adt: 2 } });
  const oneWay = await sell(single.id);
  const [key = ""] = single.passengers.map((passenger) => passenger.key);
  expect(await outcome(refundPassengers({ ...oneWay, passengers: [key], directions: [0] }))).toBe("directions_priced_together");
  expect((await getRefundOptions(oneWay)).passengers[0]?.directions).toBeUndefined();

  const sold = await ticketed(ADULTS);
  const snapshot = parseSnapshot((await db().booking.findUniqueOrThrow({ where: { id: sold.id } })).snapshot);
  const prices = snapshot.prices.map((price) => ({ ...price, taxes: price.taxes.map(({ byDirection: _, ...tax }) => tax) }));
  await db().$executeRaw`update booking set snapshot = ${JSON.stringify({ ...snapshot, prices })}::jsonb where id = ${sold.id}::uuid`;
  expect(await outcome(sold.refund([0], 0))).toBe("directions_priced_together");
  expect(await outcome(sold.refund([0], 2))).toBe("validation");
  expect(await stateOf(sold)).toMatchObject({ events: [], claims: 6, seats: [3, 3] });
  expect(await sold.refund([0])).toEqual({ status: "ticketed" });
});

test("is refused, before any ticket is given back, where seats are not told by direction; the options do not offer it", async () => {
  const sold = await ticketed(ADULTS);
  const { seats } = await db().booking.findUniqueOrThrow({ where: { id: sold.id } });
  await db().$executeRaw`update booking set seats = jsonb_build_array(seats -> 0) where id = ${sold.id}::uuid`;
  const returned = vi.spyOn(houseSupplier.ordering, "returnTickets");
  expect((await getRefundOptions(sold.address)).passengers[0]?.directions).toBeUndefined();
  expect(await outcome(sold.refund([0], 0))).toBe("directions_priced_together");
  expect(returned).not.toHaveBeenCalled();
  await db().$executeRaw`update booking set seats = ${JSON.stringify(seats)}::jsonb where id = ${sold.id}::uuid`;
  await sold.refund([0], 0);
  expect(returned).toHaveBeenCalledWith(expect.objectContaining({ passengerIds: [sold.keys[0]], directions: [0] }));
  returned.mockRestore();
});

test("a second record of the same direction is refused by the database, and so is a refund above the price", async () => {
  const sold = await ticketed(ADULTS);
  await sold.refund([0], 0);
  const row = await db().returnedDirection.findFirstOrThrow({ where: { bookingId: sold.id } });
  await expect(db().returnedDirection.create({ data: row })).rejects.toThrow();
  const { partnerId } = sold.address;
  const { price } = await stateOf(sold);
  const whole = { partnerId, bookingId: sold.id, kind: "by_rules", askedBy: actor, createdAt: world.now, paidMinor: price } as const;
  await expect(db().refund.create({ data: { ...whole, id: crypto.randomUUID(), refundMinor: price } })).rejects.toThrow(
    /more than was paid/,
  );
});

describe("whoever counts without the directions that were given back", () => {
  /** A refund of the whole booking that gives back so much. */
  async function refundedWhole(seen: FoundRefundable, action: "refund" | "settle_refund", minor: number): Promise<WrittenChange> {
    const back = { ...NO_AMOUNTS, fare: minor };
    const id = seen.refundRequests[0]?.id ?? "";
    return {
      ...moveBooking(seen, action),
      ledger: [await refundOf(seen, back, id)],
      refund: recordOf({ id, kind: "manual", paidMinor: minor, detail: detailOfWhole(back, 0) }, seen),
      request: { close: { id, state: "settled", refundMinor: minor, note: "" } },
    };
  }
  const act = () => ({ actor, now: world.now });

  test("settles nothing of such a booking", async () => {
    const sold = await ticketed(ADULTS);
    const { price } = await stateOf(sold);
    const seen = await findRefundable(sold.address);
    await sold.refund([0], 0);
    await requestManualRefund(sold.address);
    const before = await stateOf(sold);
    expect(await writeChange(act(), seen, await refundedWhole(seen, "refund", price))).toBe(false);
    expect(await stateOf(sold)).toEqual(before);
  });

  test("gives nothing back twice by counting wrong either", async () => {
    const sold = await ticketed(ADULTS);
    await sold.refund([0], 0);
    await requestManualRefund(sold.address);
    const before = await stateOf(sold);
    const seen = await findRefundable(sold.address);
    // What was kept of the direction is not there to be given back either.
    const { paidMinor } = await db().refund.findFirstOrThrow({ where: { bookingId: sold.id, kind: "manual" } });
    for (const minor of [before.price, Number(paidMinor) + 1])
      await expect(writeChange(act(), seen, await refundedWhole(seen, "settle_refund", minor))).rejects.toThrow(/more than was paid/);
    expect(await stateOf(sold)).toEqual(before);
    const request = await db().refundRequest.findFirstOrThrow({ where: { bookingId: sold.id } });
    await settleRefundRequest({
      refundRequestId: request.id,
      fareMinor: 1_00,
      taxesMinor: 0,
      feeMinor: 0,
      actor,
      note: "",
      now: world.now,
    });
  });
});

test("after all of it books, seats, claims and events agree", async () => {
  const books = ["money-moved-once", "ledger-sums-to-zero", "refunds-within-price"];
  const names = [...books, "seats-equal-live-bookings", "claims-equal-live-bookings", "statuses-follow-table", "tickets-are-complete"];
  const invariants = INVARIANTS.filter(({ name }) => names.includes(name));
  const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants }));
  expect(checked.map(({ name, examples }) => [name, examples])).toEqual(invariants.map(({ name }) => [name, []]));
  expect(invariants).toHaveLength(names.length);
});

describe("after the first departure", () => {
  const example = REFUND_FARES.find(({ name, snapshot }) => snapshot.directions.length === 2 && name.includes("way out is flown"));
  const paidAt = new Date(Date.parse(FIRST_DEPARTURE) - 2 * 3_600_000);

  test("what is flown gives nothing back, and the way back is refunded by the conditions that hold then", async () => {
    if (!example) throw new Error("the example is gone");
    const { partner } = await makePartner();
    const prices = [...example.snapshot.prices, ...example.snapshot.prices];
    const snapshot = { ...example.snapshot, prices };
    const { id } = await insertSold({ partnerId: partner.id, snapshot, status: "ticketed", paidAt });
    await db().booking.update({ where: { id }, data: { seats: [] } });
    const now = new Date(Math.max(Date.parse(example.at), Date.parse(FIRST_DEPARTURE)));
    const address = { partnerId: partner.id, bookingId: id, actor, now };
    const [one = ""] = (await db().bookingPassenger.findMany({ where: { bookingId: id } })).map((passenger) => passenger.id);
    expect(await outcome(refundPassengers({ ...address, passengers: [one], directions: [0] }))).toBe("refund_unavailable");
    expect(await refundPassengers({ ...address, passengers: [one], directions: [1] })).toEqual({ status: "ticketed" });
    const [record] = await listBookingRefunds(address);
    expect(minor(record?.refund ?? 0)).toBe(example.back.fare + example.back.taxes + example.back.bags);
    // Nobody has anything left to fly then.
    expect(await refundPassengers({ ...address, directions: [1] })).toEqual({ status: "partiallyrefunded" });
  });

  /** A round trip after its way out, paid shortly before that; of each passenger whether the carrier has reported a no-show. */
  async function underway(...isNoShow: boolean[]) {
    if (!example) throw new Error("the example is gone");
    const { partner } = await makePartner();
    const snapshot = { ...example.snapshot, prices: isNoShow.flatMap(() => example.snapshot.prices) };
    const reports = isNoShow.map((each) => (each ? [{ direction: 0, segment: 0, state: "no_show" as const }] : []));
    const { id } = await insertSold({ partnerId: partner.id, snapshot, status: "ticketed", paidAt, reports });
    await db().booking.update({ where: { id }, data: { seats: [] } });
    const address = { partnerId: partner.id, bookingId: id, actor, now: new Date(Date.parse(FIRST_DEPARTURE) + 2 * 3_600_000) };
    const people = await db().bookingPassenger.findMany({ where: { bookingId: id }, orderBy: { position: "asc" } });
    const paid = async () => sum((await listBookingRefunds(address)).map((record) => minor(record.paid)));
    const rows = async () =>
      (await db().returnedDirection.findMany({ where: { bookingId: id } })).map(({ passengerId, direction }) => [passengerId, direction]);
    return { address, snapshot, keys: people.map((each) => each.id), paid, rows };
  }

  test("a direction that was flown stays flown: nobody gives it back, and the booking ends as partially refunded", async () => {
    const { address, keys, rows } = await underway(false, true);
    expect(await outcome(refundPassengers({ ...address, passengers: keys, directions: [0] }))).toBe("refund_unavailable");
    expect(await refundPassengers({ ...address, directions: [0] })).toEqual({ status: "ticketed" });
    expect(await rows()).toEqual([[keys[1], 0]]);
    expect(await autoCancelBooking(address)).toEqual({ status: "partiallyrefunded" });
  });

  test("the journey has begun and does not begin again: no void opens where everybody missed the way out and gives it back", async () => {
    const { address } = await underway(true, true);
    const { firstDepartureAt } = await db().booking.findUniqueOrThrow({ where: { id: address.bookingId } });
    expect(await refundPassengers({ ...address, directions: [0] })).toEqual({ status: "ticketed" });
    expect(await db().booking.findUniqueOrThrow({ where: { id: address.bookingId } })).toMatchObject({ firstDepartureAt });
    expect(await outcome(voidBooking(address))).toBe("void_unavailable");
  });

  test("what the carrier has cancelled comes back whole, whenever its flights would have left", async () => {
    const { address, keys } = await underway(false, false);
    await db().booking.update({ where: { id: address.bookingId }, data: { status: "refundauthorized" } });
    const now = new Date(address.now.getTime() + 30 * 24 * 3_600_000);
    expect(await refundPassengers({ ...address, passengers: keys, now })).toEqual({ status: "refunded" });
    const [record] = await listBookingRefunds(address);
    expect(record).toMatchObject({ kind: "carrier_cancelled", refund: record?.paid });
  });

  test("passengers alone give back what is ahead of them, as the options said", async () => {
    const { address, snapshot, keys, paid, rows } = await underway(false, true, false);
    const options = (await getRefundOptions(address)).passengers;
    const leaving = options.slice(0, 2);
    expect(leaving.every(({ refund }) => refund > 0)).toBe(true);
    expect(await refundPassengers({ ...address, passengers: keys.slice(0, 2) })).toEqual({ status: "ticketed" });
    const [record] = await listBookingRefunds(address);
    expect(minor(record?.refund ?? 0)).toBe(sum(leaving.map(({ refund }) => minor(refund))));
    // The second one has nothing left: all of that journey is refunded.
    expect(await rows()).toEqual([[keys[0], 1]]);
    expect((await readBooking({ ...address, locale: "en" })).passengers.map((each) => each.refunded_at !== undefined)).toEqual([
      false,
      true,
      false,
    ]);
    expect(await refundPassengers({ ...address, passengers: keys.slice(2) })).toEqual({ status: "partiallyrefunded" });
    expect(await paid()).toBe(sum(snapshot.prices.map(({ totalMinor }) => totalMinor)));
  });
});

test("by the interface: directions alone are for everybody, a repeated call answers the first result, and what is none is named", async () => {
  const owner = await makePartner();
  const { token } = await makeCredentials(owner);
  const sold = await ticketed({ ...ADULTS, adt: 1 });
  await db().$executeRaw`update booking set partner_id = ${owner.partner.id}::uuid where id = ${sold.id}::uuid`;
  const ask = (body: object, headers = {}) =>
    callOperation("refund_passengers", { params: { id: sold.id }, credential: token, headers, body });
  for (const body of [{}, { directions: [] }, { directions: [-1] }, { directions: ["0"] }, { directions: [5] }, { directions: [6] }])
    expect((await ask(body)).status, JSON.stringify(body)).toBe(422);
  const headers = { "Idempotency-Key": "the-way-back-alone" };
  const answers = [await ask({ directions: [1] }, headers), await ask({ directions: [1] }, headers)];
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [200, { status: "ticketed" }],
    [200, { status: "ticketed" }],
  ]);
  expect((await ask({ directions: [1] })).error?.error_code).toBe(5233);
});
