import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { retryTransition, transitionBooking } from "@/lib/services/booking/life/transition-booking";
import { refundBooking } from "../refunds/refund-booking";
import { findRefundable, type RefundableBooking, refundAt, sharesOf } from "../refunds/refundable-booking";
import { type ChangeAnswer, findChange } from "./parts/find-change";

/**
 * Gives everything back because the airline has changed the flights: what was paid, fees included, whatever the fare; of a journey that has
 * begun all that is not flown, without a penalty. An unpaid booking is cancelled. Given twice, it is given once.
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled; carrier_unconfirmed, and then it may be asked again
 */
export async function refundChange(answer: ChangeAnswer): Promise<void> {
  await retryTransition(async () => {
    const { change } = await findChange(answer);
    if (change.state === "refunded") return true;
    const booking = await findRefundable(answer);
    if (change.state !== "open" || booking.openChangeId !== change.id) throw new AppError("schedule_change_settled");
    return (await giveBack(booking, answer)) ? true : null;
  });
}

/** @returns false where the booking has moved meanwhile */
async function giveBack(
  booking: RefundableBooking,
  { bookingId, changeId, actor, requestKey = null, byRequest = null, now }: ChangeAnswer,
): Promise<boolean> {
  if (booking.status === "booked") {
    const cancel = {
      bookingId,
      from: "booked",
      action: "cancel_unpaid",
      actor,
      requestKey,
      byRequest,
      now,
      openChange: changeId,
      refundsChange: true,
    } as const;
    return (await transitionBooking(cancel)).outcome === "moved";
  }
  const back = refundAt(booking, now);
  const move = refundMove(booking.status, back.partlyUsed);
  const detail = sharesOf(booking, back);
  const refund = {
    booking,
    move,
    kind: "refund",
    why: "schedule_change",
    back,
    detail,
    actor,
    requestKey,
    byRequest,
    now,
    refundsChange: true,
  } as const;
  return (await refundBooking(refund)) !== null;
}

function refundMove(from: BookingStatus, partlyUsed: boolean): { action: BookingAction; status: BookingStatus } {
  const isAsked = from === "refund_request_sent";
  return partlyUsed
    ? { action: isAsked ? "settle_refund_partly" : "refund_partly", status: "partiallyrefunded" }
    : { action: isAsked ? "settle_refund" : "refund", status: "refunded" };
}
