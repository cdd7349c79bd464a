import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { fromMajor } from "@/lib/domain/money";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { addBags } from "@/lib/services/aftersale/extras/bags/add-bags";
import { readBags } from "@/lib/services/aftersale/extras/bags/read-bags";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { rejectRefundRequest, settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { failTicketing, issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { expireSeats } from "@/lib/suppliers/house/seats/seat-mirror";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { sweepRuns } from "@/tests/support/run/property-runs";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

/** So many operations at least; the long form is `OPERATIONS=100000 npx vitest run --project database tests/booking/model.test.ts`. */
const OPERATIONS = Number(process.env.OPERATIONS ?? sweepRuns(800, 160));
const PER_RUN = 80;
const DAYS = 3;
/** Economy seats of HY 271. */
const SEATS = 6;
/** No worker takes jobs here. */
const CHECKED = INVARIANTS.filter(({ name }) => name !== "jobs-are-taken");
const HELD: readonly BookingStatus[] = ["booked", "paid", "ticketed", "refund_request_sent"];

interface KnownBooking {
  id: string;
  day: number;
  seats: number;
  totalMinor: number;
  /** How many passengers have bought bags. */
  bags: number;
  expiresAt: Date;
  status: BookingStatus;
}

/** What a partner's bookings and its deposit have to be, counted without the product. */
interface Model {
  now: Date;
  balanceMinor: number;
  bookings: KnownBooking[];
}

interface Real {
  partner: PartnerContext;
  depositAccountId: string;
}

let world: World;
let done = 0;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => {
  if (process.env.OPERATIONS) console.log(`${done} operations`);
});

/** Whether it was done; a refusal is none. */
async function granted(act: Promise<unknown>): Promise<boolean> {
  try {
    return (await act) !== false;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function balanceOf({ depositAccountId }: Real): Promise<number> {
  return Number((await db().ledgerAccount.findUniqueOrThrow({ where: { id: depositAccountId } })).balanceMinor);
}

abstract class Operation implements fc.AsyncCommand<Model, Real> {
  check(_: Readonly<Model>): boolean {
    return true;
  }
  abstract act(model: Model, real: Real): Promise<void>;

  async run(model: Model, real: Real): Promise<void> {
    done += 1;
    await this.act(model, real);
    const rows = await db().booking.findMany({ where: { partnerId: real.partner.id }, select: { id: true, status: true } });
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    expect(statuses).toEqual(new Map(model.bookings.map(({ id, status }) => [id, status])));
    expect(await balanceOf(real)).toBe(model.balanceMinor);
  }
}

class Book extends Operation {
  constructor(
    readonly day: number,
    readonly adults: number,
  ) {
    super();
  }
  override async act(model: Model, { partner }: Real) {
    const taken = model.bookings.filter(({ day, status }) => day === this.day && HELD.includes(status));
    const free = SEATS - taken.reduce((sum, { seats }) => sum + seats, 0);
    // Searches know of the last second's sales a moment later.
    expireSeats();
    const party = { adt: this.adults, chd: 0, inf: 0, ins: 0 };
    const offered = await findOffer({ partner, now: model.now, date: world.date(30 + this.day), party }).catch(() => null);
    expect(offered !== null).toBe(free >= this.adults);
    if (!offered) return;
    const { id } = await book({ partner, now: model.now, offerId: offered.offerId, body: makeBody(party) });
    const { totalMinor, expiresAt } = await db().booking.findUniqueOrThrow({ where: { id } });
    model.bookings.push({ id, day: this.day, seats: this.adults, totalMinor: Number(totalMinor), bags: 0, expiresAt, status: "booked" });
  }
  override toString = () => `book ${this.adults} on day ${this.day}`;
}

class Pass extends Operation {
  constructor(readonly minutes: number) {
    super();
  }
  override async act(model: Model) {
    model.now = new Date(model.now.getTime() + this.minutes * 60_000);
  }
  override toString = () => `${this.minutes} minutes pass`;
}

class TopUp extends Operation {
  constructor(readonly amountMinor: number) {
    super();
  }
  override async act(model: Model, { partner }: Real) {
    await depositMoney({ partnerId: partner.id, amountMinor: this.amountMinor, memo: "Deposit" });
    model.balanceMinor += this.amountMinor;
  }
  override toString = () => `top up ${this.amountMinor}`;
}

interface Target {
  model: Model;
  real: Real;
  booking: KnownBooking;
  options: { partnerId: string; bookingId: string; actor: string; now: Date };
}

/** Does something to one of the bookings. */
class Act extends Operation {
  constructor(
    readonly name: keyof typeof ACTS,
    readonly nth: number,
  ) {
    super();
  }
  override check({ bookings }: Readonly<Model>) {
    return bookings.length > 0;
  }
  override async act(model: Model, real: Real) {
    // The latest ones are those to which most can happen.
    const booking = model.bookings.at(-1 - (this.nth % model.bookings.length));
    if (!booking) throw new Error("there is no booking");
    const options = { partnerId: real.partner.id, bookingId: booking.id, actor: "partner:test", now: model.now };
    await ACTS[this.name]({ model, real, booking, options });
  }
  override toString = () => `${this.name} the last but ${this.nth}`;
}

/** Holds an answer against what the model allows, and moves the model. */
async function moves({ booking }: Target, allowed: boolean, to: BookingStatus, act: Promise<unknown>): Promise<void> {
  expect(await granted(act)).toBe(allowed);
  if (allowed) booking.status = to;
}

const ACTS = {
  pay: async (target: Target) => {
    const { model, booking, options } = target;
    const allowed = booking.status === "booked" && model.now < booking.expiresAt && model.balanceMinor >= booking.totalMinor;
    await moves(target, allowed, "paid", payBooking(options));
    if (allowed) model.balanceMinor -= booking.totalMinor;
  },
  bags: async ({ model, booking, options }: Target) => {
    const offered = await readBags(options).catch(() => null);
    const buyer = offered?.passengers.find(({ bags }) => bags.length > 0);
    const [bag] = buyer?.bags ?? [];
    if (!buyer || !bag) {
      const isLeft = booking.bags < booking.seats && (booking.status !== "booked" || model.now < booking.expiresAt);
      return expect(isLeft && ["booked", "paid", "ticketed"].includes(booking.status)).toBe(false);
    }
    const costMinor = fromMajor(bag.price.amount);
    const allowed = booking.status === "booked" || model.balanceMinor >= costMinor;
    expect(await granted(addBags({ ...options, bags: [{ passenger: buyer.key, id: bag.id }] }))).toBe(allowed);
    if (!allowed) return;
    booking.bags += 1;
    booking.totalMinor += costMinor;
    if (booking.status !== "booked") model.balanceMinor -= costMinor;
  },
  cancel: async (target: Target) => {
    await moves(target, target.booking.status === "booked", "cancelled", cancelUnpaidBooking(target.options));
  },
  expire: async (target: Target) => {
    const { model, booking } = target;
    const allowed = booking.status === "booked" && model.now >= booking.expiresAt;
    await moves(target, allowed, "cancelled", expireBooking({ bookingId: booking.id, now: model.now }));
  },
  ticket: async (target: Target) => {
    const { model, booking } = target;
    await moves(target, booking.status === "paid", "ticketed", issueTickets({ bookingId: booking.id, now: model.now }));
  },
  fail: async (target: Target) => {
    const { model, booking } = target;
    const allowed = booking.status === "paid";
    await moves(target, allowed, "refunded", failTicketing({ bookingId: booking.id, now: model.now }));
    if (allowed) model.balanceMinor += booking.totalMinor;
  },
  void: async ({ model, booking, options }: Target) => {
    if (!(await granted(voidBooking(options)))) return;
    expect(["paid", "ticketed"]).toContain(booking.status);
    booking.status = "refunded";
    model.balanceMinor += booking.totalMinor;
  },
  refund: async ({ model, real, booking, options }: Target) => {
    if (!(await granted(autoCancelBooking(options)))) return;
    expect(booking.status).toBe("ticketed");
    booking.status = "refunded";
    // How much the fare's rules give back other tests know; never more than was paid, and something.
    const back = (await balanceOf(real)) - model.balanceMinor;
    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThanOrEqual(booking.totalMinor);
    model.balanceMinor += back;
  },
  ask: async (target: Target) => {
    await moves(target, target.booking.status === "ticketed", "refund_request_sent", requestManualRefund(target.options));
  },
  settle: async (target: Target) => {
    const { model, booking } = target;
    const request = await openRequest(booking);
    const given = { fareMinor: 10_000, taxesMinor: 0, feeMinor: 0, note: "" };
    if (!request) return expect(booking.status).not.toBe("refund_request_sent");
    await moves(
      target,
      true,
      "refunded",
      settleRefundRequest({ ...given, refundRequestId: request, actor: "operator:test", now: model.now }),
    );
    model.balanceMinor += given.fareMinor;
  },
  reject: async (target: Target) => {
    const { model, booking } = target;
    const request = await openRequest(booking);
    if (!request) return expect(booking.status).not.toBe("refund_request_sent");
    await moves(
      target,
      true,
      "ticketed",
      rejectRefundRequest({ refundRequestId: request, actor: "operator:test", note: "No.", now: model.now }),
    );
  },
};

async function openRequest({ id }: KnownBooking): Promise<string | undefined> {
  return (await db().refundRequest.findFirst({ where: { bookingId: id, state: "open" } }))?.id;
}

const names = [
  "pay",
  "pay",
  "pay",
  "ticket",
  "ticket",
  "bags",
  "bags",
  "cancel",
  "expire",
  "fail",
  "void",
  "refund",
  "ask",
  "settle",
  "reject",
] as const;

const operations = [
  fc.record({ day: fc.nat(DAYS - 1), adults: fc.integer({ min: 1, max: 3 }) }).map(({ day, adults }) => new Book(day, adults)),
  fc.integer({ min: 1, max: 240 }).map((minutes) => new Pass(minutes)),
  fc.integer({ min: 1, max: 500_000_000 }).map((amountMinor) => new TopUp(amountMinor)),
  ...names.map((name) => fc.integer({ min: 0, max: 3 }).map((nth) => new Act(name, nth))),
];

test("whatever partners, worker and back office do in whatever order, statuses, seats and money are what a second count says", async () => {
  const property = fc.asyncProperty(fc.commands(operations, { maxCommands: PER_RUN, size: "max" }), async (commands) => {
    await runPastTriggers("truncate booking, passenger_flight, ledger_transaction cascade");
    await db().$executeRaw`update ledger_account set balance_minor = 0 where kind = 'deposit'`;
    await db().$executeRaw`delete from leg_inventory`;
    const real = await makePartner({ depositMinor: 0n });
    await fc.asyncModelRun(() => ({ model: { now: world.now, balanceMinor: 0, bookings: [] }, real }), commands);
    const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants: CHECKED }));
    expect(checked.filter(({ violations }) => violations > 0)).toEqual([]);
  });
  await fc.assert(property, { numRuns: Math.ceil((3 * OPERATIONS) / PER_RUN), endOnFailure: OPERATIONS > 1_000 });
}, 7_200_000);
