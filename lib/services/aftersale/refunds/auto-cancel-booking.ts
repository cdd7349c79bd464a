import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { RefundKind } from "@/lib/domain/refund/refund-detail";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { retryTransition } from "@/lib/services/booking/life/transition-booking";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { refundBooking } from "./refund-booking";
import { findRefundable, type RefundableBooking, refundAt, sharesOf } from "./refundable-booking";

/**
 * Refunds a ticketed booking by its fare rules at this moment, or in full where the carrier has cancelled the flight.
 * @throws AppError booking_not_found; refund_unavailable, also where the rules give nothing back; carrier_unconfirmed, and then it may be
 *   asked again
 */
export async function autoCancelBooking(
  options: BookingAddress & { actor: string; requestKey?: string | null; byRequest?: string | null; now: Date },
): Promise<{ status: BookingStatus }> {
  const { actor, requestKey, byRequest, now } = options;
  const status = await retryTransition(async () => {
    const booking = await findRefundable(options);
    const back = refundAt(booking, now);
    const move = checkTransition("auto_cancel", booking, { now, refund: back });
    const why = whyOf(booking);
    return refundBooking({ booking, move, kind: "refund", why, back, detail: sharesOf(booking, back), actor, requestKey, byRequest, now });
  });
  return { status };
}

/** Why a refund by the rules, or for the airline, gives something back. */
export function whyOf({ status, openChangeId }: RefundableBooking): RefundKind {
  if (status === "refundauthorized") return "carrier_cancelled";
  return openChangeId === null ? "by_rules" : "schedule_change";
}
