import type { OperationName } from "../../operations";
import { BOOKING, CHANGED_BOOKING, CREATED_BOOKING, FISCAL_DATA, RECEIPT } from "./bookings";
import { CALENDAR, CALENDAR_QUERY, DESTINATIONS, DESTINATIONS_QUERY } from "./calendar";
import { BOOKING_REQUEST } from "./journey";
import { FAMILY, FARE_RULE, OFFER, OFFER_WITH_BAGS } from "./offers";
import { SCHEDULE, VISA_TYPES, VISA_TYPES_LEGACY } from "./travel";

/** `data` of a successful answer of every operation. */
export const ANSWERS: Readonly<Record<OperationName, unknown>> = {
  mint_token: { token: "pvz_EXAMPLE-token-of-no-account-0001" },
  check_balance: { deposit: 25_000_000, credit: 0, currency: "UZS" },
  search_offers: [OFFER],
  list_price_calendar: CALENDAR,
  list_destinations: DESTINATIONS,
  check_offer: OFFER_WITH_BAGS,
  list_fare_family: FAMILY,
  read_offer_rules: [FARE_RULE],
  create_booking: CREATED_BOOKING,
  read_booking: BOOKING,
  read_booking_rules: [FARE_RULE],
  check_booking_price: { is_price_changed: false },
  read_payment_permission: { payment_allowed: true },
  pay_booking: { status: "paid", fiscalization_v2: FISCAL_DATA },
  read_fiscalization: { fiscalization_v2: FISCAL_DATA },
  list_receipts: [RECEIPT],
  cancel_unpaid: { status: "cancelled" },
  void_booking: { status: "refunded" },
  get_refund_amounts: { refund_amount: 3_305_000, penalty: 525_000, currency: "UZS" },
  auto_cancel: { status: "refunded" },
  request_manual_refund: { status: "refund_request_sent" },
  accept_schedule_change: CHANGED_BOOKING,
  choose_schedule_alternative: CHANGED_BOOKING,
  refund_schedule_change: { ...CHANGED_BOOKING, status: "refunded" },
  list_schedule: SCHEDULE,
  list_visa_types: VISA_TYPES,
  list_visa_types_legacy: VISA_TYPES_LEGACY,
};

/** What the operations with a query are asked in the examples, nested as it is after parsing. */
export const QUERIES: Readonly<Partial<Record<OperationName, Record<string, unknown>>>> = {
  search_offers: {
    directions: [
      { departure_airport: "TAS", arrival_airport: "IST", date: "2027-03-12" },
      { departure_airport: "IST", arrival_airport: "TAS", date: "2027-03-19" },
    ],
    service_class: "E",
    adults: 1,
    children: 0,
    infants: 0,
    infants_with_seat: 0,
  },
  list_price_calendar: CALENDAR_QUERY,
  list_destinations: DESTINATIONS_QUERY,
  check_offer: { "with-additional-services": "1" },
  list_schedule: { departure_from: "2027-03-12", departure_to: "2027-03-18", airport_from: "TAS", airport_to: "IST", airlines: ["ZZ"] },
  list_visa_types: { countries: ["TR"] },
  list_visa_types_legacy: { countries: ["TR"] },
};

/** Bodies of the operations that take one. */
export const BODIES: Readonly<Partial<Record<OperationName, unknown>>> = {
  mint_token: { email: "agent@example.com", password: "a long password", access_type: "avia" },
  create_booking: BOOKING_REQUEST,
  choose_schedule_alternative: { alternative: "0~0:ZZ103.g6k.TASIST" },
};
