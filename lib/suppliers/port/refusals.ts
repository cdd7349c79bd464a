/** The carrier has not confirmed; the caller may repeat (HTTP 410, code 1039). */
export class SupplierUnconfirmed extends Error {}

/** The price rose while the offer was being held; pricing it again gives the new one (HTTP 422, code 1030). */
export class SupplierPriceRose extends Error {}

/** The price fell while the offer was being held; pricing it again gives the new one (HTTP 422, code 1031). */
export class SupplierPriceFell extends Error {}

/** The price moved between being asked for and being held; pricing it again gives the new one (HTTP 422, code 100500). */
export class SupplierPriceMoved extends Error {}

/** The supplier does not work at the moment; the caller may repeat (HTTP 503, code 1002). */
export class SupplierAway extends Error {}

/** What was offered a moment ago is not to be had any more; pricing it again finds nothing (HTTP 404, code 100405). */
export class SupplierSoldOut extends Error {}

/** The supplier will never issue these tickets: the booking is to be refunded at once. */
export class TicketingRefused extends Error {}
