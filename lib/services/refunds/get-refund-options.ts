import type { RefundOptions } from "@/lib/contracts/refunds";
import type { BookingAddress } from "../booking/booking-record";
import { checkOperation } from "../booking/check-operation";
import { presentShare } from "./present-refund";
import { findRefundable, refundAt, sharesOf } from "./refundable-booking";

/**
 * What each passenger would get back at this moment: a refund of some gives their sum.
 * @throws AppError booking_not_found; refund_unavailable, schedule_changed wherever a refund of some passengers would be refused for all
 */
export async function getRefundOptions({ now, ...address }: BookingAddress & { now: Date }): Promise<RefundOptions> {
  const booking = await findRefundable(address);
  const refund = refundAt(booking, now);
  checkOperation("partial_refund", booking, { now, refund });
  return { currency: booking.currency, passengers: sharesOf(booking, refund).passengers.map(presentShare) };
}
