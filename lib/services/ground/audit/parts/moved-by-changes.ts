import type { AuditItem } from "@/lib/contracts/portal/audit";
import { db } from "@/lib/db";
import type { BookingAction } from "@/lib/domain/booking/booking-status";
import { type Currency, toMajor } from "@/lib/domain/money";
import type { BookingEvent } from "@/lib/generated/prisma/client";

const PAYING: readonly BookingAction[] = ["pay", "add_bags"];

interface Moved {
  bookingId: string;
  at: Date;
  minor: bigint | null;
  currency: Currency;
}

/**
 * What changes of bookings have moved on a deposit. A change, its payment and its refund are written with the same moment; what people decide has that of the
 * decision in its request.
 * @returns the amount of a change; null where it moved nothing
 */
export async function movedByChanges(changes: readonly BookingEvent[]): Promise<(change: BookingEvent) => AuditItem["amount"]> {
  const bookingId = { in: [...new Set(changes.map((change) => change.bookingId))] };
  const booking = { select: { currency: true } };
  const [payments, refunds, requests] = await Promise.all([
    db().payment.findMany({ where: { bookingId }, select: { bookingId: true, createdAt: true, amountMinor: true, currency: true } }),
    db().refund.findMany({
      where: { bookingId, kind: { not: "manual" } },
      select: { bookingId: true, createdAt: true, refundMinor: true, booking },
    }),
    db().refundRequest.findMany({
      where: { bookingId, decidedAt: { not: null } },
      select: { bookingId: true, decidedAt: true, createdAt: true, refundMinor: true, booking },
    }),
  ]);
  const paid = byChange(payments.map(({ createdAt, amountMinor, ...row }) => ({ ...row, at: createdAt, minor: amountMinor })));
  const given = byChange([
    ...refunds.map(({ createdAt, refundMinor, ...row }) => ({ ...row, at: createdAt, minor: refundMinor, ...row.booking })),
    ...requests.map(({ createdAt, decidedAt, refundMinor, ...row }) => ({
      ...{ ...row, at: decidedAt ?? createdAt, minor: refundMinor },
      ...row.booking,
    })),
  ]);
  return (change) => (PAYING.includes(change.reason) ? paid : given).get(keyOf(change.bookingId, change.createdAt)) ?? null;
}

function byChange(rows: readonly Moved[]): Map<string, NonNullable<AuditItem["amount"]>> {
  return new Map(
    rows.flatMap(({ bookingId, at, minor, currency }) =>
      minor === null ? [] : [[keyOf(bookingId, at), { amount: toMajor(Number(minor)), currency }] as const],
    ),
  );
}

function keyOf(bookingId: string, at: Date): string {
  return `${bookingId} ${at.getTime()}`;
}
