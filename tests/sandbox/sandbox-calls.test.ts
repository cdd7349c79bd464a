import { beforeAll, describe, expect, test } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { balance } from "@/lib/contracts/interface/accounts";
import { type Booking, booking as bookingContract } from "@/lib/contracts/interface/bookings";
import { bookingWebhook } from "@/lib/contracts/interface/callbacks";
import { HOWS, SANDBOX_EVENTS, type SandboxEvent } from "@/lib/contracts/interface/sandbox";
import { db, readOneMoment } from "@/lib/db";
import { toInstantText } from "@/lib/domain/dates";
import { sweepStuckBookings } from "@/lib/services/booking/life/sweep-stuck-bookings";
import { openMessage } from "@/lib/services/booking/messages/message-body";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import {
  changesAreOpenOnce,
  refundRequestsMatch,
  statusesFollowTable,
  ticketsAreComplete,
} from "@/lib/services/ground/invariants/checks/bookings";
import { ledgerSumsToZero, moneyMovedOnce } from "@/lib/services/ground/invariants/checks/money";
import { claimsEqualLiveBookings } from "@/lib/services/ground/invariants/checks/seats";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { bookRoute, type Seller, testModeOf } from "@/tests/support/offers/sandbox";
import { makePartner, makeWorld } from "@/tests/support/world/world";

let owner: Awaited<ReturnType<typeof makePartner>>;
let seller: Seller;
let keys: Credentials;
let strangers: Credentials;
beforeAll(async () => {
  const world = await makeWorld({ now: new Date() });
  owner = await makePartner();
  keys = await makeCredentials(owner);
  strangers = await makeCredentials(await makePartner());
  seller = { ...world, partner: await testModeOf(owner.partner) };
});

async function booked(route = "TAS-AYT"): Promise<string> {
  return (await bookRoute({ ...seller, now: new Date() }, route)).id;
}

function trigger(id: string, type: string, more: Record<string, unknown> = {}, credential = keys.testKey): Promise<OperationAnswer> {
  return callOperation("sandbox_trigger_event", { credential, params: { id }, body: { type, ...more } });
}

function move(id: string, body: unknown, credential = keys.testKey): Promise<OperationAnswer> {
  return callOperation("sandbox_move_time", { credential, params: { id }, body });
}

function refill(amount: number, headers: Record<string, string> = {}): Promise<OperationAnswer> {
  return callOperation("sandbox_refill_deposit", { credential: keys.testKey, body: { amount }, headers });
}

async function happen(id: string, type: SandboxEvent, more: Record<string, unknown> = {}): Promise<Booking> {
  const answer = await trigger(id, type, more);
  expect(answer.error).toBeNull();
  return bookingContract.parse(answer.data);
}

/** What was told of a booking, oldest first. */
async function told(bookingId: string): Promise<string[]> {
  const events = await db().bookingEvent.findMany({ where: { bookingId }, orderBy: { id: "asc" } });
  return events.map(({ reason }) => reason);
}

async function deposit(): Promise<number> {
  return balance.parse((await callOperation("check_balance", { credential: keys.testKey })).data).deposit;
}

/** What goes before an event, and what the booking is after it. */
const LIVES: [type: SandboxEvent, before: SandboxEvent[], status: string, events: string[]][] = [
  ["booking.paid", [], "paid", ["pay"]],
  ["booking.ticketed", ["booking.paid"], "ticketed", ["issue_tickets"]],
  ["booking.ticketing_failed", ["booking.paid"], "refunded", ["fail_ticketing"]],
  ["booking.cancelled", [], "cancelled", ["expire"]],
  ["booking.flight_cancelled", ["booking.paid", "booking.ticketed"], "ticketed", ["cancel_flights"]],
  ["booking.schedule_changed", ["booking.paid", "booking.ticketed"], "ticketed", ["change_flights"]],
  ["booking.schedule_change_settled", ["booking.paid", "booking.ticketed", "booking.schedule_changed"], "ticketed", ["settle_change"]],
  ["booking.refund_requested", ["booking.paid", "booking.ticketed"], "ticketed", ["request_refund"]],
  ["booking.refund_rejected", ["booking.paid", "booking.ticketed"], "ticketed", ["request_refund", "reject_refund"]],
  ["booking.refunded", ["booking.paid", "booking.ticketed"], "refunded", ["request_refund", "settle_refund"]],
  ["booking.partially_refunded", ["booking.paid", "booking.ticketed"], "partiallyrefunded", ["request_refund", "settle_refund_partly"]],
  ["booking.updated", [], "booked", ["extend_hold"]],
];

describe("an event of a test booking", () => {
  test.each(LIVES)("%s happens, and booking and history agree", async (type, before, status, events) => {
    const id = await booked();
    for (const earlier of before) await happen(id, earlier);
    const known = (await told(id)).length;
    expect((await happen(id, type)).status).toBe(status);
    expect((await told(id)).slice(known)).toEqual(events);
  });

  test("every one that the contract names is walked above", () => {
    expect([...LIVES.map(([type]) => type), "account.balance_low"].sort()).toEqual(Object.keys(SANDBOX_EVENTS).sort());
  });

  const ways = Object.entries(SANDBOX_EVENTS).flatMap(([type, hows]) => hows.map((how): [string, string] => [type, how]));
  test.each(ways)("%s happens as %s", async (type, how) => {
    const id = await booked(how === "connection_lost" ? "TAS-ICN" : "TAS-AYT");
    await happen(id, "booking.paid");
    await happen(id, "booking.ticketed");
    const { data, error } = await trigger(id, type, { how });
    expect(error).toBeNull();
    const { status, schedule_changes } = bookingContract.parse(data);
    if (how === "withdrawn") expect(status).toBe("refundauthorized");
    else expect(schedule_changes).toHaveLength(1);
  });

  test("every way is one of some event", () => {
    expect(new Set(ways.map(([, how]) => how))).toEqual(new Set(HOWS));
  });

  test("that cannot happen now is refused with the status, and changes nothing", async () => {
    const id = await booked();
    for (const type of ["booking.ticketed", "booking.ticketing_failed", "booking.refunded", "booking.schedule_change_settled"]) {
      const { status, error } = await trigger(id, type);
      expect([status, error?.error_code, error?.data], type).toEqual([422, 100488, { status: "booked" }]);
    }
    expect(await told(id)).toEqual(["book"]);
    expect((await trigger(id, "booking.created")).error?.error_code).toBe(8);
    expect((await trigger(id, "booking.paid", { how: "time" })).error?.errors).toHaveProperty("how");
  });

  test("a partial refund gives back half of the fare, and a full one everything", async () => {
    for (const [type, least, most] of [
      ["booking.partially_refunded", 0.3, 0.5],
      ["booking.refunded", 1, 1],
    ] as const) {
      const id = await booked();
      const before = await deposit();
      const { price } = await happen(id, "booking.paid");
      await happen(id, "booking.ticketed");
      await happen(id, type);
      const back = (await deposit()) - (before - price.amount);
      expect(back / price.amount).toBeGreaterThanOrEqual(least);
      expect(back / price.amount).toBeLessThanOrEqual(most);
    }
  });
});

/** As a process leaves them that dies after what it does, before it has stored the response. */
async function loseResponses(partnerId: string): Promise<void> {
  await db().idempotencyRecord.updateMany({
    where: { partnerId },
    data: { status: null, body: null, lockedUntil: new Date(Date.now() - 1_000) },
  });
}

describe("an Idempotency-Key of a trigger", () => {
  test.each(LIVES)("has %s happen once, also where the first answer was never stored", async (type, before, status) => {
    const id = await booked();
    for (const earlier of before) await happen(id, earlier);
    const key = { "idempotency-key": crypto.randomUUID() };
    const again = () => callOperation("sandbox_trigger_event", { credential: keys.testKey, params: { id }, body: { type }, headers: key });
    expect((await again()).error).toBeNull();
    const after = await told(id);
    await loseResponses(seller.partner.id);
    const repeated = await again();
    expect(repeated.error).toBeNull();
    expect(bookingContract.parse(repeated.data).status).toBe(status);
    expect(await told(id)).toEqual(after);
  });
});

describe("a low balance", () => {
  test("is told once, as it really is, and a refill ends it", async () => {
    const own = await makePartner();
    const credentials = await makeCredentials(own);
    const partner = await testModeOf(own.partner);
    const { id } = await bookRoute({ ...seller, partner, now: new Date() }, "TAS-AYT");
    const credential = credentials.testKey;
    const threshold = 1000;
    const lower = (headers: Record<string, string> = {}) =>
      callOperation("sandbox_trigger_event", { credential, params: { id }, body: { type: "account.balance_low" }, headers });
    expect((await lower()).error?.error_code).toBe(100488);
    await callOperation("set_low_balance", { credential, body: { amount: threshold } });
    const key = { "idempotency-key": crypto.randomUUID() };
    expect((await lower(key)).error).toBeNull();
    await loseResponses(partner.id);
    expect((await lower(key)).error).toBeNull();
    expect((await lower()).error?.error_code).toBe(100488);
    const events = await db().accountEvent.findMany({ where: { partnerId: partner.id } });
    expect(events.map(({ balanceMinor, creditMinor }) => balanceMinor + creditMinor)).toEqual([BigInt((threshold - 1) * 100)]);
    await callOperation("sandbox_refill_deposit", { credential, body: { amount: 500 } });
    expect((await lower()).error).toBeNull();
  });
});

describe("time of a test booking", () => {
  test("a moved moment is a change that lists show, and what was told before keeps its own", async () => {
    const id = await booked();
    const { expiresAt, updatedAt } = await db().booking.findUniqueOrThrow({ where: { id } });
    expect((await move(id, { hold_expires_in: 3_600 })).error).toBeNull();
    const moved = await db().booking.findUniqueOrThrow({ where: { id } });
    expect(moved.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    await move(id, { departure_in_hours: 5 });
    const message = await openMessage(await db().webhookEvent.findFirstOrThrow({ where: { bookingId: id } }));
    expect(bookingWebhook.parse(JSON.parse(message.body)).data.booking.expires_at).toBe(toInstantText(expiresAt));
  });

  test("its hold ends when it is told to", async () => {
    const id = await booked();
    const { error, data } = await move(id, { hold_expires_in: 0 });
    expect([error, bookingContract.parse(data).status]).toEqual([null, "booked"]);
    await sweepStuckBookings({ now: new Date() });
    expect((await trigger(id, "booking.paid")).error?.data).toEqual({ status: "cancelled" });
  });

  test("its flights leave when they are told to, and keep their lengths", async () => {
    const id = await booked("TAS-IST-TAS");
    const read = async () =>
      bookingContract.parse((await callOperation("read_booking", { credential: keys.testKey, params: { id } })).data);
    const before = await read();
    const moved = bookingContract.parse((await move(id, { departure_in_hours: 5 })).data);
    const [out, back] = moved.directions;
    const leaves = Date.parse(`${out?.departure.datetime.replace(" ", "T")}+05:00`);
    expect(Math.abs(leaves - (Date.now() + 5 * 3_600_000))).toBeLessThan(120_000);
    expect(out?.route_duration).toBe(before.directions[0]?.route_duration);
    const gap = ({ directions: [first, second] }: Booking) =>
      Date.parse(second?.departure.datetime ?? "") - Date.parse(first?.departure.datetime ?? "");
    expect(gap(moved)).toBe(gap(before));
    expect(back?.segments[0]?.flight_number).toBe(before.directions[1]?.segments[0]?.flight_number);
    expect(await told(id)).toEqual(["book"]);
  });

  test("once it has left, what hangs on departure goes by that", async () => {
    const id = await booked("TAS-AYT");
    await happen(id, "booking.paid");
    await happen(id, "booking.ticketed");
    await move(id, { departure_in_hours: -1 });
    const ask = { credential: keys.testKey, params: { id } };
    expect((await callOperation("void_booking", ask)).error?.error_code).toBe(5234);
    // The cheapest fare gives nothing back after departure.
    expect((await callOperation("get_refund_amounts", ask)).error?.error_code).toBe(5233);
  });

  test("a hold ends at departure at the latest", async () => {
    const id = await booked();
    await move(id, { departure_in_hours: -1 });
    const paying = await callOperation("pay_booking", { credential: keys.testKey, params: { id } });
    expect(paying.error?.error_code).toBe(ERRORS.payment_unavailable.code);
    await sweepStuckBookings({ now: new Date() });
    expect(await told(id)).toEqual(["book", "expire"]);
  });

  test("what has no such time any more is refused", async () => {
    const id = await booked();
    await happen(id, "booking.cancelled");
    for (const body of [{ hold_expires_in: 60 }, { departure_in_hours: 5 }])
      expect((await move(id, body)).error).toMatchObject({ error_code: 100488, data: { status: "cancelled" } });
    expect((await move(id, {})).error).toMatchObject({ error_code: 8, errors: { hold_expires_in: [expect.any(String)] } });
  });
});

describe("the test deposit", () => {
  test("takes more money, once for an Idempotency-Key", async () => {
    const before = await deposit();
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await refill(1_500.5, headers)).data).toMatchObject({ deposit: before + 1_500.5 });
    await refill(1_500.5, headers);
    expect(await deposit()).toBe(before + 1_500.5);
    for (const amount of [0, -5, 1.001, 2e9]) expect((await refill(amount)).error?.errors, String(amount)).toHaveProperty("amount");
  });
});

describe("sandbox calls", () => {
  test("do not exist in live mode, by key or by token", async () => {
    for (const credential of [keys.fullKey, keys.token]) {
      const answers = [
        await trigger(await booked(), "booking.paid", {}, credential),
        await move(await booked(), { hold_expires_in: 1 }, credential),
        await callOperation("sandbox_refill_deposit", { credential, body: { amount: 1 } }),
      ];
      expect(answers.map(({ status, error }) => [status, error?.error_code])).toEqual(answers.map(() => [403, 100487]));
    }
  });

  test("do not know another partner's booking", async () => {
    const id = await booked();
    for (const answer of [
      await trigger(id, "booking.paid", {}, strangers.testKey),
      await move(id, { hold_expires_in: 0 }, strangers.testKey),
    ])
      expect(answer.error?.error_code).toBe(100406);
    expect(await told(id)).toEqual(["book"]);
  });
});

test("after all of this claims, histories, tickets and money are whole", async () => {
  const bookings = [claimsEqualLiveBookings, statusesFollowTable, changesAreOpenOnce, refundRequestsMatch, ticketsAreComplete];
  const invariants = [ledgerSumsToZero, moneyMovedOnce, ...bookings];
  const checked = await readOneMoment((read) => checkInvariants({ read, now: new Date(), invariants }));
  expect(checked.filter(({ violations }) => violations > 0)).toEqual([]);
});
