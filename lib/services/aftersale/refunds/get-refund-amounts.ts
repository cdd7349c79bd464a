import type { RefundAmounts } from "@/lib/contracts/interface/bookings";
import { toMajor } from "@/lib/domain/money";
import { checkOperation } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { findRefundable, refundAt } from "./refundable-booking";

/**
 * What auto-cancel would give back at this moment, and what it would keep; both make the price paid.
 * @throws AppError booking_not_found; refund_unavailable wherever auto-cancel would refuse
 */
export async function getRefundAmounts(options: BookingAddress & { now: Date }): Promise<RefundAmounts> {
  const booking = await findRefundable(options);
  const refund = refundAt(booking, options.now);
  checkOperation("refund_amounts", booking, { now: options.now, refund });
  return {
    refund_amount: toMajor(refund.refundMinor),
    penalty: toMajor(refund.penaltyMinor),
    currency: booking.currency,
  };
}
