import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type BookingRefund, refundByRules, refundOfAll, refundWithoutPenalty } from "@/lib/domain/refund/count-refund";
import type { CouponReport } from "@/lib/domain/refund/coupons";
import { detailOf, type RefundDetail } from "@/lib/domain/refund/refund-detail";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type BookingAddress, bookingRowInclude, keyOf } from "../booking/booking-record";
import { parseCurrent } from "../schedule-changes/parts/followed-booking";

export const refundableInclude = {
  ...bookingRowInclude,
  passengers: { orderBy: { position: "asc" }, select: { id: true, returnedAt: true, tickets: { select: { coupons: true } } } },
  scheduleChanges: { where: { state: "open" }, select: { current: true } },
} as const satisfies Prisma.BookingInclude;

/** A booking with what its carriers have reported of its passengers. Those who were refunded before are left out, of its prices too. */
export type RefundableBooking = Prisma.BookingGetPayload<{ include: typeof refundableInclude }>;

type Reported = Pick<RefundableBooking["passengers"][number], "tickets">;

/** @throws AppError booking_not_found, for another partner's booking too */
export async function findRefundable(address: BookingAddress): Promise<RefundableBooking> {
  const booking = await db().booking.findFirst({ where: keyOf(address), include: refundableInclude });
  if (!booking) throw new AppError("booking_not_found");
  return withoutReturned(booking);
}

interface Sold {
  snapshot: unknown;
  passengers: { returnedAt: Date | null }[];
}

/** The booking of those who were not refunded before. */
export function withoutReturned<Booking extends Sold>(booking: Booking): Booking {
  return onlyPassengers(booking, ({ returnedAt }) => returnedAt === null);
}

/** The booking as if nobody else were in it. */
export function onlyPassengers<Booking extends { snapshot: unknown; passengers: unknown[] }>(
  booking: Booking,
  isMeant: (passenger: Booking["passengers"][number]) => boolean,
): Booking {
  const meant = booking.passengers.map(isMeant);
  if (meant.every((each) => each)) return booking;
  const snapshot = parseSnapshot(booking.snapshot);
  const prices = snapshot.prices.filter((_, index) => meant[index]);
  return { ...booking, snapshot: { ...snapshot, prices }, passengers: booking.passengers.filter((_, index) => meant[index]) };
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

/** What of a refund is each passenger's, for the record. */
export function sharesOf({ snapshot, passengers }: Pick<RefundableBooking, "snapshot" | "passengers">, back: BookingRefund): RefundDetail {
  return detailOf(
    back,
    parseSnapshot(snapshot),
    passengers.map(({ id }) => id),
  );
}

/** What carriers have reported of one passenger. */
export function reportsOf({ tickets }: Reported): CouponReport[] {
  return tickets.flatMap(({ coupons }) => coupons.map(({ direction, segment, status }) => ({ direction, segment, state: status })));
}
