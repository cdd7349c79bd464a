import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { toMajor } from "@/lib/domain/money";
import { marginOf } from "@/lib/domain/selling/margin";
import type { Returned } from "./returned-by-booking";

/**
 * What a booking leaves the agency once refunds are taken off, as the sales count it; of one that is not paid yet what it will leave. Major units.
 * @returns null where it was cancelled before it was paid: nothing was sold
 */
export function marginLeft(status: BookingStatus, sold: { selling: number; cost: number }, back?: Returned): number | null {
  if (status === "cancelled") return null;
  return marginOf({ ...sold, refund: toMajor(back?.refundMinor ?? 0), customerRefund: toMajor(back?.customerRefundMinor ?? 0) });
}
