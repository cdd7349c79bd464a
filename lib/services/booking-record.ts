import { validate } from "uuid";
import { db } from "@/lib/db";
import { BOOKING_STATUSES, type BookingStatus } from "@/lib/domain/booking-status";
import { AppError } from "@/lib/domain/errors";
import { oneOf } from "@/lib/domain/one-of";
import type { Prisma } from "@/lib/generated/prisma/client";

export const bookingInclude = {
  passengers: { orderBy: { position: "asc" }, include: { tickets: { orderBy: { ticketGroup: "asc" } } } },
} as const satisfies Prisma.BookingInclude;

/** A booking with its passengers, in their order, and their tickets. */
export type BookingRecord = Prisma.BookingGetPayload<{ include: typeof bookingInclude }>;

/** Whose booking it is, and which: another partner's does not exist. */
export interface BookingAddress {
  partnerId: string;
  bookingId: string;
}

/** PostgreSQL refuses a key of another form with an error of its own. @throws AppError booking_not_found */
export function keyOf({ partnerId, bookingId }: BookingAddress) {
  if (!validate(bookingId)) throw new AppError("booking_not_found");
  return { id: bookingId, partnerId };
}

/** @throws AppError booking_not_found, for another partner's booking too */
export async function findBooking(address: BookingAddress): Promise<BookingRecord> {
  const booking = await db().booking.findFirst({ where: keyOf(address), include: bookingInclude });
  if (!booking) throw new AppError("booking_not_found");
  return booking;
}

/** What of a booking's partner decides about its money. */
export const bookingRowInclude = { partner: { select: { testOf: true } } } as const satisfies Prisma.BookingInclude;

/** The row alone, for decisions. @throws AppError booking_not_found, for another partner's booking too */
export async function findBookingRow(address: BookingAddress) {
  const booking = await db().booking.findFirst({ where: keyOf(address), include: bookingRowInclude });
  if (!booking) throw new AppError("booking_not_found");
  return booking;
}

export function statusOf(booking: { status: string }): BookingStatus {
  return oneOf(BOOKING_STATUSES, booking.status);
}
