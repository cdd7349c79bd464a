import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { flownDirections } from "@/lib/domain/refund/coupons";
import { shareLeft } from "@/lib/domain/refund/share";
import { isRefundedApart } from "@/lib/services/aftersale/refunds/parts/refunded-part";
import { type RefundableBooking, reportsOf, returnedOf } from "@/lib/services/aftersale/refunds/refundable-booking";

/**
 * Passengers and directions for which a refund may be requested from the back office, by the rules of `requestManualRefund`.
 * @returns null where a request can only concern all that is left
 */
export function requestableRefund(booking: RefundableBooking, now: Date): PortalBooking["askable"] {
  if (booking.status !== "ticketed" || booking.openChangeId !== null) return null;
  const isApart = isRefundedApart(booking);
  if (!isApart && now >= booking.firstDepartureAt) return null;
  const snapshot = parseSnapshot(booking.snapshot);
  const passengers = booking.passengers.flatMap((passenger) => {
    const returned = returnedOf(passenger);
    const flown = flownDirections(snapshot.directions, { reports: reportsOf(passenger), returned, nowUtc: utcMinutes(now) });
    const directions = shareLeft(snapshot, returned).directions.filter((direction) => !flown.includes(direction));
    return directions.length > 0 ? [{ key: passenger.id, directions }] : [];
  });
  const isOne = passengers.length < 2 && (!isApart || passengers.every(({ directions }) => directions.length < 2));
  return isOne ? null : { passengers, is_by_direction: isApart };
}
