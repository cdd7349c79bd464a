import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { refundOfAll } from "@/lib/domain/refund/count-refund";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { bookedBehaviour } from "@/lib/services/ground/test-mode/booked-behaviour";
import { wholeRefund } from "./refund-whole";
import { findRefundable, type RefundableBooking, scopeOf, sharesOf } from "./refundable-booking";
import { ReturnedTickets } from "./returned-tickets";

/**
 * Voids a paid or ticketed booking inside its void window: the whole price goes back, the service's fee included.
 * @throws AppError booking_not_found; void_unavailable; carrier_unconfirmed, and then it may be asked again
 */
export function voidBooking(request: BookingAddress & Act): Promise<{ status: BookingStatus }> {
  const refunds = new ReturnedTickets(request);
  const read = () => findRefundable(request);
  return changeBooking(
    request,
    read,
    async (booking) => (await refunds.again(booking)) ?? refunds.give(wholeRefund(booking, voidOf(booking, request.now))),
  );
}

function voidOf(booking: RefundableBooking, now: Date) {
  const move = checkTransition("void", booking, { now });
  if (bookedBehaviour(booking) === "no_void") throw new AppError("void_unavailable");
  const back = refundOfAll(scopeOf(booking));
  return { move, kind: "void", why: "void", detail: sharesOf(booking, back) } as const;
}
