import { beforeAll, describe, expect, test } from "vitest";
import { type RefundRecordShown, refundPage } from "@/lib/contracts/interface/refunds";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { rejectRefundRequest, settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { failTicketing } from "@/lib/services/booking/life/issue-tickets";
import { listBookingRefunds, listRefunds } from "@/lib/services/views/refunds/list-refunds";
import { REFUND_FARES, type RefundFare } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { makePartner } from "@/tests/support/world/world";

let seller: Awaited<ReturnType<typeof makePartner>>;
beforeAll(async () => {
  seller = await makePartner();
});

const PAID_AT = new Date("2026-12-01T08:00:00Z");

async function sold({ snapshot, reports, at }: RefundFare, status: "paid" | "ticketed" = "ticketed", partnerId = seller.partner.id) {
  const { id } = await insertSold({ partnerId, snapshot, status, paidAt: PAID_AT, reports });
  return { partnerId, bookingId: id, actor: "key:019a0000-0000-7000-8000-000000000001", now: new Date(at) };
}

function fare(name: string): RefundFare {
  const found = REFUND_FARES.find((each) => each.name.includes(name));
  if (!found) throw new Error(`no fare ${name}`);
  return found;
}

async function only(address: { partnerId: string; bookingId: string }): Promise<RefundRecordShown> {
  const [record, ...others] = await listBookingRefunds(address);
  expect(others).toEqual([]);
  if (!record) throw new Error("no refund is recorded");
  return record;
}

const sum = (amounts: number[]) => Math.round(amounts.reduce((left, right) => left + right, 0) * 100) / 100;

/** Whatever the case, parts make the whole. */
function expectWhole({ paid, refund, penalty, parts, passengers }: RefundRecordShown): void {
  expect(sum([refund ?? 0, penalty ?? 0])).toBe(paid);
  expect(sum(Object.values(parts ?? {}))).toBe(refund);
  expect(sum(passengers.map((each) => each.paid))).toBe(paid);
  expect(sum(passengers.map((each) => each.refund))).toBe(refund);
  for (const { paid: each, refund: back, kept, parts: own, fares } of passengers) {
    expect(sum([back, kept])).toBe(each);
    expect(sum(Object.values(own))).toBe(back);
    expect(sum(fares.map((one) => one.refund))).toBe(own.fare);
    for (const one of fares) expect(sum([one.used, one.penalty, one.refund])).toBe(one.paid);
  }
}

describe.each(REFUND_FARES.filter(({ back }) => back.fare + back.taxes + back.bags > 0).map((one) => ({ ...one })))("$name", (example) => {
  test("is recorded as it was counted: per passenger and fare, what, why, when and by whom", async () => {
    const address = await sold(example);
    await autoCancelBooking(address);
    const record = await only(address);
    expect(record).toMatchObject({
      kind: "by_rules",
      state: "completed",
      created: example.at.replace(/Z$/, ".000Z"),
      settled: example.at.replace(/Z$/, ".000Z"),
      asked_by: { kind: "key", id: "019a0000-0000-7000-8000-000000000001" },
      paid: toMajor(example.paid),
      parts: { fare: toMajor(example.back.fare), taxes: toMajor(example.back.taxes), fee: 0, bags: toMajor(example.back.bags) },
      note: "",
    });
    expectWhole(record);
    expect(record.passengers.map(({ key }) => key)).toEqual(
      (await readBooking({ ...address, locale: "en" })).passengers.map(({ key }) => key),
    );
  });
});

test("a void and tickets that were not issued give everything back, without a penalty", async () => {
  const voided = await sold(fare("flexible"));
  await voidBooking({ ...voided, now: new Date(PAID_AT.getTime() + 60_000) });
  const failed = await sold(fare("flexible"), "paid");
  await failTicketing(failed);
  for (const [address, kind, asker] of [
    [voided, "void", "key"],
    [failed, "ticketing_failed", "system"],
  ] as const) {
    const record = await only(address);
    expect(record).toMatchObject({ kind, state: "completed", penalty: 0, asked_by: { kind: asker } });
    expectWhole(record);
  }
});

test("what people decide is there from the asking on, with the note of a refusal, and then what they gave", async () => {
  const address = await sold(fare("not refundable"));
  await requestManualRefund({ ...address, actor: "partner:019a0000-0000-7000-8000-000000000002" });
  const { id: firstId } = await db().refundRequest.findFirstOrThrow({ where: { bookingId: address.bookingId } });
  const asked = { id: firstId, kind: "manual", settled: null, refund: null, penalty: null, parts: null, passengers: [] };
  expect(await only(address)).toMatchObject({ ...asked, state: "requested", asked_by: { kind: "person" } });

  await rejectRefundRequest({
    refundRequestId: firstId,
    actor: "operator:test",
    note: "The airline refused: KARIMOV was on board.",
    now: address.now,
  });
  const rejected = { ...asked, state: "rejected", settled: address.now.toISOString(), note: "The airline refused: KARIMOV was on board." };
  expect(await only(address)).toMatchObject(rejected);
  const [kept] = await db().$queryRaw<{ text: string }[]>`select r::text as text from refund r where id = ${firstId}::uuid`;
  expect(kept?.text).not.toContain("KARIMOV");

  const later = new Date(address.now.getTime() + 60_000);
  await requestManualRefund({ ...address, now: later });
  const { id } = await db().refundRequest.findFirstOrThrow({ where: { bookingId: address.bookingId, state: "open" } });
  const given = { fareMinor: 100_000, taxesMinor: 5_000, feeMinor: 0 };
  await settleRefundRequest({ refundRequestId: id, ...given, actor: "operator:test", note: "", now: later });
  const [newest, first] = await listBookingRefunds(address);
  expect(newest).toMatchObject({ id, state: "completed", refund: 1050, parts: { fare: 1000, taxes: 50, fee: 0, bags: 0 }, passengers: [] });
  expect(first).toMatchObject(rejected);
});

test("a refund that was refused leaves no record", async () => {
  const address = await sold(fare("not refundable"));
  await expect(autoCancelBooking(address)).rejects.toMatchObject({ kind: "refund_unavailable" });
  expect(await listBookingRefunds(address)).toEqual([]);
});

test("all refunds of a partner come page by page, and nobody else's", async () => {
  const other = await makePartner();
  const own = await makeCredentials(other);
  const addresses = [];
  for (let index = 0; index < 3; index++) addresses.push(await sold(fare("flexible"), "ticketed", other.partner.id));
  // Two at the same moment: the order of their ids counts.
  for (const address of addresses) await autoCancelBooking(address);
  const list = async (query: Record<string, unknown>) =>
    refundPage.parse((await callOperation("list_refunds", { query, credential: own.keyWith("read") })).data);
  const first = await list({ limit: 2 });
  const late = await sold(fare("flexible"), "ticketed", other.partner.id);
  await autoCancelBooking({ ...late, now: new Date(late.now.getTime() + 1000) });
  const second = await list({ limit: 2, cursor: first.next_cursor });
  expect(second.next_cursor).toBeNull();
  const seen = [...first.items, ...second.items].map(({ booking_id }) => booking_id);
  expect(seen.toSorted()).toEqual(addresses.map(({ bookingId }) => bookingId).toSorted());
  expect((await list({ limit: 1 })).items[0]?.booking_id).toBe(late.bookingId);
  const { items } = await listRefunds({ partnerId: (await makePartner()).partner.id, query: {} });
  expect(items).toEqual([]);
});

test("a booking says until when it can be voided, as long as its status allows it at all", async () => {
  const address = await sold(fare("flexible"));
  const read = () => readBooking({ ...address, locale: "en" });
  expect((await read()).void_until).toBe("2026-12-02T08:00:00.000Z");
  await autoCancelBooking(address);
  expect((await read()).void_until).toBeUndefined();
});
