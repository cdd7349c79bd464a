import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { BOOKING_ACTIONS, type BookingAction } from "@/lib/domain/booking/booking-status";

type Event = PortalBooking["events"][number];

/** The reason of an event as pages name it: a refund for the airline's change is not one by the fare rules. */
export type EventReason = BookingAction | "refund_changed" | "refund_changed_partly" | "move_flights";

/** Reasons that refund a booking, or all that is left of it. */
export const WHOLE_REFUNDS = [
  "void",
  "refund",
  "refund_partly",
  "refund_changed",
  "refund_changed_partly",
  "settle_refund",
  "settle_refund_partly",
] as const satisfies readonly EventReason[];

/**
 * The reason of a booking's event; null where this version does not know it.
 * @param previous the event before it: a change of the airline's that ends with the refund, ends at the same moment
 */
export function eventReason({ reason, at, by }: Event, previous: Event | undefined): EventReason | null {
  const known = BOOKING_ACTIONS.find((name) => name === reason) ?? null;
  // The airline changes flights by files and messages, the house by moving a booking.
  if (known === "change_flights" && by?.kind === "operator") return "move_flights";
  const isForChange = previous?.reason === "settle_change" && previous.at === at;
  if (isForChange && known === "refund") return "refund_changed";
  if (isForChange && known === "refund_partly") return "refund_changed_partly";
  return known;
}
