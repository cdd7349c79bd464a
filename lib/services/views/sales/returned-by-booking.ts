import { db } from "@/lib/db";

/** What came back of a booking, minor units. */
export interface Returned {
  /** To the deposit. */
  refundMinor: number;
  /** To the customer. */
  customerRefundMinor: number;
}

/** What came back of each of these bookings, by their ids, as the sales count it; those of which nothing did are not in it. */
export async function returnedByBooking(bookingIds: readonly string[]): Promise<Map<string, Returned>> {
  const sums = await db().refund.groupBy({
    by: "bookingId",
    where: { bookingId: { in: [...bookingIds] }, refundMinor: { gt: 0 } },
    _sum: { refundMinor: true, customerMinor: true },
  });
  return new Map(
    sums.map(({ bookingId, _sum: { refundMinor, customerMinor } }) => [
      bookingId,
      { refundMinor: Number(refundMinor), customerRefundMinor: Number(customerMinor) },
    ]),
  );
}
