// Made by scripts/make-client.ts from the OpenAPI document. Do not edit.
import type { components, operations } from "./schema.js";

type Schemas = components["schemas"];
type Data<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { "application/json": { data: infer Answer } } } };
}
  ? Answer
  : never;
type Body<Name extends keyof operations> = NonNullable<operations[Name]["requestBody"]>["content"]["application/json"];

export interface CallOptions {
  /** Language of this answer. */
  language?: "uz" | "ru" | "en";
  signal?: AbortSignal;
}
export interface RepeatableOptions extends CallOptions {
  /** A random one where left out. */
  idempotencyKey?: string;
}

export interface Methods {
  /** Get a bearer token. */
  mintToken(body: Body<"mint_token">, options?: CallOptions): Promise<Data<"mint_token">>;
  /** Read deposit and credit. */
  checkBalance(options?: CallOptions & { query?: Schemas["DepositQuery"] }): Promise<Data<"check_balance">>;
  /** Read deposit and credit in each of your currencies. */
  listBalances(options?: CallOptions): Promise<Data<"list_balances">>;
  /** Search flights. */
  searchOffers(query: Schemas["SearchQuery"], options?: CallOptions): Promise<Data<"search_offers">>;
  /** Check seats and price of an offer. */
  checkOffer(id: string, query?: Schemas["OfferQuery"], options?: CallOptions): Promise<Data<"check_offer">>;
  /** List all fare brands of an offer's flights. */
  listFareFamily(id: string, options?: CallOptions): Promise<Data<"list_fare_family">>;
  /** Read the fare rules of an offer. */
  readOfferRules(id: string, options?: CallOptions): Promise<Data<"read_offer_rules">>;
  /** Book an offer. */
  createBooking(id: string, body: Body<"create_booking">, options?: RepeatableOptions): Promise<Data<"create_booking">>;
  /** Read a booking. */
  readBooking(id: string, options?: CallOptions): Promise<Data<"read_booking">>;
  /** Read the fare rules of a booking. */
  readBookingRules(id: string, options?: CallOptions): Promise<Data<"read_booking_rules">>;
  /** Ask whether a booking's price has changed. */
  checkBookingPrice(id: string, options?: CallOptions): Promise<Data<"check_booking_price">>;
  /** Ask whether a booking may be paid now. */
  readPaymentPermission(id: string, options?: CallOptions): Promise<Data<"read_payment_permission">>;
  /** Pay a booking from the deposit. */
  payBooking(id: string, options?: RepeatableOptions): Promise<Data<"pay_booking">>;
  /** Read the fiscal data of a paid booking. */
  readFiscalization(id: string, options?: CallOptions): Promise<Data<"read_fiscalization">>;
  /** Get the itinerary receipts. */
  listReceipts(id: string, options?: CallOptions): Promise<Data<"list_receipts">>;
  /** Cancel an unpaid booking. */
  cancelUnpaid(id: string, options?: RepeatableOptions): Promise<Data<"cancel_unpaid">>;
  /** Void a paid or ticketed booking with a full refund. */
  voidBooking(id: string, options?: RepeatableOptions): Promise<Data<"void_booking">>;
  /** Ask what a refund would return. */
  getRefundAmounts(id: string, options?: CallOptions): Promise<Data<"get_refund_amounts">>;
  /** Refund a ticketed booking by its fare rules. */
  autoCancel(id: string, options?: RepeatableOptions): Promise<Data<"auto_cancel">>;
  /** Ask the back office for a refund. */
  requestManualRefund(id: string, options?: RepeatableOptions): Promise<Data<"request_manual_refund">>;
  /** Ask what a refund of some passengers or directions would return. */
  getRefundOptions(id: string, options?: CallOptions): Promise<Data<"get_refund_options">>;
  /** Refund some passengers or directions of a ticketed booking. */
  refundPassengers(id: string, body: Body<"refund_passengers">, options?: RepeatableOptions): Promise<Data<"refund_passengers">>;
  /** Read the flight schedule. */
  listSchedule(query: Schemas["ScheduleQuery"], options?: CallOptions): Promise<Data<"list_schedule">>;
  /** Read entry-visa types. */
  listVisaTypes(query: Schemas["VisaQuery"], options?: CallOptions): Promise<Data<"list_visa_types">>;
  /** Read entry-visa types (older form). */
  listVisaTypesLegacy(query: Schemas["VisaQuery"], options?: CallOptions): Promise<Data<"list_visa_types_legacy">>;
  /** See the lowest price of every day. */
  listPriceCalendar(query: Schemas["CalendarQuery"], options?: CallOptions): Promise<Data<"list_price_calendar">>;
  /** See the lowest price to every city. */
  listDestinations(query: Schemas["DestinationsQuery"], options?: CallOptions): Promise<Data<"list_destinations">>;
  /** Accept the airline's new flights. */
  acceptScheduleChange(id: string, changeId: string, options?: RepeatableOptions): Promise<Data<"accept_schedule_change">>;
  /** Choose other flights in place of changed ones. */
  chooseScheduleAlternative(
    id: string,
    changeId: string,
    body: Body<"choose_schedule_alternative">,
    options?: RepeatableOptions,
  ): Promise<Data<"choose_schedule_alternative">>;
  /** Take everything back because the airline changed the flights. */
  refundScheduleChange(id: string, changeId: string, options?: RepeatableOptions): Promise<Data<"refund_schedule_change">>;
  /** List what has moved on your deposit. */
  listTransactions(query?: Schemas["TransactionsQuery"], options?: CallOptions): Promise<Data<"list_transactions">>;
  /** Read opening balance, movements and closing balance of some days. */
  readStatement(query: Schemas["StatementQuery"], options?: CallOptions): Promise<Data<"read_statement">>;
  /** List the refunds of a booking. */
  listBookingRefunds(id: string, options?: CallOptions): Promise<Data<"list_booking_refunds">>;
  /** List all refunds. */
  listRefunds(query?: Schemas["RefundsQuery"], options?: CallOptions): Promise<Data<"list_refunds">>;
  /** Read the low-balance threshold. */
  readLowBalance(options?: CallOptions & { query?: Schemas["DepositQuery"] }): Promise<Data<"read_low_balance">>;
  /** Be warned when the balance is low. */
  setLowBalance(body: Body<"set_low_balance">, options?: CallOptions): Promise<Data<"set_low_balance">>;
  /** List your webhook addresses. */
  listWebhooks(options?: CallOptions): Promise<Data<"list_webhooks">>;
  /** Add a webhook address. */
  createWebhook(body: Body<"create_webhook">, options?: RepeatableOptions): Promise<Data<"create_webhook">>;
  /** Change a webhook address, or switch it on or off. */
  changeWebhook(id: string, body: Body<"change_webhook">, options?: CallOptions): Promise<Data<"change_webhook">>;
  /** Delete a webhook address. */
  deleteWebhook(id: string, options?: CallOptions): Promise<Data<"delete_webhook">>;
  /** Give a webhook address a new secret. */
  rotateWebhook(id: string, options?: RepeatableOptions): Promise<Data<"rotate_webhook">>;
  /** Send a test to a webhook address. */
  testWebhook(id: string, options?: CallOptions): Promise<Data<"test_webhook">>;
  /** List what was sent to a webhook address. */
  listWebhookDeliveries(
    id: string,
    query?: Schemas["WebhookDeliveriesQuery"],
    options?: CallOptions,
  ): Promise<Data<"list_webhook_deliveries">>;
  /** Send a message once more. */
  replayWebhookDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<Data<"replay_webhook_delivery">>;
  /** Read events one after the other. */
  listEvents(query?: Schemas["EventsQuery"], options?: CallOptions): Promise<Data<"list_events">>;
  /** List and find bookings. */
  listBookings(query?: Schemas["BookingsQuery"], options?: CallOptions): Promise<Data<"list_bookings">>;
  /** Change reference, notes and contacts. */
  changeBooking(id: string, body: Body<"change_booking">, options?: CallOptions): Promise<Data<"change_booking">>;
  /** Hold the seats of an unpaid booking longer. */
  extendHold(id: string, options?: RepeatableOptions): Promise<Data<"extend_hold">>;
  /** Take passengers out of an unpaid booking. */
  cancelPassengers(id: string, body: Body<"cancel_passengers">, options?: RepeatableOptions): Promise<Data<"cancel_passengers">>;
  /** See which bags can still be bought for a booking. */
  readBookingBags(id: string, options?: CallOptions): Promise<Data<"read_booking_bags">>;
  /** Buy bags for a booking. */
  addBags(id: string, body: Body<"add_bags">, options?: RepeatableOptions): Promise<Data<"add_bags">>;
  /** Change a passenger's document, contacts, loyalty numbers, or correct the name. */
  changePassenger(
    id: string,
    passengerId: string,
    body: Body<"change_passenger">,
    options?: CallOptions,
  ): Promise<Data<"change_passenger">>;
  /** Search flights, in short and in pages. */
  searchOffersLean(query: Schemas["LeanSearchQuery"], options?: CallOptions): Promise<Data<"search_offers_lean">>;
  /** Find cities and airports by what was typed. */
  listPlaces(query?: Schemas["PlacesQuery"], options?: CallOptions): Promise<Data<"list_places">>;
  /** List the airports. */
  listAirports(options?: CallOptions): Promise<Data<"list_airports">>;
  /** List the carriers. */
  listAirlines(options?: CallOptions): Promise<Data<"list_airlines">>;
  /** List the aircraft types. */
  listAircraft(options?: CallOptions): Promise<Data<"list_aircraft">>;
  /** List the countries. */
  listCountries(options?: CallOptions): Promise<Data<"list_countries">>;
  /** List the document types. */
  listDocumentTypes(options?: CallOptions): Promise<Data<"list_document_types">>;
  /** List what fares may include. */
  listServices(options?: CallOptions): Promise<Data<"list_services">>;
  /** List the errors. */
  listErrors(options?: CallOptions): Promise<Data<"list_errors">>;
  /** Let something happen to a test booking. */
  sandboxTriggerEvent(id: string, body: Body<"sandbox_trigger_event">, options?: RepeatableOptions): Promise<Data<"sandbox_trigger_event">>;
  /** Move the times of a test booking. */
  sandboxMoveTime(id: string, body: Body<"sandbox_move_time">, options?: CallOptions): Promise<Data<"sandbox_move_time">>;
  /** Put test money on the deposit. */
  sandboxRefillDeposit(body: Body<"sandbox_refill_deposit">, options?: RepeatableOptions): Promise<Data<"sandbox_refill_deposit">>;
}
