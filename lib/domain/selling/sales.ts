/** Groups in which sales are counted. A journey is filed under its first flight's carrier, and under both ends of its first direction. */
export const SALES_GROUPS = ["day", "carrier", "route", "agent"] as const;
export type SalesGrouping = (typeof SALES_GROUPS)[number];

/** What was sold and what came back, integers of minor units of one currency. */
export interface SalesCount {
  bookings: number;
  passengers: number;
  soldMinor: number;
  costMinor: number;
  /** Back to the deposit. */
  refundMinor: number;
  /** Back to customers. */
  customerRefundMinor: number;
}

export const NO_SALES: SalesCount = { bookings: 0, passengers: 0, soldMinor: 0, costMinor: 0, refundMinor: 0, customerRefundMinor: 0 };

export function addSales(one: SalesCount, other: SalesCount): SalesCount {
  return {
    bookings: one.bookings + other.bookings,
    passengers: one.passengers + other.passengers,
    soldMinor: one.soldMinor + other.soldMinor,
    costMinor: one.costMinor + other.costMinor,
    refundMinor: one.refundMinor + other.refundMinor,
    customerRefundMinor: one.customerRefundMinor + other.customerRefundMinor,
  };
}

/** What the agency keeps of it, minor units: the rule of `marginOf`. */
export function salesMargin({ soldMinor, costMinor, refundMinor, customerRefundMinor }: SalesCount): number {
  return soldMinor - costMinor - (customerRefundMinor - refundMinor);
}
