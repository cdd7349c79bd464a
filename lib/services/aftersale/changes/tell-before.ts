import { announceWaiting } from "@/lib/services/booking/messages/announce-waiting";
import type { BookingRecord } from "@/lib/services/booking/record/booking-record";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";

/**
 * For changes of what has no history: prices, passengers, contacts, notes, the auto-cancel moment. What happened to the booking before is told as it
 * still is, in the transaction of the change.
 */
export function tellBefore(booking: BookingRecord, now: Date): NonNullable<WrittenChange["before"]> {
  return (tx) => announceWaiting(tx, booking, now);
}
