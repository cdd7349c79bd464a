import type { Operation } from "./operation";
import { mintToken } from "./operations/access/mint-token";
import { addBags } from "./operations/bookings/add-bags";
import { cancelPassengers } from "./operations/bookings/cancel-passengers";
import { changeBooking } from "./operations/bookings/change-booking";
import { changePassenger } from "./operations/bookings/change-passenger";
import { checkBookingPrice } from "./operations/bookings/check-booking-price";
import { createBooking } from "./operations/bookings/create-booking";
import { extendHold } from "./operations/bookings/extend-hold";
import { listBookings } from "./operations/bookings/list-bookings";
import { listReceipts } from "./operations/bookings/list-receipts";
import { payBooking } from "./operations/bookings/pay-booking";
import { readBooking } from "./operations/bookings/read-booking";
import { readBookingBags } from "./operations/bookings/read-booking-bags";
import { readBookingRules } from "./operations/bookings/read-booking-rules";
import { readFiscalization } from "./operations/bookings/read-fiscalization";
import { readPaymentPermission } from "./operations/bookings/read-payment-permission";
import { checkBalance } from "./operations/money/check-balance";
import { listBalances } from "./operations/money/list-balances";
import { listRefunds } from "./operations/money/list-refunds";
import { listTransactions } from "./operations/money/list-transactions";
import { readLowBalance } from "./operations/money/read-low-balance";
import { readStatement } from "./operations/money/read-statement";
import { setLowBalance } from "./operations/money/set-low-balance";
import { checkOffer } from "./operations/offers/check-offer";
import { listDestinations } from "./operations/offers/list-destinations";
import { listFareFamily } from "./operations/offers/list-fare-family";
import { listPriceCalendar } from "./operations/offers/list-price-calendar";
import { readOfferRules } from "./operations/offers/read-offer-rules";
import { searchOffers } from "./operations/offers/search-offers";
import { searchOffersLean } from "./operations/offers/search-offers-lean";
import { listAircraft } from "./operations/reference-lists/list-aircraft";
import { listAirlines } from "./operations/reference-lists/list-airlines";
import { listAirports } from "./operations/reference-lists/list-airports";
import { listCountries } from "./operations/reference-lists/list-countries";
import { listDocumentTypes } from "./operations/reference-lists/list-document-types";
import { listErrors } from "./operations/reference-lists/list-errors";
import { listPlaces } from "./operations/reference-lists/list-places";
import { listServices } from "./operations/reference-lists/list-services";
import { autoCancel } from "./operations/refunds/auto-cancel";
import { cancelUnpaid } from "./operations/refunds/cancel-unpaid";
import { getRefundAmounts } from "./operations/refunds/get-refund-amounts";
import { getRefundOptions } from "./operations/refunds/get-refund-options";
import { listBookingRefunds } from "./operations/refunds/list-booking-refunds";
import { refundPassengers } from "./operations/refunds/refund-passengers";
import { requestManualRefund } from "./operations/refunds/request-manual-refund";
import { voidBooking } from "./operations/refunds/void-booking";
import { sandboxMoveTime } from "./operations/sandbox/sandbox-move-time";
import { sandboxRefillDeposit } from "./operations/sandbox/sandbox-refill-deposit";
import { sandboxTriggerEvent } from "./operations/sandbox/sandbox-trigger-event";
import { acceptScheduleChange } from "./operations/schedule-changes/accept-schedule-change";
import { chooseScheduleAlternative } from "./operations/schedule-changes/choose-schedule-alternative";
import { refundScheduleChange } from "./operations/schedule-changes/refund-schedule-change";
import { listSchedule } from "./operations/travel-data/list-schedule";
import { listVisaTypes } from "./operations/travel-data/list-visa-types";
import { listVisaTypesLegacy } from "./operations/travel-data/list-visa-types-legacy";
import { changeWebhook } from "./operations/webhooks/change-webhook";
import { createWebhook } from "./operations/webhooks/create-webhook";
import { deleteWebhook } from "./operations/webhooks/delete-webhook";
import { listEvents } from "./operations/webhooks/list-events";
import { listWebhookDeliveries } from "./operations/webhooks/list-webhook-deliveries";
import { listWebhooks } from "./operations/webhooks/list-webhooks";
import { replayWebhookDelivery } from "./operations/webhooks/replay-webhook-delivery";
import { rotateWebhook } from "./operations/webhooks/rotate-webhook";
import { testWebhook } from "./operations/webhooks/test-webhook";

/** All operations of `/api/v1`, in the order of the documentation. An operation begins with its file in `operations/` and its row here. */
export const OPERATIONS = byName([
  mintToken,
  checkBalance,
  listBalances,
  searchOffers,
  checkOffer,
  listFareFamily,
  readOfferRules,
  createBooking,
  readBooking,
  readBookingRules,
  checkBookingPrice,
  readPaymentPermission,
  payBooking,
  readFiscalization,
  listReceipts,
  cancelUnpaid,
  voidBooking,
  getRefundAmounts,
  autoCancel,
  requestManualRefund,
  getRefundOptions,
  refundPassengers,
  listSchedule,
  listVisaTypes,
  listVisaTypesLegacy,
  listPriceCalendar,
  listDestinations,
  acceptScheduleChange,
  chooseScheduleAlternative,
  refundScheduleChange,
  listTransactions,
  readStatement,
  listBookingRefunds,
  listRefunds,
  readLowBalance,
  setLowBalance,
  listWebhooks,
  createWebhook,
  changeWebhook,
  deleteWebhook,
  rotateWebhook,
  testWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
  listEvents,
  listBookings,
  changeBooking,
  extendHold,
  cancelPassengers,
  readBookingBags,
  addBags,
  changePassenger,
  searchOffersLean,
  listPlaces,
  listAirports,
  listAirlines,
  listAircraft,
  listCountries,
  listDocumentTypes,
  listServices,
  listErrors,
  sandboxTriggerEvent,
  sandboxMoveTime,
  sandboxRefillDeposit,
]);

export type OperationName = keyof typeof OPERATIONS;

/** Names of all operations, in their order. */
export function operationNames(): OperationName[] {
  return Object.keys(OPERATIONS).filter(isOperationName);
}

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

function byName<const List extends readonly Operation[]>(list: List): { readonly [One in List[number] as One["name"]]: One };
function byName(list: readonly Operation[]): object {
  return Object.fromEntries(list.map((operation) => [operation.name, operation]));
}
