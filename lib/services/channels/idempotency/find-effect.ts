import { db } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

/** What a request with an Idempotency-Key has done to a booking. */
export interface Effect {
  bookingId: string;
  /** The status that it gave the booking. */
  toStatus: BookingStatus;
}

/** @param requestKey hex, see the column booking_event.request_key */
export async function findEffect(requestKey: string): Promise<Effect | null> {
  const event = await db().bookingEvent.findUnique({
    where: { requestKey: new Uint8Array(Buffer.from(requestKey, "hex")) },
    select: { bookingId: true, toStatus: true },
  });
  return event && { bookingId: event.bookingId, toStatus: event.toStatus };
}
