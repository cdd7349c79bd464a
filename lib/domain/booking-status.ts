/** Booking statuses (interface-facts: reference list `status`). */
export const BOOKING_STATUSES = [
  "not_available",
  "booked",
  "awaitpayment",
  "paid",
  "partiallyticketed",
  "ticketed",
  "cancelled",
  "refundauthorized",
  "partiallyrefunded",
  "refunded",
  "refund_request_sent",
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What moves a booking. */
export type BookingAction = "book" | "pay" | "expire" | "cancel_unpaid" | "issue_tickets" | "fail_ticketing";

/**
 * The only moves there are: `TRANSITIONS[status][action]` is the next status.
 * Source: interface.md "States and transitions", interface-facts paths 12 and 15.
 */
export const TRANSITIONS: Readonly<Record<BookingStatus, Readonly<Partial<Record<BookingAction, BookingStatus>>>>> = {
  not_available: {},
  booked: { pay: "paid", expire: "cancelled", cancel_unpaid: "cancelled" },
  awaitpayment: {},
  paid: { issue_tickets: "ticketed", fail_ticketing: "refunded" },
  partiallyticketed: {},
  ticketed: {},
  cancelled: {},
  refundauthorized: {},
  partiallyrefunded: {},
  refunded: {},
  refund_request_sent: {},
};

/** A booking in one of these holds seats and stands in the way of a duplicate. */
export const LIVE_STATUSES: readonly BookingStatus[] = [
  "booked",
  "awaitpayment",
  "paid",
  "partiallyticketed",
  "ticketed",
  "refund_request_sent",
];

/** @returns the next status, or null where the action is not allowed in this one */
export function nextStatus(status: BookingStatus, action: BookingAction): BookingStatus | null {
  return TRANSITIONS[status][action] ?? null;
}

/** Whether a booking in this status holds seats and stands in the way of a duplicate. */
export function isLive(status: BookingStatus): boolean {
  return LIVE_STATUSES.includes(status);
}
