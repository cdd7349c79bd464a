import { BOOKING_STATUSES, type BookingAction, LIVE_STATUSES, TRANSITIONS } from "@/lib/domain/booking/booking-status";
import { EVENT_OF_ACTION } from "@/lib/domain/webhooks/event-types";
import type { Facts } from "./invariant";

const FULL_REFUNDS: readonly BookingAction[] = ["fail_ticketing", "void"];
const REFUNDS: readonly BookingAction[] = [
  ...FULL_REFUNDS,
  "refund",
  "refund_partly",
  "settle_refund",
  "settle_refund_partly",
  "refund_passengers",
  "refund_directions",
];

/** The rules of the product as the invariants' queries read them. */
export function factsAt(now: Date, patienceMinutes: number): Facts {
  return {
    now: now.getTime(),
    patienceMinutes,
    liveStatuses: LIVE_STATUSES,
    refundingActions: REFUNDS,
    fullRefundActions: FULL_REFUNDS,
    transitions: BOOKING_STATUSES.flatMap((status) =>
      Object.entries(TRANSITIONS[status]).map(([action, next]) => ({ status, action, next })),
    ),
    eventTypes: EVENT_OF_ACTION,
  };
}
