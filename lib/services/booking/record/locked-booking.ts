import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { announceWaiting } from "../messages/announce-waiting";
import { type BookingAddress, type BookingRecord, bookingInclude, keyOf, openBooking } from "./booking-record";

/**
 * A booking that nobody else changes until the transaction ends. What happened to it before is told as it is now, so the caller may change
 * anything, and relays the jobs once it has committed.
 * @throws AppError booking_not_found, for another partner's booking too
 */
export async function lockBooking(
  tx: Prisma.TransactionClient,
  { now, ...address }: BookingAddress & { now: Date },
): Promise<BookingRecord> {
  const id = await lockBookingRow(tx, address);
  const booking = await openBooking(await tx.booking.findUniqueOrThrow({ where: { id }, include: bookingInclude }));
  await announceWaiting(tx, booking, now);
  return booking;
}

/** The lock alone. @returns the booking's id @throws AppError booking_not_found, for another partner's booking too */
export async function lockBookingRow(tx: Prisma.TransactionClient, address: BookingAddress): Promise<string> {
  const { id, partnerId } = keyOf(address);
  const locked = await tx.$queryRaw<unknown[]>`
    select 1 from booking where id = ${id}::uuid and partner_id = ${partnerId}::uuid for update`;
  if (locked.length === 0) throw new AppError("booking_not_found");
  return id;
}
