import { type BookingStatus, isTicketed } from "@/lib/domain/booking/booking-status";

type Mood = "good" | "waiting" | "action" | "stopped" | "ended";

const MOODS: Record<BookingStatus, Mood> = {
  not_available: "ended",
  booked: "action",
  awaitpayment: "action",
  paid: "waiting",
  partiallyticketed: "waiting",
  ticketed: "good",
  cancelled: "ended",
  refundauthorized: "stopped",
  partiallyrefunded: "ended",
  refunded: "ended",
  refund_request_sent: "good",
};

/** What the status asks of the customer: nothing, patience, to pay, to make other plans, or that it is over. */
export function moodOf(status: BookingStatus): Mood {
  return MOODS[status];
}

/** Whether the tickets are in force, so that flights, codes and receipts are worth showing. */
export function isTravelling(status: BookingStatus): boolean {
  return isTicketed(status);
}
