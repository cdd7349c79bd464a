import type { BookingAction } from "../booking/booking-status";

/** What happened to a booking, as webhooks name it; the part after the point is the change, not the status that followed. */
export const BOOKING_EVENT_TYPES = [
  "booking.created",
  "booking.paid",
  "booking.ticketed",
  "booking.ticketing_failed",
  "booking.cancelled",
  "booking.flight_cancelled",
  "booking.refund_requested",
  "booking.refund_rejected",
  "booking.refunded",
  "booking.partially_refunded",
  "booking.schedule_changed",
  "booking.schedule_change_settled",
  "booking.updated",
] as const;
export type BookingEventType = (typeof BOOKING_EVENT_TYPES)[number];

/** What happened to a partner's account. */
export const ACCOUNT_EVENT_TYPES = ["account.balance_low"] as const;

/** What a partner may choose to be told, and finds in its list of events. */
export const TOLD_EVENT_TYPES = [...BOOKING_EVENT_TYPES, ...ACCOUNT_EVENT_TYPES] as const;
export type ToldEventType = (typeof TOLD_EVENT_TYPES)[number];

/** `ping` is a test; nobody subscribes to it. */
export const EVENT_TYPES = [...TOLD_EVENT_TYPES, "ping"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Every action that moves a booking has its event. */
export const EVENT_OF_ACTION: Readonly<Record<BookingAction, BookingEventType>> = {
  book: "booking.created",
  pay: "booking.paid",
  issue_tickets: "booking.ticketed",
  fail_ticketing: "booking.ticketing_failed",
  expire: "booking.cancelled",
  cancel_unpaid: "booking.cancelled",
  airline_cancel: "booking.flight_cancelled",
  request_refund: "booking.refund_requested",
  reject_refund: "booking.refund_rejected",
  void: "booking.refunded",
  refund: "booking.refunded",
  settle_refund: "booking.refunded",
  refund_partly: "booking.partially_refunded",
  settle_refund_partly: "booking.partially_refunded",
  refund_passengers: "booking.partially_refunded",
  refund_directions: "booking.partially_refunded",
  change_flights: "booking.schedule_changed",
  cancel_flights: "booking.flight_cancelled",
  remind_change: "booking.schedule_changed",
  settle_change: "booking.schedule_change_settled",
  change_contacts: "booking.updated",
  change_passenger: "booking.updated",
  extend_hold: "booking.updated",
  cancel_passengers: "booking.updated",
  add_bags: "booking.updated",
};
