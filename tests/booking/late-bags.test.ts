import { beforeAll, describe, expect, test, vi } from "vitest";
import { bookingBags } from "@/lib/contracts/interface/booking-bags";
import { db, readOneMoment } from "@/lib/db";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { fromMajor } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { refundOfAll } from "@/lib/domain/refund/count-refund";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { addBags } from "@/lib/services/aftersale/extras/bags/add-bags";
import { readBags } from "@/lib/services/aftersale/extras/bags/read-bags";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { findRefundable, scopeOf } from "@/lib/services/aftersale/refunds/refundable-booking";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { failTicketing, issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { writeChange } from "@/lib/services/booking/writer/write-change";
import { makeReceipt } from "@/lib/services/documents/receipts/make-receipt";
import { RECEIPT_INCLUDE } from "@/lib/services/documents/receipts/receipt-source";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { refundOf } from "@/lib/services/terms/payments/payment-of";
import { readSales } from "@/lib/services/views/sales/read-sales";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { outcome, outcomes } from "@/tests/support/outcomes";
import { readPdf } from "@/tests/support/pdf-text";
import { insertOpenChange } from "@/tests/support/schedule/open-change";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const ADULTS: Party = { adt: 2, chd: 0, inf: 0, ins: 0 };
const actor = "partner:test";

let world: World;
let days = 20;
beforeAll(async () => {
  // Routes that change something act at the database's time: holds of a fixed moment would be over for them.
  world = await makeWorld({ now: new Date() });
});

type Owner = Awaited<ReturnType<typeof makePartner>>;

/** Its fares may be refunded for a fee. */
async function makeRefundable(id: string): Promise<void> {
  const snapshot = parseSnapshot((await db().booking.findUniqueOrThrow({ where: { id } })).snapshot);
  const conditions = snapshot.conditions.map((fare) => ({ ...fare, refundBefore: { permitted: true, feeMinor: 1_000_000 } }));
  await db().$executeRaw`update booking set snapshot = ${JSON.stringify({ ...snapshot, conditions })}::jsonb where id = ${id}::uuid`;
}

/** A booking of an agency of its own, so that its deposit tells what moved, on a day of its own. */
async function booked(state: "booked" | "paid" | "ticketed" = "booked", party: Party = ADULTS, owner?: Owner) {
  const agency = owner ?? (await makePartner());
  days += 1;
  const { now } = world;
  const { offerId } = await findOffer({ ...world, partner: agency.partner, date: world.date(days), party });
  const { id, passengers } = await book({ partner: agency.partner, now, offerId, body: makeBody(party) });
  await makeRefundable(id);
  const address = { partnerId: agency.partner.id, bookingId: id, actor, now };
  const keys = passengers.map(({ key }) => key);
  const read = () => readBooking({ ...address, locale: "en" });
  const options = (at = now) => readBags({ ...address, now: at });
  /** The id of one bag of 23 kg for the first direction, as it is offered. */
  const bagOf = async (passenger: number) => {
    const { passengers: offered } = await options();
    return { passenger: keys[passenger] ?? "", id: offered[passenger]?.bags[0]?.id ?? "" };
  };
  const buy = async (...people: number[]) => addBags({ ...address, bags: await Promise.all(people.map(bagOf)) });
  const balance = async () => Number((await db().ledgerAccount.findUniqueOrThrow({ where: { id: agency.depositAccountId } })).balanceMinor);
  const full = await balance();
  if (state !== "booked") await payBooking(address);
  if (state === "ticketed") await issueTickets({ bookingId: id, now });
  return { ...{ id, address, keys, agency, full, read, options, bagOf, buy, balance } };
}

type Booked = Awaited<ReturnType<typeof booked>>;

async function stateOf({ id, balance, full }: Booked) {
  const row = await db().booking.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: "asc" } } } });
  return {
    status: row.status,
    total: Number(row.totalMinor),
    events: row.events.map(({ reason }) => reason).slice(1),
    spent: full - (await balance()),
    postings: await db().ledgerTransaction.count({ where: { bookingId: id } }),
  };
}

async function priceOf({ options }: Booked, passenger = 0): Promise<number> {
  const { passengers } = await options();
  return fromMajor(passengers[passenger]?.bags[0]?.price.amount ?? 0);
}

describe("bags bought after the booking", () => {
  test("make an unpaid booking dearer, which is then paid with them", async () => {
    const held = await booked();
    const [before, bag] = [await stateOf(held), await priceOf(held)];
    await held.buy(0);
    const after = await held.read();
    expect(fromMajor(after.price.amount)).toBe(before.total + bag);
    expect(after.price).toMatchObject({ has_changed: false, prev_amount: null });
    const [buyer, other] = after.passengers;
    expect(buyer?.additional_baggage).toMatchObject([{ direction: 0, piece: 1, weight: 23 }]);
    expect(buyer?.price_parts?.total).toBe(buyer?.price);
    expect(other?.additional_baggage).toEqual([]);
    expect(await stateOf(held)).toMatchObject({ status: "booked", spent: 0, postings: 0, events: ["add_bags"] });
    await payBooking(held.address);
    expect(await stateOf(held)).toMatchObject({ status: "paid", spent: before.total + bag, postings: 1 });
  });

  test.each(["paid", "ticketed"] as const)("of a %s booking are charged to the deposit, and given back with it", async (state) => {
    const held = await booked(state);
    const [before, bag] = [await stateOf(held), await priceOf(held)];
    await held.buy(0, 1);
    expect(await stateOf(held)).toEqual({
      ...before,
      total: before.total + 2 * bag,
      spent: before.spent + 2 * bag,
      postings: 2,
      events: [...before.events, "add_bags"],
    });
    await voidBooking(held.address);
    expect(await stateOf(held)).toMatchObject({ status: "refunded", spent: 0 });
  });

  test("come back by the fare's rules, to who has bought them", async () => {
    const [plain, bagged] = [await booked("ticketed"), await booked("ticketed")];
    const bag = await priceOf(bagged);
    await bagged.buy(1);
    const later = (held: Booked) => ({ ...held.address, now: new Date(world.now.getTime() + 48 * 3_600_000) });
    const refund = async (held: Booked, passenger: number) => {
      const before = (await stateOf(held)).spent;
      await refundPassengers({ ...later(held), passengers: [held.keys[passenger] ?? ""] });
      return before - (await stateOf(held)).spent;
    };
    expect(await refund(bagged, 0)).toBe(await refund(plain, 0));
    await autoCancelBooking(later(plain));
    await autoCancelBooking(later(bagged));
    const [without, withBag] = [await stateOf(plain), await stateOf(bagged)];
    expect(withBag.spent).toBe(without.spent);
    expect(withBag.total).toBe(without.total + bag);
  });

  test("are on the receipt, made anew, and in the sales: the booking once, the money twice", async () => {
    const held = await booked("ticketed");
    const bag = await priceOf(held);
    const receipt = async () => {
      const booking = await db().booking.findUniqueOrThrow({ where: { id: held.id }, include: RECEIPT_INCLUDE });
      return readPdf(await makeReceipt({ booking, asOf: new Date(), passengerId: held.keys[0] ?? "", locale: "en" }));
    };
    await receipt();
    const kept = () => db().receiptFile.count({ where: { passengerId: held.keys[0] ?? "" } });
    expect(await kept()).toBe(1);
    await held.buy(0);
    expect(await kept()).toBe(0);
    expect(JSON.stringify(await receipt())).toContain("Extra baggage 1 × 23 kg");
    const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
    const { totals } = await readSales({ partnerId: held.address.partnerId, asked: { by: "day", from: today, to: today }, locale: "en" });
    const { total } = await stateOf(held);
    expect(totals).toMatchObject({ bookings: 1, passengers: 2, refunds: 0, margin: 0 });
    expect([fromMajor(totals.cost), fromMajor(totals.sold)]).toEqual([total, total]);
    expect(bag).toBeGreaterThan(0);
  });
});

describe("what a customer pays for them", () => {
  const policy = (keeps: object) => ({
    currency: "UZS",
    rules: [
      { id: "00000000-0000-4000-8000-000000000001", part: "markup", when: {}, value: { kind: "percent", basisPoints: 1_000 } },
      { id: "00000000-0000-4000-8000-000000000002", part: "fee", when: {}, value: { kind: "amount", minor: 5_000_000 } },
    ],
    keeps,
  });

  test("is what the agency's rules add to it, once; sales and margin tell it", async () => {
    const owner = await makePartner();
    const kept = JSON.stringify(policy({ kind: "percent", basisPoints: 200 }));
    await db().$executeRaw`insert into partner_selling (partner_id, policy, version) values (${owner.partner.id}::uuid, ${kept}::jsonb, 1)`;
    const held = await booked("paid", ADULTS, owner);
    const bag = await priceOf(held);
    const selling = async () => {
      const rows = await db().bookingPassenger.findMany({ where: { bookingId: held.id }, orderBy: { position: "asc" } });
      return rows.map(({ sellingMinor, sellingKeptMinor }) => [Number(sellingMinor), Number(sellingKeptMinor)] as const);
    };
    const [[before, keptBefore] = [0, 0]] = await selling();
    await held.buy(0);
    const [[after, keptAfter] = [0, 0], other] = await selling();
    expect(Math.abs(after - before - bag * 1.1)).toBeLessThanOrEqual(1);
    expect(Math.abs(keptAfter - keptBefore - bag * 0.022)).toBeLessThanOrEqual(1);
    expect(other).toEqual([before, keptBefore]);
    expect((await db().booking.findUniqueOrThrow({ where: { id: held.id } })).sellingMinor).toBe(BigInt(after + before));
    const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
    const { totals } = await readSales({ partnerId: owner.partner.id, asked: { by: "day", from: today, to: today }, locale: "en" });
    expect(fromMajor(totals.sold)).toBe(after + before);
    expect(fromMajor(totals.cost)).toBe((await stateOf(held)).spent);
  });
});

describe("are refused", () => {
  test("where the deposit does not cover them, and nothing is written", async () => {
    const held = await booked("paid");
    await db().ledgerAccount.update({ where: { id: held.agency.depositAccountId }, data: { balanceMinor: (await priceOf(held)) - 1 } });
    const before = await stateOf(held);
    expect(await outcome(held.buy(0))).toBe("deposit_too_low");
    expect(await stateOf(held)).toEqual(before);
    await db().ledgerAccount.update({ where: { id: held.agency.depositAccountId }, data: { balanceMinor: held.full - before.total } });
  });

  test("within three hours of the flight and once it has left, for a direction without any, and twice", async () => {
    const held = await booked("ticketed");
    const bags = [await held.bagOf(0)];
    const { firstDepartureAt } = await db().booking.findUniqueOrThrow({ where: { id: held.id } });
    const ahead = (minutes: number) => new Date(firstDepartureAt.getTime() - minutes * 60_000);
    for (const [minutes, closed] of [
      [180, null],
      [179, "departs_soon"],
      [0, "departed"],
    ] as const) {
      const { directions, passengers } = await held.options(ahead(minutes));
      expect(directions).toEqual([{ direction: 0, closed }]);
      expect(passengers.every((each) => each.bags.length > 0)).toBe(closed === null);
      if (closed) expect(await outcome(addBags({ ...held.address, bags, now: ahead(minutes) }))).toBe("validation");
    }
    expect(await outcome(addBags({ ...held.address, bags: [...bags, ...bags] }))).toBe("validation");
    await held.buy(0);
    expect(await outcome(addBags({ ...held.address, bags }))).toBe("validation");
    expect((await held.options()).passengers.map((each) => each.bags.length > 0)).toEqual([false, true]);
    expect((await stateOf(held)).events.filter((reason) => reason === "add_bags")).toHaveLength(1);
    vi.spyOn(houseSupplier.selling, "bagOptions").mockResolvedValueOnce([]);
    expect((await held.options()).directions).toEqual([{ direction: 0, closed: "not_sold" }]);
  });

  test("for infants on a lap, for other passengers than the id names, and at another price", async () => {
    const held = await booked("booked", { adt: 2, chd: 0, inf: 1, ins: 0 });
    const { passengers } = await held.options();
    expect(passengers.map((each) => each.bags.length > 0)).toEqual([true, true, false]);
    const { id } = await held.bagOf(0);
    const buy = (passenger: string, bag: string) => outcome(addBags({ ...held.address, bags: [{ passenger, id: bag }] }));
    expect(await buy(held.keys[1] ?? "", id)).toBe("validation");
    expect(await buy(held.keys[2] ?? "", id.replace("p0", "p2"))).toBe("validation");
    expect(await buy(crypto.randomUUID(), id)).toBe("passenger_not_found");
    const price = Number(/\d+$/.exec(id)?.[0]);
    expect(await buy(held.keys[0] ?? "", id.replace(/\d+$/, String(price - 100)))).toBe("price_rose");
    expect(await buy(held.keys[0] ?? "", id.replace(/\d+$/, String(price + 100)))).toBe("price_fell");
    expect(await stateOf(held)).toMatchObject({ events: [] });
  });

  test("from the auto-cancel moment on, while a change waits for an answer, and of another partner's booking", async () => {
    const held = await booked();
    const bags = [await held.bagOf(0)];
    const { expiresAt } = await db().booking.findUniqueOrThrow({ where: { id: held.id } });
    expect(await outcome(addBags({ ...held.address, bags, now: expiresAt }))).toBe("bags_unavailable");
    expect(await outcome(addBags({ ...held.address, bags, partnerId: world.partner.id }))).toBe("booking_not_found");
    await insertOpenChange(held.id);
    expect(await outcome(addBags({ ...held.address, bags }))).toBe("schedule_changed");
    expect(await outcome(held.options())).toBe("schedule_changed");
  });
});

/** Money spent, price and status are one of the outcomes that are legal. */
async function legal(held: Booked, bag: number, bought: boolean, before: { total: number }) {
  const state = await stateOf(held);
  expect(state.total).toBe(before.total + (bought ? bag : 0));
  return state;
}

describe("at the same moment as", () => {
  test.each([1, 2, 3, 4, 5])("the payment: what is paid is the price (%s)", async () => {
    const held = await booked();
    const [before, bag] = [await stateOf(held), await priceOf(held)];
    const [paid, bought] = await outcomes([payBooking(held.address), held.buy(0)]);
    expect([paid, bought]).toEqual(["done", "done"]);
    const state = await legal(held, bag, true, before);
    expect(state).toMatchObject({ status: "paid", spent: state.total });
  });

  test.each([1, 2, 3, 4, 5])("a void: all of it comes back, or the bags are refused (%s)", async () => {
    const held = await booked("ticketed");
    const [before, bag] = [await stateOf(held), await priceOf(held)];
    const [ended, bought] = await outcomes([voidBooking(held.address), held.buy(0)]);
    expect(ended).toBe("done");
    expect(["done", "bags_unavailable"]).toContain(bought);
    expect(await legal(held, bag, bought === "done", before)).toMatchObject({ status: "refunded", spent: 0 });
  });

  test.each([1, 2, 3])("tickets that fail: all of it comes back, or the bags are refused (%s)", async () => {
    const held = await booked("paid");
    const [before, bag] = [await stateOf(held), await priceOf(held)];
    const [ended, bought] = await outcomes([failTicketing({ bookingId: held.id, now: world.now }), held.buy(0)]);
    expect(ended).toBe("done");
    expect(await legal(held, bag, bought === "done", before)).toMatchObject({ status: "refunded", spent: 0 });
  });

  test.each([1, 2, 3, 4])("a refund, of all or of one passenger: it counts with the bags, or they are refused (%s)", async (round) => {
    const held = await booked("ticketed");
    const plain = await booked("ticketed");
    const [before, bag] = [await stateOf(held), await priceOf(held)];
    const end = ({ address, keys }: Booked) =>
      round % 2 === 0 ? autoCancelBooking(address) : refundPassengers({ ...address, passengers: keys.slice(0, 1) });
    const [ended, bought] = await outcomes([end(held), held.buy(0)]);
    await end(plain);
    expect(ended).toBe("done");
    // What the fare keeps, it keeps with bags and without.
    const state = await legal(held, bag, bought === "done", before);
    const without = await stateOf(plain);
    expect([state.status, state.spent]).toEqual([without.status, without.spent]);
  });

  test("the end of an unpaid booking: nothing is spent", async () => {
    for (const end of ["expire", "cancel"] as const) {
      const held = await booked();
      const { expiresAt } = await db().booking.findUniqueOrThrow({ where: { id: held.id } });
      const ending = end === "expire" ? expireBooking({ bookingId: held.id, now: expiresAt }) : cancelUnpaidBooking(held.address);
      const [ended, bought] = await outcomes([ending, held.buy(0)]);
      expect(ended).toBe("done");
      expect(["done", "bags_unavailable"]).toContain(bought);
      expect(await stateOf(held)).toMatchObject({ status: "cancelled", spent: 0, postings: 0 });
    }
  });

  test("passengers who leave: bags go with who has bought them", async () => {
    const held = await booked();
    const [before, bag] = [await stateOf(held), await priceOf(held, 1)];
    const leave = cancelPassengers({ ...held.address, passengers: held.keys.slice(0, 1) });
    const [left, bought] = await outcomes([leave, held.buy(1)]);
    expect(left).toBe("done");
    // Who has moved up is another place of the booking: the id says so.
    expect(["done", "validation"]).toContain(bought);
    expect((await stateOf(held)).total).toBe(before.total / 2 + (bought === "done" ? bag : 0));
  });

  test.each(["booked", "paid"] as const)("the same purchase of a %s booking: it is made once", async (status) => {
    const held = await booked(status);
    const [before, bag] = [await stateOf(held), await priceOf(held)];
    const bags = [await held.bagOf(0)];
    const ended = await outcomes(Array.from({ length: 4 }, () => addBags({ ...held.address, bags })));
    expect(ended.toSorted()).toEqual(["done", "validation", "validation", "validation"]);
    expect(await stateOf(held)).toMatchObject({
      total: before.total + bag,
      spent: before.spent + (status === "paid" ? bag : 0),
    });
  });

  test("purchases of many bookings that the deposit does not cover: it never falls below zero", async () => {
    const owner = await makePartner();
    const many: Booked[] = [];
    for (let made = 0; made < 4; made++) many.push(await booked("paid", ADULTS, owner));
    const [first] = many;
    if (!first) throw new Error("no booking");
    const bag = await priceOf(first);
    const orders = await Promise.all(many.map(async (held) => ({ ...held.address, bags: [await held.bagOf(0)] })));
    const kept = await first.balance();
    await db().ledgerAccount.update({ where: { id: owner.depositAccountId }, data: { balanceMinor: 2 * bag } });
    const ended = await outcomes(orders.map((order) => addBags(order)));
    expect(ended.toSorted()).toEqual(["deposit_too_low", "deposit_too_low", "done", "done"]);
    expect(await first.balance()).toBe(0);
    await db().ledgerAccount.update({ where: { id: owner.depositAccountId }, data: { balanceMinor: kept - 2 * bag } });
  });
});

test("a refund that was counted before the bags is not written", async () => {
  const held = await booked("ticketed");
  const seen = await findRefundable(held.address);
  const back = refundOfAll(scopeOf(seen));
  await held.buy(0);
  const before = await stateOf(held);
  const refund = { ...moveBooking(seen, "void"), ledger: [await refundOf(seen, back.amounts, crypto.randomUUID())] };
  expect(await writeChange({ actor, now: world.now }, seen, refund)).toBe(false);
  expect(await stateOf(held)).toEqual(before);
});

test("by the interface: one effect and one response for a key, and what cannot be had is named", async () => {
  const owner = await makePartner();
  const { token } = await makeCredentials(owner);
  const held = await booked("paid", ADULTS, owner);
  const params = { id: held.id };
  const offered = bookingBags.parse((await callOperation("read_booking_bags", { params, credential: token })).data);
  const body = { bags: [{ passenger: held.keys[0], id: offered.passengers[0]?.bags[0]?.id }] };
  const ask = (sent: object, headers = {}) => callOperation("add_bags", { params, credential: token, headers, body: sent });
  for (const wrong of [{}, { bags: [] }, { bags: [{ passenger: "one", id: "x" }] }]) expect((await ask(wrong)).status).toBe(422);
  const before = await stateOf(held);
  const headers = { "Idempotency-Key": "one-more-suitcase" };
  const [first, second] = [await ask(body, headers), await ask(body, headers)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect((await stateOf(held)).events.filter((reason) => reason === "add_bags")).toHaveLength(1);
  expect((await stateOf(held)).postings).toBe(before.postings + 1);
  expect((await ask(body)).error?.errors).toHaveProperty(["bags.0.id"]);
});

test("after all of it books and bookings agree", async () => {
  const names = [
    "money-moved-once",
    "payments-equal-ledger",
    "ledger-sums-to-zero",
    "deposits-are-covered",
    "refunds-within-price",
    "statuses-follow-table",
  ];
  const invariants = INVARIANTS.filter(({ name }) => names.includes(name));
  const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants }));
  expect(checked.map(({ name, examples }) => [name, examples])).toEqual(invariants.map(({ name }) => [name, []]));
  const wrong = await db().$queryRaw<unknown[]>`
    select b.id from booking b
     where b.total_minor <> (select sum(p.price_minor) from booking_passenger p where p.booking_id = b.id)
        or b.total_minor <> (select sum((s ->> 'totalMinor')::bigint) from jsonb_array_elements(b.snapshot -> 'prices') s)`;
  expect(wrong).toEqual([]);
});
