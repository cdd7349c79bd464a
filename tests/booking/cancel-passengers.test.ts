import { beforeAll, describe, expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { sum } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { findBookingRow } from "@/lib/services/booking/record/booking-record";
import { writeChange } from "@/lib/services/booking/writer/write-change";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { paymentOf } from "@/lib/services/terms/payments/payment-of";
import { book, findOffer, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { outcome, outcomes } from "@/tests/support/outcomes";
import { insertOpenChange } from "@/tests/support/schedule/open-change";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 20;
beforeAll(async () => {
  // Routes that change something act at the database's time: holds of a fixed moment would be over for them.
  world = await makeWorld({ now: new Date() });
});

const actor = "partner:test";
const ADULTS: Party = { adt: 3, chd: 0, inf: 0, ins: 0 };

/** An unpaid booking on a day of its own. */
async function booked(party: Party, owner: Pick<World, "partner"> = world) {
  days += 1;
  const { offerId } = await findOffer({ ...world, ...owner, date: world.date(days), party });
  const body = makeBody(party);
  const booking = await book({ partner: owner.partner, now: world.now, offerId, body });
  const { id, passengers } = booking;
  const address = { partnerId: owner.partner.id, bookingId: id, actor, now: world.now };
  const keys = passengers.map(({ key }) => key);
  return {
    ...{ id, booking, body, address, keys, date: world.date(days) },
    cancel: (...people: number[]) => cancelPassengers({ ...address, passengers: people.map((index) => keys[index] ?? "") }),
    read: () => readBooking({ ...address, locale: "en" }),
  };
}

type Booked = Awaited<ReturnType<typeof booked>>;

async function stateOf({ id }: Booked) {
  const row = await db().booking.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: "asc" } } } });
  const takes = row.seats as { legKey: string; seats: number }[];
  const paid = await db().ledgerEntry.aggregate({
    where: { transaction: { bookingId: id }, account: { kind: "deposit" } },
    _sum: { amountMinor: true },
  });
  return {
    status: row.status,
    events: row.events.map(({ reason }) => reason).slice(1),
    claims: await db().passengerFlight.count({ where: { bookingId: id } }),
    seats: takes.map(({ seats }) => seats),
    sold: await seatsSold(takes[0]?.legKey ?? ""),
    total: Number(row.totalMinor),
    paid: 0 - Number(paid._sum.amountMinor ?? 0),
  };
}

describe("one of three passengers", () => {
  test("leaves; number, PNR and the others stay, and are paid for and ticketed alone", async () => {
    const held = await booked(ADULTS);
    const before = await stateOf(held);
    await db().bookingPassenger.updateMany({ where: { bookingId: held.id }, data: { sellingMinor: 900_000_000n } });
    await held.cancel(1);
    expect((await db().booking.findUniqueOrThrow({ where: { id: held.id } })).sellingMinor).toBe(1_800_000_000n);
    const after = await held.read();
    expect(after.passengers.map(({ key }) => key)).toEqual([held.keys[0], held.keys[2]]);
    expect(after.booking_number).toBe(held.booking.booking_number);
    expect(after.passengers.map(({ tickets }) => tickets.map(({ pnr }) => pnr))).toEqual(
      [held.booking.passengers[0], held.booking.passengers[2]].map((each) => each?.tickets.map(({ pnr }) => pnr)),
    );
    expect(after.price.amount).toBeCloseTo(sum([0, 2].map((index) => held.booking.passengers[index]?.price ?? 0)));
    expect(after.passengers.map(({ price, price_parts }) => price_parts?.total === price)).toEqual([true, true]);
    expect(await stateOf(held)).toMatchObject({
      status: "booked",
      events: ["cancel_passengers"],
      claims: 2,
      seats: [2],
      sold: before.sold - 1,
    });
    await payBooking(held.address);
    await issueTickets({ bookingId: held.id, now: world.now });
    const end = await stateOf(held);
    expect(end).toMatchObject({ status: "ticketed", paid: end.total });
    expect(end.total * 3).toBe(before.total * 2);
    expect((await held.read()).passengers.every(({ tickets }) => tickets.every((ticket) => ticket.ticket_number !== null))).toBe(true);
    expect(await outcome(held.cancel(0))).toBe("change_unavailable");
  });

  test("may be booked on the same flight again, with the same document", async () => {
    const held = await booked(ADULTS);
    const alone = { ...held.body, passengers: held.body.passengers.slice(2) };
    const again = async () => book({ ...world, offerId: (await findOffer({ ...world, date: held.date })).offerId, body: alone });
    expect(await outcome(again())).toBe("duplicate_unpaid");
    await held.cancel(2);
    expect(await outcome(again())).toBe("done");
  });
});

test("an adult stays for children and each infant; an infant frees no seat, and nobody at all is not a booking", async () => {
  const held = await booked({ adt: 2, chd: 1, inf: 1, ins: 0 });
  const before = await stateOf(held);
  for (const people of [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
  ])
    expect(await outcome(held.cancel(...people))).toBe("passengers_need_adult");
  expect(await stateOf(held)).toEqual(before);
  await held.cancel(3);
  expect(await stateOf(held)).toMatchObject({ seats: [3], claims: 3, sold: before.sold });
  await held.cancel(0, 2);
  expect(await stateOf(held)).toMatchObject({ seats: [1], claims: 1, sold: before.sold - 2 });
  expect((await held.read()).passengers.map(({ key, age }) => [key, age])).toEqual([[held.keys[1], "adt"]]);
});

describe("at the same moment", () => {
  test.each([1, 2, 3, 4])("a payment pays for those who are in the booking (%s)", async () => {
    const held = await booked(ADULTS);
    const [paid, left] = await outcomes([payBooking(held.address), held.cancel(0)]);
    const state = await stateOf(held);
    expect(paid).toBe("done");
    expect(["done", "change_unavailable"]).toContain(left);
    expect(state).toMatchObject({ status: "paid", paid: state.total, claims: left === "done" ? 2 : 3 });
    expect((await held.read()).passengers).toHaveLength(left === "done" ? 2 : 3);
  });

  test("a price that is not that of the booking any more is not paid", async () => {
    const held = await booked(ADULTS);
    const seen = await findBookingRow(held.address);
    await held.cancel(0);
    const payment = { ...moveBooking(seen, "pay"), ...(await paymentOf(seen, crypto.randomUUID())) };
    expect(await writeChange({ actor, now: world.now }, seen, payment)).toBe(false);
    expect(await stateOf(held)).toMatchObject({ status: "booked", paid: 0 });
  });

  test("the end of the booking and passengers who leave free each seat once", async () => {
    for (const end of ["expire", "cancel"] as const) {
      const held = await booked(ADULTS);
      const { sold } = await stateOf(held);
      const { expiresAt } = await db().booking.findUniqueOrThrow({ where: { id: held.id } });
      const ending = end === "expire" ? expireBooking({ bookingId: held.id, now: expiresAt }) : cancelUnpaidBooking(held.address);
      const [ended, left] = await outcomes([ending, held.cancel(0)]);
      expect(ended).toBe("done");
      expect(["done", "change_unavailable"]).toContain(left);
      expect(await stateOf(held)).toMatchObject({ status: "cancelled", claims: 0, sold: sold - 3 });
    }
  });

  test("the same passenger leaves once", async () => {
    const held = await booked(ADULTS);
    expect((await outcomes([held.cancel(0), held.cancel(0)])).sort()).toEqual(["done", "passenger_not_found"]);
    expect(await stateOf(held)).toMatchObject({ seats: [2], claims: 2, events: ["cancel_passengers"] });
  });
});

describe("is refused", () => {
  test("from the auto-cancel moment on, while a change waits for an answer, and for passengers of others", async () => {
    const [held, other] = [await booked(ADULTS), await booked(ADULTS)];
    const passengers = held.keys.slice(0, 1);
    const { expiresAt } = await db().booking.findUniqueOrThrow({ where: { id: held.id } });
    expect(await outcome(cancelPassengers({ ...held.address, passengers, now: expiresAt }))).toBe("change_unavailable");
    expect(await outcome(cancelPassengers({ ...held.address, passengers: [...passengers, ...other.keys] }))).toBe("passenger_not_found");
    expect(await outcome(cancelPassengers({ ...other.address, partnerId: crypto.randomUUID(), passengers: other.keys }))).toBe(
      "booking_not_found",
    );
    await insertOpenChange(held.id);
    expect(await outcome(held.cancel(0))).toBe("schedule_changed");
    expect(await stateOf(held)).toMatchObject({ claims: 3, seats: [3] });
  });
});

test("after all of it books, seats, claims and events agree", async () => {
  const names = [
    "money-moved-once",
    "payments-equal-ledger",
    "ledger-sums-to-zero",
    "seats-equal-live-bookings",
    "statuses-follow-table",
    "tickets-are-complete",
  ];
  const invariants = INVARIANTS.filter(({ name }) => names.includes(name));
  const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants }));
  expect(checked.map(({ name, examples }) => [name, examples])).toEqual(invariants.map(({ name }) => [name, []]));
  expect(invariants).toHaveLength(names.length);
});

test("by the interface: the answer is the booking, a repeated call answers it again, and what is no passenger is named", async () => {
  const owner = await makePartner();
  const { token } = await makeCredentials(owner);
  const held = await booked(ADULTS, owner);
  const ask = (body: object, headers = {}) =>
    callOperation("cancel_passengers", { params: { id: held.id }, credential: token, headers, body });
  for (const body of [{}, { passengers: [] }, { passengers: ["one"] }]) expect((await ask(body)).status, JSON.stringify(body)).toBe(422);
  await db().booking.update({ where: { id: held.id }, data: { expiresAt: new Date(Date.now() + 3_600_000) } });
  const headers = { "Idempotency-Key": "the-third-one-stays-at-home" };
  const body = { passengers: held.keys.slice(2) };
  const answers = [await ask(body, headers), await ask(body, headers)];
  for (const { status, data } of answers) {
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: "booked", passengers: [{ key: held.keys[0] }, { key: held.keys[1] }] });
  }
  expect((await ask(body)).status).toBe(404);
});
