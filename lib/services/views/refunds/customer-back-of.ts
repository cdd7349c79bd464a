import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sum, toMajor } from "@/lib/domain/money";
import { type BookingRefund, refundOfAll } from "@/lib/domain/refund/count-refund";
import type { RefundKind } from "@/lib/domain/refund/refund-detail";
import { whyOf } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import {
  type FoundRefundable,
  type RefundableBooking,
  refundAt,
  refundsByDirection,
  scopeOf,
  sharesOf,
} from "@/lib/services/aftersale/refunds/refundable-booking";
import { isAllowed } from "@/lib/services/booking/life/check-operation";
import { customerShares } from "@/lib/services/terms/selling/customer-back";
import { isOwnPrice, sellingOf } from "@/lib/services/terms/selling/selling-of";

/**
 * What the customer would get back of a void and of a refund by the rules at this moment.
 * @returns null where the customer pays what it costs
 */
export function customerBackOf(booking: FoundRefundable, now: Date): PortalBooking["customer_back"] {
  const { sold } = booking;
  if (!isOwnPrice(sold)) return null;
  const refund = refundAt(booking, now);
  const usedOf = usedByDirection(booking, now);
  return {
    void: isAllowed("void", booking, { now }) ? customerSumOf(booking, refundOfAll(scopeOf(booking)), "void") : null,
    by_rules: isAllowed("auto_cancel", booking, { now, refund }) ? customerSumOf(booking, refund, whyOf(booking)) : null,
    sold: sold.map((each) => ({
      key: each.id,
      cost: toMajor(Number(each.priceMinor)),
      selling: toMajor(sellingOf(each)),
      kept: toMajor(Number(each.sellingKeptMinor ?? 0n)),
      used: usedOf(each.id).map(toMajor),
    })),
  };
}

/** What the customer would get back of a refund, major units. */
export function customerSumOf(booking: FoundRefundable, back: BookingRefund, kind: RefundKind): number {
  const shares = customerShares({ kind, detail: sharesOf(booking, back) }, booking);
  return toMajor(sum(shares.map(({ customerMinor }) => customerMinor)));
}

/** What of each direction a passenger has flown, minor units; none of who is refunded. */
function usedByDirection(booking: RefundableBooking, now: Date): (passengerId: string) => number[] {
  const refunds = refundsByDirection(booking, now);
  return (passengerId) => {
    const place = booking.passengers.findIndex(({ id }) => id === passengerId);
    return refunds.map(({ passengers }) => passengers[place]?.usedMinor ?? 0);
  };
}
