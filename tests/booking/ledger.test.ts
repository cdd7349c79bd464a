import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { failTicketing, issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";
import { depositMoney, openAccount } from "@/lib/services/terms/ledger/post-ledger";
import { bookJourney } from "@/tests/support/bookings/booking";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** A partner without any money. */
async function emptyPartner(creditLimitMinor = 0n): Promise<PartnerContext> {
  return (await makePartner({ depositMinor: 0n, creditLimitMinor })).partner;
}

describe("money paid in", () => {
  test("is what the partner has, and what the house has received", async () => {
    const partner = await emptyPartner();
    await depositMoney({ partnerId: partner.id, amountMinor: 123_456, memo: "Bank transfer 1" });
    expect(await checkBalance({ partnerId: partner.id })).toEqual({ deposit: 1234.56, credit: 0, currency: "UZS" });
    const cash = { partnerId: null, kind: "cash", currency: "UZS" } as const;
    const received = await db().ledgerEntry.findMany({ where: { account: cash, transaction: { memo: "Bank transfer 1" } } });
    expect(received.map(({ amountMinor }) => amountMinor)).toEqual([-123_456n]);
  });

  test("finds its account, or opens it, only once however many come at once", async () => {
    const partner = await emptyPartner();
    await db().ledgerAccount.deleteMany({ where: { partnerId: partner.id } });
    await Promise.all(Array.from({ length: 10 }, () => openAccount({ partnerId: partner.id, currency: "UZS" })));
    await Promise.all(Array.from({ length: 10 }, () => depositMoney({ partnerId: partner.id, amountMinor: 100, memo: "x" })));
    const accounts = await db().ledgerAccount.findMany({ where: { partnerId: partner.id } });
    expect(accounts.map(({ balanceMinor }) => balanceMinor)).toEqual([1000n]);
    expect(await db().ledgerAccount.count({ where: { partnerId: null, kind: "cash", currency: "UZS" } })).toBe(1);
  });
});

test("the database itself refuses a transaction that does not sum to zero", async () => {
  const account = await db().ledgerAccount.findFirstOrThrow({ where: { partnerId: world.partner.id } });
  const write = (amounts: bigint[]) =>
    db().ledgerTransaction.create({
      data: {
        id: crypto.randomUUID(),
        kind: "adjustment",
        memo: "by hand",
        entries: { create: amounts.map((amountMinor) => ({ accountId: account.id, amountMinor })) },
      },
    });
  const before = await db().ledgerTransaction.count();
  await expect(write([5n, -4n])).rejects.toThrow(/sum to zero/);
  expect(await db().ledgerTransaction.count()).toBe(before);
  const { id } = await write([5n, -5n]);
  const entries = { transactionId: id };
  await expect(db().ledgerEntry.create({ data: { ...entries, accountId: account.id, amountMinor: 1n } })).rejects.toThrow(/sum to zero/);
  await expect(db().ledgerEntry.updateMany({ where: { ...entries, amountMinor: 5n }, data: { amountMinor: 6n } })).rejects.toThrow(
    /sum to zero/,
  );
  await expect(db().ledgerEntry.deleteMany({ where: { ...entries, amountMinor: 5n } })).rejects.toThrow(/sum to zero/);
});

test("money of two currencies does not balance each other", async () => {
  const post = db().$queryRaw`select post_ledger_v1(${JSON.stringify({
    id: crypto.randomUUID(),
    kind: "adjustment",
    memo: "by hand",
    entries: [
      { partnerId: null, kind: "cash", currency: "USD", amountMinor: 5 },
      { partnerId: null, kind: "cash", currency: "EUR", amountMinor: -5 },
    ],
  })}::jsonb)::text`;
  await expect(post).rejects.toThrow(/sum to zero/);
});

describe("after any sequence of events", () => {
  const MOVES = ["pay", "cancel", "expire", "ticket", "fail", "void", "ask", "settle", "airline", "refund"] as const;
  type Move = (typeof MOVES)[number];
  const late = () => new Date(world.now.getTime() + 48 * 3_600_000);

  async function move(partnerId: string, bookingId: string, kind: Move): Promise<void> {
    const { now } = world;
    const address = { partnerId, bookingId, actor: "partner:test", now };
    if (kind === "pay") await payBooking(address);
    if (kind === "cancel") await cancelUnpaidBooking(address);
    if (kind === "expire") await expireBooking({ bookingId, now: late() });
    if (kind === "ticket") await issueTickets({ bookingId, now });
    if (kind === "fail") await failTicketing({ bookingId, now });
    if (kind === "void") await voidBooking(address);
    if (kind === "ask") await requestManualRefund(address);
    if (kind === "settle") await settle(bookingId);
    if (kind === "airline") await recordAirlineCancellation({ bookingId, now });
    if (kind === "refund") await autoCancelBooking(address);
  }

  /** The back office gives back a part of the fare. */
  async function settle(bookingId: string): Promise<void> {
    const request = await db().refundRequest.findFirst({ where: { bookingId, state: "open" } });
    const part = { fareMinor: SETTLED, taxesMinor: 0, feeMinor: 0 };
    if (request) await settleRefundRequest({ refundRequestId: request.id, ...part, actor: "operator:test", note: "", now: world.now });
  }

  /** A refusal is an answer like any other here; anything else fails the test. */
  async function tolerantly(run: Promise<unknown>): Promise<void> {
    await run.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }

  async function checkMoney(partnerId: string): Promise<void> {
    const transactions = await db().$queryRaw<unknown[]>`
      select transaction_id from ledger_entry group by transaction_id having sum(amount_minor) <> 0`;
    expect(transactions).toEqual([]);
    const [deposit] = await db().$queryRaw<{ balance: bigint; entries: bigint }[]>`
      select a.balance_minor as balance, (select sum(amount_minor)::bigint from ledger_entry e where e.account_id = a.id) as entries
        from ledger_account a where a.partner_id = ${partnerId}::uuid`;
    expect(deposit?.balance).toBe(deposit?.entries);
    const bookings = await db().booking.findMany({ where: { partnerId }, include: { refundRequests: { where: { state: "settled" } } } });
    const kept = bookings.map(({ status, totalMinor, refundRequests }) => {
      const [settled] = refundRequests;
      if (settled) return totalMinor - (settled.refundMinor ?? 0n);
      return ["booked", "cancelled", "refunded"].includes(status) ? 0n : totalMinor;
    });
    expect(deposit?.balance).toBe(kept.reduce((left, each) => left - each, DEPOSIT));
    expect(deposit?.balance).toBeGreaterThanOrEqual(0n);
  }

  async function checkSeats(): Promise<void> {
    const differing = await db().$queryRaw<unknown[]>`
      with held as (
        select t ->> 'legKey' as leg_key, ascii(t ->> 'bookingClass') - 64 as class, sum((t ->> 'seats')::int) as seats
          from booking b, jsonb_array_elements(b.seats) t where b.status in ('booked', 'paid', 'ticketed', 'refund_request_sent') group by 1, 2),
      sold as (
        select leg_key, class::int, seats from leg_inventory, unnest(sold) with ordinality as s (seats, class) where seats > 0)
      select * from held full join sold using (leg_key, class) where held.seats is distinct from sold.seats`;
    expect(differing).toEqual([]);
    const claims = await db().$queryRaw<unknown[]>`
      select 1 from passenger_flight f join booking b on b.id = f.booking_id where b.status in ('cancelled', 'refunded', 'refundauthorized')`;
    expect(claims).toEqual([]);
  }

  /** Enough for two bookings or so: payments must also fail. */
  const DEPOSIT = 700_000_000n;
  const SETTLED = 1_234_567;

  const steps = fc.array(
    fc.record({
      book: fc.boolean(),
      which: fc.nat(5),
      moves: fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 10 },
  );
  let day = 20;

  test("the ledger sums to zero, balances are their entries, and seats sold are those of live bookings", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const partner = await emptyPartner();
        await depositMoney({ partnerId: partner.id, amountMinor: Number(DEPOSIT), memo: "start" });
        day = 20 + ((day + 1) % 250);
        const made: string[] = [];
        for (const { book, which, moves } of plan) {
          if (book || made.length === 0) made.push((await bookJourney({ ...world, partner, date: world.date(day), carrier: "TK" })).id);
          const bookingId = made[which % made.length] ?? "";
          // At once: whichever wins, the sums must hold.
          await Promise.all(moves.map((kind) => tolerantly(move(partner.id, bookingId, kind))));
        }
        await checkMoney(partner.id);
        await checkSeats();
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});
