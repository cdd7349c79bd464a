import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import type { BookingRequest } from "@/lib/contracts/bookings";
import { booking, checkedPrice, createdBooking, payment, paymentPermission, receipt, statusOnly } from "@/lib/contracts/bookings";
import { fareRule, offer } from "@/lib/contracts/offers";
import { bookingListPage } from "@/lib/contracts/portal";
import { portalBooking } from "@/lib/contracts/portal-booking";
import type { BookingStatus } from "@/lib/domain/booking-status";
import type { Locale } from "@/lib/domain/localized";

const POLL_PAID_MS = 3_000;
const POLL_BOOKED_MS = 15_000;

/** Seats and price of an offer as they are now: never answered from a cache. */
export function offerCheckQuery(offerId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "offer", offerId, locale],
    queryFn: ({ signal }) => getJson({ path: api.offer(offerId), schema: offer, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A booking; asked again by itself until nothing can change any more without the agent. */
export function bookingQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "one", bookingId, locale],
    queryFn: ({ signal }) => getJson({ path: api.booking(bookingId), schema: booking, signal }),
    refetchInterval: ({ state }) => pollEvery(state.data?.status),
    refetchOnWindowFocus: true,
  });
}

/** Milliseconds until the next look at a booking, or false where its status is final. */
export function pollEvery(status: BookingStatus | undefined): number | false {
  if (status === "paid" || status === "awaitpayment" || status === "partiallyticketed") return POLL_PAID_MS;
  return status === "booked" ? POLL_BOOKED_MS : false;
}

export function bookingRulesQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "rules", bookingId, locale],
    queryFn: ({ signal }) => getJson({ path: api.bookingRules(bookingId), schema: fareRule.array(), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The customer's link and the history. The status is in the key: a new status has a new event. */
export function bookingExtrasQuery(bookingId: string, status: BookingStatus) {
  return queryOptions({
    queryKey: ["booking", "extras", bookingId, status],
    queryFn: ({ signal }) => getJson({ path: api.bookingExtras(bookingId), schema: portalBooking, signal }),
  });
}

export function receiptsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "receipts", bookingId],
    queryFn: ({ signal }) => getJson({ path: api.receipts(bookingId), schema: receipt.array(), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Filter of the list, as its page's address has it. */
export interface BookingFilter {
  search?: string;
  status?: BookingStatus;
  page?: number;
}

export function bookingListQuery(filter: BookingFilter, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "list", filter, locale],
    queryFn: ({ signal }) => getJson({ path: api.bookingList(filter), schema: bookingListPage, signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

export function createBooking(offerId: string, body: BookingRequest) {
  return postJson({ path: api.createBooking(offerId), schema: createdBooking, body });
}

export function cancelUnpaid(bookingId: string) {
  return deleteJson({ path: api.cancelUnpaid(bookingId), schema: statusOnly });
}

export function readPaymentPermission(bookingId: string) {
  return getJson({ path: api.paymentPermission(bookingId), schema: paymentPermission });
}

export function checkPrice(bookingId: string) {
  return getJson({ path: api.checkPrice(bookingId), schema: checkedPrice });
}

export function payFromDeposit(bookingId: string) {
  return postJson({ path: api.payment(bookingId), schema: payment });
}
