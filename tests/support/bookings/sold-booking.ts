import { randomBytes, randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { type BookingStatus, isLive } from "@/lib/domain/booking/booking-status";
import type { CouponReport } from "@/lib/domain/refund/coupons";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { paymentOf } from "@/lib/services/terms/payments/payment-of";
import { insertBooking } from "./booking-rows";

interface Sold {
  partnerId: string;
  snapshot: BookingSnapshot;
  status: BookingStatus;
  paidAt: Date;
  expiresAt?: Date;
  reports?: CouponReport[][];
  /** Of everybody who flies. */
  firstName?: string;
}

/** Its place in leg_inventory.sold. */
const CLASS_T = 19;

const UNPAID: readonly BookingStatus[] = ["not_available", "booked", "awaitpayment", "cancelled"];

/** A booking in any status, with all that goes with it: its payment in the ledger, its seats, claims and open request, and reported coupons. */
export async function insertSold({ status, reports = [], firstName = "AZIZ", ...choices }: Sold): Promise<{ id: string; legKey: string }> {
  const { snapshot, partnerId } = choices;
  const legKey = `HY0271|${randomUUID().slice(0, 10)}|TASIST`;
  const people = snapshot.prices.map((_, index) => ({ firstName, lastName: `KARIMOV${"A".repeat(index)}` }));
  const seats = [{ legKey, bookingClass: "T", seats: people.length, limits: [{ classes: "T", limit: 9 }] }];
  const booking = await insertBooking({ ...choices, status, people, seats });
  const othersSeats = 8;
  const taken = othersSeats + (isLive(status) ? people.length : 0);
  await db().legInventory.create({ data: { legKey, sold: Array.from({ length: 26 }, (_, index) => (index === CLASS_T ? taken : 0)) } });
  if (isLive(status)) {
    const [passengerKey, documentKey] = [new Uint8Array(randomBytes(32)), new Uint8Array(randomBytes(32))];
    const claim = { partnerId, flightKey: legKey, passengerKey, documentKey, bookingId: booking.id };
    await db().passengerFlight.create({ data: claim });
  }
  if (!UNPAID.includes(status)) await post(booking.id);
  if (status === "refund_request_sent") await askRefund(booking);
  await reportCoupons(booking.id, reports);
  return { id: booking.id, legKey };
}

/** An open request to the back office about all of a booking, with its record. */
async function askRefund({
  id: bookingId,
  partnerId,
  totalMinor: paidMinor,
}: {
  id: string;
  partnerId: string;
  totalMinor: bigint;
}): Promise<void> {
  const [id, requestedBy, createdAt] = [randomUUID(), "partner:test", new Date()];
  await db().refundRequest.create({ data: { id, bookingId, requestedBy, createdAt } });
  await db().refund.create({ data: { id, partnerId, bookingId, kind: "manual", askedBy: requestedBy, createdAt, paidMinor } });
}

async function post(id: string): Promise<void> {
  const booking = await db().booking.findUniqueOrThrow({ where: { id }, include: { partner: { select: { testOf: true } } } });
  const { payment, ledger } = await paymentOf(booking, randomUUID());
  await db().$queryRaw`select post_ledger_v1(${JSON.stringify(ledger[0])}::jsonb)::text`;
  await db().payment.create({ data: { ...payment, bookingId: id, currency: booking.currency, createdAt: new Date() } });
}

/** As carriers report it, per passenger. */
export async function reportCoupons(bookingId: string, reports: readonly CouponReport[][]): Promise<void> {
  const passengers = await db().bookingPassenger.findMany({
    where: { bookingId },
    orderBy: { position: "asc" },
    select: { tickets: { select: { id: true } } },
  });
  const rows = reports.flatMap((each, index) =>
    each.flatMap(({ direction, segment, state }) =>
      (passengers[index]?.tickets ?? []).slice(0, 1).map(({ id }) => ({ ticketId: id, direction, segment, status: state })),
    ),
  );
  await db().ticketCoupon.createMany({ data: rows });
}

/** Everything that belongs to a booking, as text: equal before and after whatever has changed nothing. */
export async function stateOf(bookingId: string, legKey: string): Promise<string> {
  const booking = await db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    include: { events: true, tickets: true, passengers: true, refundRequests: true, partner: { select: { accounts: true } } },
  });
  const claims = await db().passengerFlight.count({ where: { bookingId } });
  const inventory = await db().legInventory.findUnique({ where: { legKey } });
  const ledger = await db().ledgerTransaction.findMany({ where: { bookingId }, include: { entries: true } });
  await relayJobs();
  const jobs = await db().$queryRaw<{ key: string }[]>`select key from graphile_worker.jobs where key like ${`%${bookingId}`} order by key`;
  const everything = { booking, claims, inventory, ledger, jobs };
  return JSON.stringify(everything, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}
