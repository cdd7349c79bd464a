import type { BookingStatus } from "@/lib/domain/booking-status";

type Mood = "good" | "waiting" | "action" | "ended";

const MOODS: Record<BookingStatus, Mood> = {
  not_available: "ended",
  booked: "action",
  awaitpayment: "action",
  paid: "waiting",
  partiallyticketed: "waiting",
  ticketed: "good",
  cancelled: "ended",
  refundauthorized: "ended",
  partiallyrefunded: "ended",
  refunded: "ended",
  refund_request_sent: "waiting",
};

/** What the status asks of the customer: nothing, patience, to act, or that it is over. */
export function moodOf(status: BookingStatus): Mood {
  return MOODS[status];
}

/** Whether the journey is still going to happen, so that flights, codes and advice are worth showing. */
export function isTravelling(status: BookingStatus): boolean {
  return ["ticketed", "refund_request_sent", "partiallyrefunded"].includes(status);
}
