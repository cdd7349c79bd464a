import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { refundOfAll } from "@/lib/domain/refund/count-refund";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { retryTransition } from "@/lib/services/booking/life/transition-booking";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { bookedBehaviour } from "@/lib/services/ground/test-mode/booked-behaviour";
import { refundBooking } from "./refund-booking";
import { findRefundable, scopeOf, sharesOf } from "./refundable-booking";

/**
 * Voids a paid or ticketed booking inside its void window: the whole price goes back, the service's fee included.
 * @throws AppError booking_not_found; void_unavailable; carrier_unconfirmed, and then it may be asked again
 */
export async function voidBooking(
  options: BookingAddress & { actor: string; requestKey?: string | null; byRequest?: string | null; now: Date },
): Promise<{ status: BookingStatus }> {
  const { actor, requestKey, byRequest, now } = options;
  const status = await retryTransition(async () => {
    const booking = await findRefundable(options);
    const move = checkTransition("void", booking, { now });
    if (bookedBehaviour(booking) === "no_void") throw new AppError("void_unavailable");
    const back = refundOfAll(scopeOf(booking));
    return refundBooking({
      booking,
      move,
      kind: "void",
      why: "void",
      back,
      detail: sharesOf(booking, back),
      actor,
      requestKey,
      byRequest,
      now,
    });
  });
  return { status };
}
