import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { shareLeft } from "@/lib/domain/refund/share";
import { refusalOf } from "@/lib/services/booking/life/check-operation";
import { type RefundableBooking, refundAt, returnedOf } from "../refundable-booking";
import { isRefundedApart } from "./refunded-part";

/** What keeps a part of the booking from being refunded at this moment; null where nothing does. */
export function partRefusal(booking: RefundableBooking, now: Date): ReturnType<typeof refusalOf> {
  const operation = isRefundedApart(booking) ? "refund_directions" : "partial_refund";
  return refusalOf(operation, booking, { now, refund: refundAt(booking, now) });
}

/** Whether there is a part that is less than all that is left: one of several passengers, or one of several directions. */
export function hasParts(booking: RefundableBooking): boolean {
  if (booking.passengers.length > 1) return true;
  const snapshot = parseSnapshot(booking.snapshot);
  return (
    isRefundedApart(booking) && booking.passengers.some((passenger) => shareLeft(snapshot, returnedOf(passenger)).directions.length > 1)
  );
}
