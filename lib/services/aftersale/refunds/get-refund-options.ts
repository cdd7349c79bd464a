import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { shareLeft } from "@/lib/domain/refund/share";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { partRefusal } from "./parts/may-refund-part";
import { isRefundedApart } from "./parts/refunded-part";
import { presentParts, presentShare } from "./present-refund";
import { findRefundable, type RefundableBooking, refundAt, refundsByDirection, returnedOf, sharesOf } from "./refundable-booking";

type Directions = NonNullable<RefundOptions["passengers"][number]["directions"]>;

/**
 * What each passenger would get back at this moment, and of each direction where it may be refunded apart: a refund of some gives their sum.
 * @throws AppError booking_not_found; refund_unavailable, schedule_changed wherever a refund of some passengers or directions would be refused for all
 */
export async function getRefundOptions({ now, ...address }: BookingAddress & { now: Date }): Promise<RefundOptions> {
  const booking = await findRefundable(address);
  const refund = refundAt(booking, now);
  const isApart = isRefundedApart(booking);
  const refusal = partRefusal(booking, now);
  if (refusal) throw new AppError(refusal);
  const directions = isApart ? directionsOf(booking, now) : [];
  const passengers = sharesOf(booking, refund).passengers.map((share, index) => ({
    ...presentShare(share),
    ...(isApart && { directions: directions[index] ?? [] }),
  }));
  return { currency: booking.currency, passengers };
}

/** Of each passenger, what each direction that is left gives back. */
function directionsOf(booking: RefundableBooking, now: Date): Directions[] {
  const snapshot = parseSnapshot(booking.snapshot);
  const refunds = refundsByDirection(booking, now);
  return booking.passengers.map((passenger, index) =>
    shareLeft(snapshot, returnedOf(passenger)).directions.flatMap((direction) => {
      const back = refunds[direction]?.passengers[index];
      if (!back) return [];
      const { refundMinor, penaltyMinor } = back;
      return [
        {
          direction,
          paid: toMajor(refundMinor + penaltyMinor),
          refund: toMajor(refundMinor),
          kept: toMajor(penaltyMinor),
          parts: presentParts(back.amounts),
        },
      ];
    }),
  );
}
