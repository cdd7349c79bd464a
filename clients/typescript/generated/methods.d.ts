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
  checkBalance(options?: CallOptions): Promise<Data<"check_balance">>;
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
  cancelUnpaid(id: string, options?: CallOptions): Promise<Data<"cancel_unpaid">>;
  /** Void a paid or ticketed booking with a full refund. */
  voidBooking(id: string, options?: RepeatableOptions): Promise<Data<"void_booking">>;
  /** Ask what a refund would return. */
  getRefundAmounts(id: string, options?: CallOptions): Promise<Data<"get_refund_amounts">>;
  /** Refund a ticketed booking by its fare rules. */
  autoCancel(id: string, options?: RepeatableOptions): Promise<Data<"auto_cancel">>;
  /** Ask the back office for a refund. */
  requestManualRefund(id: string, options?: RepeatableOptions): Promise<Data<"request_manual_refund">>;
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
}
