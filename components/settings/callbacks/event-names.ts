import type { EventType } from "@/lib/domain/webhooks/event-types";

/** Keys of the texts under `settings.callbacks.events`; a key may not have a point. */
export const EVENT_KEYS = {
  "booking.created": "created",
  "booking.paid": "paid",
  "booking.ticketed": "ticketed",
  "booking.ticketing_failed": "ticketing_failed",
  "booking.cancelled": "cancelled",
  "booking.flight_cancelled": "flight_cancelled",
  "booking.refund_requested": "refund_requested",
  "booking.refund_rejected": "refund_rejected",
  "booking.refunded": "refunded",
  "booking.partially_refunded": "partially_refunded",
  ping: "ping",
} as const satisfies Record<EventType, string>;
