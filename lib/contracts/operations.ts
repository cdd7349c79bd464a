import { z } from "zod";
import type { ErrorName } from "@/lib/domain/errors";
import { PASSENGER_ERRORS } from "@/lib/domain/passengers/problem";
import { balance, token, tokenRequest } from "./accounts";
import {
  booking,
  bookingRequest,
  checkedPrice,
  createdBooking,
  fiscalization,
  payment,
  paymentPermission,
  receipt,
  refundAmounts,
  statusOnly,
} from "./bookings";
import { calendar, calendarQuery, destination, destinationsQuery } from "./calendar";
import { fareRule, offer, offerQuery, searchQuery, TRAVEL_LISTS } from "./offers";
import type { RateClass } from "./rate-classes";
import type { Scope } from "./scopes";
import { scheduleEntry, scheduleQuery, visaQuery, visaTypes, visaTypesLegacy } from "./services";

/** One path of the interface with one method, as everything else needs to know it: guards, limits, documentation, tests. */
export interface Operation {
  /** Its number in the list of paths. */
  number: number;
  method: "GET" | "POST" | "DELETE";
  /** Below `/api/v1`, parameters in braces. */
  path: string;
  /** What an API key must be allowed to do; null needs no credential. */
  scope: Scope | null;
  /** Whose requests it is counted with; null has a limit of its own. */
  rate: RateClass | null;
  /** Whether an Idempotency-Key is honoured. */
  idempotent: boolean;
  query?: z.ZodType;
  /** Names of the query that are lists even where they come once. */
  lists?: readonly string[];
  body?: z.ZodType;
  /** `data` of the success envelope. */
  data: z.ZodType;
  /** Errors of its own, besides those that every operation may give. */
  errors: readonly ErrorName[];
  summary: string;
}

const OFFER_ERRORS = ["offer_not_found", "offer_sold_out", "flight_times_changed", "flight_cancelled", "carrier_unconfirmed"] as const;
const BOOKING_ERRORS = ["booking_not_found"] as const;

/** All paths of `/api/v1` (interface-facts, Every path), by a stable name. */
export const OPERATIONS = {
  mint_token: {
    number: 1,
    method: "POST",
    path: "/accounts/tokens",
    scope: null,
    rate: null,
    idempotent: false,
    body: tokenRequest,
    data: token,
    errors: ["wrong_credentials"],
    summary: "Get a bearer token",
  },
  check_balance: {
    number: 2,
    method: "GET",
    path: "/accounts/check-balance",
    scope: "read",
    rate: "read",
    idempotent: false,
    data: balance,
    errors: [],
    summary: "Read deposit and credit",
  },
  search_offers: {
    number: 3,
    method: "GET",
    path: "/offers",
    scope: "search",
    rate: "search",
    idempotent: false,
    query: searchQuery,
    lists: TRAVEL_LISTS,
    data: z.array(offer),
    errors: ["carrier_unconfirmed"],
    summary: "Search flights",
  },
  check_offer: {
    number: 4,
    method: "GET",
    path: "/offers/{id}",
    scope: "search",
    rate: "offer",
    idempotent: false,
    query: offerQuery,
    data: offer,
    errors: OFFER_ERRORS,
    summary: "Check seats and price of an offer",
  },
  list_fare_family: {
    number: 5,
    method: "GET",
    path: "/offers/{id}/fare-family",
    scope: "search",
    rate: "offer",
    idempotent: false,
    data: z.array(offer),
    errors: [...OFFER_ERRORS, "fare_family_unavailable"],
    summary: "List all fare brands of an offer's flights",
  },
  read_offer_rules: {
    number: 6,
    method: "GET",
    path: "/offers/{id}/rules",
    scope: "search",
    rate: "offer",
    idempotent: false,
    data: z.array(fareRule),
    errors: OFFER_ERRORS,
    summary: "Read the fare rules of an offer",
  },
  create_booking: {
    number: 7,
    method: "POST",
    path: "/offers/{id}/booking",
    scope: "book",
    rate: "book",
    idempotent: true,
    body: bookingRequest,
    data: createdBooking,
    errors: [
      ...OFFER_ERRORS,
      "price_rose",
      "price_fell",
      "price_changed_meanwhile",
      "duplicate_unpaid",
      "duplicate_paid",
      "third_order",
      ...PASSENGER_ERRORS,
    ],
    summary: "Book an offer",
  },
  read_booking: {
    number: 8,
    method: "GET",
    path: "/booking/{id}",
    scope: "read",
    rate: "read",
    idempotent: false,
    data: booking,
    errors: BOOKING_ERRORS,
    summary: "Read a booking",
  },
  read_booking_rules: {
    number: 9,
    method: "GET",
    path: "/booking/{id}/rules",
    scope: "read",
    rate: "read",
    idempotent: false,
    data: z.array(fareRule),
    errors: BOOKING_ERRORS,
    summary: "Read the fare rules of a booking",
  },
  check_booking_price: {
    number: 10,
    method: "GET",
    path: "/booking/{id}/check-price",
    scope: "read",
    rate: "read",
    idempotent: false,
    data: checkedPrice,
    errors: BOOKING_ERRORS,
    summary: "Ask whether a booking's price has changed",
  },
  read_payment_permission: {
    number: 11,
    method: "GET",
    path: "/booking/{id}/payment-permission",
    scope: "read",
    rate: "read",
    idempotent: false,
    data: paymentPermission,
    errors: BOOKING_ERRORS,
    summary: "Ask whether a booking may be paid now",
  },
  pay_booking: {
    number: 12,
    method: "POST",
    path: "/booking/{id}/payment",
    scope: "pay",
    rate: "book",
    idempotent: true,
    data: payment,
    errors: [...BOOKING_ERRORS, "payment_unavailable", "deposit_too_low"],
    summary: "Pay a booking from the deposit",
  },
  read_fiscalization: {
    number: 13,
    method: "GET",
    path: "/booking/{id}/fiscalization",
    scope: "read",
    rate: "read",
    idempotent: false,
    data: fiscalization,
    errors: [...BOOKING_ERRORS, "fiscalization_unavailable"],
    summary: "Read the fiscal data of a paid booking",
  },
  list_receipts: {
    number: 14,
    method: "GET",
    path: "/booking/{id}/pdf-receipt",
    scope: "read",
    rate: "read",
    idempotent: false,
    data: z.array(receipt),
    errors: [...BOOKING_ERRORS, "receipt_unavailable"],
    summary: "Get the itinerary receipts",
  },
  cancel_unpaid: {
    number: 15,
    method: "DELETE",
    path: "/booking/{id}/cancel-unpaid",
    scope: "book",
    rate: "book",
    idempotent: false,
    data: statusOnly,
    errors: [...BOOKING_ERRORS, "refund_unavailable"],
    summary: "Cancel an unpaid booking",
  },
  void_booking: {
    number: 16,
    method: "DELETE",
    path: "/booking/{id}/void",
    scope: "refund",
    rate: "book",
    idempotent: true,
    data: statusOnly,
    errors: [...BOOKING_ERRORS, "void_unavailable", "carrier_unconfirmed"],
    summary: "Void a paid or ticketed booking with a full refund",
  },
  get_refund_amounts: {
    number: 17,
    method: "GET",
    path: "/booking/{id}/get-refund-amounts",
    scope: "refund",
    rate: "read",
    idempotent: false,
    data: refundAmounts,
    errors: [...BOOKING_ERRORS, "refund_unavailable"],
    summary: "Ask what a refund would return",
  },
  auto_cancel: {
    number: 18,
    method: "DELETE",
    path: "/booking/{id}/auto-cancel",
    scope: "refund",
    rate: "book",
    idempotent: true,
    data: statusOnly,
    errors: [...BOOKING_ERRORS, "refund_unavailable", "carrier_unconfirmed"],
    summary: "Refund a ticketed booking by its fare rules",
  },
  request_manual_refund: {
    number: 19,
    method: "DELETE",
    path: "/booking/{id}/manual-refund",
    scope: "refund",
    rate: "book",
    idempotent: true,
    data: statusOnly,
    errors: [...BOOKING_ERRORS, "refund_unavailable"],
    summary: "Ask the back office for a refund",
  },
  list_schedule: {
    number: 20,
    method: "GET",
    path: "/services/schedule",
    scope: "search",
    rate: "search",
    idempotent: false,
    query: scheduleQuery,
    lists: ["airlines"],
    data: z.array(scheduleEntry),
    errors: [],
    summary: "Read the flight schedule",
  },
  list_visa_types: {
    number: 21,
    method: "GET",
    path: "/visa-types/v2",
    scope: "search",
    rate: "read",
    idempotent: false,
    query: visaQuery,
    lists: ["countries"],
    data: visaTypes,
    errors: [],
    summary: "Read entry-visa types",
  },
  list_visa_types_legacy: {
    number: 22,
    method: "GET",
    path: "/visa-types",
    scope: "search",
    rate: "read",
    idempotent: false,
    query: visaQuery,
    lists: ["countries"],
    data: visaTypesLegacy,
    errors: [],
    summary: "Read entry-visa types (older form)",
  },
  list_price_calendar: {
    number: 23,
    method: "GET",
    path: "/offers/calendar",
    scope: "search",
    rate: "search",
    idempotent: false,
    query: calendarQuery,
    lists: TRAVEL_LISTS,
    data: calendar,
    errors: ["carrier_unconfirmed"],
    summary: "See the lowest price of every day",
  },
  list_destinations: {
    number: 24,
    method: "GET",
    path: "/offers/destinations",
    scope: "search",
    rate: "search",
    idempotent: false,
    query: destinationsQuery,
    lists: TRAVEL_LISTS,
    data: z.array(destination),
    errors: ["carrier_unconfirmed"],
    summary: "See the lowest price to every city",
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
