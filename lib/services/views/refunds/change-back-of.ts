import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { isLive } from "@/lib/domain/booking/booking-status";
import { sum, toMajor } from "@/lib/domain/money";
import { type FoundRefundable, refundAt, sharesOf } from "@/lib/services/aftersale/refunds/refundable-booking";
import { customerShares } from "@/lib/services/terms/selling/customer-back";

/**
 * What giving a paid booking up pays at this moment while a change of the airline's waits for an answer, as `refundChange` pays it: what is
 * flown, and what was given back before, is not in it.
 * @returns null where no change waits, or nothing was paid
 */
export function changeBackOf(booking: FoundRefundable, now: Date): PortalBooking["change_back"] {
  const { status, scheduleChanges, totalMinor } = booking;
  if (scheduleChanges.length === 0 || status === "booked" || !isLive(status)) return null;
  const back = refundAt(booking, now);
  const shares = customerShares({ kind: "schedule_change", detail: sharesOf(booking, back) }, booking);
  return {
    deposit: toMajor(back.refundMinor),
    customer: toMajor(sum(shares.map(({ customerMinor }) => customerMinor))),
    is_part: back.refundMinor < Number(totalMinor),
  };
}
