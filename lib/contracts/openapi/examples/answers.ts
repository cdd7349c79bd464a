import type { OperationName } from "../../interface/operations";
import {
  BOOKING,
  BOOKING_BAGS,
  BOOKING_PAGE,
  CHANGED_BOOKING,
  CREATED_BOOKING,
  EXTENDED_BOOKING,
  FISCAL_DATA,
  KEPT_FISCAL_DATA,
  NOTED_BOOKING,
  RECEIPT,
  RENEWED_BOOKING,
  RETURNED_BOOKING,
  RETURNED_FISCAL_DATA,
} from "./bookings";
import { CALENDAR, CALENDAR_QUERY, DESTINATIONS, DESTINATIONS_QUERY } from "./calendar";
import { BOOKING_REQUEST } from "./journey";
import { LOW_BALANCE, REFUND, REFUND_OPTION, STATEMENT, TRANSACTION_PAGE } from "./money";
import { FAMILY, FARE_RULE, LEAN_OFFERS, OFFER, OFFER_WITH_BAGS } from "./offers";
import { AIRCRAFT, AIRLINES, AIRPORTS, COUNTRIES, DOCUMENT_TYPES, PLACES, REFERENCE_ERRORS, SERVICES } from "./reference";
import { SCHEDULE, VISA_TYPES, VISA_TYPES_LEGACY } from "./travel";
import { DELIVERY_PAGE, EVENT_PAGE, REPLAYED_DELIVERY, TEST_DELIVERY, WEBHOOK, WEBHOOK_ID, WEBHOOK_SECRET } from "./webhooks";

/** `data` of a successful answer of every operation. */
export const ANSWERS: Readonly<Record<OperationName, unknown>> = {
  mint_token: { token: "pvz_EXAMPLE-token-of-no-account-0001" },
  check_balance: { deposit: 25_000_000, credit: 0, currency: "UZS" },
  list_balances: {
    items: [
      { deposit: 25_000_000, credit: 0, currency: "UZS" },
      { deposit: 1_250.5, credit: 500, currency: "USD" },
    ],
  },
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
  read_fiscalization: {
    fiscalization_v2: FISCAL_DATA,
    refund_fiscalization_v2: RETURNED_FISCAL_DATA,
    kept_fiscalization_v2: KEPT_FISCAL_DATA,
  },
  list_receipts: [RECEIPT],
  cancel_unpaid: { status: "cancelled" },
  void_booking: { status: "refunded" },
  get_refund_amounts: { refund_amount: 3_305_000, penalty: 525_000, currency: "UZS" },
  auto_cancel: { status: "refunded" },
  request_manual_refund: { status: "refund_request_sent" },
  get_refund_options: { currency: "UZS", passengers: [REFUND_OPTION] },
  refund_passengers: { status: "ticketed" },
  accept_schedule_change: CHANGED_BOOKING,
  choose_schedule_alternative: CHANGED_BOOKING,
  refund_schedule_change: RETURNED_BOOKING,
  list_bookings: BOOKING_PAGE,
  change_booking: NOTED_BOOKING,
  extend_hold: EXTENDED_BOOKING,
  cancel_passengers: EXTENDED_BOOKING,
  read_booking_bags: BOOKING_BAGS,
  add_bags: BOOKING,
  change_passenger: RENEWED_BOOKING,
  sandbox_trigger_event: BOOKING,
  sandbox_move_time: BOOKING,
  sandbox_refill_deposit: { deposit: 25_500_000, credit: 0, currency: "UZS" },
  list_schedule: SCHEDULE,
  list_visa_types: VISA_TYPES,
  list_visa_types_legacy: VISA_TYPES_LEGACY,
  list_transactions: TRANSACTION_PAGE,
  read_statement: STATEMENT,
  list_booking_refunds: [REFUND],
  list_refunds: { items: [REFUND], next_cursor: null },
  read_low_balance: LOW_BALANCE,
  set_low_balance: LOW_BALANCE,
  list_webhooks: { endpoints: [WEBHOOK] },
  create_webhook: WEBHOOK_SECRET,
  change_webhook: WEBHOOK,
  delete_webhook: { id: WEBHOOK_ID },
  rotate_webhook: { ...WEBHOOK_SECRET, endpoint: { ...WEBHOOK, previous_secret_until: "2027-02-11T12:00:00.000Z" } },
  test_webhook: TEST_DELIVERY,
  list_webhook_deliveries: DELIVERY_PAGE,
  replay_webhook_delivery: REPLAYED_DELIVERY,
  list_events: EVENT_PAGE,
  search_offers_lean: LEAN_OFFERS,
  list_places: PLACES,
  list_airports: AIRPORTS,
  list_airlines: AIRLINES,
  list_aircraft: AIRCRAFT,
  list_countries: COUNTRIES,
  list_document_types: DOCUMENT_TYPES,
  list_services: SERVICES,
  list_errors: REFERENCE_ERRORS,
};

const PARTY = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };

/** What the operations with a query are asked in the examples, nested as it is after parsing. */
export const QUERIES: Readonly<Partial<Record<OperationName, Record<string, unknown>>>> = {
  check_balance: { currency: "UZS" },
  read_low_balance: { currency: "UZS" },
  search_offers: {
    directions: ["TAS-IST-2027-03-12", "IST-TAS-2027-03-19"],
    ...PARTY,
  },
  search_offers_lean: {
    directions: ["TAS-IST-2027-03-12"],
    ...PARTY,
    limit: 1,
  },
  list_price_calendar: CALENDAR_QUERY,
  list_destinations: DESTINATIONS_QUERY,
  check_offer: { "with-additional-services": "1" },
  list_schedule: { departure_from: "2027-03-12", departure_to: "2027-03-18", airport_from: "TAS", airport_to: "IST", airlines: ["ZZ"] },
  list_bookings: { status: ["ticketed"], updated_since: "2027-02-10T00:00:00Z", limit: 20 },
  list_visa_types: { countries: ["TR"] },
  list_visa_types_legacy: { countries: ["TR"] },
  list_transactions: { from: "2027-02-01", to: "2027-02-28", time_zone: "Asia/Tashkent" },
  read_statement: { from: "2027-02-01", to: "2027-02-28", time_zone: "Asia/Tashkent" },
  list_refunds: { limit: 50 },
  list_webhook_deliveries: { state: "failed" },
  list_events: { types: ["booking.ticketed", "account.balance_low"], start: "oldest" },
  list_places: { q: "ista", limit: 2 },
};

/** Bodies of the operations that take one. */
export const BODIES: Readonly<Partial<Record<OperationName, object>>> = {
  mint_token: { email: "agent@example.com", password: "a long password", access_type: "avia" },
  create_booking: BOOKING_REQUEST,
  choose_schedule_alternative: { alternative: "0~0:ZZ103.g6k.TASIST" },
  set_low_balance: { amount: 5_000_000 },
  create_webhook: { url: WEBHOOK.url, event_types: WEBHOOK.event_types },
  change_webhook: { enabled: true },
  refund_passengers: { passengers: [BOOKING.passengers[0]?.key ?? ""], directions: [1] },
  cancel_passengers: { passengers: ["01937c5a-2f64-7b1e-9d3a-900000000002"] },
  add_bags: { bags: BOOKING_BAGS.passengers.map(({ key, bags: [first] }) => ({ passenger: key, id: first?.id ?? "" })) },
  change_booking: { reference: "ORDER-10452", metadata: { desk: "chilonzor-2" }, payer_email: "payer@example.com" },
  change_passenger: { doc_number: "AB7654321", doc_expire: "2036-11-02", loyalty_numbers: [{ airline: "ZZ", number: "100 200 300" }] },
  sandbox_trigger_event: { type: "booking.ticketed" },
  sandbox_move_time: { departure_in_hours: 48 },
  sandbox_refill_deposit: { amount: 500_000 },
};
