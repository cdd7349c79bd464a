import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { sum, toMajor } from "@/lib/domain/money";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { SupplierUnconfirmed } from "@/lib/suppliers/port/refusals";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { FIRST_DEPARTURE, REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold, reportCoupons, stateOf } from "@/tests/support/bookings/sold-booking";
import { outcomes } from "@/tests/support/outcomes";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let partnerId: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  partnerId = (await makePartner()).partner.id;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const actor = "partner:test";
const HOUR_MS = 3_600_000;

const [FLEXIBLE] = REFUND_FARES;
if (!FLEXIBLE) throw new Error("the fares are gone");
const { snapshot, paid } = FLEXIBLE;
const PAID_AT = new Date("2026-11-30T08:00:00Z");
const now = new Date("2026-11-30T10:00:00Z");

async function deposit(): Promise<number> {
  return Number((await db().ledgerAccount.findFirstOrThrow({ where: { partnerId, kind: "deposit" } })).balanceMinor);
}

/** What of a booking still lies in the house's accounts. */
async function keptOf(bookingId: string): Promise<Record<string, number>> {
  const entries = await db().ledgerEntry.findMany({ where: { transaction: { bookingId } }, include: { account: true } });
  expect(sum(entries.map(({ amountMinor }) => Number(amountMinor)))).toBe(0);
  const kept: Record<string, number> = {};
  for (const { account, amountMinor } of entries) kept[account.kind] = (kept[account.kind] ?? 0) + Number(amountMinor);
  return kept;
}

describe("fares counted by hand, on the books", () => {
  test.each(REFUND_FARES)("$name", async ({ snapshot, reports, at, back, paid, partlyUsed }) => {
    const { id, legKey } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT, reports });
    const address = { partnerId, bookingId: id, actor, now: new Date(at) };
    const amount = back.fare + back.taxes + back.bags;
    const before = await deposit();
    if (amount === 0) {
      const state = await stateOf(id, legKey);
      expect(await outcomes([getRefundAmounts(address), autoCancelBooking(address)])).toEqual(["refund_unavailable", "refund_unavailable"]);
      expect(await stateOf(id, legKey)).toBe(state);
      return;
    }
    const told = await getRefundAmounts(address);
    expect(told).toEqual({ refund_amount: toMajor(amount), penalty: toMajor(paid - amount), currency: "UZS" });
    expect(await autoCancelBooking(address)).toEqual({ status: partlyUsed ? "partiallyrefunded" : "refunded" });
    expect((await deposit()) - before).toBe(amount);
    const { deposit: own, ...kept } = await keptOf(id);
    expect(own).toBe(amount - paid);
    expect(sum(Object.values(kept))).toBe(paid - amount);
    expect(kept.fees).toBe(5_000_000 * snapshot.prices.length);
    expect(await seatsSold(legKey)).toBe(8);
    expect(await db().passengerFlight.count({ where: { bookingId: id } })).toBe(0);
    expect(await outcomes([getRefundAmounts(address), autoCancelBooking(address)])).toEqual(["refund_unavailable", "refund_unavailable"]);
  });
});

describe("a void", () => {
  test("gives everything back until its window closes, and not a moment longer", async () => {
    const made = () => insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
    const [first, second] = [await made(), await made()];
    const before = await deposit();
    const closes = PAID_AT.getTime() + 24 * HOUR_MS;
    const late = { partnerId, bookingId: first.id, actor, now: new Date(closes) };
    expect(await outcomes([voidBooking(late)])).toEqual(["void_unavailable"]);
    expect(await readPortalBooking(late)).toMatchObject({ void_until: null, refund: null });
    const inTime = { ...late, bookingId: second.id, now: new Date(closes - 1) };
    expect(await readPortalBooking(inTime)).toMatchObject({ void_until: new Date(closes).toISOString() });
    expect(await voidBooking(inTime)).toEqual({ status: "refunded" });
    expect((await deposit()) - before).toBe(paid);
    expect(await keptOf(second.id)).toEqual({ deposit: 0, carriers: 0, taxes: 0, fees: 0 });
    const refund = { amount: toMajor(paid), penalty: 0, currency: "UZS", at: inTime.now.toISOString() };
    expect(await readPortalBooking(inTime)).toMatchObject({ void_until: null, refund });
  });

  test("is over once the first flight has left", async () => {
    const departure = new Date(FIRST_DEPARTURE);
    const { id } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: new Date(departure.getTime() - 2 * HOUR_MS) });
    expect(await outcomes([voidBooking({ partnerId, bookingId: id, actor, now: departure })])).toEqual(["void_unavailable"]);
  });

  test("many times at once gives the money back once", async () => {
    const { id, legKey } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
    const before = await deposit();
    const address = { partnerId, bookingId: id, actor, now };
    const calls = Array.from({ length: 10 }, (_, index) => (index % 2 ? voidBooking(address) : autoCancelBooking(address)));
    const results = await outcomes(calls);
    expect(results.filter((each) => each === "done")).toHaveLength(1);
    expect([paid, paid - 5_000_000]).toContain((await deposit()) - before);
    expect(await db().ledgerTransaction.count({ where: { bookingId: id, kind: "refund" } })).toBe(1);
    expect(await seatsSold(legKey)).toBe(8);
  });

  test("that the supplier has not confirmed is to be repeated, and has changed nothing", async () => {
    const { id, legKey } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
    const address = { partnerId, bookingId: id, actor, now };
    const before = await stateOf(id, legKey);
    vi.spyOn(houseSupplier.ordering, "returnTickets").mockRejectedValue(new SupplierUnconfirmed());
    expect(await outcomes([voidBooking(address), autoCancelBooking(address)])).toEqual(["carrier_unconfirmed", "carrier_unconfirmed"]);
    expect(await stateOf(id, legKey)).toBe(before);
    vi.restoreAllMocks();
    expect(await voidBooking(address)).toEqual({ status: "refunded" });
  });

  test("of another partner's booking is not found", async () => {
    const { id } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
    const theirs = { partnerId: world.partner.id, bookingId: id, actor, now };
    const calls = [
      voidBooking(theirs),
      autoCancelBooking(theirs),
      getRefundAmounts(theirs),
      requestManualRefund(theirs),
      readPortalBooking(theirs),
    ];
    expect(new Set(await outcomes(calls))).toEqual(new Set(["booking_not_found"]));
  });
});

describe("a void while the tickets are being issued", () => {
  async function paidBooking(days: number) {
    const { partner } = world;
    partnerId = partner.id;
    const made = await bookJourney({ ...world, date: world.date(days), carrier: "TK" });
    const address = { partnerId, bookingId: made.id, actor, now: world.now };
    await payBooking(address);
    return { address, total: Math.round(made.price.amount * 100) };
  }

  test("leaves tickets that come too late unwritten", async () => {
    const { address, total } = await paidBooking(40);
    const { bookingId } = address;
    const before = await deposit();
    const returned = vi.spyOn(houseSupplier.ordering, "returnTickets");
    const issue = houseSupplier.ordering.issueTickets;
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockImplementation(async (order) => {
      const tickets = await issue(order);
      await voidBooking(address);
      return tickets;
    });
    expect(await issueTickets({ bookingId, now: world.now })).toBe(false);
    expect((await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).status).toBe("refunded");
    expect(await db().ticket.count({ where: { bookingId, ticketNumber: { not: null } } })).toBe(0);
    expect((await deposit()) - before).toBe(total);
    expect(returned.mock.calls.map(([{ key, kind }]) => [key, kind])).toEqual([[bookingId, "void"]]);
  });

  test("has one effect, whoever is first", async () => {
    for (const days of [42, 43, 44, 45]) {
      const { address, total } = await paidBooking(days);
      const before = await deposit();
      const [voided] = await Promise.allSettled([voidBooking(address), issueTickets({ bookingId: address.bookingId, now: world.now })]);
      expect(voided).toMatchObject({ status: "fulfilled", value: { status: "refunded" } });
      expect((await deposit()) - before).toBe(total);
      expect(await db().ledgerTransaction.count({ where: { bookingId: address.bookingId } })).toBe(2);
      expect(await seatsSold(`TK0371|${world.date(days)}|TASIST`)).toBe(0);
    }
  });
});

describe("a flight that its carrier has cancelled", () => {
  test("gives everything back, whatever the fare says, the fee included, and after its departure too", async () => {
    const strict = REFUND_FARES.find(({ name }) => name === "not refundable");
    if (!strict) throw new Error("the fares are gone");
    const { id } = await insertSold({ partnerId, snapshot: strict.snapshot, status: "ticketed", paidAt: PAID_AT });
    await recordAirlineCancellation({ bookingId: id, now });
    const before = await deposit();
    const address = { partnerId, bookingId: id, actor, now: new Date("2026-12-10T00:00:00Z") };
    expect(await getRefundAmounts(address)).toMatchObject({ refund_amount: toMajor(strict.paid), penalty: 0 });
    expect(await outcomes([voidBooking(address)])).toEqual(["void_unavailable"]);
    expect(await autoCancelBooking(address)).toEqual({ status: "refunded" });
    expect((await deposit()) - before).toBe(strict.paid);
    expect(await keptOf(id)).toEqual({ deposit: 0, carriers: 0, taxes: 0, fees: 0 });
  });
});

describe("refunds that meet", () => {
  test("a refund by the rules, a request, and its settlement at once: one effect on the money", async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
      const address = { partnerId, bookingId: id, actor, now };
      const before = await deposit();
      const settle = async () => {
        const request = await db().refundRequest.findFirst({ where: { bookingId: id } });
        if (request)
          await settleRefundRequest({
            refundRequestId: request.id,
            fareMinor: 100,
            taxesMinor: 0,
            feeMinor: 0,
            actor: "operator:test",
            note: "",
            now,
          });
      };
      await outcomes([requestManualRefund(address).then(settle), autoCancelBooking(address), voidBooking(address)]);
      const row = await db().booking.findUniqueOrThrow({ where: { id }, include: { refundRequests: true } });
      expect(row.status).toBe("refunded");
      expect(row.refundRequests.filter(({ state }) => state === "open")).toEqual([]);
      expect(await db().ledgerTransaction.count({ where: { bookingId: id, kind: "refund" } })).toBe(1);
      expect([100, paid - 5_000_000, paid]).toContain((await deposit()) - before);
    }
  });

  test("tickets that are given back are paid for, though a request was opened in that moment", async () => {
    const { id } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
    const address = { partnerId, bookingId: id, actor, now };
    vi.spyOn(houseSupplier.ordering, "returnTickets").mockImplementation(async () => {
      await requestManualRefund(address);
    });
    const before = await deposit();
    expect(await voidBooking(address)).toEqual({ status: "refunded" });
    expect((await deposit()) - before).toBe(paid);
    expect(await db().refundRequest.findFirst({ where: { bookingId: id } })).toMatchObject({ state: "settled", refundMinor: BigInt(paid) });
  });
});

test("a coupon that was reported decides, not the clock", async () => {
  const { id } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
  const address = { partnerId, bookingId: id, actor, now: new Date("2026-12-07T00:00:00Z") };
  expect(await outcomes([getRefundAmounts(address)])).toEqual(["refund_unavailable"]);
  await reportCoupons(id, [[{ direction: 0, segment: 0, state: "no_show" }]]);
  expect(await getRefundAmounts(address)).toMatchObject({ refund_amount: toMajor(paid - 5_000_000) });
});
