import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import type { Amounts } from "@/lib/domain/pricing/price-lines";
import {
  type BookingRefund,
  paidFor,
  type RefundScope,
  refundByRules,
  refundOfAll,
  refundWithoutPenalty,
} from "@/lib/domain/refund/count-refund";
import type { CouponReport } from "@/lib/domain/refund/coupons";
import { detailOf, type RefundDetail } from "@/lib/domain/refund/refund-detail";
import type { ReturnedDirection } from "@/lib/domain/refund/share";
import type { Prisma } from "@/lib/generated/prisma/client";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";
import { type BookingAddress, bookingRowInclude, keyOf } from "@/lib/services/booking/record/booking-record";
import { SOLD_COLUMNS, type SoldBooking } from "@/lib/services/terms/selling/customer-back";

/** What of a passenger was refunded before. */
export const RETURNED_COLUMNS = {
  returnedAt: true,
  returnedDirections: { select: { direction: true, returnedAt: true }, orderBy: { direction: "asc" } },
} as const satisfies Prisma.BookingPassengerSelect;

/** Whether a passenger has given anything back: everything, or some directions. */
export function hasReturned({
  returnedAt,
  returnedDirections,
}: {
  returnedAt: Date | null;
  returnedDirections: readonly unknown[];
}): boolean {
  return returnedAt !== null || returnedDirections.length > 0;
}

export const refundableInclude = {
  ...bookingRowInclude,
  passengers: { orderBy: { position: "asc" }, select: { ...SOLD_COLUMNS, ...RETURNED_COLUMNS, tickets: { select: { coupons: true } } } },
  scheduleChanges: { where: { state: "open" }, select: { current: true } },
  refundRequests: { where: { state: "open" }, select: { id: true } },
} as const satisfies Prisma.BookingInclude;

/** A booking with what its carriers have reported of its passengers. Those who were refunded before are left out, of its prices too. */
export type RefundableBooking = Prisma.BookingGetPayload<{ include: typeof refundableInclude }>;

type Reported = Pick<RefundableBooking["passengers"][number], "tickets">;
type Returning = Pick<RefundableBooking["passengers"][number], "returnedDirections">;

/** With its snapshot as the row has it, and all its passengers as they are sold. */
export type FoundRefundable = RefundableBooking & SoldBooking & { kept: unknown };

/** @throws AppError booking_not_found, for another partner's booking too */
export async function findRefundable(address: BookingAddress): Promise<FoundRefundable> {
  const booking = await db().booking.findFirst({ where: keyOf(address), include: refundableInclude });
  if (!booking) throw new AppError("booking_not_found");
  return foundRefundable(booking);
}

/** A row without those who were refunded before. */
export function foundRefundable(booking: RefundableBooking): FoundRefundable {
  return { ...withoutReturned(booking), sold: booking.passengers, kept: booking.snapshot };
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
type Refunded = Pick<RefundableBooking, "status" | "snapshot" | "scheduleChanges"> & { passengers: readonly (Reported & Returning)[] };

/**
 * What a refund gives back now: everything where the carrier has cancelled the flight, or tickets were not issued; all that is not flown while
 * a change of its schedule waits for an answer; else what the fare rules say. What was given back before is left out.
 * @param given these directions alone, per passenger of the booking; all where absent
 */
export function refundAt(booking: Refunded, now: Date, given?: readonly (readonly number[])[]): BookingRefund {
  const { status, scheduleChanges, passengers } = booking;
  const [open] = scheduleChanges;
  const scope = { ...scopeOf(booking), given };
  if (status === "refundauthorized" || status === "paid") return refundOfAll(scope);
  const refundCase = { ...scope, reports: passengers.map(reportsOf), nowUtc: utcMinutes(now) };
  return open ? refundWithoutPenalty(refundCase, parseCurrent(open.current)) : refundByRules(refundCase);
}

/** What a refund would give back now if the carrier cancelled one of the flights that are to come. */
export function refundIfCancelled(booking: Refunded, now: Date): BookingRefund {
  const { status, scheduleChanges, passengers } = booking;
  if (scheduleChanges.length > 0 || status === "refundauthorized" || status === "paid") return refundAt(booking, now);
  const scope = scopeOf(booking);
  const refundCase = { ...scope, reports: passengers.map(reportsOf), nowUtc: utcMinutes(now) };
  return refundWithoutPenalty(refundCase, { directions: scope.snapshot.directions, gone: [] });
}

/** What each direction would give back now by itself, of every passenger. */
export function refundsByDirection(booking: Refunded, now: Date): BookingRefund[] {
  return parseSnapshot(booking.snapshot).directions.map((_, direction) =>
    refundAt(
      booking,
      now,
      booking.passengers.map(() => [direction]),
    ),
  );
}

/** A booking with what of it was given back before. */
export function scopeOf({ snapshot, passengers }: { snapshot: unknown; passengers: readonly Returning[] }): RefundScope {
  return { snapshot: parseSnapshot(snapshot), returned: passengers.map(returnedOf) };
}

/** What was paid for that of the booking which was not given back before. @param given as `refundAt` takes it */
export function paidAtPresent(booking: Parameters<typeof scopeOf>[0], given?: readonly (readonly number[])[]): Amounts[] {
  return paidFor({ ...scopeOf(booking), given });
}

/** Directions that a passenger has given back. */
export function returnedOf({ returnedDirections }: Returning): ReturnedDirection[] {
  return returnedDirections.map(({ direction, returnedAt }) => ({ direction, atUtc: utcMinutes(returnedAt) }));
}

/** What of a refund is each passenger's, for the record. */
export function sharesOf({ passengers }: Pick<RefundableBooking, "passengers">, back: BookingRefund): RefundDetail {
  return detailOf(
    back,
    passengers.map(({ id }) => id),
  );
}

/** What carriers have reported of one passenger. */
export function reportsOf({ tickets }: Reported): CouponReport[] {
  return tickets.flatMap(({ coupons }) => coupons.map(({ direction, segment, status }) => ({ direction, segment, state: status })));
}
