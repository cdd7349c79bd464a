import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, patchJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { ChangeAnswer } from "@/lib/client/calls/public-paths";
import { KEPT_WHILE_HIDDEN_MS } from "@/lib/client/customer-mode";
import type { BookingBags } from "@/lib/contracts/interface/booking-bags";
import type {
  Booking,
  CheckedPrice,
  CreatedBooking,
  Payment,
  PaymentPermission,
  RefundAmounts,
  StatusOnly,
} from "@/lib/contracts/interface/bookings";
import type { FareRule, Offer } from "@/lib/contracts/interface/offers";
import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import type { TableFormat } from "@/lib/contracts/limits";
import type { AgencyView } from "@/lib/contracts/operator/agency-view";
import type { BookingNotes } from "@/lib/contracts/portal/booking-note";
import type { BookingAgent } from "@/lib/contracts/portal/handover";
import type { BookingLetters, MailRequest, SentMails } from "@/lib/contracts/portal/mail";
import type { SavedPassengers } from "@/lib/contracts/portal/people/passenger-book";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { BookingConversation, RefundAsked } from "@/lib/contracts/portal/refund-conversation";
import type { BookingSelling, SoldBookingRequest } from "@/lib/contracts/portal/selling";
import type { TableFile, WorkChoices, WorkFilter, WorkListPage } from "@/lib/contracts/portal/work-list";
import type { WorkViewRequest, WorkViews } from "@/lib/contracts/portal/work-views";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { ShareWay } from "@/lib/domain/booking/share-ways";
import type { Locale } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";

const POLL_PAID_MS = 3_000;
const POLL_BOOKED_MS = 15_000;
const POLL_TICKETED_MS = 15_000;
const POLL_WORK_MS = 60_000;

/** Begins the key of every work list, whatever its filter: what changes a booking makes all of them stale. */
export const WORK_LISTS = ["booking", "work"] as const;

/** Header that makes a repeated request have one effect, from lib/client/calls/use-request-key.ts */
type KeyHeaders = Record<string, string>;

/** Seats and price of an offer as they are now, with the extra bags on sale: never answered from a cache. */
export function offerCheckQuery(offerId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "offer", offerId, locale],
    queryFn: ({ signal }) => getJson<Offer>({ path: api.offerWithServices(offerId), signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Keeps passengers in the agency's book. */
export function saveToBook(body: object) {
  return postJson<SavedPassengers>({ path: api.savedPassengers(), body });
}

/** A booking; asked again by itself until nothing can change any more without the agent. */
export function bookingQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "one", bookingId, locale],
    queryFn: ({ signal }) => getJson<Booking>({ path: api.booking(bookingId), signal }),
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
    queryFn: ({ signal }) => getJson<FareRule[]>({ path: api.bookingRules(bookingId), signal }),
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
    queryFn: ({ signal }) => getJson<PortalBooking>({ path: api.bookingExtras(bookingId), signal }),
    refetchInterval: status === "ticketed" ? POLL_TICKETED_MS : false,
    refetchOnWindowFocus: true,
  });
}

/** A booking as its agency sees it, for the back office; each opening is written down, so that it is asked for once. */
export function agencyViewQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["office-bookings", "as-agency", bookingId, locale],
    queryFn: ({ signal }) => postJson<AgencyView>({ path: api.officeBookingPart(bookingId, "as-agency"), body: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** What a refund would return at this moment: never answered from a cache. */
export function refundAmountsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "refund-amounts", bookingId],
    queryFn: ({ signal }) => getJson<RefundAmounts>({ path: api.refundAmounts(bookingId), signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What each passenger, and each direction apart, would give back at this moment: never answered from a cache. */
export function refundOptionsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "refund-options", bookingId],
    queryFn: ({ signal }) => getJson<RefundOptions>({ path: api.refundOptions(bookingId), signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The work list's views that the person who is signed in has saved. */
export function workViewsQuery() {
  return queryOptions({
    queryKey: ["booking", "workViews"],
    queryFn: ({ signal }) => getJson<WorkViews>({ path: api.workViews(), signal }),
    staleTime: 60_000,
  });
}

export function saveWorkView(view: WorkViewRequest) {
  return postJson<WorkViews>({ path: api.workViews(), body: view });
}

export function renameWorkView(viewId: string, name: string) {
  return postJson<WorkViews>({ path: api.workView(viewId), body: { name } });
}

export function deleteWorkView(viewId: string) {
  return deleteJson<WorkViews>({ path: api.workView(viewId) });
}

/** The work list, page by page; an open one is asked again by itself: what is due today changes with the hour, and colleagues work too. */
export function workListQuery(filter: WorkFilter, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: [...WORK_LISTS, filter, locale],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filter, ...(pageParam === "" ? {} : { cursor: pageParam }) };
      return postJson<WorkListPage>({ path: api.workList(), body, signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5_000,
    refetchInterval: POLL_WORK_MS,
    refetchOnWindowFocus: true,
  });
}

/** Agents and carriers that bookings can be filtered by. */
export function workChoicesQuery(mode: Mode | undefined, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "work-choices", mode ?? "live", locale],
    queryFn: ({ signal }) => getJson<WorkChoices>({ path: api.workChoices(mode), signal }),
    staleTime: 60_000,
  });
}

export function exportWorkList(filter: WorkFilter, format: TableFormat) {
  return postJson<TableFile>({ path: api.workExport(), body: { ...filter, format } });
}

export function createBooking(offerId: string, body: SoldBookingRequest, headers: KeyHeaders) {
  return postJson<CreatedBooking>({ path: api.createBooking(offerId), body, headers });
}

export function cancelUnpaid(bookingId: string) {
  return deleteJson<StatusOnly>({ path: api.cancelUnpaid(bookingId) });
}

export function extendHold(bookingId: string, headers: KeyHeaders) {
  return postJson<Booking>({ path: api.extendHold(bookingId), headers });
}

export function voidBooking(bookingId: string, headers: KeyHeaders) {
  return deleteJson<StatusOnly>({ path: api.void(bookingId), headers });
}

export function refundByRules(bookingId: string, headers: KeyHeaders) {
  return deleteJson<StatusOnly>({ path: api.autoCancel(bookingId), headers });
}

/** @param body of `partBody` */
export function refundPart(bookingId: string, body: { passengers: string[]; directions?: number[] }, headers: KeyHeaders) {
  return postJson<StatusOnly>({ path: api.partialRefund(bookingId), body, headers });
}

/** @returns the booking with those who stay */
export function cancelPassengers(bookingId: string, body: { passengers: string[] }, headers: KeyHeaders) {
  return postJson<Booking>({ path: api.cancelPassengers(bookingId), body, headers });
}

/** The bags that can still be bought, at this moment's prices: never answered from a cache. */
export function bookingBagsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "bags", bookingId],
    queryFn: ({ signal }) => getJson<BookingBags>({ path: api.bookingBags(bookingId), signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** @returns the booking with them */
export function buyBags(bookingId: string, body: { bags: { passenger: string; id: string }[] }, headers: KeyHeaders) {
  return postJson<Booking>({ path: api.bookingBags(bookingId), body, headers });
}

/** What the agency has written down about a booking, newest first. */
export function bookingNotesQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "notes", bookingId],
    queryFn: ({ signal }) => getJson<BookingNotes>({ path: api.bookingNotes(bookingId), signal }),
    gcTime: KEPT_WHILE_HIDDEN_MS,
    refetchOnWindowFocus: true,
  });
}

export function writeNote(bookingId: string, text: string) {
  return postJson<BookingNotes>({ path: api.writeNote(bookingId), body: { text } });
}

export function changeNote(noteId: string, text: string) {
  return postJson<BookingNotes>({ path: api.bookingNote(noteId), body: { text } });
}

export function deleteNote(noteId: string) {
  return deleteJson<BookingNotes>({ path: api.bookingNote(noteId) });
}

export function noteShare(bookingId: string, way: ShareWay) {
  return postJson({ path: api.bookingShares(bookingId), body: { way } });
}

export function askForRefund(bookingId: string, body: RefundAsked) {
  return postJson<BookingConversation>({ path: api.bookingConversation(bookingId), body });
}

/** @param body the alternative that is chosen; else empty */
export function answerChange(bookingId: string, changeId: string, answer: ChangeAnswer, headers: KeyHeaders, body: object = {}) {
  return postJson<Booking>({ path: api.scheduleChange(bookingId, changeId, answer), body, headers });
}

/** @param amount what the customer is to pay for all passengers, major units */
export function setSellingPrice(bookingId: string, amount: number) {
  return postJson<BookingSelling>({ path: api.bookingSelling(bookingId), body: { amount } });
}

/** What may be written to the customer now, in the customer's language. */
export function bookingLettersQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["booking", "letters", bookingId, locale],
    queryFn: ({ signal }) => getJson<BookingLetters>({ path: api.bookingLetters(bookingId, locale), signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function sendMail(bookingId: string, body: MailRequest) {
  return postJson<SentMails>({ path: api.bookingMails(bookingId), body });
}

export function readPaymentPermission(bookingId: string) {
  return getJson<PaymentPermission>({ path: api.paymentPermission(bookingId) });
}

export function checkPrice(bookingId: string) {
  return getJson<CheckedPrice>({ path: api.checkPrice(bookingId) });
}

export function payFromDeposit(bookingId: string, headers: KeyHeaders) {
  return postJson<Payment>({ path: api.payment(bookingId), headers });
}

/** Who looks after a booking, and to whom it may be handed over. */
export function bookingAgentQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["booking", "agent", bookingId],
    queryFn: ({ signal }) => getJson<BookingAgent>({ path: api.bookingAgent(bookingId), signal }),
    staleTime: 0,
  });
}

/** @param to id of the colleague */
export function handOverBooking(bookingId: string, to: string) {
  return postJson<BookingAgent>({ path: api.bookingAgent(bookingId), body: { to } });
}

/** What of a passenger may be put right; what is left out stays. */
export interface PassengerCorrection {
  last_name?: string;
  first_name?: string;
  middle_name?: string | null;
  citizenship?: string;
  doc_type?: string;
  doc_number?: string;
  doc_expire?: string;
  tel?: string;
}

/** @returns the booking as it is then */
export function correctPassenger(address: { bookingId: string; passengerKey: string }, body: PassengerCorrection) {
  return patchJson<Booking>({ path: api.bookedPassenger(address.bookingId, address.passengerKey), body });
}
