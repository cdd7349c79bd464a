import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type BookingRefund, refundByRules, refundOfAll, refundWithoutPenalty } from "@/lib/domain/refund/count-refund";
import type { CouponReport } from "@/lib/domain/refund/coupons";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type BookingAddress, bookingRowInclude, keyOf } from "../booking/booking-record";
import { parseCurrent } from "../schedule-changes/parts/followed-booking";

export const refundableInclude = {
  ...bookingRowInclude,
  passengers: { orderBy: { position: "asc" }, select: { id: true, tickets: { select: { coupons: true } } } },
  scheduleChanges: { where: { state: "open" }, select: { current: true } },
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

/** What of a booking decides how much goes back. */
type Refunded = Pick<RefundableBooking, "status" | "snapshot" | "scheduleChanges"> & { passengers: readonly Reported[] };

/**
 * What a refund gives back now: everything where the carrier has cancelled the flight, or tickets were not issued; all that is not flown while
 * a change of its schedule waits for an answer; else what the fare rules say.
 */
export function refundAt({ status, snapshot: kept, scheduleChanges: [open], passengers }: Refunded, now: Date): BookingRefund {
  const snapshot = parseSnapshot(kept);
  if (status === "refundauthorized" || status === "paid") return refundOfAll(snapshot);
  const refundCase = { snapshot, reports: passengers.map(reportsOf), nowUtc: utcMinutes(now) };
  return open ? refundWithoutPenalty(refundCase, parseCurrent(open.current)) : refundByRules(refundCase);
}

/** What carriers have reported of one passenger. */
export function reportsOf({ tickets }: Reported): CouponReport[] {
  return tickets.flatMap(({ coupons }) => coupons.map(({ direction, segment, status }) => ({ direction, segment, state: status })));
}
