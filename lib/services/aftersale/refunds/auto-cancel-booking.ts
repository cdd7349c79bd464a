import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { RefundKind } from "@/lib/domain/refund/refund-detail";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { wholeRefund } from "./refund-whole";
import { findRefundable, type RefundableBooking, refundAt, sharesOf } from "./refundable-booking";
import { ReturnedTickets } from "./returned-tickets";

/**
 * Refunds a ticketed booking by its fare rules at this moment, or in full where the carrier has cancelled the flight.
 * @throws AppError booking_not_found; refund_unavailable, also where the rules give nothing back; carrier_unconfirmed, and then it may be
 *   asked again
 */
export function autoCancelBooking(request: BookingAddress & Act): Promise<{ status: BookingStatus }> {
  const refunds = new ReturnedTickets(request);
  const read = () => findRefundable(request);
  return changeBooking(
    request,
    read,
    async (booking) => (await refunds.again(booking)) ?? refunds.give(wholeRefund(booking, refundNow(booking, request.now))),
  );
}

function refundNow(booking: RefundableBooking, now: Date) {
  const back = refundAt(booking, now);
  const move = checkTransition("auto_cancel", booking, { now, refund: back });
  return { move, kind: "refund", why: whyOf(booking), detail: sharesOf(booking, back) } as const;
}

/** Why a refund by the rules, or for the airline, gives something back. */
export function whyOf({ status, openChangeId }: Pick<RefundableBooking, "status" | "openChangeId">): RefundKind {
  if (status === "refundauthorized") return "carrier_cancelled";
  return openChangeId === null ? "by_rules" : "schedule_change";
}
