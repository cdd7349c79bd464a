import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
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

interface Change {
  booking: { id: string; status: BookingStatus };
  action: BookingAction;
  actor: string;
  /** Hex; see the column booking_event.request_key. */
  requestKey?: string | null;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/** Writes down a change that leaves the status as it is; it is told as every change of a booking. */
export async function recordChange(
  tx: Prisma.TransactionClient,
  { booking, action, actor, requestKey = null, byRequest = null, now }: Change,
): Promise<void> {
  const { id, status } = booking;
  const by = requestKey === null ? {} : { requestKey: new Uint8Array(Buffer.from(requestKey, "hex")) };
  await tx.bookingEvent.create({
    data: { bookingId: id, fromStatus: status, toStatus: status, actor, reason: action, createdAt: now, requestId: byRequest, ...by },
  });
}

/** When a booking changed last: whoever asks for changes since a moment is never led back. */
export function later(now: Date, { updatedAt }: { updatedAt: Date }): Date {
  return now > updatedAt ? now : updatedAt;
}
