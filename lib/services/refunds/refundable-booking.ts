import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type BookingRefund, refundByRules, refundOfAll, refundWithoutPenalty } from "@/lib/domain/refund/count-refund";
import type { CouponReport } from "@/lib/domain/refund/coupons";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type BookingAddress, bookingRowInclude, keyOf } from "../booking/booking-record";

export const refundableInclude = {
  ...bookingRowInclude,
  passengers: { orderBy: { position: "asc" }, select: { id: true, tickets: { select: { coupons: true } } } },
} as const satisfies Prisma.BookingInclude;

/** A booking with what its carriers have reported of its passengers. */
export type RefundableBooking = Prisma.BookingGetPayload<{ include: typeof refundableInclude }>;

type Reported = Pick<RefundableBooking["passengers"][number], "tickets">;

/** @throws AppError booking_not_found, for another partner's booking too */
export async function findRefundable(address: BookingAddress): Promise<RefundableBooking> {
  const booking = await db().booking.findFirst({ where: keyOf(address), include: refundableInclude });
  if (!booking) throw new AppError("booking_not_found");
  return booking;
}

/**
 * What a refund gives back now: everything where the carrier has cancelled the flight, all that is not flown while a change of its schedule
 * waits for an answer, else what the fare rules say.
 */
export function refundAt(booking: RefundableBooking, now: Date): BookingRefund {
  const snapshot = parseSnapshot(booking.snapshot);
  if (booking.status === "refundauthorized") return refundOfAll(snapshot);
  const refundCase = { snapshot, reports: booking.passengers.map(reportsOf), nowUtc: utcMinutes(now) };
  return booking.openChangeId === null ? refundByRules(refundCase) : refundWithoutPenalty(refundCase);
}

/** What carriers have reported of one passenger. */
export function reportsOf({ tickets }: Reported): CouponReport[] {
  return tickets.flatMap(({ coupons }) => coupons.map(({ direction, segment, status }) => ({ direction, segment, state: status })));
}
