import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { isLive } from "@/lib/domain/booking/booking-status";
import { toMajor } from "@/lib/domain/money";
import { type FoundRefundable, refundAt } from "@/lib/services/aftersale/refunds/refundable-booking";
import { customerSumOf } from "./customer-back-of";

/**
 * What giving a paid booking up pays at this moment while a change of the airline's waits for an answer, as `refundChange` pays it: what is
 * flown, and what was given back before, is not in it.
 * @returns null where no change waits, or nothing was paid
 */
export function changeBackOf(booking: FoundRefundable, now: Date): PortalBooking["change_back"] {
  const { status, scheduleChanges, totalMinor } = booking;
  if (scheduleChanges.length === 0 || status === "booked" || !isLive(status)) return null;
  const back = refundAt(booking, now);
  return {
    deposit: toMajor(back.refundMinor),
    customer: customerSumOf(booking, back, "schedule_change"),
    is_part: back.refundMinor < Number(totalMinor),
  };
}
