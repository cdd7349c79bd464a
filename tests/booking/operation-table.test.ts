import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ERRORS } from "@/lib/contracts/errors";
import { OPERATIONS, type OperationName } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { BOOKING_STATUSES, type BookingStatus, isLive, shownStatus } from "@/lib/domain/booking/booking-status";
import {
  BOOKING_OPERATIONS,
  type BookingOperation,
  type Cell,
  CONDITIONS,
  type Condition,
  OPERATION_TABLE,
  type Outcome,
} from "@/lib/domain/booking/operation-table";
import type { ErrorName } from "@/lib/domain/errors";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { seatsSold } from "@/tests/support/bookings/booking";
import { beginningAt, REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold, stateOf } from "@/tests/support/bookings/sold-booking";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { casesOfKinds } from "@/tests/support/run/property-runs";
import { insertOpenChange } from "@/tests/support/schedule/open-change";
import { makePartner } from "@/tests/support/world/world";

/** The path behind each operation of the table. */
const PATHS: Readonly<Record<BookingOperation, OperationName>> = {
  read: "read_booking",
  rules: "read_booking_rules",
  check_price: "check_booking_price",
  payment_permission: "read_payment_permission",
  pay: "pay_booking",
  fiscalization: "read_fiscalization",
  receipts: "list_receipts",
  cancel_unpaid: "cancel_unpaid",
  void: "void_booking",
  refund_amounts: "get_refund_amounts",
  auto_cancel: "auto_cancel",
  partial_refund: "refund_passengers",
  refund_directions: "refund_passengers",
  manual_refund: "request_manual_refund",
  change_contacts: "change_booking",
  change_passenger: "change_passenger",
  correct_name: "change_passenger",
  extend_hold: "extend_hold",
  cancel_passengers: "cancel_passengers",
  bag_options: "read_booking_bags",
  add_bags: "add_bags",
};

/** What the operations that take a body are sent. */
const BODIES: Readonly<Partial<Record<BookingOperation, (passengerId: string) => object>>> = {
  partial_refund: (passengerId) => ({ passengers: [passengerId] }),
  refund_directions: (passengerId) => ({ passengers: [passengerId], directions: [1] }),
  cancel_passengers: (passengerId) => ({ passengers: [passengerId] }),
  add_bags: (passenger) => ({ bags: [{ passenger, id: "bag-p0-d1-1x23kg-100000000" }] }),
  change_contacts: () => ({ payer_email: "new.payer@parvoz.example" }),
  change_passenger: () => ({ doc_number: "AB7654321" }),
  correct_name: () => ({ first_name: "AZIS" }),
};

type Conditions = Readonly<Record<Condition, boolean>>;
const USUAL: Conditions = {
  ...{ expired: false, covered: true, changed: false, void_open: true, refundable: true, partly_used: false },
  ...{ departed: false, extendable: true },
};

/** Every outcome of a cell, with the conditions that lead there. */
function leavesOf(cell: Cell, conditions: Conditions): { conditions: Conditions; outcome: Outcome }[] {
  if (!("when" in cell)) return [{ conditions, outcome: cell }];
  return [...leavesOf(cell.then, { ...conditions, [cell.when]: true }), ...leavesOf(cell.otherwise, { ...conditions, [cell.when]: false })];
}

interface Seller {
  partnerId: string;
  token: string;
}
let rich: Seller;
let poor: Seller;

async function makeSeller(depositMinor?: bigint): Promise<Seller> {
  const owner = await makePartner(depositMinor === undefined ? {} : { depositMinor });
  const unlimited = { search: 100_000, offer: 100_000, book: 100_000, read: 100_000 };
  await db().partner.update({ where: { id: owner.partner.id }, data: { rateLimits: unlimited } });
  return { partnerId: owner.partner.id, token: (await makeCredentials(owner)).token };
}

beforeAll(async () => {
  // More than the poor one has.
  vi.spyOn(houseSupplier.selling, "bagOptions").mockResolvedValue([{ direction: 1, kg: 23, amountMinor: 100_000_000, maxPieces: 1 }]);
  rich = await makeSeller();
  poor = await makeSeller(0n);
});

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** The round trip of the hand-counted fares, days from now: both ways ahead, or the way out flown. */
function journey({ refundable, partly_used, departed, extendable }: Conditions): BookingSnapshot {
  const sample = REFUND_FARES.find(({ snapshot }) => snapshot.directions.length === 2)?.snapshot;
  if (!sample) throw new Error("the sample is gone");
  const never = { refundBefore: { permitted: false }, refundAfter: { permitted: false } } as const;
  const conditions = sample.conditions.map((fare) => (refundable ? fare : { ...fare, ...never }));
  const flightType = extendable ? sample.flightType : "charter";
  return { ...beginningAt(sample, fromNow(partly_used || departed ? -48 : 240)), conditions, flightType };
}

/** Nobody has bought bags yet: those of the sample take their places. */
function withoutBags(sold: BookingSnapshot): BookingSnapshot {
  const prices = sold.prices.map((price) => {
    const bags = price.bags.reduce((total, { amountMinor }) => total + amountMinor, 0);
    return { ...price, bags: [], totalMinor: price.totalMinor - bags };
  });
  return { ...sold, prices };
}

/** For one more passenger: somebody stays when one is refunded. */
function withCompanion(sold: BookingSnapshot): BookingSnapshot {
  return { ...sold, prices: [...sold.prices, ...sold.prices] };
}

async function arrange(status: BookingStatus, conditions: Conditions, sold?: BookingOperation) {
  const seller = conditions.covered ? rich : poor;
  const expiresAt = fromNow(conditions.expired ? -1 : 24);
  const paidAt = fromNow(conditions.void_open ? -1 : -48);
  const isShared = sold === "partial_refund" || sold === "cancel_passengers";
  const plain = sold === "add_bags" ? withoutBags(journey(conditions)) : journey(conditions);
  const snapshot = isShared ? withCompanion(plain) : plain;
  // Who has nothing left has had what the booking costs.
  const totalMinor = snapshot.prices.reduce((total, price) => total + price.totalMinor, 0);
  if (sold === "add_bags" && !conditions.covered)
    await db().ledgerAccount.updateMany({ where: { partnerId: seller.partnerId }, data: { balanceMinor: totalMinor } });
  const { id, legKey } = await insertSold({ partnerId: seller.partnerId, snapshot, status, paidAt, expiresAt });
  // The seats of the sample stand on one flight for the whole journey: nobody could tell those of one direction.
  if (sold === "refund_directions") await db().booking.update({ where: { id }, data: { seats: [] } });
  if (conditions.changed) await insertOpenChange(id);
  return {
    id,
    legKey,
    state: () => stateOf(id, legKey),
    call: async (operation: BookingOperation) => {
      const passenger = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: id }, orderBy: { position: "asc" } });
      const params = { id, passengerId: passenger.id };
      return callOperation(PATHS[operation], { params, credential: seller.token, body: BODIES[operation]?.(passenger.id) });
    },
  };
}

function expectRefused(answer: OperationAnswer, error: ErrorName): void {
  expect([answer.status, answer.error?.error_code]).toEqual([ERRORS[error].status, ERRORS[error].code]);
}

const statusOnly = z.object({ status: z.enum(BOOKING_STATUSES) });

async function depositOf({ partnerId }: Seller): Promise<bigint> {
  return (await db().ledgerAccount.findFirstOrThrow({ where: { partnerId, kind: "deposit" } })).balanceMinor ?? 0n;
}

async function expectMoved(
  booking: { id: string; legKey: string },
  answer: OperationAnswer,
  to: Outcome & { answer: "moved" },
): Promise<void> {
  // A booking that stays where it is is answered as it is read.
  const isPlain = to.action === "request_refund" || to.status !== "refund_request_sent";
  expect(statusOnly.parse(answer.data).status).toBe(isPlain ? to.status : shownStatus(to.status));
  const row = await db().booking.findUniqueOrThrow({ where: { id: booking.id }, include: { events: true } });
  const reasons = row.events.map((event) => event.reason).filter((reason) => reason !== "settle_change");
  expect([row.status, reasons, row.openChangeId]).toEqual([to.status, [to.action], null]);
  const lives = isLive(to.status);
  expect(await db().passengerFlight.count({ where: { bookingId: booking.id } })).toBe(lives ? 1 : 0);
  expect(await seatsSold(booking.legKey)).toBe(lives ? 9 : 8);
  const wrong = await db().$queryRaw<unknown[]>`select 1 from ledger_entry group by transaction_id having sum(amount_minor) <> 0`;
  expect(wrong).toEqual([]);
}

const CELLS = BOOKING_STATUSES.flatMap((status) =>
  BOOKING_OPERATIONS.flatMap((operation) =>
    leavesOf(OPERATION_TABLE[status][operation], USUAL).map(({ conditions, outcome }) => ({
      ...{ status, operation, conditions, outcome },
      told: CONDITIONS.flatMap((name) => (USUAL[name] === conditions[name] ? [] : [`${conditions[name] ? "" : "not "}${name}`])),
    })),
  ),
);

/** What moves a booking does so in each status in a way of its own; what does not is answered alike in many. */
function kindOf({ status, operation, outcome, told }: (typeof CELLS)[number]): string {
  return JSON.stringify([operation, outcome, ...(outcome.answer === "moved" ? [status, told] : [])]);
}

describe("every status and every operation", () => {
  test.each(casesOfKinds(CELLS, kindOf))("$status, $operation $told", async ({ status, operation, conditions, outcome }) => {
    const booking = await arrange(status, conditions, operation);
    const before = await booking.state();
    const answer = await booking.call(operation);
    if (outcome.answer === "refused") {
      expectRefused(answer, outcome.error);
      expect(OPERATIONS[PATHS[operation]].errors).toContain(outcome.error);
      return expect(await booking.state()).toBe(before);
    }
    expect(answer.status).toBe(200);
    if (outcome.answer === "moved") return expectMoved(booking, answer, outcome);
    if (outcome.answer === "flag")
      expect(answer.data).toEqual(outcome.value ? { payment_allowed: true } : { payment_allowed: false, reason });
    else if (outcome.status) expect(statusOnly.parse(answer.data).status).toBe(outcome.status);
    expect(await booking.state()).toBe(before);
  });
});

/** In English, what a payment would be refused with. */
const reason = { error_code: expect.any(Number), message: expect.stringMatching(/\w{3}/) };

/** What a client does who does not know the booking's state. */
const UNKNOWING = ["cancel_unpaid", "void", "auto_cancel", "manual_refund"] as const;

describe("a client who does not know the state tries the four in their order, and", () => {
  const nothing = { by: null, ends: null };
  const expected: [BookingStatus, Partial<Conditions>, { by: BookingOperation | null; ends: BookingStatus | null; whole?: boolean }][] = [
    ["booked", {}, { by: "cancel_unpaid", ends: "cancelled" }],
    ["booked", { expired: true }, { by: "cancel_unpaid", ends: "cancelled" }],
    ["paid", {}, { by: "void", ends: "refunded", whole: true }],
    ["paid", { void_open: false }, nothing],
    ["ticketed", {}, { by: "void", ends: "refunded", whole: true }],
    ["ticketed", { void_open: false }, { by: "auto_cancel", ends: "refunded" }],
    ["ticketed", { void_open: false, partly_used: true }, { by: "auto_cancel", ends: "partiallyrefunded" }],
    ["ticketed", { void_open: false, refundable: false }, { by: "manual_refund", ends: "refund_request_sent" }],
    ["refundauthorized", { void_open: false, refundable: false }, { by: "auto_cancel", ends: "refunded", whole: true }],
    ["refund_request_sent", {}, nothing],
    ["not_available", {}, nothing],
    ["awaitpayment", {}, nothing],
    ["partiallyticketed", {}, nothing],
    ["cancelled", {}, nothing],
    ["refunded", {}, nothing],
    ["partiallyrefunded", {}, nothing],
  ];

  test.each(expected)("a %s booking (%o) ends as it should", async (status, conditions, { by, ends, whole = false }) => {
    const booking = await arrange(status, { ...USUAL, ...conditions });
    const before = await booking.state();
    const deposit = await depositOf(rich);
    let done: BookingOperation | null = null;
    for (const operation of UNKNOWING) {
      const answer = await booking.call(operation);
      if (answer.status === 200) {
        done = operation;
        break;
      }
      expect(await booking.state()).toBe(before);
    }
    expect(done).toBe(by);
    const { status: end, totalMinor } = await db().booking.findUniqueOrThrow({ where: { id: booking.id } });
    expect(end).toBe(ends ?? status);
    if (whole) expect((await depositOf(rich)) - deposit).toBe(totalMinor);
  });

  test("every state is among them", () => {
    expect(new Set(expected.map(([status]) => status))).toEqual(new Set(BOOKING_STATUSES));
  });
});
