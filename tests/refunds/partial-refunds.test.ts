import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { sum, toMajor } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";
import { getRefundOptions } from "@/lib/services/aftersale/refunds/get-refund-options";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { readFiscalization } from "@/lib/services/booking/document/read-fiscalization";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { listBookingRefunds } from "@/lib/services/views/refunds/list-refunds";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { book, bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { beginningAt, REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { outcome, outcomes } from "@/tests/support/outcomes";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 20;
beforeAll(async () => {
  world = await makeWorld();
});

afterEach(() => void vi.restoreAllMocks());

const actor = "partner:test";

/** Pays and tickets a booking whose fares may be refunded for a fee. */
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

/** A ticketed booking of a real journey, on a day of its own. */
async function ticketed(party: Party) {
  days += 1;
  const { id, passengers } = await bookJourney({ ...world, date: world.date(days), party });
  const address = await sell(id);
  return {
    id,
    address,
    keys: passengers.map(({ key }) => key),
    refund: (...passengers: string[]) => refundPassengers({ ...address, passengers }),
  };
}

type Sold = Awaited<ReturnType<typeof ticketed>>;

async function stateOf({ id, address }: Sold) {
  const { partnerId } = address;
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

const ADULTS: Party = { adt: 3, chd: 0, inf: 0, ins: 0 };

describe("one of three passengers", () => {
  test("gets back what the options said; the others keep seats, claims and receipts, and may be refunded later", async () => {
    const sold = await ticketed(ADULTS);
    const [first = "", second = "", third = ""] = sold.keys;
    const whole = await getRefundAmounts(sold.address);
    const options = await getRefundOptions(sold.address);
    expect(sum(options.passengers.map(({ refund }) => Math.round(refund * 100)))).toBe(Math.round(whole.refund_amount * 100));
    const own = options.passengers.find(({ key }) => key === first);

    expect(await sold.refund(first.toUpperCase())).toEqual({ status: "ticketed" });
    const after = await stateOf(sold);
    expect(after).toMatchObject({ status: "ticketed", events: ["refund_passengers"], claims: 2, seats: [2], balanced: true });
    expect(toMajor(after.price - after.kept)).toBe(own?.refund);
    const shown = await readBooking({ ...sold.address, locale: "en" });
    expect(shown.passengers.map((each) => [each.refunded_at !== undefined, each.itinerary_receipt !== ""])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect((await listReceipts({ ...sold.address, locale: "en" })).map(({ key }) => key)).toEqual([second, third]);
    expect((await readFiscalization(sold.address)).refund_fiscalization_v2).toBeDefined();
    const [record] = await listBookingRefunds(sold.address);
    expect(record).toMatchObject({ kind: "by_rules", paid: own?.paid, refund: own?.refund, passengers: [{ key: first }] });

    expect(await outcome(sold.refund(first))).toBe("refund_unavailable");
    expect(await outcome(changePassenger({ ...sold.address, passengerId: first, mode: world.partner.mode, change: { tel: "" } }))).toBe(
      "change_unavailable",
    );
    expect((await getRefundOptions(sold.address)).passengers.map(({ key }) => key)).toEqual([second, third]);
    expect(await sold.refund(second)).toEqual({ status: "ticketed" });
    expect(await autoCancelBooking(sold.address)).toEqual({ status: "refunded" });
    const end = await stateOf(sold);
    expect(end).toMatchObject({ events: ["refund_passengers", "refund_passengers", "refund"], claims: 0, balanced: true });
    expect(toMajor(end.kept)).toBe(whole.penalty);
    expect((await listBookingRefunds(sold.address)).map(({ paid }) => paid)).toEqual([own?.paid, own?.paid, own?.paid]);
  });

  test("may be booked on the same flight again", async () => {
    days += 1;
    const date = world.date(days);
    const { offerId } = await findOffer({ ...world, date, party: { ...ADULTS, adt: 2 } });
    const body = makeBody({ ...ADULTS, adt: 2 });
    const { id, passengers } = await book({ ...world, offerId, body });
    const address = await sell(id);
    const alone = { ...body, passengers: body.passengers.slice(0, 1) };
    const again = async () => book({ ...world, offerId: (await findOffer({ ...world, date })).offerId, body: alone });
    expect(await outcome(again())).toBe("duplicate_paid");
    await refundPassengers({ ...address, passengers: passengers.slice(0, 1).map(({ key }) => key) });
    expect(await outcome(again())).toBe("done");
  });

  test("with nobody left it is the refund of the booking", async () => {
    const sold = await ticketed({ ...ADULTS, adt: 2 });
    expect(await sold.refund(...sold.keys)).toEqual({ status: "refunded" });
    expect(await stateOf(sold)).toMatchObject({ events: ["refund"], claims: 0, balanced: true });
  });

  test("and then a void gives back all of the rest, fees too, and so does a flight that the airline cancels", async () => {
    for (const end of ["void", "cancelled"] as const) {
      const sold = await ticketed(ADULTS);
      await sold.refund(sold.keys[1] ?? "");
      const { kept } = await stateOf(sold);
      if (end === "void") await voidBooking(sold.address);
      else {
        await recordAirlineCancellation({ bookingId: sold.id, now: world.now });
        await autoCancelBooking(sold.address);
      }
      const state = await stateOf(sold);
      const [record] = await listBookingRefunds(sold.address);
      expect(record?.paid).toBe(toMajor((state.price / 3) * 2));
      expect(record?.refund).toBe(record?.paid);
      expect(kept - state.kept).toBe((state.price / 3) * 2);
    }
  });
});

describe("a family", () => {
  test("keeps an adult for its children, and one for each infant on a lap; an infant frees no seat", async () => {
    const sold = await ticketed({ adt: 2, chd: 1, inf: 1, ins: 0 });
    const [father = "", mother = "", child = "", infant = ""] = sold.keys;
    expect(await outcome(sold.refund(father, mother))).toBe("passengers_need_adult");
    expect(await outcome(sold.refund(father, mother, infant))).toBe("passengers_need_adult");
    expect(await outcome(sold.refund(father, mother, child))).toBe("passengers_need_adult");
    expect(await stateOf(sold)).toMatchObject({ events: [], claims: 4, seats: [3] });
    await sold.refund(infant);
    expect(await stateOf(sold)).toMatchObject({ claims: 3, seats: [3] });
    await sold.refund(father);
    expect(await stateOf(sold)).toMatchObject({ claims: 2, seats: [2] });
    expect(await outcome(sold.refund(mother))).toBe("passengers_need_adult");
    expect(await outcome(sold.refund(mother, child))).toBe("done");
    expect(await stateOf(sold)).toMatchObject({ status: "refunded", claims: 0, balanced: true });
  });
});

describe("at the same moment", () => {
  test("two refunds of one passenger are one", async () => {
    const sold = await ticketed(ADULTS);
    const key = sold.keys[0] ?? "";
    const ends = await outcomes([sold.refund(key), sold.refund(key), sold.refund(key)]);
    expect(ends.sort()).toEqual(["done", "refund_unavailable", "refund_unavailable"]);
    expect(await stateOf(sold)).toMatchObject({ events: ["refund_passengers"], claims: 2, seats: [2], balanced: true });
  });

  test("refunds of two passengers are two", async () => {
    const sold = await ticketed(ADULTS);
    expect(await outcomes([sold.refund(sold.keys[0] ?? ""), sold.refund(sold.keys[1] ?? "")])).toEqual(["done", "done"]);
    expect(await stateOf(sold)).toMatchObject({ claims: 1, seats: [1], balanced: true });
  });

  test("a request to the back office that is opened while tickets go back closes; each keeps a record of its own, and it may be asked again", async () => {
    const sold = await ticketed(ADULTS);
    const [leaving = "", other = ""] = sold.keys;
    const ask = () => requestManualRefund({ ...sold.address, part: { passengers: [other] } });
    vi.spyOn(houseSupplier.ordering, "returnTickets").mockImplementationOnce(async () => void (await ask()));
    await sold.refund(leaving);
    expect(await stateOf(sold)).toMatchObject({ status: "ticketed", claims: 2, seats: [2], balanced: true });
    const records = await listBookingRefunds(sold.address);
    expect(records.map(({ kind, state, refund }) => [kind, state, refund !== null && refund > 0])).toEqual([
      ["by_rules", "completed", true],
      ["manual", "rejected", false],
    ]);
    expect(await ask()).toEqual({ status: "refund_request_sent" });
  });

  test.each([1, 2, 3])("whoever's tickets went back has the money, though a request and a void come between (%s)", async () => {
    const sold = await ticketed(ADULTS);
    const [leaving = "", other = ""] = sold.keys;
    const returned = vi
      .spyOn(houseSupplier.ordering, "returnTickets")
      .mockImplementation(() => new Promise((resolve) => setImmediate(resolve)));
    const ask = requestManualRefund({ ...sold.address, part: { passengers: [other] } });
    await outcomes([sold.refund(leaving), ask, voidBooking(sold.address)]);
    const { status, balanced } = await stateOf(sold);
    expect(balanced).toBe(true);
    const marked = await db().bookingPassenger.findMany({ where: { bookingId: sold.id, returnedAt: { not: null } }, select: { id: true } });
    const given = new Set(returned.mock.calls.flatMap(([{ passengerIds }]) => passengerIds));
    expect([...given].filter((id) => status !== "refunded" && marked.every((each) => each.id !== id))).toEqual([]);
  });

  test.each([1, 2, 3])("a void and a refund of one give nothing back twice (%s)", async () => {
    const sold = await ticketed(ADULTS);
    const ends = await outcomes([sold.refund(sold.keys[0] ?? ""), voidBooking(sold.address), autoCancelBooking(sold.address)]);
    const state = await stateOf(sold);
    expect(state).toMatchObject({ status: "refunded", claims: 0, balanced: true });
    expect(state.kept).toBeGreaterThanOrEqual(0);
    expect(ends.filter((end) => end === "done").length).toBe(state.events.length);
    const records = await listBookingRefunds(sold.address);
    expect(sum(records.map(({ paid }) => Math.round(paid * 100)))).toBe(state.price);
  });
});

test("after all of it books, seats, claims and events agree", async () => {
  const names = [
    "money-moved-once",
    "payments-equal-ledger",
    "ledger-sums-to-zero",
    "seats-equal-live-bookings",
    "claims-equal-live-bookings",
  ];
  const invariants = INVARIANTS.filter(({ name }) =>
    [...names, "statuses-follow-table", "tickets-are-complete", "refund-requests-match", "refunds-within-price"].includes(name),
  );
  const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants }));
  expect(checked.map(({ name, examples }) => [name, examples])).toEqual(invariants.map(({ name }) => [name, []]));
  expect(invariants).toHaveLength(9);
});

describe("what is refused", () => {
  const snapshotAt = (departure: Date, refundable = true): BookingSnapshot => {
    const example = REFUND_FARES.find(({ name }) => name.startsWith(refundable ? "a family" : "not refundable"));
    if (!example) throw new Error("the example is gone");
    const { prices } = example.snapshot;
    return beginningAt({ ...example.snapshot, prices: refundable ? prices : [...prices, ...prices] }, departure);
  };
  const HOUR = 3_600_000;

  test.each([
    ["after the first departure", snapshotAt(new Date("2026-12-01T00:00:00Z"))],
    ["where the fare gives nothing back", snapshotAt(new Date("2026-12-03T00:00:00Z"), false)],
  ])("%s, and nothing is changed", async (_, snapshot) => {
    const { partner } = await makePartner();
    const { id } = await insertSold({ partnerId: partner.id, snapshot, status: "ticketed", paidAt: world.now });
    const address = { partnerId: partner.id, bookingId: id, actor, now: new Date(Date.parse("2026-12-01T00:00:00Z") + HOUR) };
    const { id: passenger } = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: id, position: 1 } });
    expect(await outcome(refundPassengers({ ...address, passengers: [passenger] }))).toBe("refund_unavailable");
    expect(await db().bookingPassenger.count({ where: { bookingId: id, returnedAt: { not: null } } })).toBe(0);
  });

  test("while people decide, and for passengers of other bookings", async () => {
    const [sold, other] = [await ticketed(ADULTS), await ticketed(ADULTS)];
    expect(await outcome(sold.refund(other.keys[0] ?? ""))).toBe("passenger_not_found");
    await requestManualRefund(sold.address);
    expect(await outcome(sold.refund(sold.keys[0] ?? ""))).toBe("refund_unavailable");
  });
});

test("counted by hand: the penalty of 800,000 of each adult, and none of the infant's", async () => {
  const example = REFUND_FARES.find(({ name }) => name.startsWith("a family"));
  if (!example) throw new Error("the example is gone");
  const { partner } = await makePartner();
  const { id } = await insertSold({ partnerId: partner.id, snapshot: example.snapshot, status: "ticketed", paidAt: world.now });
  const address = { partnerId: partner.id, bookingId: id, actor, now: new Date(example.at) };
  const { passengers } = await getRefundOptions(address);
  // Adult: 1,000,000 − 800,000 + taxes 130,000. Child: 750,000 − 750,000 + taxes 70,000. Infant: 100,000.
  expect(passengers.map(({ refund }) => refund)).toEqual([330_000, 70_000, 100_000]);
  await refundPassengers({ ...address, passengers: passengers.slice(1).map(({ key }) => key) });
  const [record] = await listBookingRefunds(address);
  expect(record).toMatchObject({ paid: 1_020_000, refund: 170_000, penalty: 850_000 });
  expect(await getRefundAmounts(address)).toMatchObject({ refund_amount: 330_000, penalty: 850_000 });
});

test("by the interface: a repeated call answers the first result, and what is no passenger is named", async () => {
  const owner = await makePartner();
  const { token } = await makeCredentials(owner);
  const example = REFUND_FARES.find(({ name }) => name.startsWith("a family"));
  if (!example) throw new Error("the example is gone");
  const snapshot = beginningAt(example.snapshot, new Date(Date.now() + 240 * 3_600_000));
  const { id } = await insertSold({ partnerId: owner.partner.id, snapshot, status: "ticketed", paidAt: new Date() });
  const { id: child } = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: id, position: 1 } });
  const ask = (body: object, headers = {}) => callOperation("refund_passengers", { params: { id }, credential: token, headers, body });
  for (const body of [{}, { passengers: [] }, { passengers: ["one"] }, { passengers: [child], directions: [0] }])
    expect((await ask(body)).status, JSON.stringify(body)).toBe(422);
  const headers = { "Idempotency-Key": "the-child-stays-at-home" };
  const answers = [await ask({ passengers: [child] }, headers), await ask({ passengers: [child] }, headers)];
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [200, { status: "ticketed" }],
    [200, { status: "ticketed" }],
  ]);
  const options = await callOperation("get_refund_options", { params: { id }, credential: token });
  expect(options.data).toMatchObject({ currency: "UZS", passengers: [{ refund: 330_000 }, { refund: 100_000 }] });
});
