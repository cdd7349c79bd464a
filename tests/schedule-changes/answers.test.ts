import { beforeAll, describe, expect, test } from "vitest";
import { booking as bookingContract } from "@/lib/contracts/interface/bookings";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import { settleOverdueChanges } from "@/lib/services/aftersale/schedule-changes/settle-overdue-changes";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { makeReceipt, makeReceiptFiles } from "@/lib/services/documents/receipts/make-receipt";
import { RECEIPT_INCLUDE } from "@/lib/services/documents/receipts/receipt-source";
import { listBookingRefunds } from "@/lib/services/views/refunds/list-refunds";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { agreedFlights, changesOf, claimsOf, toldOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
let days = 20;

/** A day of its own for every test. */
function nextDate(): string {
  days += 8;
  return world.date(days);
}

beforeAll(async () => {
  // The route handlers go by the real clock.
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

type Stage = "booked" | "paid" | "ticketed";

/** A booking on HY 271, and what its flight becomes. */
async function changed(stage: Stage, legs: readonly string[]) {
  const date = nextDate();
  const { partner, now } = world;
  const { id } = await bookJourney({ partner, now, date, brand: "LIGHT" });
  const address = { partnerId: partner.id, bookingId: id };
  if (stage !== "booked") await payBooking({ ...address, actor: "test", now });
  if (stage === "ticketed") await issueTickets({ bookingId: id, now });
  await changeFlight({ number: 271, from: date, legs, now });
  const [change] = await changesOf(id);
  if (!change) throw new Error("nothing has changed");
  return { id, date, change, address, legKey: `HY0271|${date}|TASIST` };
}

const LATER = ["TAS 10:00 IST 13:10"];
const GONE: string[] = [];

async function call(name: OperationName, at: { id: string; change: { id: string } }, body?: object) {
  const { status, data, error } = await callOperation(name, {
    credential: own.fullKey,
    params: { id: at.id, changeId: at.change.id },
    body,
  });
  return { status, code: error?.error_code, booking: status === 200 ? bookingContract.parse(data) : null };
}

async function depositMinor(): Promise<bigint> {
  return (await db().ledgerAccount.findUniqueOrThrow({ where: { id: world.depositAccountId } })).balanceMinor ?? 0n;
}

async function totalMinor(id: string): Promise<bigint> {
  return (await db().booking.findUniqueOrThrow({ where: { id } })).totalMinor;
}

describe("accepting", () => {
  test("makes the new flights the booking's own, and again does nothing", async () => {
    const at = await changed("booked", LATER);
    const { status, booking } = await call("accept_schedule_change", at);
    expect([status, booking?.schedule_changes[0]?.state, booking?.directions[0]?.departure.datetime]).toEqual([
      200,
      "accepted",
      `${at.date} 10:00:00`,
    ]);
    expect((await call("accept_schedule_change", at)).status).toBe(200);
    expect(await toldOf(at.id)).toEqual(["book", "change_flights", "settle_change"]);
    expect((await payBooking({ ...at.address, actor: "test", now: world.now })).status).toBe("paid");
  });

  test("lets the tickets of a paid booking be issued, which waited for it", async () => {
    const at = await changed("paid", LATER);
    expect(await issueTickets({ bookingId: at.id, now: world.now })).toBe(false);
    await call("accept_schedule_change", at);
    const jobs = await db().$queryRaw<unknown[]>`
      select 1 from job_outbox where job ->> 'jobKey' = ${`ticket:${at.id}`} union all select 1 from graphile_worker.jobs where key = ${`ticket:${at.id}`}`;
    expect(jobs.length).toBeGreaterThan(0);
    expect(await issueTickets({ bookingId: at.id, now: world.now })).toBe(true);
  });

  test("of a cancelled flight is refused", async () => {
    expect(await call("accept_schedule_change", await changed("booked", GONE))).toMatchObject({ status: 422, code: 100444 });
  });

  test("makes the receipts anew", async () => {
    const at = await changed("ticketed", LATER);
    const { id: passengerId } = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: at.id } });
    await db().receiptFile.create({ data: { passengerId, locale: "en", pdf: new Uint8Array([1]) } });
    await call("accept_schedule_change", at);
    expect(await db().receiptFile.count({ where: { passengerId } })).toBe(0);
  });
});

test("a receipt that was being made while flights changed is not kept", async () => {
  const date = nextDate();
  const { partner, now } = world;
  const { id } = await bookJourney({ partner, now, date });
  await payBooking({ partnerId: partner.id, bookingId: id, actor: "test", now });
  await issueTickets({ bookingId: id, now });
  const booking = await db().booking.findUniqueOrThrow({ where: { id }, include: RECEIPT_INCLUDE });
  const passengerId = booking.passengers[0]?.id ?? "";
  await changeFlight({ number: 271, from: date, legs: ["TAS 07:10 IST 10:20"], now: new Date(now.getTime() + 1000) });
  await makeReceipt({ booking, asOf: new Date(), passengerId, locale: "en" });
  expect(await db().receiptFile.count({ where: { passengerId } })).toBe(0);
  await makeReceiptFiles({ bookingId: id });
  expect(await db().receiptFile.count({ where: { passengerId } })).toBe(1);
});

describe("choosing an alternative", () => {
  test("takes its seats without charge, and gives the others back", async () => {
    const at = await changed("ticketed", GONE);
    const [before] = [await totalMinor(at.id)];
    const { schedule_changes } = await readBooking({ ...at.address, locale: "en", now: world.now });
    const { alternatives, accept, refund } = schedule_changes[0]?.options ?? { alternatives: [] };
    expect([accept, refund, alternatives.length]).toEqual([false, true, 5]);
    const nearest = alternatives[0];
    expect(nearest?.directions[0]?.segments[0]).toMatchObject({ flight_number: "371", airline: { code: "TK" } });
    const chosen = await call("choose_schedule_alternative", at, { alternative: nearest?.id });
    expect([chosen.status, chosen.booking?.schedule_changes[0]?.state]).toEqual([200, "chosen"]);
    expect(await agreedFlights(at.id)).toEqual([`TK371 TAS ${at.date}T09:30`]);
    expect([await seatsSold(at.legKey), await seatsSold(`TK0371|${at.date}|TASIST`)]).toEqual([0, 1]);
    expect(await claimsOf(at.id)).toEqual([`TK0371|${at.date}`]);
    expect(await totalMinor(at.id)).toBe(before);
    expect((await call("choose_schedule_alternative", at, { alternative: nearest?.id })).status).toBe(200);
  });

  test("that is not offered is refused", async () => {
    const at = await changed("booked", GONE);
    expect(await call("choose_schedule_alternative", at, { alternative: "0~HY1.0.TASIST" })).toMatchObject({ status: 422, code: 100445 });
  });

  test("is possible after the time of a cancelled flight, and for who is on the way until nothing is ahead", async () => {
    const { partner, now } = world;
    const changedBehind = async (legs: readonly string[]) => {
      const date = nextDate();
      const { id } = await bookJourney({ partner, now, date, to: "LHR", connects: true });
      await changeFlight({ carrier: "TK", number: 1979, from: date, legs, now });
      return async (clock: string) => {
        const at = new Date(`${date}T${clock}Z`);
        const { schedule_changes } = await readBooking({ partnerId: partner.id, bookingId: id, locale: "en", now: at });
        return schedule_changes.at(-1)?.options.alternatives.length;
      };
    };
    const [ofGone, ofLate] = [await changedBehind(GONE), await changedBehind(["IST 15:30 LHR 16:40"])];
    // 07:00 in Tashkent.
    expect(await ofGone("01:00")).toBeGreaterThan(0);
    expect(await ofGone("02:00")).toBeGreaterThan(0);
    // 15:30 in Istanbul.
    expect(await ofLate("12:29")).toBeGreaterThan(0);
    expect(await ofLate("12:31")).toBe(0);
    const gone = await changed("ticketed", GONE);
    const { schedule_changes } = await readBooking({ ...gone.address, locale: "en", now: new Date(`${gone.date}T02:30Z`) });
    expect(schedule_changes[0]?.options.alternatives.length).toBeGreaterThan(0);
  });

  test("keeps to carriers with an agreement", async () => {
    const at = await changed("booked", GONE);
    const { schedule_changes } = await readBooking({ ...at.address, locale: "en", now: world.now });
    const carriers = schedule_changes[0]?.options.alternatives.flatMap(({ directions }) =>
      directions.flatMap(({ segments }) => segments.map(({ airline }) => airline.code)),
    );
    expect(new Set(carriers)).toEqual(new Set(["HY", "TK"]));
  });
});

describe("a refund", () => {
  test("returns everything, fee included, of a fare that gives nothing back", async () => {
    const at = await changed("ticketed", LATER);
    const [paid, before] = [await totalMinor(at.id), await depositMinor()];
    expect(await getRefundAmounts({ ...at.address, now: world.now })).toMatchObject({ refund_amount: Number(paid) / 100, penalty: 0 });
    const { booking } = await call("refund_schedule_change", at);
    expect([booking?.status, booking?.schedule_changes[0]?.state]).toEqual(["refunded", "refunded"]);
    expect((await depositMinor()) - before).toBe(paid);
    expect(await toldOf(at.id)).toEqual(["book", "pay", "issue_tickets", "change_flights", "settle_change", "refund"]);
    expect(await seatsSold(at.legKey)).toBe(0);
    expect((await call("refund_schedule_change", at)).status).toBe(200);
    expect((await depositMinor()) - before).toBe(paid);
  });

  test("of a paid booking is one too, and an unpaid one is cancelled", async () => {
    const paid = await changed("paid", GONE);
    expect((await call("refund_schedule_change", paid)).booking?.status).toBe("refunded");
    const booked = await changed("booked", GONE);
    expect((await call("refund_schedule_change", booked)).booking?.status).toBe("cancelled");
  });

  test("of a flight that was cancelled comes back in full after its time too, or of one that is late", async () => {
    const gone = await changed("ticketed", GONE);
    const late = await changed("ticketed", LATER);
    const amountAt = (at: typeof gone, clock: string) => getRefundAmounts({ ...at.address, now: new Date(`${at.date}T${clock}Z`) });
    const full = { refund_amount: Number(await totalMinor(gone.id)) / 100, penalty: 0 };
    expect(await amountAt(gone, "12:00")).toMatchObject(full);
    // 10:00 in Tashkent, instead of 07:00.
    expect(await amountAt(late, "04:59")).toMatchObject(full);
    await expect(amountAt(late, "05:00")).rejects.toMatchObject({ kind: "refund_unavailable" });
  });

  test("of a journey without tickets is everything, though its time has passed", async () => {
    const at = await changed("paid", LATER);
    const [paid, before] = [await totalMinor(at.id), await depositMinor()];
    await refundChange({ ...at.address, changeId: at.change.id, actor: "test", now: new Date(`${at.date}T12:00Z`) });
    expect((await depositMinor()) - before).toBe(paid);
  });

  test("by auto-cancel knows no penalty while the change is open, and settles it", async () => {
    const at = await changed("ticketed", LATER);
    const [paid, before] = [await totalMinor(at.id), await depositMinor()];
    await autoCancelBooking({ ...at.address, actor: "test", now: world.now });
    expect((await depositMinor()) - before).toBe(paid);
    expect(await changesOf(at.id)).toMatchObject([{ state: "ended", settledBy: "test" }]);
  });

  test("is not what becomes of a change whose booking runs out or is cancelled", async () => {
    const [expired, cancelled] = [await changed("booked", LATER), await changed("booked", GONE)];
    const { expiresAt } = await db().booking.findUniqueOrThrow({ where: { id: expired.id } });
    await expireBooking({ bookingId: expired.id, now: new Date(expiresAt.getTime() + 1000) });
    await cancelUnpaidBooking({ ...cancelled.address, actor: "test", now: world.now });
    expect(await changesOf(expired.id)).toMatchObject([{ state: "ended", settledBy: "worker" }]);
    expect(await changesOf(cancelled.id)).toMatchObject([{ state: "ended", settledBy: "test" }]);
    await expect(
      refundChange({ ...cancelled.address, changeId: cancelled.change.id, actor: "test", now: world.now }),
    ).rejects.toMatchObject({ kind: "schedule_change_settled" });
  });
});

describe("races end in one legal way", () => {
  test("accept against refund", async () => {
    const at = await changed("ticketed", LATER);
    const answers = await Promise.all([call("accept_schedule_change", at), call("refund_schedule_change", at)]);
    const [{ state } = { state: "open" }] = await changesOf(at.id);
    const { status } = await db().booking.findUniqueOrThrow({ where: { id: at.id } });
    expect([
      ["accepted", "ticketed"],
      ["refunded", "refunded"],
    ]).toContainEqual([state, status]);
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409]);
  });

  test("payment against the change itself", async () => {
    const date = nextDate();
    const { partner, now } = world;
    const { id } = await bookJourney({ partner, now, date });
    const payment = payBooking({ partnerId: partner.id, bookingId: id, actor: "test", now }).then(
      ({ status }) => status,
      (error: { kind: string }) => error.kind,
    );
    const [paid] = await Promise.all([payment, changeFlight({ number: 271, from: date, legs: GONE, now })]);
    expect(["paid", "schedule_changed"]).toContain(paid);
    expect(await changesOf(id)).toMatchObject([{ state: "open" }]);
    expect(await issueTickets({ bookingId: id, now })).toBe(false);
  });

  test("an answer to what a later change has replaced", async () => {
    const at = await changed("booked", LATER);
    await changeFlight({ number: 271, from: at.date, legs: GONE, now: world.now });
    expect(await call("accept_schedule_change", at)).toMatchObject({ status: 409, code: 100443 });
  });
});

describe("nobody answers:", () => {
  const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

  test("somebody looks at it halfway, and on the day before departure the default applies", async () => {
    const moved = await changed("ticketed", LATER);
    const gone = await changed("ticketed", GONE);
    const asked = await changed("ticketed", LATER);
    await requestManualRefund({ ...asked.address, actor: "test", now: world.now });
    const unpaid = await changed("booked", LATER);
    const told = [moved, gone, asked, unpaid].map(async ({ address }) => {
      const { schedule_changes } = await readBooking({ ...address, locale: "en", now: world.now });
      return schedule_changes[0]?.options.unanswered;
    });
    expect(await Promise.all(told)).toEqual(["accept", "refund", "refund", "cancel"]);
    const { escalateAt, deadline } = moved.change;
    if (!escalateAt || !deadline) throw new Error("nobody is asked");
    await settleOverdueChanges({ now: later(escalateAt, 1) });
    expect((await changesOf(moved.id))[0]?.escalatedAt).not.toBeNull();
    expect((await changesOf(moved.id))[0]?.state).toBe("open");
    await settleOverdueChanges({ now: later(asked.change.deadline ?? deadline, 1) });
    expect(await changesOf(moved.id)).toMatchObject([{ state: "accepted", settledBy: "worker" }]);
    expect(await changesOf(asked.id)).toMatchObject([{ state: "refunded", settledBy: "worker" }]);
    // The airline's doing, whatever people were asked before: the agency keeps nothing of it.
    expect(await listBookingRefunds(asked.address)).toMatchObject([{ kind: "schedule_change", state: "completed" }]);
    expect(await changesOf(gone.id)).toMatchObject([{ state: "refunded", settledBy: "worker" }]);
  });

  test("those that cannot be settled hold up no others", async () => {
    const stuck = await changed("ticketed", GONE);
    const free = await changed("ticketed", GONE);
    // Nobody knows their supplier any more.
    await db().$executeRaw`
      with copied as (
        insert into booking
        select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'booking_number', 'STUCK' || n, 'public_token', 'stuck' || n,
                'supplier', 'gone'))).*
          from booking b cross join generate_series(1, 200) n where b.id = ${stuck.id}::uuid returning id),
      changes as (
        insert into schedule_change
        select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'booking_id', copied.id))).*
          from schedule_change c cross join copied where c.id = ${stuck.change.id}::uuid returning id, booking_id)
      select count(*) from changes`;
    await settleOverdueChanges({ now: later(free.change.deadline ?? world.now, 1) });
    expect(await db().scheduleChange.count({ where: { state: "open", booking: { supplier: "gone" } } })).toBe(200);
    expect(await changesOf(free.id)).toMatchObject([{ state: "refunded" }]);
  });
});
