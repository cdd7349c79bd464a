import { customerPartsOf, readMovements } from "./returned-to-customers";

/** What came back of a booking, minor units. */
export interface Returned {
  /** To the deposit. */
  refundMinor: number;
  /** To the customer. */
  customerRefundMinor: number;
}

/** What came back of each of these bookings, by their ids, as the sales count it; those of which nothing did are not in it. */
export async function returnedByBooking(bookingIds: readonly string[]): Promise<Map<string, Returned>> {
  const movements = await readMovements(bookingIds);
  const toCustomers = await customerPartsOf(movements);
  const sums = new Map<string, Returned>();
  for (const { id, bookingId, amount } of movements) {
    const { refundMinor, customerRefundMinor } = sums.get(bookingId) ?? { refundMinor: 0, customerRefundMinor: 0 };
    const back = Number(amount);
    sums.set(bookingId, { refundMinor: refundMinor + back, customerRefundMinor: customerRefundMinor + (toCustomers.get(id) ?? back) });
  }
  return sums;
}
