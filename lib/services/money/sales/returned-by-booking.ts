import { z } from "zod";
import { db } from "@/lib/db";
import { returnedToCustomers } from "./returned-to-customers";

/** What came back of a booking, minor units. */
export interface Returned {
  /** To the deposit. */
  refundMinor: number;
  /** To the customer. */
  customerRefundMinor: number;
}

const movement = z.object({ id: z.string(), bookingId: z.string(), amount: z.bigint() });

/** What came back of each of these bookings, by their ids, as the sales count it; those of which nothing did are not in it. */
export async function returnedByBooking(bookingIds: readonly string[]): Promise<Map<string, Returned>> {
  if (bookingIds.length === 0) return new Map();
  const found = await db().$queryRaw`
    select t.id::text as id, t.booking_id::text as "bookingId", e.amount_minor as amount
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id and a.kind = 'deposit'
     where t.booking_id = any(${[...bookingIds]}::uuid[]) and t.kind = 'refund'`;
  const movements = z.array(movement).parse(found);
  const toCustomers = await returnedToCustomers(movements.map(({ bookingId }) => bookingId));
  const sums = new Map<string, Returned>();
  for (const { id, bookingId, amount } of movements) {
    const { refundMinor, customerRefundMinor } = sums.get(bookingId) ?? { refundMinor: 0, customerRefundMinor: 0 };
    const back = Number(amount);
    sums.set(bookingId, { refundMinor: refundMinor + back, customerRefundMinor: customerRefundMinor + (toCustomers.get(id) ?? back) });
  }
  return sums;
}
