import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import * as requestRoute from "@/app/api/operator/refund-requests/[id]/route";
import * as listRoute from "@/app/api/operator/refund-requests/route";
import { ERRORS } from "@/lib/contracts/errors";
import { type RefundDecision, refundRequestDecided, refundRequestDetail, refundRequestPage } from "@/lib/contracts/operator/operator";
import { PAGE_SIZE } from "@/lib/contracts/paging";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { rejectRefundRequest, settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { listRefundRequests } from "@/lib/services/aftersale/refunds/read-refund-requests";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { readFiscalization } from "@/lib/services/booking/document/read-fiscalization";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { beginningAt, REFUND_FARES, type RefundFare } from "@/tests/support/bookings/refund-fares";
import { insertSold, stateOf } from "@/tests/support/bookings/sold-booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

let partnerId: string;
let agent: string;
let operator: string;
beforeAll(async () => {
  const seller = await makePartner();
  partnerId = seller.partner.id;
  agent = seller.userId;
  operator = (await makePartner()).userId;
  await db().user.update({ where: { id: operator }, data: { role: "operator", houseRoles: ["administrator"] } });
});

const PAID_AT = new Date("2026-11-01T08:00:00Z");

function fare(name: string): RefundFare {
  const found = REFUND_FARES.find((each) => each.name.includes(name));
  if (!found) throw new Error(`no fare ${name}`);
  return found;
}

/** A ticketed booking whose refund its partner has asked the back office for. */
async function requested({ snapshot, reports, at }: RefundFare, seller = partnerId) {
  const { id, legKey } = await insertSold({ partnerId: seller, snapshot, status: "ticketed", paidAt: PAID_AT, reports });
  const address = { partnerId: seller, bookingId: id, actor: "partner:test", now: new Date(at) };
  expect(await requestManualRefund(address)).toEqual({ status: "refund_request_sent" });
  const { id: requestId } = await db().refundRequest.findFirstOrThrow({ where: { bookingId: id, state: "open" } });
  return { address, requestId, legKey };
}

async function depositOf(owner: string): Promise<number> {
  return Number((await db().ledgerAccount.findFirstOrThrow({ where: { partnerId: owner, kind: "deposit" } })).balanceMinor);
}

async function decide(requestId: string, decision: RefundDecision, userId = operator) {
  const response = await callPortal(requestRoute.POST, { userId, method: "POST", body: decision, params: { id: requestId } });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const refusal = z.object({ error_code: z.int(), errors: z.record(z.string(), z.array(z.string())).optional() });

describe("while the back office decides", () => {
  test("the tickets are in force, everybody reads `ticketed`, and nothing else moves the money", async () => {
    const { address } = await requested(fare("not refundable"));
    const row = await db().booking.findUniqueOrThrow({ where: { id: address.bookingId } });
    expect(row.status).toBe("refund_request_sent");
    const read = await readBooking({ ...address, locale: "en" });
    expect(read.status).toBe("ticketed");
    expect(read.passengers.every(({ itinerary_receipt }) => itinerary_receipt !== "")).toBe(true);
    expect(await listReceipts({ ...address, locale: "en" })).toHaveLength(1);
    const trip = await readTrip({ token: row.publicToken, locale: "en" });
    expect([trip.status, trip.passengers[0]?.receipts !== null]).toEqual(["ticketed", true]);
    const { items } = await listBookings({ partnerId, locale: "en", status: "ticketed", search: row.bookingNumber, page: 1 });
    expect(items.map(({ status }) => status)).toEqual(["ticketed"]);
    const extras = portalBooking.parse(await readPortalBooking(address));
    expect(extras).toMatchObject({ void_until: null, refund: null, refund_request: { state: "open", note: "", refund_amount: null } });
    await expect(requestManualRefund(address)).rejects.toMatchObject({ kind: "refund_unavailable" });
  });

  test("asked twice at once there is one request", async () => {
    const { snapshot } = fare("flexible");
    const { id } = await insertSold({ partnerId, snapshot, status: "ticketed", paidAt: PAID_AT });
    const address = { partnerId, bookingId: id, actor: "partner:test", now: new Date() };
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => requestManualRefund(address)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().refundRequest.count({ where: { bookingId: id } })).toBe(1);
  });
});

describe("the back office", () => {
  test("sees what was paid and what the rules would give, by traveller and flight; agents see nothing of it", async () => {
    const counted = fare("a fee before departure");
    const { requestId } = await requested(counted);
    const read = () => callPortal(requestRoute.GET, { userId: operator, params: { id: requestId } });
    const { data } = envelope(refundRequestDetail).parse(await (await read()).json());
    expect(data).toMatchObject({ state: "open", passengers: 1, mode: "live", currency: "UZS", refund_amount: null });
    expect(data.paid).toEqual({ fare: 3_200_000, taxes: 300_000, fee: 50_000, bags: 200_000, total: 3_550_000 });
    expect(data.travellers[0]?.flights).toMatchObject([{ flight: "HY271", departure: { airport: "TAS" }, arrival: { airport: "IST" } }]);
    expect(data.rules).toHaveLength(1);
    for (const [handler, params] of [
      [listRoute.GET, {}],
      [requestRoute.GET, { id: requestId }],
    ] as const)
      expect((await callPortal(handler, { userId: agent, params })).status).toBe(403);
    expect((await decide(requestId, { decision: "reject", note: "no" }, agent)).status).toBe(403);
    const list = await callPortal(listRoute.GET, { userId: operator });
    expect(envelope(refundRequestPage).parse(await list.json()).data.total).toBeGreaterThan(0);
    expect((await callPortal(requestRoute.GET, { userId: operator, params: { id: "nothing" } })).status).toBe(404);
  });

  test("counts by the fare rules at this moment", async () => {
    const { address, requestId } = await requested(fare("flown"));
    const { items } = await listRefundRequests({ page: 1, locale: "en", now: address.now });
    const by_rules = { fare: 850_000, taxes: 450_000, fee: 0, bags: 150_000, total: 1_300_000, penalty: 2_826_000, partly_used: true };
    expect(items.find(({ id }) => id === requestId)?.by_rules).toEqual(by_rules);
  });

  test("settles in parts: the deposit gets them, each from where it lay, and the partner reads why", async () => {
    const sold = fare("a fee before departure");
    const counted = { ...sold, snapshot: beginningAt(sold.snapshot, new Date(Date.now() + 10 * 86_400_000)) };
    const { address, requestId, legKey } = await requested(counted);
    const before = await depositOf(partnerId);
    const tooMuch = await decide(requestId, { decision: "settle", fare: 3_200_000.01, taxes: 300_000, fee: 50_000.01, note: "" });
    expect(tooMuch.status).toBe(422);
    expect(Object.keys(refusal.parse(tooMuch.body).errors ?? {})).toEqual(["fare", "fee"]);
    const nothing = await decide(requestId, { decision: "settle", fare: 0, taxes: 0, fee: 0, note: "" });
    expect(Object.keys(refusal.parse(nothing.body).errors ?? {})).toEqual(["fare"]);
    const fraction = await decide(requestId, { decision: "settle", fare: 0.001, taxes: 0, fee: 0, note: "" });
    expect(Object.keys(refusal.parse(fraction.body).errors ?? {})).toEqual(["fare"]);
    const tiyin = await decide(requestId, { decision: "settle", fare: 1_000_000.5, taxes: 300_000, fee: 0, note: "" });
    expect(Object.keys(refusal.parse(tiyin.body).errors ?? {})).toEqual(["fare"]);
    expect(await depositOf(partnerId)).toBe(before);

    const settled = await decide(requestId, { decision: "settle", fare: 1_000_000, taxes: 300_000, fee: 0, note: "Illness" });
    const { data } = envelope(refundRequestDecided).parse(settled.body);
    expect(data).toMatchObject({ state: "settled", refund_amount: 1_300_000, note: "Illness", by_rules: null });
    expect((await depositOf(partnerId)) - before).toBe(130_000_000);
    const entries = await db().ledgerEntry.findMany({
      where: { transaction: { bookingId: address.bookingId, kind: "refund" } },
      include: { account: true },
      orderBy: { amountMinor: "desc" },
    });
    const posted = entries.map(({ account, amountMinor }) => [account.kind, Number(amountMinor)]);
    expect(posted).toEqual([
      ["deposit", 130_000_000],
      ["taxes", -30_000_000],
      ["carriers", -100_000_000],
    ]);
    const extras = await readPortalBooking(address);
    expect(extras.refund_request).toMatchObject({ state: "settled", note: "Illness", refund_amount: 1_300_000 });
    expect(extras.refund).toMatchObject({ amount: 1_300_000, penalty: toMajor(counted.paid) - 1_300_000 });
    expect((await db().booking.findUniqueOrThrow({ where: { id: address.bookingId } })).status).toBe("refunded");

    const state = await stateOf(address.bookingId, legKey);
    const again = await decide(requestId, { decision: "reject", note: "too late" });
    expect([again.status, refusal.parse(again.body).error_code]).toEqual([409, ERRORS.refund_request_decided.code]);
    expect(await stateOf(address.bookingId, legKey)).toBe(state);
  });

  test("refunds in part what was flown in part", async () => {
    const { address, requestId } = await requested(fare("flown"));
    await settleRefundRequest({
      refundRequestId: requestId,
      fareMinor: 100,
      taxesMinor: 0,
      feeMinor: 0,
      actor: "operator:test",
      note: "",
      now: address.now,
    });
    expect((await readBooking({ ...address, locale: "en" })).status).toBe("partiallyrefunded");
    expect((await listReceipts({ ...address, locale: "en" }))[0]?.itinerary_receipt).toMatch(/\.pdf/);
    const { fiscalization_v2: sale, refund_fiscalization_v2: back } = await readFiscalization(address);
    expect(back?.total_amount).toBeGreaterThan(0);
    expect(back?.total_amount).toBeLessThan(sale.total_amount);
    expect(back && back.amount + back.service_fee_parvoz).toBeCloseTo(back?.total_amount ?? 0, 2);
    expect(await db().passengerFlight.count({ where: { bookingId: address.bookingId } })).toBe(0);
  });

  test("rejects with a reason: the booking is ticketed again, and may be asked about once more", async () => {
    const { address, requestId } = await requested(fare("not refundable"));
    expect(Object.keys(refusal.parse((await decide(requestId, { decision: "reject", note: " " })).body).errors ?? {})).toEqual(["note"]);
    expect((await decide(requestId, { decision: "reject", note: "The fare does not allow it." })).status).toBe(200);
    const row = await db().booking.findUniqueOrThrow({ where: { id: address.bookingId } });
    expect(row.status).toBe("ticketed");
    expect((await readPortalBooking(address)).refund_request).toMatchObject({ state: "rejected", note: "The fare does not allow it." });
    expect(await requestManualRefund(address)).toEqual({ status: "refund_request_sent" });
  });

  test("deciding twice at once, for and against, decides once", async () => {
    for (let round = 0; round < 4; round++) {
      const { address, requestId } = await requested(fare("flexible"));
      const by = { refundRequestId: requestId, actor: "operator:test", note: "x", now: address.now };
      const before = await depositOf(partnerId);
      const settle = () => settleRefundRequest({ ...by, fareMinor: 100, taxesMinor: 0, feeMinor: 0 });
      const results = await Promise.allSettled([settle(), rejectRefundRequest(by), settle()]);
      for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(AppError);
      const { status } = await db().booking.findUniqueOrThrow({ where: { id: address.bookingId } });
      expect((await depositOf(partnerId)) - before).toBe(status === "refunded" ? 100 : 0);
      expect(await db().refundRequest.count({ where: { bookingId: address.bookingId, state: "open" } })).toBe(0);
    }
  });

  test("settles test money in the books of the test twin", async () => {
    const twin = await ensureTestPartner({ partnerId });
    const { address, requestId } = await requested(fare("flexible"), twin);
    await settleRefundRequest({
      refundRequestId: requestId,
      fareMinor: 500,
      taxesMinor: 0,
      feeMinor: 0,
      actor: "operator:test",
      note: "",
      now: address.now,
    });
    const entries = await db().ledgerEntry.findMany({
      where: { transaction: { bookingId: address.bookingId } },
      include: { account: true },
    });
    expect(new Set(entries.map(({ account }) => account.partnerId))).toEqual(new Set([twin]));
    const { items } = await listRefundRequests({ state: "settled", page: 1, locale: "en", now: address.now });
    expect(items.find(({ id }) => id === requestId)?.mode).toBe("test");
  });

  test("lists open requests first, the longest waiting on top, then the last decided, by pages", async () => {
    const { snapshot } = fare("flexible");
    for (let index = 0; index <= PAGE_SIZE; index++)
      await insertSold({ partnerId, snapshot, status: "refund_request_sent", paidAt: PAID_AT });
    const list = (page: number, state?: "open" | "settled") => listRefundRequests({ page, state, locale: "uz", now: new Date() });
    const pages = [await list(1), await list(2)];
    const all = pages.flatMap(({ items }) => items);
    const open = all.filter(({ state }) => state === "open");
    expect(all.slice(0, open.length)).toEqual(open);
    expect(open.map(({ created }) => created)).toEqual(open.map(({ created }) => created).sort());
    expect(open).toHaveLength(await db().refundRequest.count({ where: { state: "open" } }));
    const decided = all.slice(open.length).map(({ id }) => id);
    const latest = await db().refundRequest.findMany({
      where: { state: { not: "open" } },
      orderBy: [{ decidedAt: "desc" }, { id: "asc" }],
    });
    expect(decided).toEqual(latest.map(({ id }) => id).slice(0, decided.length));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set((await list(1, "settled")).items.map(({ state }) => state))).toEqual(new Set(["settled"]));
  });
});
