import { queryOptions } from "@tanstack/react-query";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { Locale } from "@/lib/domain/localized";
import { readTrip } from "./calls";

const POLL_ISSUING_MS = 5_000;
const POLL_UNPAID_MS = 20_000;
const POLL_TICKETED_MS = 60_000;

/**
 * A trip by the token of its page; asked again by itself while its status can change without the reader. The server sends the first one with the
 * page.
 */
export function tripQuery(token: string, locale: Locale) {
  return queryOptions({
    queryKey: ["trip", token, locale],
    queryFn: ({ signal }) => readTrip(token, signal),
    refetchInterval: ({ state }) => pollEvery(state.data?.status),
    refetchOnWindowFocus: true,
  });
}

/** Milliseconds until the next look, or false where nothing more is expected. */
function pollEvery(status: BookingStatus | undefined): number | false {
  if (status === "paid" || status === "partiallyticketed") return POLL_ISSUING_MS;
  if (status === "booked" || status === "awaitpayment") return POLL_UNPAID_MS;
  // Flights are cancelled and tickets are given back while the customer looks on.
  return status === "ticketed" || status === "refundauthorized" ? POLL_TICKETED_MS : false;
}
