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
export const BOOKING_ACTIONS = [
  "book",
  "pay",
  "expire",
  "cancel_unpaid",
  "issue_tickets",
  "fail_ticketing",
  "void",
  "refund",
  "refund_partly",
  "refund_passengers",
  "refund_directions",
  "request_refund",
  "settle_refund",
  "settle_refund_partly",
  "reject_refund",
  "airline_cancel",
  "change_flights",
  "cancel_flights",
  "remind_change",
  "settle_change",
  "change_contacts",
  "change_passenger",
  "extend_hold",
  "cancel_passengers",
  "add_bags",
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** The airline changes flights, and what is answered to that. */
const onSchedule = (status: BookingStatus) =>
  ({ change_flights: status, cancel_flights: status, remind_change: status, settle_change: status }) as const;

/** The partner changes contacts or a passenger: the status stays. */
const onPeople = (status: BookingStatus) => ({ change_contacts: status, change_passenger: status }) as const;

/**
 * The only moves there are: `TRANSITIONS[status][action]` is the next status.
 * Source: interface.md "States and transitions", interface-facts paths 12 and 15 to 19. `refundauthorized` is a flight that its carrier
 * has cancelled: seats and claims are free, and the whole price may be had back. A change of the airline's schedule leaves the status as it
 * is: who knows nothing of it reads what they know.
 */
export const TRANSITIONS: Readonly<Record<BookingStatus, Readonly<Partial<Record<BookingAction, BookingStatus>>>>> = {
  not_available: {},
  booked: {
    ...onSchedule("booked"),
    ...onPeople("booked"),
    extend_hold: "booked",
    cancel_passengers: "booked",
    add_bags: "booked",
    pay: "paid",
    expire: "cancelled",
    cancel_unpaid: "cancelled",
  },
  awaitpayment: {},
  paid: {
    ...onSchedule("paid"),
    ...onPeople("paid"),
    add_bags: "paid",
    issue_tickets: "ticketed",
    fail_ticketing: "refunded",
    void: "refunded",
    refund: "refunded",
  },
  partiallyticketed: {},
  ticketed: {
    ...onSchedule("ticketed"),
    ...onPeople("ticketed"),
    add_bags: "ticketed",
    void: "refunded",
    refund: "refunded",
    refund_partly: "partiallyrefunded",
    // The tickets of those who stay, and for what they keep, are in force.
    refund_passengers: "ticketed",
    refund_directions: "ticketed",
    request_refund: "refund_request_sent",
    airline_cancel: "refundauthorized",
  },
  cancelled: {},
  refundauthorized: { change_contacts: "refundauthorized", refund: "refunded" },
  partiallyrefunded: {},
  refunded: {},
  refund_request_sent: {
    ...onSchedule("refund_request_sent"),
    change_contacts: "refund_request_sent",
    settle_refund: "refunded",
    settle_refund_partly: "partiallyrefunded",
    // The request was about a part: the tickets of the rest are in force.
    refund_passengers: "ticketed",
    refund_directions: "ticketed",
    reject_refund: "ticketed",
    airline_cancel: "refundauthorized",
  },
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

/** Nothing was paid for a booking in one of these. */
export const UNPAID_STATUSES: readonly BookingStatus[] = ["not_available", "booked", "awaitpayment", "cancelled"];

/** @returns the next status, or null where the action is not allowed in this one */
export function nextStatus(status: BookingStatus, action: BookingAction): BookingStatus | null {
  return TRANSITIONS[status][action] ?? null;
}

/** Whether a booking in this status holds seats and stands in the way of a duplicate. */
export function isLive(status: BookingStatus): boolean {
  return LIVE_STATUSES.includes(status);
}

/** Whether the tickets are issued and in force. */
export function isTicketed(status: BookingStatus): boolean {
  return status === "ticketed" || status === "refund_request_sent";
}

/** Whether receipts and fiscal data of the sale are there: also once a part of it was returned. */
export function hasReceipts(status: BookingStatus): boolean {
  return isTicketed(status) || status === "partiallyrefunded";
}

/** The status that callers read: while the back office has a refund to decide, the tickets are in force (interface-facts, path 19). */
export function shownStatus(status: BookingStatus): BookingStatus {
  return status === "refund_request_sent" ? "ticketed" : status;
}
