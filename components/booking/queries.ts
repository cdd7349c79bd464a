import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/fetch-json";
import { api, type ChangeAnswer } from "@/lib/client/paths";
import { bookingBags } from "@/lib/contracts/booking-bags";
import { bookingNotes } from "@/lib/contracts/booking-note";
import {
  type BookingRequest,
  booking,
  checkedPrice,
  createdBooking,
  payment,
  paymentPermission,
  receipt,
  refundAmounts,
  statusOnly,
} from "@/lib/contracts/bookings";
import { bookingAgent } from "@/lib/contracts/handover";
import { bookingLetters, type MailRequest, sentMails } from "@/lib/contracts/mail";
import { fareRule, offer } from "@/lib/contracts/offers";
import { savedPassengers } from "@/lib/contracts/passenger-book";
import { portalBooking } from "@/lib/contracts/portal-booking";
import { bookingConversation, type RefundAsked } from "@/lib/contracts/refund-conversation";
import { refundOptions } from "@/lib/contracts/refunds";
import { bookingSelling } from "@/lib/contracts/selling";
import { type TableFormat, tableFile, type WorkFilter, workChoices, workListPage } from "@/lib/contracts/work-list";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { Locale } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";

const POLL_PAID_MS = 3_000;
const POLL_BOOKED_MS = 15_000;
const POLL_TICKETED_MS = 15_000;

/** Header that makes a repeated request have one effect, from lib/client/use-request-key.ts */
type KeyHeaders = Record<string, string>;

/** Seats and price of an offer as they are now, with the extra bags on sale: never answered from a cache. */
export function offerCheckQuery(offerId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "offer", offerId, locale],
    queryFn: ({ signal }) => getJson({ path: api.offerWithServices(offerId), schema: offer, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Keeps passengers in the agency's book. */
export function saveToBook(body: object) {
  return postJson({ path: api.savedPassengers(), schema: savedPassengers, body });
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
function pollEvery(status: BookingStatus | undefined): number | false {
  if (status === "paid" || status === "awaitpayment" || status === "partiallyticketed") return POLL_PAID_MS;
  if (status === "booked") return POLL_BOOKED_MS;
  // The airline may cancel the flight, and the back office decide about a refund.
  return status === "ticketed" ? POLL_TICKETED_MS : false;
}

export function bookingRulesQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "rules", bookingId, locale],
    queryFn: ({ signal }) => getJson({ path: api.bookingRules(bookingId), schema: fareRule.array(), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The customer's link, the history, and what is known of refunds. The status is in the key: a new status has a new event; a request to
 * the back office comes and goes while the status stays ticketed.
 */
export function bookingExtrasQuery(bookingId: string, status: BookingStatus) {
  return queryOptions({
    queryKey: ["booking", "extras", bookingId, status],
    queryFn: ({ signal }) => getJson({ path: api.bookingExtras(bookingId), schema: portalBooking, signal }),
    refetchInterval: status === "ticketed" ? POLL_TICKETED_MS : false,
    refetchOnWindowFocus: true,
  });
}

/** What a refund would return at this moment: never answered from a cache. */
export function refundAmountsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "refund-amounts", bookingId],
    queryFn: ({ signal }) => getJson({ path: api.refundAmounts(bookingId), schema: refundAmounts, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What each passenger, and each direction apart, would give back at this moment: never answered from a cache. */
export function refundOptionsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "refund-options", bookingId],
    queryFn: ({ signal }) => getJson({ path: api.refundOptions(bookingId), schema: refundOptions, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function receiptsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "receipts", bookingId],
    queryFn: ({ signal }) => getJson({ path: api.receipts(bookingId), schema: receipt.array(), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The work list, page by page. */
export function workListQuery(filter: WorkFilter, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: ["booking", "work", filter, locale],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filter, ...(pageParam === "" ? {} : { cursor: pageParam }) };
      return postJson({ path: api.workList(), schema: workListPage, body, signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

/** By whom and with which carriers there are bookings. */
export function workChoicesQuery(mode: Mode | undefined) {
  return queryOptions({
    queryKey: ["booking", "work-choices", mode ?? "live"],
    queryFn: ({ signal }) => getJson({ path: api.workChoices(mode), schema: workChoices, signal }),
    staleTime: 60_000,
  });
}

export function exportWorkList(filter: WorkFilter, format: TableFormat) {
  return postJson({ path: api.workExport(), schema: tableFile, body: { ...filter, format } });
}

export function createBooking(offerId: string, body: BookingRequest, headers: KeyHeaders) {
  return postJson({ path: api.createBooking(offerId), schema: createdBooking, body, headers });
}

export function cancelUnpaid(bookingId: string) {
  return deleteJson({ path: api.cancelUnpaid(bookingId), schema: statusOnly });
}

export function voidBooking(bookingId: string, headers: KeyHeaders) {
  return deleteJson({ path: api.void(bookingId), schema: statusOnly, headers });
}

export function refundByRules(bookingId: string, headers: KeyHeaders) {
  return deleteJson({ path: api.autoCancel(bookingId), schema: statusOnly, headers });
}

/** @param body of `partBody` */
export function refundPart(bookingId: string, body: { passengers: string[]; directions?: number[] }, headers: KeyHeaders) {
  return postJson({ path: api.partialRefund(bookingId), schema: statusOnly, body, headers });
}

/** @returns the booking with those who stay */
export function cancelPassengers(bookingId: string, body: { passengers: string[] }, headers: KeyHeaders) {
  return postJson({ path: api.cancelPassengers(bookingId), schema: booking, body, headers });
}

/** The bags that can still be bought, at this moment's prices: never answered from a cache. */
export function bookingBagsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "bags", bookingId],
    queryFn: ({ signal }) => getJson({ path: api.bookingBags(bookingId), schema: bookingBags, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** @returns the booking with them */
export function buyBags(bookingId: string, body: { bags: { passenger: string; id: string }[] }, headers: KeyHeaders) {
  return postJson({ path: api.bookingBags(bookingId), schema: booking, body, headers });
}

/** What the agency has written down about a booking, newest first. */
export function bookingNotesQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "notes", bookingId],
    queryFn: ({ signal }) => getJson({ path: api.bookingNotes(bookingId), schema: bookingNotes, signal }),
    refetchOnWindowFocus: true,
  });
}

export function writeNote(bookingId: string, text: string) {
  return postJson({ path: api.bookingNotes(bookingId), schema: bookingNotes, body: { text } });
}

export function changeNote(noteId: string, text: string) {
  return postJson({ path: api.bookingNote(noteId), schema: bookingNotes, body: { text } });
}

export function deleteNote(noteId: string) {
  return deleteJson({ path: api.bookingNote(noteId), schema: bookingNotes });
}

export function askForRefund(bookingId: string, body: RefundAsked) {
  return postJson({ path: api.bookingConversation(bookingId), schema: bookingConversation, body });
}

/** @param body the alternative that is chosen; else empty */
export function answerChange(bookingId: string, changeId: string, answer: ChangeAnswer, headers: KeyHeaders, body: object = {}) {
  return postJson({ path: api.scheduleChange(bookingId, changeId, answer), schema: booking, body, headers });
}

/** @param amount what the customer is to pay for all passengers, major units */
export function setSellingPrice(bookingId: string, amount: number) {
  return postJson({ path: api.bookingSelling(bookingId), schema: bookingSelling, body: { amount } });
}

/** What may be written to the customer now, in the customer's language. */
export function bookingLettersQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "letters", bookingId, locale],
    queryFn: ({ signal }) => getJson({ path: api.bookingLetters(bookingId, locale), schema: bookingLetters, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function sendMail(bookingId: string, body: MailRequest) {
  return postJson({ path: api.bookingMails(bookingId), schema: sentMails, body });
}

export function readPaymentPermission(bookingId: string) {
  return getJson({ path: api.paymentPermission(bookingId), schema: paymentPermission });
}

export function checkPrice(bookingId: string) {
  return getJson({ path: api.checkPrice(bookingId), schema: checkedPrice });
}

export function payFromDeposit(bookingId: string, headers: KeyHeaders) {
  return postJson({ path: api.payment(bookingId), schema: payment, headers });
}

/** Who looks after a booking, and to whom it may be handed over. */
export function bookingAgentQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "agent", bookingId],
    queryFn: ({ signal }) => getJson({ path: api.bookingAgent(bookingId), schema: bookingAgent, signal }),
    staleTime: 0,
  });
}

/** @param to id of the colleague */
export function handOverBooking(bookingId: string, to: string) {
  return postJson({ path: api.bookingAgent(bookingId), schema: bookingAgent, body: { to } });
}
