import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { AppError } from "@/lib/domain/errors";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import { wholeRefund } from "../refunds/refund-whole";
import { type FoundRefundable, findRefundable, refundAt, sharesOf } from "../refunds/refundable-booking";
import { type RefundDecision, ReturnedTickets } from "../refunds/returned-tickets";
import { type ChangeAnswer, findChange } from "./parts/find-change";

/**
 * Gives everything back because the airline has changed the flights: what was paid, fees included, whatever the fare; of a journey that has
 * begun all that is not flown, without a penalty. An unpaid booking is cancelled. Given twice, it is given once.
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled; carrier_unconfirmed, and then it may be asked again
 */
export async function refundChange(answer: ChangeAnswer): Promise<void> {
  const refunds = new ReturnedTickets(answer);
  await changeBooking<FoundRefundable, { status: BookingStatus }>(
    answer,
    () => findRefundable(answer),
    async (booking) => (await refunds.again(booking)) ?? giveBack(booking, answer, refunds),
  );
}

async function giveBack(booking: FoundRefundable, answer: ChangeAnswer, refunds: ReturnedTickets): Promise<RefundDecision> {
  const { change } = await findChange(answer);
  if (change.state === "refunded") return { done: { status: booking.status } };
  if (change.state !== "open" || booking.openChangeId !== change.id) throw new AppError("schedule_change_settled");
  if (booking.status === "booked")
    return { change: moveBooking(booking, "cancel_unpaid", { refundsChange: true }), result: { status: "cancelled" } };
  const back = refundAt(booking, answer.now);
  const move = refundMove(booking.status, back.partlyUsed);
  const detail = sharesOf(booking, back);
  return refunds.give(wholeRefund(booking, { move, kind: "refund", why: "schedule_change", detail, refundsChange: true }));
}

function refundMove(from: BookingStatus, partlyUsed: boolean): { action: BookingAction; status: BookingStatus } {
  const isAsked = from === "refund_request_sent";
  return partlyUsed
    ? { action: isAsked ? "settle_refund_partly" : "refund_partly", status: "partiallyrefunded" }
    : { action: isAsked ? "settle_refund" : "refund", status: "refunded" };
}
