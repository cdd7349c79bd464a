import { type BookingAction, type BookingStatus, isLive } from "@/lib/domain/booking/booking-status";
import { instantAt } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";

/** What gives back the rest of a journey that was flown in part. */
export const REST_GIVEN_BACK: readonly BookingAction[] = ["refund_partly", "settle_refund_partly"];

/** Whether a flight was given back with the booking, or its rest: what had left by then was flown. @param at when the booking got its status */
export function isGivenBack(status: BookingStatus, { departure }: Pick<OfferSegment, "departure">, at: Date): boolean {
  if (status === "partiallyrefunded") return instantAt(departure.utc) >= at;
  return !isLive(status);
}
