import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api, type ChangeAnswer } from "@/lib/client/paths";
import { type TripFindRequest, trip, tripFound } from "@/lib/contracts/trip";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { Locale } from "@/lib/domain/localized";

const POLL_ISSUING_MS = 5_000;
const POLL_UNPAID_MS = 20_000;
const POLL_TICKETED_MS = 60_000;

/** A trip by the token of its page; asked again by itself while its status can change without the reader. */
export function tripQuery(token: string, locale: Locale) {
  return queryOptions({
    queryKey: ["trip", token, locale],
    queryFn: ({ signal }) => getJson({ path: api.trip(token), schema: trip, signal }),
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

/** @param body the alternative that is chosen @returns the trip as it is then */
export function answerTripChange(token: string, changeId: string, answer: ChangeAnswer, body: object = {}) {
  return postJson({ path: api.tripChange(token, changeId, answer), schema: trip, body });
}

export function findTrip(body: TripFindRequest) {
  return postJson({ path: api.findTrip(), schema: tripFound, body });
}
